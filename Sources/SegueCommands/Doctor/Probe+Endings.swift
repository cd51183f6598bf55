import SegueExchange
import SegueScenarios

/// How it says goodbye.
extension Probe {
  static let endings = [
    Probe("standard output") { examination throws(Fault) in
      let leaving = try leave(examination, sayingBye: true)
      if let fault = leaving.fault { throw fault }
      return .ok("has answers and nothing else")
    },
    Probe("bye") { examination throws(Fault) in
      ended(try leave(examination, sayingBye: true), "bye")
    },
    Probe("end of input") { examination throws(Fault) in
      ended(try leave(examination, sayingBye: false), "the end of its input")
    },
  ]

  private static func leave(
    _ examination: Examination, sayingBye: Bool
  ) throws(Fault) -> AdapterLeaving {
    var session = try examination.session()
    let scenario = Scenario.plain("root", in: examination.profile)
    session.send(job: 0, scenario: Array(scenario.json.line.utf8))
    if case .broken(let fault) = session.next() {
      session.stop()
      throw fault
    }
    return session.leave(sayingBye: sayingBye)
  }

  private static func ended(_ leaving: AdapterLeaving, _ word: String) -> Diagnosis {
    if let ending = leaving.ending { return .ok("it ends within a second: \(ending)") }
    return .fail(
      "it does not end within a second of \(word)", "end when bye comes, or when nothing more can")
  }
}
