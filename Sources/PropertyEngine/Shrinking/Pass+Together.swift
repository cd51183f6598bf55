extension Shrinker {
  /// `first`: the first of several equal numbers; `third`: the attempt. Where numbers must agree, none can change alone.
  @inlinable
  mutating func lowerEqual() -> Bool {
    while cursor.first < numbers.count {
      let place = numbers[cursor.first]
      let domain = best.domain(place.entry, place.slot)
      let value = best.slots(place.entry)[place.slot]
      let attempts = isFirstOfEqual(cursor.first) ? domain.attempts(below: value) : 0
      while cursor.third < attempts {
        triedAt = cursor
        let attempt = domain.attempt(cursor.third, below: value)
        cursor.third += 1
        guard let attempt else { continue }
        draft.reset(to: best.content)
        for other in numbers where best.slots(other.entry)[other.slot] == value {
          change(other, to: attempt)
        }
        return true
      }
      cursor.first += 1
      cursor.third = 0
    }
    return false
  }

  /// Whether later numbers equal the one with this index and no earlier one does.
  @inlinable
  func isFirstOfEqual(_ index: Int) -> Bool {
    let value = best.slots(numbers[index].entry)[numbers[index].slot]
    func isEqual(_ other: Place) -> Bool { best.slots(other.entry)[other.slot] == value }
    return !numbers[..<index].contains(where: isEqual)
      && numbers[(index + 1)...].contains(where: isEqual)
  }

  /// `first`: the step; `second`: the number, which goes to its origin; `third`: the kind.
  @inlinable
  mutating func lowerKindAndNumber() -> Bool {
    guard numbers.count <= 40 else { return false }
    while cursor.first < count {
      let kind = Int(best.content.entries[cursor.first].step.kind.rawValue)
      while kind > 0, cursor.second < numbers.count {
        let place = numbers[cursor.second]
        if case .integers(let range) = best.domain(place.entry, place.slot), cursor.third < kind,
          place.entry != cursor.first, best.slots(place.entry)[place.slot] != range.origin
        {
          triedAt = cursor
          draft.reset(to: best.content)
          draft.entries[cursor.first].step.kind = generator.kinds[cursor.third]
          change(place, to: range.origin)
          cursor.third += 1
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

  /// `first`: where to; `second`: the step that moves there. In long cases only the next one: the others are too many.
  @inlinable
  mutating func moveStep() -> Bool {
    let reach = count <= 16 ? count : 1
    while cursor.first + 1 < count {
      if cursor.second <= cursor.first { cursor.second = cursor.first + 1 }
      if cursor.second < min(count, cursor.first + 1 + reach) {
        triedAt = cursor
        draft.reset(to: best.content)
        draft.move(from: cursor.second, to: cursor.first)
        cursor.second += 1
        return true
      }
      cursor.first += 1
      cursor.second = 0
    }
    return false
  }
}
