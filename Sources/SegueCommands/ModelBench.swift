import SegueModel
import SegueReports
import SegueScenarios

/// Runs of one ordinary scenario, in several ways, in turns.
struct ModelBench {
  let seconds: Int
  private static let turns = 9

  func report() throws -> String {
    let scenario = OrdinaryRun.scenario
    let whole = try ModelSession(scenario)
    let end = try ModelSession(scenario, layers: [.outcome, .callbacks], snapshots: .last)
    whole.run()
    let trace = whole.world.trace()
    guard trace.ending == .completed, let tree = trace.steps.last?.snapshot?.tree,
      OrdinaryRun.run() == tree
    else { throw SuiteError(message: "the model and the hand-written loop end in different trees") }

    let ways: [(name: String, work: () -> Void)] = [
      ("hand-written loop", { OrdinaryRun.repeatOnce() }),
      ("model, whole trace", { whole.run() }),
      ("model, end snapshot, no search", { end.run() }),
      (
        "model, whole trace as values",
        {
          whole.run(); blackHole(whole.world.trace().steps.count)
        }
      ),
    ]
    var rates = Array(repeating: [Double](), count: ways.count)
    let slice = Duration.seconds(seconds) / (Self.turns * ways.count)
    for _ in 0..<Self.turns {
      for (index, way) in ways.enumerated() { rates[index].append(rate(slice, way.work)) }
    }
    let medians = rates.map { $0.sorted()[Self.turns / 2] }
    var lines = ["\(scenario.steps.count) steps, \(events(trace)) events, final tree \(tree)", ""]
    lines.append("".padded(to: 34) + "runs/s".leftPadded(to: 12) + "of the loop".leftPadded(to: 14))
    for (way, median) in zip(ways, medians) {
      lines.append(
        way.name.padded(to: 34) + "\(Int(median))".leftPadded(to: 12)
          + percent(median / medians[0]).leftPadded(to: 14))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func events(_ trace: Trace) -> Int { trace.steps.reduce(0) { $0 + $1.events.count } }

  private func percent(_ ratio: Double) -> String {
    "\(Int(ratio * 1000) / 10).\(Int(ratio * 1000) % 10) %"
  }

  /// Runs a second over a span of time, looked at every few runs.
  private func rate(_ span: Duration, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var runs = 0
    var passed = Duration.zero
    while passed < span {
      for _ in 0..<16 { work() }
      runs += 16
      passed = clock.now - start
    }
    return Double(runs) / (passed / .seconds(1))
  }
}

/// Keeps a result from being optimised away.
@inline(never)
func blackHole(_ value: Int) {}
