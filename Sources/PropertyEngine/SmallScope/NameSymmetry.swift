/// Which names a state cannot tell apart: those whose columns of places are the same.
///
/// Of the sets that differ only in such names, one is worth trying: that which holds the lowest of them.
@frozen @usableFromInline
struct NameSymmetry {
  /// For every name, the next lower one that is like it, or -1.
  @usableFromInline var lower = SIMD8<Int8>(repeating: -1)

  /// Every name is told apart.
  @inlinable init() {}

  @inlinable
  init(_ code: StateCode) {
    guard !code.isOpaque else { return }
    for name in 1..<8 {
      var other = name - 1
      while other >= 0, code.columns[other] != code.columns[name] { other -= 1 }
      lower[name] = Int8(truncatingIfNeeded: other)
    }
  }

  /// The symmetry that is left when a step has used a set of names.
  @inlinable
  func after(_ used: Int) -> NameSymmetry {
    var result = self
    for name in 1..<8 where lower[name] >= 0 {
      let other = Int(lower[name])
      if used &>> name & 1 != used &>> other & 1 { result.lower[name] = -1 }
    }
    return result
  }

  /// Whether a set stands for all that are like it.
  @inlinable @inline(__always)
  func represents(_ set: Int) -> Bool {
    var rest = set
    while rest != 0 {
      let name = rest.trailingZeroBitCount
      rest &= rest &- 1
      let other = Int(lower[name & 7])
      if other >= 0, set &>> other & 1 == 0 { return false }
    }
    return true
  }
}
