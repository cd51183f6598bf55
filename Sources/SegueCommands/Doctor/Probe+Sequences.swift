import SegueExchange
import SegueScenarios

/// What depends on more than one scenario.
extension Probe {
  static let sequences = [
    Probe("window") { examination throws(Fault) in
      let window = examination.declaration.window
      let scenarios = (0..<2 * window).map {
        Scenario.plain("root\($0)", in: examination.profile)
      }
      let (answers, order) = try examination.ask(scenarios, window: window)
      for (scenario, answer) in zip(scenarios, answers) {
        guard let difference = examination.difference(of: try answer.get(), in: scenario) else {
          continue
        }
        return .fail(
          "with \(window) in flight an answer is not that of its id: \(difference)",
          "give each answer the id of its run, or declare a window of 1")
      }
      let isInOrder = order == Array(scenarios.indices)
      return .ok(
        "\(window) in flight, answered \(isInOrder ? "in order" : "out of order, which is allowed")"
      )
    },
    Probe("state") { examination throws(Fault) in
      let scenarios = examination.sample
      let answers = try examination.ask(scenarios + scenarios.reversed() + scenarios).answers
      let count = scenarios.count
      let isSame = scenarios.indices.allSatisfy { index in
        answers[index] == answers[2 * count - 1 - index]
          && answers[index] == answers[2 * count + index]
      }
      return isSame
        ? .ok("nothing stays from one scenario to the next")
        : .fail(
          "the same scenario has another answer after others",
          "begin each run afresh: screens, counters of instances, classes, registries")
    },
    Probe("determinism") { examination throws(Fault) in
      for scenario in examination.sample {
        let answers = try examination.ask(Array(repeating: scenario, count: 5)).answers
        guard Set(answers).count == 1 else {
          return .fail(
            "the same scenario five times has \(Set(answers).count) answers",
            "take no order from a hash table, no clock, no chance")
        }
      }
      return .ok("the same scenario five times has one answer")
    },
    Probe("restart") { examination throws(Fault) in
      var session = try examination.session()
      let declaration = session.declaration
      session.stop()
      let advice =
        "what it says must not depend on the process: the runner restarts it, and runs several"
      guard declaration == examination.declaration else {
        return .fail("started again it declares something else", advice)
      }
      let scenarios = examination.sample
      let (first, second) = (
        try examination.ask(scenarios).answers, try examination.ask(scenarios).answers
      )
      return first == second
        ? .ok("started again it answers the same")
        : .fail("started again it answers otherwise", advice)
    },
  ]
}

extension Examination {
  /// Different scenarios of which each has an answer.
  var sample: [Scenario] {
    [.plain("first", in: profile), .plain("second", in: profile)]
      + (raising("nowhere").map { [$0] } ?? []) + all
  }
}
