import SegueFuzzing
import SegueModel
import SegueReports
import SegueScenarios

/// How fast scenarios are drawn, compared and made smaller, beside whole runs of the model on the same scenarios.
struct FuzzBench {
  var cases: Int

  func report() throws -> String {
    let options = Campaign.Options(seed: 1, cases: cases)
    let twin = try Builtin.drawing(Builtin.sought)
    var scenarios: [Scenario] = []
    let drawing = seconds { scenarios = Campaign(options).scenarios() }
    let running = seconds {
      for scenario in scenarios { blackHole(ReferenceModel().run(scenario).steps.count) }
    }
    var compared = options
    // What differs is counted and not made smaller.
    compared.shrinking = 0
    compared.keepsGoing = true
    let campaign = Campaign(compared)
    var counts: CampaignCounts?
    let comparing = seconds { counts = campaign.run(on: twin) }
    let (launched, steps) = (counts?.scenarios ?? 0, counts?.steps ?? 0)
    let (executions, shrinking) = shrinks(scenarios)
    let base = Double(scenarios.count) / running
    func row(_ name: String, _ count: Int, _ seconds: Double) -> String {
      let rate = Double(count) / seconds
      return name.padded(to: 34) + "\(Int(rate))".leftPadded(to: 12)
        + "\(Int(rate / base * 100)) %".leftPadded(to: 14) + "\n"
    }
    var text = "\(cases) cases, \(launched) launched, \(steps) steps\n\n"
    text += "".padded(to: 34) + "a second".leftPadded(to: 12)
    text += "of whole runs".leftPadded(to: 14) + "\n"
    text += row("whole runs of the model", scenarios.count, running)
    text += row("scenarios, drawn only", scenarios.count, drawing)
    text += row("scenarios, drawn and compared", launched, comparing)
    text += row("executions of shrinking", executions, shrinking)
    return text
  }

  /// Makes the longest scenarios smaller as long as the same kinds of events occur.
  private func shrinks(_ scenarios: [Scenario]) -> (executions: Int, seconds: Double) {
    var executions = 0
    let seconds = seconds {
      for scenario in scenarios.sorted(by: { $0.steps.count > $1.steps.count }).prefix(10) {
        let kinds = Set(ReferenceModel().run(scenario).steps.flatMap { $0.events.map(\.kind) })
        var simplifier = Simplifier(scenario, profiles: [], budget: 300) { smaller in
          Set(ReferenceModel().run(smaller).steps.flatMap { $0.events.map(\.kind) }) == kinds
        }
        simplifier.run()
        executions += simplifier.executions
      }
    }
    return (executions, seconds)
  }

  private func seconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return max(clock.measure(work) / .seconds(1), 1e-9)
  }
}
