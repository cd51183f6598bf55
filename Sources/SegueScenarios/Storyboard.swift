/// A storyboard: its scenes, and which one comes first.
public struct Storyboard: Hashable, Sendable {
  /// The scene of the designated entry point; nil when there is none.
  public var initial: String?
  /// The scenes by name; a name stands in one storyboard only.
  public var scenes: [String: Scene]

  /// A storyboard with the given scenes.
  public init(initial: String? = nil, scenes: [String: Scene] = [:]) {
    self.initial = initial
    self.scenes = scenes
  }
}

/// A scene: one view controller of a storyboard, or a reference to one elsewhere.
public struct Scene: Hashable, Sendable {
  /// A class of the scenario or of UIKit.
  public var controllerClass: String
  /// The storyboard identifier that `instantiateViewController(withIdentifier:)` looks up.
  public var identifier: String?
  /// `definesPresentationContext`; nil leaves it to the class.
  public var definesPresentationContext: Bool?
  /// `modalPresentationStyle`; nil leaves it to the class.
  public var presentationStyle: PresentationStyle?
  /// What it contains from the start, in file order.
  public var relationships: [Relationship]
  /// Its segues, in file order.
  public var segues: [Segue]
  /// The scene stands for another one (iOS 9); everything above is then empty.
  public var reference: Reference?

  /// A scene of a class; everything else is optional.
  public init(
    controllerClass: String, identifier: String? = nil, definesPresentationContext: Bool? = nil,
    presentationStyle: PresentationStyle? = nil, relationships: [Relationship] = [],
    segues: [Segue] = [], reference: Reference? = nil
  ) {
    self.controllerClass = controllerClass
    self.identifier = identifier
    self.definesPresentationContext = definesPresentationContext
    self.presentationStyle = presentationStyle
    self.relationships = relationships
    self.segues = segues
    self.reference = reference
  }
}

/// A storyboard reference: which scene a placeholder stands for.
public struct Reference: Hashable, Sendable {
  /// The storyboard; nil is the one the reference stands in.
  public var storyboard: String?
  /// The storyboard identifier; nil is the initial scene.
  public var identifier: String?
  /// The bundle identifier; nil is the referencing storyboard's bundle.
  public var bundle: String?

  /// A reference; all nil is the initial scene of the same storyboard.
  public init(storyboard: String? = nil, identifier: String? = nil, bundle: String? = nil) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
  }
}

/// A containment relationship in a storyboard: a child that comes with its container.
public struct Relationship: Hashable, Sendable {
  /// Interface Builder's name of the relationship; for columns, the column's.
  public enum Name: String, CaseIterable, Sendable {
    case rootViewController, viewControllers, masterViewController, detailViewController
    case primary, supplementary, secondary, compact
  }

  /// Which relationship.
  public var name: Name
  /// The scene of the child.
  public var destination: String

  /// The relationship `name` to the scene `destination`.
  public init(_ name: Name, _ destination: String) {
    self.name = name
    self.destination = destination
  }
}

/// A segue as a storyboard describes it. Interface Builder compiles it to a segue template.
public struct Segue: Hashable, Sendable {
  /// The `kind` attribute.
  public enum Kind: String, CaseIterable, Sendable {
    case show, showDetail, presentation, popoverPresentation, embed, custom, unwind
    case push, modal, popover, replace
  }

  /// The kind.
  public var kind: Kind
  /// The control, cell or gesture that triggers it; nil for a manual segue.
  public var trigger: String?
  /// Its identifier, or nil.
  public var identifier: String?
  /// The destination scene; nil for an unwind segue.
  public var destination: String?
  /// The unwind action, as a selector: `done:`.
  public var action: String?
  /// A custom segue class.
  public var segueClass: String?
  /// `modalPresentationStyle` of the segue; nil leaves it to the destination.
  public var style: PresentationStyle?
  /// The selector of a segue action on the source (iOS 13).
  public var segueAction: String?
  /// A popover segue has an anchor view or bar button item.
  public var anchored: Bool
  /// The pane that a replace segue targets: 0 master, 1 detail.
  public var pane: Int

  /// A segue of a kind; everything else is optional.
  public init(
    kind: Kind, trigger: String? = nil, identifier: String? = nil, destination: String? = nil,
    action: String? = nil, segueClass: String? = nil, style: PresentationStyle? = nil,
    segueAction: String? = nil, anchored: Bool = true, pane: Int = 1
  ) {
    self.kind = kind
    self.trigger = trigger
    self.identifier = identifier
    self.destination = destination
    self.action = action
    self.segueClass = segueClass
    self.style = style
    self.segueAction = segueAction
    self.anchored = anchored
    self.pane = pane
  }
}
