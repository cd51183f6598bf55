package import SegueScenarios

/// A controller as a step names it: an instance, or one of the callback's own words.
package struct ControllerName: Sendable, Equatable {
  /// An index into `Program.names`, or one of the words below.
  package var name: Int32
  /// Which instance of that name, from 1.
  package var ordinal: Int32

  package static let absent = ControllerName(name: -1, ordinal: 0)
  package static let receiver = ControllerName(name: -2, ordinal: 0)
  package static let source = ControllerName(name: -3, ordinal: 0)
  package static let destination = ControllerName(name: -4, ordinal: 0)
  package static let towards = ControllerName(name: -5, ordinal: 0)
  package static let controller = ControllerName(name: -6, ordinal: 0)
}

/// A `Step` with its names resolved.
package struct StepCode: Sendable {
  package enum Operation: Sendable {
    case trigger, back, tapTab, swipe, performSegue, instantiate, create, makeSegue, loadView
    case present, dismiss, push, pop, popTo, popToRoot, setStack, select, selectMore, setTabs
    case show, showDetail, collapse, expand, setColumn, setPages, addChild, removeChild
    case hold, release, setRoot
  }

  package var operation: Operation
  /// The receiver.
  package var on: ControllerName = .absent
  /// The other controller.
  package var to: ControllerName = .absent
  /// A trigger or an identifier.
  package var name: Symbol = .absent
  package var sender: Symbol = .absent
  /// A class, a storyboard, or a count, as the operation needs.
  package var number: Int32 = -1
  package var style: PresentationStyle?
  package var column: Column = .primary
  package var list: [ControllerName] = []
  package var creation: CreationCode?
  package var handler: BodyID?
}
