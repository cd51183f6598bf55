import SegueConformance
import SegueExchange
import SegueScenarios

extension Scenario {
  /// A window made in code, which needs no feature.
  static func plain(_ name: String, in profile: Profile, steps: [Step] = []) -> Scenario {
    Scenario(
      profile: profile, window: .code(class: "UIViewController", name: name), steps: steps)
  }

}

extension Examination {
  /// The same, and a segue performed that is not there; nil where none is performed in code.
  func raising(_ identifier: String) -> Scenario? {
    guard features.contains(.segueCode) else { return nil }
    return .plain(
      "root", in: profile, steps: [.performSegue(identifier: identifier, on: "root", sender: nil)])
  }
}

/// Single scenarios and their answers.
extension Probe {
  static let launch = Probe("launch") { examination throws(Fault) in
    let scenario = Scenario.plain("root", in: examination.profile)
    let trace = try examination.ask(scenario)
    guard let difference = examination.difference(of: trace, in: scenario) else {
      return .ok("a window made in code is answered as it should be")
    }
    return .fail(
      "a window with one controller differs: \(difference)",
      "answer {\"window\": {\"class\": \"UIViewController\", \"name\": \"root\"}} with the tree \"root\""
    )
  }

  static let questions = [
    Probe("question") { examination throws(Fault) in
      guard examination.declaration.layers.contains(.outcome) else {
        return .skip("it does not report outcomes")
      }
      let scenarios = ["one", "two"].map { Scenario.plain($0, in: examination.profile) }
      let answers = try examination.ask(scenarios).answers
      return answers[0] == answers[1]
        ? .fail(
          "two scenarios that must differ have the same answer",
          "make the answer from the scenario; a fixed one passes only where it happens to fit")
        : .ok("two scenarios that must differ do")
    },
    Probe("raise") { examination throws(Fault) in
      guard let scenario = examination.raising("nowhere") else {
        return .skip("a segue that is not there is performed with segue.code")
      }
      guard case .raised(_, _, let rules) = examination.model(scenario).ending else {
        return .skip("what is asked does not raise in \(examination.profile.rawValue)")
      }
      let trace = try examination.ask(scenario)
      if case .raised = trace.ending { return .ok("is reported as raised") }
      // Whether the adapter lost the exception or the implementation raises none cannot be told from here.
      return .warn(
        "performing a segue that is not there does not end as raised",
        "\(rules.first.map { "\($0): " } ?? "")it raises; if yours does, answer status raised, with ends, and stop at that step"
      )
    },
    Probe("unsupported") { examination throws(Fault) in
      let canaries = examination.canaries.sorted { $0.key < $1.key }
      guard !canaries.isEmpty else { return .skip("no case needs only what it declares") }
      let answers = try examination.ask(canaries.map(\.value)).answers
      let refused = zip(canaries, answers).filter { _, answer in
        if case .failure = answer { true } else { false }
      }
      guard let first = refused.first, case .failure(let fault) = first.1 else {
        return .ok("a scenario for each of \(canaries.count) declared features has an answer")
      }
      let names = refused.map(\.0.key.rawValue).joined(separator: ", ")
      return .fail(
        "declared, and without an answer: \(names) (\(fault.kind.rawValue): \(fault.detail))",
        Advice.about(fault))
    },
    Probe("layers", layers),
    Probe("unknown step") { examination throws(Fault) in
      let line = """
        {"window":{"class":"UIViewController","name":"root"},"steps":[{"turnTheKnob":"root"}]}
        """
      switch try examination.ask(lines: [Array(line.utf8)]).answers[0] {
      case .failure: return .ok("is refused, and the adapter lives on")
      case .success(let trace):
        if case .invalid = trace.ending { return .ok("is refused, and the adapter lives on") }
        return .warn(
          "a step that there is not is answered as if it had been taken",
          "answer unknown steps with status unsupported or error: else a misread step looks like a wrong answer"
        )
      }
    },
    Probe("unicode") { examination throws(Fault) in
      let text = "Détail 詳細 🙂"
      guard let scenario = examination.raising(text) else {
        return .skip("a reason with a text in it comes with segue.code")
      }
      let trace = try examination.ask(scenario)
      guard case .raised(_, let reason?, _) = trace.ending else {
        return .ok("is read; no reason that would show the text comes back")
      }
      return reason.contains(text)
        ? .ok("comes back as it went")
        : .fail("\(quoted(text)) comes back as \(quoted(reason))", "read and write UTF-8")
    },
  ]

  /// What a layer that is declared must show, and one that is not must not.
  @Sendable private static func layers(_ examination: Examination) throws(Fault) -> Diagnosis {
    let declared = examination.declaration.layers
    let scenarios = examination.all + [.plain("root", in: examination.profile)]
    let traces = try examination.ask(scenarios).answers.compactMap { try? $0.get() }
    var seen = Set(traces.flatMap(\.steps).flatMap(\.events).map(\.kind.layer))
    if traces.contains(where: { $0.steps.contains { $0.snapshot != nil } }) {
      seen.insert(.outcome)
    }
    let expected = scenarios.map(examination.model).flatMap(\.steps).flatMap(\.events)
    let shown = Set(expected.map(\.kind.layer) + [.outcome])
    func list(_ layers: Set<Layer>) -> String {
      layers.sorted().map(\.rawValue).joined(separator: ", ")
    }
    let missing = declared.intersection(shown).subtracting(seen)
    guard missing.isEmpty else {
      return .fail(
        "declared, and never reported: \(list(missing))", "report it, or leave it out of observes")
    }
    let more = seen.subtracting(declared)
    guard more.isEmpty else {
      return .warn(
        "reported, and not judged: \(list(more))", "name it in observes, or do not report it")
    }
    return .ok(list(declared))
  }
}
