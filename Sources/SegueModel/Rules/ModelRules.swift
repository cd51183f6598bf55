package import SegueScenarios

/// What every area's rules act on.
package protocol WorldRules {
  var world: World { get }
  init(world: World)
}

/// All areas of `Specs/`. A type that conforms and restates nothing behaves as the specification says;
/// one that restates a requirement differs in exactly that.
package protocol ModelRules: StoryboardRules, SegueRules, ShowingRules, PresentationRules,
  ContainmentRules, UnwindingRules, LegacyUnwindingRules
{
  /// The launch: the window's root is made and comes on screen.
  func launch() throws(Stop)
  /// What one step does, of the scenario or of a callback.
  func run(_ step: StepCode, _ scope: Scope) throws(Stop)
}

/// The specification as it stands.
package struct UIKitRules: ModelRules {
  package let world: World
  package init(world: World) { self.world = world }
}

/// A segue while it is being performed. UIKit calls this `UIStoryboardSegue`.
package struct SegueObject: Sendable {
  package var kind: Segue.Kind
  package var identifier: Symbol
  /// An index into `Program.segueClasses`; -1 is `UIStoryboardSegue` itself.
  package var cls: Int32 = -1
  package var source: Controller
  package var destination: Controller
  package var sender: Symbol = .absent
  package var style: PresentationStyle?
  package var anchored = true
  package var pane = 1
  /// The `performHandler`; `hasHandler` tells an empty one from none.
  package var handler = BodyID.none
  package var hasHandler = false
  /// What the handler's other words mean: those of the place it stands in.
  package var enclosing = Scope()
  /// The app made it (SEG-35).
  package var isMade = false
  /// It has been performed before (SEG-36).
  package var isRepeated = false
  /// The search that found the destination of an unwind segue, which `destination` need not be (LUN-7).
  package var found = Controller.none
  /// A segue action made its destination (SEG-23).
  package var fromAction = false
  /// Who triggered it by hand: a control, not code.
  package var isTriggered = false

  package init(
    kind: Segue.Kind, identifier: Symbol, cls: Int32 = -1, source: Controller,
    destination: Controller
  ) {
    self.kind = kind
    self.identifier = identifier
    self.cls = cls
    self.source = source
    self.destination = destination
  }

  /// It unwinds, be it by a segue of the storyboard or by one that a hook supplied (LUN-7).
  package var isUnwind: Bool { found.exists }

  /// What the words mean in its handler.
  var handlerScope: Scope {
    var scope = enclosing
    scope.source = source
    scope.destination = destination
    return scope
  }

  /// What the words `source` and `destination` mean in the steps of its callbacks.
  package func scope(_ receiver: Controller) -> Scope {
    var scope = Scope()
    scope.receiver = receiver
    scope.source = source
    scope.destination = destination
    return scope
  }
}
