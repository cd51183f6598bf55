extension Shrinker {
  @inlinable var count: Int { best.content.entries.count }

  /// `first`: steps left out at a time, 0 at the beginning; `second`: where.
  @inlinable
  mutating func deleteBlock() -> Bool {
    if cursor.first == 0 { cursor.first = max(count, 1) }
    while cursor.first >= 1 {
      if cursor.second + cursor.first <= count {
        triedAt = cursor
        draft.reset(to: best.content)
        draft.delete(cursor.second..<cursor.second + cursor.first)
        cursor.second += 1
        return true
      }
      cursor.first = min(cursor.first, count + 1)
      cursor.first -= cursor.first > 16 ? cursor.first / 8 : 1
      cursor.second = 0
      if cursor.first == 0 { break }
    }
    cursor.first = -1
    return false
  }

  @inlinable
  mutating func deletePair() -> Bool {
    if cursor.second <= cursor.first { cursor.second = cursor.first + 1 }
    while cursor.first < count {
      if cursor.second < count {
        triedAt = cursor
        draft.reset(to: best.content)
        draft.fates[cursor.first] = .delete
        draft.fates[cursor.second] = .delete
        cursor.second += 1
        return true
      }
      cursor.first += 1
      cursor.second = cursor.first + 1
    }
    return false
  }

  /// Only in short cases: their number grows with the cube.
  @inlinable
  mutating func deleteTriple() -> Bool {
    guard count <= 14 else { return false }
    if cursor.second <= cursor.first { cursor.second = cursor.first + 1 }
    if cursor.third <= cursor.second { cursor.third = cursor.second + 1 }
    while cursor.first < count {
      if cursor.third < count {
        triedAt = cursor
        draft.reset(to: best.content)
        draft.fates[cursor.first] = .delete
        draft.fates[cursor.second] = .delete
        draft.fates[cursor.third] = .delete
        cursor.third += 1
        return true
      }
      cursor.second += 1
      if cursor.second >= count {
        cursor.first += 1
        cursor.second = cursor.first + 1
      }
      cursor.third = cursor.second + 1
    }
    return false
  }

  /// `first`: the step left out; `second`: the step that is re-aimed; `third`: at which older object.
  @inlinable
  mutating func deleteAndReaim() -> Bool {
    while cursor.first < count {
      while cursor.second < count {
        let entry = best.content.entries[cursor.second]
        if cursor.second != cursor.first, entry.references != 0 {
          let slot = entry.references.trailingZeroBitCount
          if cursor.third < min(Int(entry.firstObject), ObjectSet.capacity) {
            triedAt = cursor
            let object = cursor.third
            cursor.third += 1
            if object == entry.step[slot] { continue }
            draft.reset(to: best.content)
            draft.entries[cursor.second].step[slot] = object
            draft.fates[cursor.first] = .delete
            return true
          }
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

  /// `first`: the step left out. Whatever made the object that it refers to gets its names as well.
  @inlinable
  mutating func deleteAndMerge() -> Bool {
    while cursor.first < count {
      triedAt = cursor
      let place = cursor.first
      cursor.first += 1
      let entry = best.content.entries[place]
      guard entry.references != 0, entry.made > 0 else { continue }
      let maker = best.maker(of: entry.step[entry.references.trailingZeroBitCount])
      guard let given = best.namesSlot(place), let taken = best.namesSlot(maker) else { continue }
      draft.reset(to: best.content)
      draft.fates[place] = .delete
      change(
        Place(entry: maker, slot: taken), to: best.slots(maker)[taken] | entry.step[given])
      return true
    }
    return false
  }

  /// `first`: which number; `second`: how long a run, from 1; `third`: where.
  @inlinable
  mutating func deleteAndCount() -> Bool {
    if cursor.second == 0 { cursor.second = 1 }
    while cursor.first < numbers.count {
      let place = numbers[cursor.first]
      while cursor.second <= min(count, 8) {
        if cursor.third + cursor.second <= count {
          triedAt = cursor
          let run = cursor.third..<cursor.third + cursor.second
          cursor.third += 1
          if run.contains(place.entry) { continue }
          draft.reset(to: best.content)
          draft.delete(run)
          change(place, to: best.slots(place.entry)[place.slot] &- run.count)
          return true
        }
        cursor.second += 1
        cursor.third = 0
      }
      cursor.first += 1
      cursor.second = 1
      cursor.third = 0
    }
    return false
  }

  /// Sets a choice of the draft.
  @inlinable
  mutating func change(_ place: Place, to value: Int) {
    if place.entry < 0 {
      draft.start[place.slot] = value
    } else {
      draft.entries[place.entry].step[place.slot] = value
    }
  }
}
