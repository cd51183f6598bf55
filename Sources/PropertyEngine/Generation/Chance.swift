/// A pinned source of chance: the same key gives the same numbers on every machine and in every release.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). The standard library's own
/// bounded draws are not used: they may change from release to release, and a recorded `(seed, index)` must not.
///
///     var chance = Chance(seed: 7, index: 0)
///     let die = 1 + chance.below(6)
@frozen
public struct Chance: Sendable {
  @usableFromInline var state: UInt64

  /// The source that belongs to one case of a search: neighbouring indices share nothing that shows.
  @inlinable
  public init(seed: UInt64, index: UInt64) {
    state = Self.mix(seed &* 0x9E37_79B9_7F4A_7C15 ^ Self.mix(index &+ 0x632B_E59B_D9B4_E019))
  }

  /// The next 64 bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A number in `0..<bound`, for a bound from 1 to 2³²: the upper half of a 32-bit product. The least likely number is at
  /// most `bound / 2³²` rarer than the likeliest; nothing is ever drawn twice, so a draw is one step of the source.
  @inlinable @inline(__always)
  public mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: ((next() &>> 32) &* UInt64(truncatingIfNeeded: bound)) &>> 32)
  }

  /// A number in `0...last`, for any `last`.
  @inlinable
  public mutating func upTo(_ last: UInt64) -> UInt64 {
    last == .max ? next() : next().multipliedFullWidth(by: last + 1).high
  }

  /// True in `share` of 16 cases.
  @inlinable @inline(__always)
  public mutating func oneOf16(_ share: Int) -> Bool {
    Int(truncatingIfNeeded: next() &>> 60) < share
  }

  @inlinable @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z &>> 31)
  }
}
