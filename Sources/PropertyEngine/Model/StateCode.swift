/// Collects what the future of a state depends on, such that states equal up to renumbering of objects and renaming of
/// names get the same digest.
///
/// Objects are renumbered in the order in which they are first written. Names are told apart by where they occur: each name is
/// a column of places, and the columns are sorted. Two states with different contents share a 64-bit digest with probability
/// about 2⁻⁶⁴; a search of a million states errs with less than one in ten million.
@frozen
public struct StateCode {
  /// Set when nothing is known of the state: it is merged with no other.
  public var isOpaque = false
  @usableFromInline var place: UInt64 = 0
  @usableFromInline var content: UInt64 = 0
  @usableFromInline var columns = SIMD8<UInt64>()
  @usableFromInline var met = 0
  @usableFromInline var numbers = [UInt8](repeating: 0, count: ObjectSet.capacity)

  @inlinable init() {}

  /// Forgets everything, keeping the memory.
  @inlinable
  mutating func reset() {
    isOpaque = false
    (place, content) = (0, 0)
    columns = SIMD8()
    if met != 0 {
      for object in 0..<ObjectSet.capacity { numbers[object] = 0 }
      met = 0
    }
  }

  /// Writes a number.
  @inlinable @inline(__always)
  public mutating func append(_ value: Int) {
    place &+= 1
    content = (content ^ UInt64(bitPattern: Int64(value))) &* 0x9E37_79B9_7F4A_7C15
    content ^= content &>> 29
  }

  /// Writes an object, or -1 for none.
  @inlinable @inline(__always)
  public mutating func append(object: Int) {
    guard object >= 0, object < ObjectSet.capacity else { return append(-1) }
    if numbers[object] == 0 {
      met &+= 1
      numbers[object] = UInt8(truncatingIfNeeded: met)
    }
    append(Int(numbers[object]))
  }

  /// Writes a name.
  @inlinable
  public mutating func append(name: Int) { append(names: 1 &<< (name & 7)) }

  /// Writes a set of names, given as a bit mask of eight.
  @inlinable @inline(__always)
  public mutating func append(names: Int) {
    place &+= 1
    let mark = Chance.mix(place)
    var rest = UInt8(truncatingIfNeeded: names)
    while rest != 0 {
      columns[rest.trailingZeroBitCount] &+= mark
      rest &= rest &- 1
    }
  }

  /// The digest of what was written, for that many interchangeable names; never 0.
  @inlinable
  func digest() -> UInt64 {
    var sorted = columns
    for end in 1..<8 {
      var place = end
      while place > 0, sorted[place] < sorted[place - 1] {
        let other = sorted[place]
        sorted[place] = sorted[place - 1]
        sorted[place - 1] = other
        place &-= 1
      }
    }
    var result = content ^ place &* 0xD6E8_FEB8_6659_FD93
    for place in 0..<8 where sorted[place] != 0 {
      result = Chance.mix(result ^ sorted[place])
    }
    result = Chance.mix(result)
    return result == 0 ? 1 : result
  }
}
