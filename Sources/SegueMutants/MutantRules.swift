import SegueModel
import SegueScenarios

/// The specification with one requirement restated wrongly; the type's name says what is wrong.
protocol MutantRules: ModelRules, SendableMetatype {
  /// The mistake as an implementer makes it, in one sentence.
  static var mistake: String { get }
  /// The rules that it breaks, the plainest first.
  static var breaks: [RuleID] { get }
}

extension MutantRules {
  /// The specification: what stays right.
  var uikit: UIKitRules { UIKitRules(world: world) }

  /// Whether one of UIKit's own classes answers, and no override of the app's.
  func isPlain(_ controller: Controller, but overrides: OverrideSet) -> Bool {
    world.overrides(controller).isDisjoint(with: overrides)
  }
}
