package import SegueScenarios

/// Up to four rules behind one event, in one word.
package struct Cites: Sendable, BitwiseCopyable {
  package private(set) var packed: UInt64

  package init(_ first: RuleID) { packed = UInt64(first.packed) }

  package init(_ first: RuleID, _ second: RuleID) {
    packed = UInt64(first.packed) | UInt64(second.packed) << 16
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID) {
    self.init(first, second)
    packed |= UInt64(third.packed) << 32
  }

  package init(_ first: RuleID, _ second: RuleID, _ third: RuleID, _ fourth: RuleID) {
    self.init(first, second, third)
    packed |= UInt64(fourth.packed) << 48
  }

  /// The same rules and one more; a fifth is left out.
  package func and(_ rule: RuleID) -> Cites {
    var copy = self
    for shift in stride(from: 0, to: 64, by: 16) where packed >> UInt64(shift) == 0 {
      copy.packed |= UInt64(rule.packed) << UInt64(shift)
      break
    }
    return copy
  }

  /// The rules, in the order they were given.
  package var rules: [RuleID] {
    stride(from: 0, to: 64, by: 16).compactMap { shift in
      let part = UInt16(truncatingIfNeeded: packed >> UInt64(shift))
      return part == 0 ? nil : RuleID(packed: part)
    }
  }
}
