/// What an app's sources say about its controllers: classes, unwind actions, overrides and calls.
package struct ClassFacts: Sendable {
  /// Classes by name, framework classes with extensions too.
  package var classes: [String: ClassFact] = [:]
  package var performs: [PerformFact] = []
  /// Text constants and enum cases: their values by `Type.name` and by `name`.
  package var constants: [String: Set<String>] = [:]
  /// Text constants of functions: their values by `Type.name`.
  package var locals: [String: Set<String>] = [:]
  /// Names that somewhere stand for something else than one text: variables, arguments of closures, patterns.
  package var variables: Set<String> = []
  /// Every string literal: an identifier that is none of them is made by no literal.
  package var literals: Set<String> = []
  /// The selectors of protocols of Objective-C's: a method that stands for one is exposed.
  package var protocolSelectors: Set<String> = []
  /// The classes that Objective-C knows by another name, by that name.
  package var runtimeNames: [String: String] = [:]
  /// The comments that speak to the linter.
  package var orders: [SourceOrder] = []
  /// How many sources were read.
  package var sourceCount = 0
  /// What was not understood, with its place.
  package var oddities: [SourcePlace] = []
  /// The version of Swift was given, or names in the sources tell it.
  package var isSwiftVersionKnown = false
  /// A facts file says so: nothing is missing from the facts.
  package var isDeclaredComplete = false

  package init() {}

  /// Absence means something: there are sources, and all of them were understood.
  package var isComplete: Bool { isDeclaredComplete || (sourceCount > 0 && oddities.isEmpty) }
}

/// A place in a source.
package struct SourcePlace: Hashable, Sendable {
  package var file: String
  package var position: TextPosition

  package init(file: String, position: TextPosition) {
    self.file = file
    self.position = position
  }
}

/// A comment `// segue:disable S8` and the like.
package struct SourceOrder: Hashable, Sendable {
  package var file: String
  package var line: Int
  package var text: String
}

/// A class, and everything that its declaration, extensions and categories add.
package struct ClassFact: Sendable {
  package var name: String
  /// The first name after the colon; it may be a protocol's.
  package var superclass: String?
  /// Where it is declared, extensions aside; more than one place means that the name is not unique.
  package var declarations: [SourcePlace] = []
  package var actions: [ActionFact] = []
  package var overrides: [OverrideFact] = []
  /// `@objcMembers`: its methods, and those of its subclasses, are exposed.
  package var exposesMembers = false

  package init(name: String) { self.name = name }
}

/// A method: an unwind finds it by its selector, whatever its arguments are.
package struct ActionFact: Hashable, Sendable {
  /// The selector by the rules of the file's Swift version.
  package var selector: String
  /// What the selector would be by the rules of the other Swift versions, when that differs.
  package var otherSelector: String?
  /// The name without arguments.
  package var name: String
  /// Objective-C sees it: `@IBAction`, `@objc`, or Objective-C itself.
  package var isExposed: Bool
  package var isInterfaceBuilderAction: Bool
  /// Its first argument is a `UIStoryboardSegue`: it is made for unwinding.
  package var takesSegue: Bool
  /// It stands in an extension or category.
  package var isInExtension: Bool
  /// Its body is empty.
  package var isEmpty: Bool
  /// It stands inside `#if`: it may not be there.
  package var isConditional: Bool
  package var place: SourcePlace

  package init(
    selector: String, otherSelector: String? = nil, name: String? = nil, isExposed: Bool = true,
    isInterfaceBuilderAction: Bool = true, takesSegue: Bool = true, isInExtension: Bool = false,
    isEmpty: Bool = false, isConditional: Bool = false, place: SourcePlace
  ) {
    self.selector = selector
    self.otherSelector = otherSelector
    self.name = name ?? String(selector.prefix { $0 != ":" })
    self.isExposed = isExposed
    self.isInterfaceBuilderAction = isInterfaceBuilderAction
    self.takesSegue = takesSegue
    self.isInExtension = isInExtension
    self.isEmpty = isEmpty
    self.isConditional = isConditional
    self.place = place
  }
}

/// An override of one of the methods that steer segues and unwinding.
package struct OverrideFact: Hashable, Sendable {
  package enum Hook: String, CaseIterable, Sendable {
    case canPerform = "canPerformUnwindSegueAction"
    case shouldPerform = "shouldPerformSegue"
    case allowedChildren = "allowedChildrenForUnwinding"
    case childContaining = "childContaining"
    case unwindTowards = "unwind"
    case segueForUnwinding = "segueForUnwinding"
    case forUnwindAction = "forUnwindSegueAction"
    case performSegue = "performSegue"
  }

  package var hook: Hook
  /// It answers true whatever it is asked.
  package var isAlwaysTrue: Bool
  package var place: SourcePlace

  package init(hook: Hook, isAlwaysTrue: Bool = false, place: SourcePlace) {
    self.hook = hook
    self.isAlwaysTrue = isAlwaysTrue
    self.place = place
  }
}

/// A call of `performSegue`.
package struct PerformFact: Hashable, Sendable {
  package enum Receiver: Hashable, Sendable {
    /// The object whose class holds the call.
    case itself
    case other
  }

  /// The class (or extended class) that holds the call; nil outside of any.
  package var inClass: String?
  package var receiver: Receiver
  /// The identifiers it can have; nil when an expression makes it that was not resolved.
  package var identifiers: Set<String>?
  /// The identifier as it is written.
  package var expression: String
  /// It stands in the completion block of a dismissal of the same object.
  package var isAfterDismissal: Bool
  /// It stands inside `#if`: it may not be there.
  package var isConditional: Bool
  package var place: SourcePlace

  package init(
    inClass: String?, receiver: Receiver = .itself, identifiers: Set<String>? = nil,
    expression: String, isAfterDismissal: Bool = false, isConditional: Bool = false,
    place: SourcePlace
  ) {
    self.inClass = inClass
    self.receiver = receiver
    self.identifiers = identifiers
    self.expression = expression
    self.isAfterDismissal = isAfterDismissal
    self.isConditional = isConditional
    self.place = place
  }
}
