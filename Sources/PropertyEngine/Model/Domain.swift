/// What a slot of a step may hold in a given state. An empty domain means that the step is not eligible.
@frozen
public enum Domain: Hashable, Sendable {
  /// A reference to an object made earlier, by creation number. When the step that made it is deleted, the reference follows
  /// to what that step itself referred to.
  case objects(ObjectSet)
  /// A number. The value nearest to zero is the simplest.
  case integers(ClosedRange<Int>)
  /// One of some interchangeable names, at most eight: which one does not matter, only where it recurs.
  case name(of: Int)
  /// A set of such names as a bit mask; each name in it counts one towards a case's weight.
  case names(of: Int)

  @inlinable @inline(__always)
  var isEmpty: Bool {
    switch self {
    case .objects(let set): set.isEmpty
    case .integers: false
    case .name(let count): count <= 0
    case .names: false
    }
  }

  @inlinable @inline(__always)
  func contains(_ value: Int) -> Bool {
    switch self {
    case .objects(let set): set.contains(value)
    case .integers(let range): range.contains(value)
    case .name(let count): value >= 0 && value < count
    case .names(let count): value >= 0 && value < 1 &<< count
    }
  }

  /// What the value adds to the weight of a case.
  @inlinable @inline(__always)
  func weight(_ value: Int) -> Int {
    if case .names = self { value.nonzeroBitCount } else { 0 }
  }

  @inlinable @inline(__always)
  var isReference: Bool { if case .objects = self { true } else { false } }
}

extension ClosedRange<Int> {
  /// The value nearest to zero.
  @inlinable var origin: Int { Swift.min(Swift.max(0, lowerBound), upperBound) }

  /// How many values have a partner as far on the other side of the origin.
  @inlinable var paired: UInt64 {
    Swift.min(origin.distanceUp(from: lowerBound), upperBound.distanceUp(from: origin))
  }

  /// The place of a value in the order of simplicity: the origin, one above, one below, two above, …
  @inlinable
  func rank(_ value: Int) -> UInt64 {
    let above = value > origin
    let distance = above ? value.distanceUp(from: origin) : origin.distanceUp(from: value)
    if distance == 0 { return 0 }
    return distance <= paired
      ? (above ? 2 &* distance &- 1 : 2 &* distance) : paired &+ distance
  }

  /// The value at a place of the order of simplicity.
  @inlinable
  func value(atRank rank: UInt64) -> Int {
    if rank == 0 { return origin }
    let both = paired
    if rank <= 2 &* both {
      let distance = Int(truncatingIfNeeded: (rank &+ 1) / 2)
      return rank & 1 == 1 ? origin &+ distance : origin &- distance
    }
    let distance = Int(truncatingIfNeeded: rank &- both)
    return upperBound.distanceUp(from: origin) > both ? origin &+ distance : origin &- distance
  }
}

extension Int {
  /// How far this number lies above a lower one, also across the whole range of `Int`.
  @inlinable func distanceUp(from lower: Int) -> UInt64 {
    UInt64(bitPattern: Int64(self)) &- UInt64(bitPattern: Int64(lower))
  }
}
