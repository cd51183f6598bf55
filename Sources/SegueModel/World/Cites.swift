package import SegueScenarios

/// Up to eight rules behind one event, in one word.
package struct Cites: Sendable, BitwiseCopyable {
  package private(set) var packed: UInt128

  @inline(__always)
  package init(_ first: RuleID) { packed = UInt128(first.packed) }

  @inline(__always)
  package init(_ first: RuleID, _ second: RuleID) {
    self.init(first)
    self = and(second)
  }

  @inline(__always)
  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID) {
    self.init(first, second)
    self = and(third)
  }

  @inline(__always)
  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID, _ fourth: RuleID) {
    self.init(first, second, third)
    self = and(fourth)
  }

  /// The same rules and one more; a rule that is among them already, and a ninth, are left out.
  @inline(__always)
  package func and(_ rule: RuleID) -> Cites {
    let used = (128 - packed.leadingZeroBitCount + 15) & ~15
    guard used < 128, !has(rule) else { return self }
    var copy = self
    copy.packed |= UInt128(rule.packed) << UInt128(used)
    return copy
  }

  /// Whether the rule is among them: whether one of the eight places differs from it in nothing.
  @inline(__always)
  func has(_ rule: RuleID) -> Bool {
    let ones: UInt64 = 0x0001_0001_0001_0001
    let tops: UInt64 = 0x8000_8000_8000_8000
    let wanted = UInt64(rule.packed) &* ones
    let low = UInt64(truncatingIfNeeded: packed) ^ wanted
    let high = UInt64(truncatingIfNeeded: packed >> 64) ^ wanted
    return ((low &- ones) & ~low | (high &- ones) & ~high) & tops != 0
  }

  /// The same rules, and one more where it applies.
  @inline(__always)
  package func and(_ rule: RuleID, if applies: Bool) -> Cites { applies ? and(rule) : self }

  /// The rules, in the order they were given.
  package var rules: [RuleID] {
    stride(from: 0, to: 128, by: 16).compactMap { shift in
      let part = UInt16(truncatingIfNeeded: packed >> UInt128(shift))
      return part == 0 ? nil : RuleID(packed: part)
    }
  }
}
