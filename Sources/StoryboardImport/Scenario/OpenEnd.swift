/// Something that storyboards alone do not tell: an app may be right or wrong beyond it, so nothing is
/// concluded there.
package struct OpenEnd: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A storyboard of macOS or watchOS: no scenario is made from it.
    case otherPlatform
    /// A controller element that UIKit does not have, read as a plain controller.
    case unknownController
    /// A container whose children only code sets.
    case childrenInCode
    /// A reference into another bundle, or to a storyboard that was not given.
    case elsewhere
    /// A segue class: its `perform()` may do anything.
    case segueClass
    /// A segue action: it may return another class than the scene's.
    case segueAction
    /// A segue that leads to nothing, lacks what its kind needs, or is of no kind of UIKit's.
    case segueWithoutMeaning
    /// A relationship that its container does not have, or has already.
    case relationshipWithoutMeaning
    /// A scene without a controller, or whose controller has the id of another.
    case sceneWithoutMeaning
    /// An initial controller that is not there.
    case initialMissing
    /// A class, or a superclass of it, that is not among the sources.
    case classElsewhere
    /// A method of a class that steers segues or unwinding: its code may answer anything.
    case override
  }

  package var kind: Kind
  package var file: String
  package var position: TextPosition
  /// What is open, in one sentence.
  package var message: String

  package init(kind: Kind, file: String, position: TextPosition, message: String) {
    self.kind = kind
    self.file = file
    self.position = position
    self.message = message
  }
}
