extension Shrinker {
  /// `first`: the slot of the start; `third`: the attempt.
  @inlinable
  mutating func lowerStart() -> Bool {
    while cursor.first < Model.startSlots {
      if lower(Place(entry: -1, slot: cursor.first)) { return true }
      cursor.first += 1
      cursor.third = 0
    }
    return false
  }

  /// `first`: the step; `second`: its slot; `third`: the attempt.
  @inlinable
  mutating func lowerSlot() -> Bool {
    while cursor.first < count {
      while cursor.second < Slots.capacity {
        if lower(Place(entry: cursor.first, slot: cursor.second)) { return true }
        cursor.second += 1
        cursor.third = 0
      }
      cursor.first += 1
      cursor.second = 0
    }
    return false
  }

  /// Writes the next simpler value of a choice into the draft; false when all were tried.
  @inlinable
  mutating func lower(_ place: Place) -> Bool {
    let domain = best.domain(place.entry, place.slot)
    let value = best.slots(place.entry)[place.slot]
    while cursor.third < domain.attempts(below: value) {
      triedAt = cursor
      let attempt = domain.attempt(cursor.third, below: value)
      cursor.third += 1
      guard let attempt else { continue }
      draft.reset(to: best.content)
      change(place, to: attempt)
      return true
    }
    return false
  }

  /// `first`: the step; `second`: the kind.
  @inlinable
  mutating func lowerKind() -> Bool {
    while cursor.first < count {
      let kind = Int(best.content.entries[cursor.first].step.kind.rawValue)
      if cursor.second < kind {
        triedAt = cursor
        draft.reset(to: best.content)
        draft.entries[cursor.first].step.kind = generator.kinds[cursor.second]
        cursor.second += 1
        return true
      }
      cursor.first += 1
      cursor.second = 0
    }
    return false
  }

  @inlinable
  mutating func exchangeNames() -> Bool {
    if cursor.second <= cursor.first { cursor.second = cursor.first + 1 }
    while cursor.first < names {
      if cursor.second < names {
        triedAt = cursor
        exchangeNames(cursor.first, cursor.second)
        cursor.second += 1
        return true
      }
      cursor.first += 1
      cursor.second = cursor.first + 1
    }
    return false
  }

  @inlinable
  mutating func exchangeNames(_ one: Int, _ other: Int) {
    draft.reset(to: best.content)
    for entry in -1..<count {
      for slot in 0..<Slots.capacity {
        let value = best.slots(entry)[slot]
        switch best.domain(entry, slot) {
        case .name:
          if value == one { change(Place(entry: entry, slot: slot), to: other) }
          if value == other { change(Place(entry: entry, slot: slot), to: one) }
        case .names:
          if value &>> one & 1 != value &>> other & 1 {
            change(Place(entry: entry, slot: slot), to: value ^ (1 &<< one | 1 &<< other))
          }
        default: break
        }
      }
    }
  }
}

extension Domain {
  /// How many simpler values are tried for a value, some of which may not exist.
  @inlinable
  func attempts(below value: Int) -> Int {
    switch self {
    case .objects, .name: max(value, 0)
    case .names(let count): count <= 4 ? value : 2 * count
    case .integers(let range): range.rank(value) == 0 ? 0 : 64 + 16 + 32
    }
  }

  @inlinable
  func attempt(_ number: Int, below value: Int) -> Int? {
    switch self {
    case .objects, .name: return number
    case .names(let count):
      if count <= 4 { return number }
      let name = number / 2
      guard value &>> name & 1 == 1 else { return nil }
      // Leave the name out, or let the lowest that is missing take its place.
      if number & 1 == 0 { return value ^ 1 &<< name }
      let missing = (~value).trailingZeroBitCount
      return missing < name ? value ^ 1 &<< name | 1 &<< missing : nil
    case .integers(let range): return range.attempt(number, below: value)
    }
  }
}

extension ClosedRange<Int> {
  /// The simplest, then ever shorter ways towards it; fractions of the distance to the origin; the simplest few.
  @inlinable
  func attempt(_ number: Int, below value: Int) -> Int? {
    let rank = rank(value)
    switch number {
    case 0: return origin
    case 1..<64:
      let way = rank &>> UInt64(number)
      return way == 0 ? nil : self.value(atRank: rank - way)
    case 64..<80:
      let above = value > origin
      let distance = above ? value.distanceUp(from: origin) : origin.distanceUp(from: value)
      let part = number == 79 ? distance - 1 : distance / UInt64(number - 62)
      if part == 0 || part >= distance { return nil }
      let offset = Int(truncatingIfNeeded: part)
      return above ? origin &+ offset : origin &- offset
    default:
      let low = UInt64(number - 79)
      return low < rank ? self.value(atRank: low) : nil
    }
  }
}
