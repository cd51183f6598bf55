import SegueFuzzing
import SegueMutants
import SegueReports
import SegueScenarios

extension MutantFuzzing {
  /// A line a mutant, and what they come to.
  var table: String {
    let width = (mutants.map(\.name.count).max() ?? 0) + 2
    var lines = [
      "mutant".padded(to: width) + "seeds".leftPadded(to: 7) + "median".leftPadded(to: 8)
        + "most".leftPadded(to: 7)
        + (options.minimizes ? "  " + "made".padded(to: 10) + "minimum" : "")
    ]
    for (mutant, row) in zip(mutants, pairs) {
      let found = row.compactMap { $0 }
      let after = found.map(\.after).sorted()
      lines.append(
        mutant.name.padded(to: width) + "\(found.count)/\(row.count)".leftPadded(to: 7)
          + Self.median(row.map { $0?.after }).leftPadded(to: 8)
          + (found.count < row.count ? "-" : after.last.map(String.init) ?? "-").leftPadded(to: 7)
          + (options.minimizes ? Self.sizes(found) : ""))
    }
    return lines.joined(separator: "\n") + "\n\n" + summary
  }

  private static func sizes(_ found: [Pair]) -> String {
    let largest = found.max { $0.size < $1.size }
    return "  " + (largest?.size.description ?? "-").padded(to: 10)
      + (largest.map { $0.minimum?.description ?? "not within reach" } ?? "-")
  }

  private var summary: String {
    let all = pairs.flatMap { $0 }
    let found = all.compactMap { $0 }
    let known = found.filter { $0.minimum != nil }
    let equal = known.count { $0.minimum == $0.size }
    // One that the search made small without meeting the bounds of the minimum may be below it.
    let below = known.count { pair in pair.minimum.map { pair.size < $0 } ?? false }
    let complete = pairs.count { $0.allSatisfy { $0 != nil } }
    let medians = pairs.map { Self.middle($0.map { $0?.after }) }
    let soon = """
      \(mutants.count) mutant\(mutants.count == 1 ? "" : "s"), \(complete) found with each of \(options.seeds) seed\(options.seeds == 1 ? "" : "s"); median of the medians \(Self.median(medians))

      """
    return !options.minimizes
      ? soon
      : soon + """
        \(all.count) pairs of mutant and seed, \(found.count) found, \(known.count) with a known minimum: \(equal) made as small as that, \(below) smaller; at most \(found.map(\.executions).max() ?? 0) runs to make one small

        """
  }

  /// The one in the middle; what was not found comes after all that was.
  private static func middle(_ numbers: [Int?]) -> Int? {
    let sorted = numbers.sorted { ($0 ?? .max) < ($1 ?? .max) }
    return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
  }

  private static func median(_ numbers: [Int?]) -> String {
    middle(numbers).map(String.init) ?? "-"
  }
}
