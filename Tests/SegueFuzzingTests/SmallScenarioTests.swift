import SegueExchange
import SegueFuzzing
import SegueModel
import SegueScenarios
import Testing

/// The small scenarios: what they are, and that walking through them is as good as running each.
@Suite("Small scenarios")
struct SmallScenarioTests {
  static func all(_ profile: Profile, steps: Int, controllers: Int) -> [(Scenario, Trace)] {
    let recorder = Recorder()
    var search = ExhaustiveSearch(
      SmallScenarios(profiles: [profile], steps: steps, controllers: controllers))
    search.run(on: recorder)
    #expect(search.isComplete && search.ran == recorder.runs.count)
    return recorder.runs
  }

  @Test("Each is valid, and there once", arguments: [Profile.ios6])
  func validity(profile: Profile) throws {
    let scenarios = Self.all(profile, steps: 1, controllers: 1).map(\.0)
    #expect(scenarios.count > 50)
    for scenario in scenarios { try scenario.validate() }
    #expect(Set(scenarios).count == scenarios.count)
  }

  @Test("They come in order of size")
  func order() {
    let sizes = Self.all(.ios14, steps: 1, controllers: 2).map(\.0.size)
    let falls = zip(sizes, sizes.dropFirst()).filter { $0.0 > $0.1 }
    #expect(falls.isEmpty, "\(falls.prefix(3))")
    #expect(sizes.last == ScenarioSize(steps: 1, controllers: 2, actions: 2, overrides: 0))
  }

  @Test("No two are equal but for the names of their scenes")
  func renaming() throws {
    var seen: Set<Scenario> = []
    for (scenario, _) in Self.all(.ios13, steps: 1, controllers: 2) {
      let swapped = try Scenario(json: scenario.canonicalJSON.swappingScenes())
      #expect(swapped == scenario || !seen.contains(swapped))
      seen.insert(scenario)
    }
  }

  @Test(
    "Pushes, presentations, unwinds that arrive and unwinds that fail are among the smallest")
  func contents() {
    let all = Self.all(.ios14, steps: 1, controllers: 2)
    func has(_ kind: Event.Kind, where isMeant: (Event) -> Bool = { _ in true }) -> Bool {
      all.contains { $0.1.steps.contains { $0.events.contains { $0.kind == kind && isMeant($0) } } }
    }
    #expect(has(.action) && has(.present) && has(.push))
    #expect(has(.canPerform) { $0.answer == false })
  }

  @Test("What the model does on the way through an app is what it does in the scenario alone")
  func walking() {
    for profile in [Profile.ios14] {
      var search = ExhaustiveSearch(
        SmallScenarios(profiles: [profile], steps: 1, controllers: 1), findings: .max)
      // What is expected comes from the walk.
      search.run(on: ReferenceModel())
      #expect(search.ran > 50)
      #expect(search.found.map(\.fingerprint) == [], "\(profile)")
    }
  }
}

extension String {
  /// The text with the scenes a and b, and their classes, swapped wherever they stand as a word.
  fileprivate func swappingScenes() -> String {
    let partner: [Character: Character] = ["a": "b", "b": "a", "A": "B", "B": "A"]
    let text = Array(self)
    return String(
      text.indices.map { index in
        let isWord =
          index > 0 && index + 1 < text.count && !text[index - 1].isLetter
          && !text[index + 1].isLetter
        return isWord ? partner[text[index]] ?? text[index] : text[index]
      })
  }
}
