import SegueModel
import SegueScenarios
import Synchronization

/// The model, keeping what it was asked and what it answered, in order.
final class Recorder: Implementation {
  let name = "recorder"
  private let kept = Mutex<[(Scenario, Trace)]>([])

  var runs: [(Scenario, Trace)] { kept.withLock { $0 } }

  func run(_ scenario: Scenario) -> Trace {
    let trace = ReferenceModel().run(scenario)
    kept.withLock { $0.append((scenario, trace)) }
    return trace
  }
}
