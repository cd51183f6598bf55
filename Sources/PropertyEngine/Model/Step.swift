/// The kinds of steps of a system, the simplest first: `enum Kind: UInt8, StepKind { case push, pop }`, numbered from 0.
public protocol StepKind: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == UInt8 {}

/// Up to four numbers: what a step acts on and its arguments, or the choices that make an initial state.
@frozen
public struct Slots: Hashable, Sendable {
  /// The most slots that a step has.
  public static let capacity = 4

  @usableFromInline var first = 0
  @usableFromInline var second = 0
  @usableFromInline var third = 0
  @usableFromInline var fourth = 0

  /// Slots that are not named hold 0.
  @inlinable public init(_ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  /// The number in a slot, 0 to 3.
  @inlinable @inline(__always)
  public subscript(slot: Int) -> Int {
    get {
      switch slot {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch slot {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}

/// One step of a case: its kind and its slots.
///
///     Step(Queue.Kind.enqueue, 5)[0] == 5
@frozen
public struct Step<Kind: StepKind>: Hashable, Sendable {
  /// What kind of step it is.
  public var kind: Kind
  /// What it acts on and its arguments.
  public var slots: Slots

  /// A step of a kind; slots that are not named hold 0.
  @inlinable
  public init(
    _ kind: Kind, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0
  ) {
    self.kind = kind
    slots = Slots(first, second, third, fourth)
  }

  /// The number in a slot, 0 to 3.
  @inlinable @inline(__always)
  public subscript(slot: Int) -> Int {
    get { slots[slot] }
    set { slots[slot] = newValue }
  }
}

extension Step: CustomStringConvertible {
  /// Kind and numbers, as `enqueue 5 0 0 0`; a model that knows its slots prints better.
  public var description: String { "\(kind) \(slots[0]) \(slots[1]) \(slots[2]) \(slots[3])" }
}
