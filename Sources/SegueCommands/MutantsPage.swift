import SegueConformance
import SegueExchange
import SegueMutants
import SegueReports
import SegueScenarios

extension MutantTrial {
  /// One mutant with every case that kills it.
  var page: String {
    var lines = [
      mutant.name, "", "  \(mutant.mistake)", "",
      "  breaks  \(mutant.breaks.map(\.description).joined(separator: ", "))",
      "  run it  segue check --builtin mutant:\(mutant.name)", "",
      kills.isEmpty ? "  SURVIVES" : "  killed by \(kills.count) of the cases",
    ]
    for kill in kills {
      lines.append("    \(kill.path) [\(kill.profile.rawValue)]")
      switch kill.verdict.outcome {
      case .fail(let divergence):
        lines.append("      expected  \(divergence.expected.words)")
        lines.append("      actual    \(divergence.actual.words)")
      case .unlawful(let violation): lines.append("      \(violation.law): \(violation.seen)")
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSON {
    .object([
      JSON.Member("name", .string(mutant.name)), JSON.Member("mistake", .string(mutant.mistake)),
      JSON.Member("breaks", .array(mutant.breaks.map { .string("\($0)") })),
      JSON.Member(
        "kills",
        .array(
          kills.map { kill in
            var members = [
              JSON.Member("case", .string(kill.path)),
              JSON.Member("profile", .string(kill.profile.rawValue)),
            ]
            if let fingerprint = kill.verdict.fingerprint {
              members.append(JSON.Member("fingerprint", .string(fingerprint)))
            }
            return .object(members)
          })),
    ])
  }
}
