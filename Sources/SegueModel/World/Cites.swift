package import SegueScenarios

/// Up to eight rules behind one event, in one word.
package struct Cites: Sendable, BitwiseCopyable {
  package private(set) var packed: UInt128

  package init(_ first: RuleID) { packed = UInt128(first.packed) }

  package init(_ first: RuleID, _ second: RuleID) {
    packed = UInt128(first.packed) | UInt128(second.packed) << 16
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID) {
    self.init(first, second)
    packed |= UInt128(third.packed) << 32
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID, _ fourth: RuleID) {
    self.init(first, second, third)
    packed |= UInt128(fourth.packed) << 48
  }

  /// The same rules and one more; a ninth is left out.
  package func and(_ rule: RuleID) -> Cites {
    var copy = self
    let used = (128 - packed.leadingZeroBitCount + 15) / 16 * 16
    if used < 128 { copy.packed |= UInt128(rule.packed) << UInt128(used) }
    return copy
  }

  /// The same rules, and one more where it applies.
  package func and(_ rule: RuleID, if applies: Bool) -> Cites { applies ? and(rule) : self }

  /// The rules, in the order they were given.
  package var rules: [RuleID] {
    stride(from: 0, to: 128, by: 16).compactMap { shift in
      let part = UInt16(truncatingIfNeeded: packed >> UInt128(shift))
      return part == 0 ? nil : RuleID(packed: part)
    }
  }
}
