/// A set of objects by creation number, at most 128 of them, without a heap.
///
///     var leaves = ObjectSet()
///     leaves.insert(3)
@frozen
public struct ObjectSet: Hashable, Sendable {
  /// The most objects that one case can make; generation makes no more.
  public static let capacity = 128

  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// No object.
  @inlinable public init() { (low, high) = (0, 0) }
  /// The objects whose bits are set: bit 0 is object 0.
  @inlinable public init(bits: UInt64) { (low, high) = (bits, 0) }

  /// Whether there is none.
  @inlinable public var isEmpty: Bool { low | high == 0 }
  /// How many there are.
  @inlinable public var count: Int {
    high == 0 ? low.nonzeroBitCount : low.nonzeroBitCount &+ high.nonzeroBitCount
  }

  /// Numbers outside `0..<128` are in no set.
  @inlinable @inline(__always)
  public func contains(_ object: Int) -> Bool {
    switch object {
    case 0..<64: low &>> UInt64(truncatingIfNeeded: object) & 1 == 1
    case 64..<128: high &>> UInt64(truncatingIfNeeded: object) & 1 == 1
    default: false
    }
  }

  /// Adds an object; a number outside `0..<128` is left out.
  @inlinable
  public mutating func insert(_ object: Int) {
    switch object {
    case 0..<64: low |= 1 &<< UInt64(truncatingIfNeeded: object)
    case 64..<128: high |= 1 &<< UInt64(truncatingIfNeeded: object)
    default: break
    }
  }

  /// Takes an object out.
  @inlinable
  public mutating func remove(_ object: Int) {
    switch object {
    case 0..<64: low &= ~(1 &<< UInt64(truncatingIfNeeded: object))
    case 64..<128: high &= ~(1 &<< UInt64(truncatingIfNeeded: object))
    default: break
    }
  }

  /// The object at a place of the ascending order, which must be below `count`.
  @inlinable @inline(__always)
  subscript(place place: Int) -> Int {
    var rest = low
    var left = place
    if high != 0 {
      let below = low.nonzeroBitCount
      if left >= below {
        left &-= below
        rest = high
        while left > 0 {
          rest &= rest &- 1
          left &-= 1
        }
        return 64 &+ rest.trailingZeroBitCount
      }
    }
    while left > 0 {
      rest &= rest &- 1
      left &-= 1
    }
    return rest.trailingZeroBitCount
  }

  /// The newest object of a set that is not empty.
  @inlinable @inline(__always)
  var newest: Int {
    high != 0 ? 127 &- high.leadingZeroBitCount : 63 &- low.leadingZeroBitCount
  }

  /// The first object after a number, or nil.
  @inlinable
  func next(after object: Int) -> Int? {
    let from = object &+ 1
    if from < 64 {
      let rest = low & ~((1 &<< UInt64(truncatingIfNeeded: from)) &- 1)
      if rest != 0 { return rest.trailingZeroBitCount }
    }
    guard from < 128, high != 0 else { return nil }
    let rest = from <= 64 ? high : high & ~((1 &<< UInt64(truncatingIfNeeded: from &- 64)) &- 1)
    return rest == 0 ? nil : 64 &+ rest.trailingZeroBitCount
  }
}
