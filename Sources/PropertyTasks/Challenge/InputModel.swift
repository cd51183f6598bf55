import PropertyEngine

/// A model whose steps build one input, of which a property is asked as a whole.
protocol InputModel: StateModel, SendableMetatype where Observation == Bool {
  /// Takes a step of the building.
  mutating func build(_ step: Step<Kind>)
  /// Whether the property does not hold of what was built.
  var isFailing: Bool { get }
  /// The input as the fact sheets write it.
  var text: String { get }
}

extension InputModel {
  /// Nothing can be seen of a single step.
  mutating func apply(_ step: Step<Kind>) -> Bool {
    build(step)
    return true
  }

  /// The input that a case builds.
  init(_ content: Case<Self>) {
    self.init(start: content.start)
    for step in content.steps { build(step) }
  }
}

/// The kind of steps of a model that has none, or only one.
enum SoleKind: UInt8, StepKind { case append }
