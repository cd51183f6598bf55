package import SegueScenarios

/// Up to eight rules behind one event, in one word.
package struct Cites: Sendable, BitwiseCopyable {
  package private(set) var packed: UInt128

  package init(_ first: RuleID) { packed = UInt128(first.packed) }

  package init(_ first: RuleID, _ second: RuleID) {
    self.init(first)
    self = and(second)
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID) {
    self.init(first, second)
    self = and(third)
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID, _ fourth: RuleID) {
    self.init(first, second, third)
    self = and(fourth)
  }

  /// The same rules and one more; a rule that is among them already, and a ninth, are left out.
  package func and(_ rule: RuleID) -> Cites {
    var rest = packed
    var used: UInt128 = 0
    while rest != 0 {
      if UInt16(truncatingIfNeeded: rest) == rule.packed { return self }
      rest >>= 16
      used += 16
    }
    var copy = self
    if used < 128 { copy.packed |= UInt128(rule.packed) << used }
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
