/// A description of a system by its states: where it starts, which steps are eligible, what they do and what is seen of them.
///
/// The engine draws cases from the model, runs nothing itself, and compares nothing: the caller runs the case on the system
/// and says whether it agreed with what the model expected. A model is a value, cheap to copy.
///
///     struct Counter: StateModel {
///       enum Kind: UInt8, StepKind { case add, reset }
///       var total = 0
///       init(start: Slots) {}
///       static func slots(of kind: Kind) -> Int { kind == .add ? 1 : 0 }
///       func domain(of slot: Int, in step: Step<Kind>) -> Domain { .integers(1...9) }
///       mutating func apply(_ step: Step<Kind>) -> Int {
///         total = step.kind == .add ? total + step[0] : 0
///         return total
///       }
///     }
public protocol StateModel {
  associatedtype Kind: StepKind
  /// What can be seen of one step: its result, and as much of the state as the system shows.
  associatedtype Observation: Equatable

  /// How many slots make the initial state, at most four. By default none.
  static var startSlots: Int { get }
  /// What a slot of the start may hold, given the slots before it. By default never asked.
  static func startDomain(of slot: Int, in start: Slots) -> Domain
  /// The initial state that the slots describe.
  init(start: Slots)

  /// How many slots a step of this kind has, at most four.
  static func slots(of kind: Kind) -> Int
  /// How often a kind is drawn in proportion to the others, from 1 to 100. By default all alike. Kinds of weight 3 or more
  /// are in every case; others a swarm case may leave out.
  static func weight(of kind: Kind) -> Int
  /// Whether a step of this kind can happen now. By default yes; it also needs a value for every slot.
  func isEligible(_ kind: Kind) -> Bool
  /// What a slot may hold now, given the step's kind and the slots before it.
  func domain(of slot: Int, in step: Step<Kind>) -> Domain
  /// Takes an eligible step and gives what should be seen of it.
  mutating func apply(_ step: Step<Kind>) -> Observation

  /// How many objects were made so far, those of the start included; they are numbered in that order. By default none.
  var objects: Int { get }
  /// Whether a case may end in this state. By default yes. A case that may not is neither run nor offered as a smaller one.
  var isComplete: Bool { get }
  /// Writes everything that the future depends on; states that write the same are taken as the same by exhaustive search.
  /// By default nothing is written and no two states are merged.
  func encode(into code: inout StateCode)
}

extension StateModel {
  /// None.
  @inlinable public static var startSlots: Int { 0 }
  /// Zero.
  @inlinable public static func startDomain(of slot: Int, in start: Slots) -> Domain {
    .integers(0...0)
  }
  /// None.
  @inlinable public static func slots(of kind: Kind) -> Int { 0 }
  /// 1.
  @inlinable public static func weight(of kind: Kind) -> Int { 1 }
  /// Yes.
  @inlinable public func isEligible(_ kind: Kind) -> Bool { true }
  /// Zero.
  @inlinable public func domain(of slot: Int, in step: Step<Kind>) -> Domain { .integers(0...0) }
  /// None.
  @inlinable public var objects: Int { 0 }
  /// Yes.
  @inlinable public var isComplete: Bool { true }
  /// Nothing is known of the state.
  @inlinable public func encode(into code: inout StateCode) { code.isOpaque = true }
}

/// A system that lives in this process and is a value: the engine can run it and copy it by itself.
public protocol ValueSystem {
  associatedtype Model: StateModel

  /// Takes a step and gives what was seen of it.
  mutating func apply(_ step: Step<Model.Kind>) -> Model.Observation
  /// Writes what the model does not know and the system's future depends on, as `StateModel.encode(into:)` does. By default
  /// nothing is known of it, and exhaustive search merges no two states.
  func encode(into code: inout StateCode)
  /// Reports what the case reached so far. By default nothing.
  func report(to features: inout Features)
}

extension ValueSystem {
  /// Nothing is known of the state.
  @inlinable public func encode(into code: inout StateCode) { code.isOpaque = true }
  /// Nothing.
  @inlinable public func report(to features: inout Features) {}
}
