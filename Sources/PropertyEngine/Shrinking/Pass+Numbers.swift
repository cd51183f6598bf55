extension Shrinker {
  /// `first`, `second`: two numbers; `third`: by what part of the lower one's distance both are lowered.
  @inlinable
  mutating func lowerTwo() -> Bool {
    nextPair { shrinker, one, other in
      guard let step = shrinker.part(of: one) else { return nil }
      return (step, step, one, other)
    }
  }

  /// Lowers the first of two numbers and raises the second by as much, or the other way round.
  @inlinable
  mutating func lowerAndRaise() -> Bool {
    nextPair { shrinker, one, other in
      guard let step = shrinker.part(of: one) else { return nil }
      return (step, 0 &- step, one, other)
    }
  }

  /// Enumerates pairs of numbers and parts; `change` says by how much to lower either, nil when the parts are used up.
  @inlinable
  mutating func nextPair(
    _ change: (Shrinker, Place, Place) -> (Int, Int, Place, Place)?
  ) -> Bool {
    guard numbers.count <= 40 else { return false }
    while cursor.first < numbers.count {
      while cursor.second < numbers.count {
        if cursor.second != cursor.first,
          let (one, two, first, second) = change(
            self, numbers[cursor.first], numbers[cursor.second])
        {
          triedAt = cursor
          cursor.third += 1
          if one == 0 { continue }
          draft.reset(to: best.content)
          self.change(first, to: best.slots(first.entry)[first.slot] &- one)
          self.change(second, to: best.slots(second.entry)[second.slot] &- two)
          return true
        }
        cursor.second += 1
        cursor.third = 0
      }
      cursor.first += 1
      cursor.second = 0
      cursor.third = 0
    }
    return false
  }

  /// The whole way to the origin, half of it, a quarter, …, then 3, 2 and 1: signed, for the attempt that the cursor names.
  @inlinable
  func part(of place: Place) -> Int? {
    guard case .integers(let range) = best.domain(place.entry, place.slot) else { return nil }
    let value = best.slots(place.entry)[place.slot]
    let above = value > range.origin
    let distance =
      above ? value.distanceUp(from: range.origin) : range.origin.distanceUp(from: value)
    guard distance > 0, cursor.third < 67 else { return nil }
    let part =
      cursor.third < 64 ? distance &>> UInt64(cursor.third) : UInt64(67 - cursor.third)
    if part > distance { return 0 }
    return above ? Int(truncatingIfNeeded: part) : 0 &- Int(truncatingIfNeeded: part)
  }

  /// `first`: which number; `third`: the rank of the value. Only where there are few thousand.
  @inlinable
  mutating func sweep() -> Bool {
    while cursor.first < numbers.count {
      let place = numbers[cursor.first]
      if case .integers(let range) = best.domain(place.entry, place.slot) {
        let rank = range.rank(best.slots(place.entry)[place.slot])
        if cursor.third < 32 { cursor.third = 32 }
        if rank <= 4096, cursor.third < rank {
          triedAt = cursor
          draft.reset(to: best.content)
          change(place, to: range.value(atRank: UInt64(cursor.third)))
          cursor.third += 1
          return true
        }
      }
      cursor.first += 1
      cursor.third = 0
    }
    return false
  }
}
