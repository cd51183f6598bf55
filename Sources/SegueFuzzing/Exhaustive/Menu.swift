import SegueScenarios

/// All that might be done in a small app, the everyday things first; the model says which of it can be done when.
struct Menu {
  private(set) var choices: [Scenery.Choice] = []

  /// - Parameters:
  ///   - subtrees: What comes with each scene, as a set of bits.
  ///   - instances: How many instances of a scene there may be.
  init(
    containers: [Container], subtrees: [UInt32], letters: [SegueLetter], deeds: [Deed],
    rarity: Int, instances: Int
  ) {
    let all = containers.enumerated().flatMap { scene, container in
      (1...max(1, instances)).map { ordinal in
        (scene, container, Self.instance(scene, ordinal))
      }
    }
    for deed in deeds where deed.rarity <= rarity {
      for (number, letter) in letters.enumerated() where deed.rarity + letter.rarity <= rarity {
        for (scene, _, name) in all where scene == letter.source {
          guard let step = Self.step(deed, letter.segue, on: name) else { continue }
          choices.append(
            Scenery.Choice(
              step: step, rarity: deed.rarity, letter: number,
              makes: letter.destination.map { subtrees[$0] } ?? 0))
        }
      }
      if deed == .instantiate {
        choices += containers.indices.map { scene in
          Scenery.Choice(
            step: .instantiate(
              storyboard: Alphabet.storyboard, identifier: SmallApp.name(scene), creator: nil),
            rarity: deed.rarity, makes: subtrees[scene])
        }
      }
      for (_, container, name) in all {
        for step in deed.steps(on: name, container) {
          choices.append(Scenery.Choice(step: step, rarity: deed.rarity))
        }
        for (_, other, second) in all {
          for step in deed.steps(on: (name, container), (second, other)) {
            choices.append(Scenery.Choice(step: step, rarity: deed.rarity))
          }
        }
      }
    }
  }

  private static func instance(_ scene: Int, _ ordinal: Int) -> String {
    ordinal == 1 ? SmallApp.name(scene) : "\(SmallApp.name(scene))#\(ordinal)"
  }

  private static func step(_ deed: Deed, _ segue: Segue, on: String) -> Step? {
    switch deed {
    case .trigger: segue.trigger.map { .trigger(name: $0, on: on) }
    case .performSegue:
      segue.identifier.map { .performSegue(identifier: $0, on: on, sender: nil) }
    case .performSegueWithSender:
      segue.identifier.map { .performSegue(identifier: $0, on: on, sender: "code") }
    default: nil
    }
  }
}
