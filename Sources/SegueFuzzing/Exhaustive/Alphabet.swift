package import SegueScenarios

/// What small scenarios are made of; `Specs/SmallScenarios.md` lists it.
package struct Alphabet: Sendable {
  var containers = Container.allCases
  /// Plain controllers embed others.
  var embeds = true
  /// The kinds of forward segues that a step starts.
  var kinds: [Segue.Kind] = [
    .show, .presentation, .showDetail, .push, .modal, .popoverPresentation, .popover, .replace,
    .custom,
  ]
  var unwinds = true
  var variations = Variation.allCases
  var overrides = OverrideLetter.all
  var deeds = Deed.allCases
  var devices = [
    Device(width: .regular), Device(idiom: .pad), Device(width: .regular, idiom: .pad),
  ]

  /// Everything.
  package static let full = Alphabet()

  /// The one action that exits have and classes implement.
  static let action = "one:"
  /// The one storyboard.
  static let storyboard = "Main"

  /// Whether a kind of segue is part of everyday apps; the others weigh one more.
  static func rarity(of kind: Segue.Kind) -> Int {
    kind == .show || kind == .presentation ? 0 : 1
  }
}

extension Alphabet {
  /// The letters that occur in a scenario: its kinds of controllers, segues, overrides and steps.
  package init(of scenario: Scenario) {
    let scenes = scenario.storyboards.values.flatMap(\.scenes.values)
    let segues = scenes.flatMap(\.segues)
    let kinds = Set(segues.map(\.kind))
    let found = Set(scenes.compactMap { Container($0.controllerClass, in: scenario) })
    // The simplest come first: those up to tab bar controllers always, others where there is one that is less simple.
    let last = Container.allCases.lastIndex { $0 == .tab || found.contains($0) } ?? 0
    containers = Array(Container.allCases[...last])
    embeds = kinds.contains(.embed)
    self.kinds = self.kinds.filter(kinds.contains)
    unwinds = kinds.contains(.unwind)
    let hasReference = scenes.contains { $0.reference != nil }
    variations = variations.filter { variation in
      variation == .reference ? hasReference : segues.contains { variation.isLike($0) }
    }
    let departures = Departure.allCases.filter { departure in
      scenario.classes.values.contains { departure.isIn($0) }
        || departure == .style && scenes.contains { $0.presentationStyle != nil }
        || departure == .definesContext && scenes.contains { $0.definesPresentationContext != nil }
    }
    overrides = overrides.filter { departures.contains($0.departure) }
    let steps = scenario.steps
    deeds = deeds.filter { deed in steps.contains { deed.isLike($0) } }
    devices = devices.filter { $0 == scenario.device }
  }
}
