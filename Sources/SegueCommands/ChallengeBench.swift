import PropertyTasks
import SegueReports

/// The tasks of the public shrinking challenge: how often the smallest case is the minimum, and after how many runs.
@available(macOS 26, *)
struct ChallengeBench {
  var seeds: Int

  func report() -> String {
    var text =
      "".padded(to: 22) + "at the minimum".leftPadded(to: 16) + "best published".leftPadded(to: 16)
      + "runs to it: median".leftPadded(to: 20) + "most".leftPadded(to: 7)
      + "cases to failure".leftPadded(to: 18) + "\n"
    for task in Challenge.tasks {
      for row in Challenge.table(seeds: seeds, named: task.name) where row.name == task.name {
        text +=
          row.name.padded(to: 22) + "\(row.minimal) of \(row.seeds)".leftPadded(to: 16)
          + "\(row.published) %".leftPadded(to: 16) + "\(median(row.toBest))".leftPadded(to: 20)
          + "\(row.toBest.last ?? 0)".leftPadded(to: 7)
          + "\(median(row.cases))".leftPadded(to: 18) + "\n"
      }
    }
    return text
  }

  private func median(_ sorted: [Int]) -> Int { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
}
