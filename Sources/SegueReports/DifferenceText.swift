package import SegueConformance
import SegueScenarios

extension ResultsDifference {
  /// A line for each change, the worse ones marked, then how many there are of each kind.
  package var text: String {
    var lines = changes.map { change in
      let mark = change.isWorse ? "! " : "  "
      return mark + change.kind.rawValue.padded(to: 18) + (change.named?.headline.oneLine ?? "")
        + "\n" + change.detail.map { "".padded(to: 20) + $0.oneLine + "\n" }.joined()
    }
    for kind in Kind.allCases {
      let count = changes.count { $0.kind == kind }
      if count > 0 { lines.append("\(kind.rawValue): \(count)\n") }
    }
    return lines.isEmpty ? "no difference\n" : lines.joined()
  }
}

extension ResultsDifference.Change {
  /// From what to what.
  fileprivate var detail: [String] {
    switch kind {
    case .gone, .new: [(new ?? old).map(\.short) ?? ""]
    default: ["\(old.map(\.short) ?? "") → \(new.map(\.short) ?? "")"]
    }
  }
}

extension CaseVerdict {
  fileprivate var short: String {
    kind.rawValue + (fingerprint.map { " \($0)" } ?? reason.map { ": \($0)" } ?? "")
  }
}
