/// A set of digests: open addressing, never a tombstone. Digests are hashes already; the standard library's sets
/// would hash them again, by a seed of the process.
@usableFromInline
struct DigestSet {
  @usableFromInline var places: [UInt64]
  @usableFromInline var count = 0

  @inlinable init(capacity: Int = 1024) {
    var size = 64
    while size < capacity { size &*= 2 }
    places = [UInt64](repeating: 0, count: size)
  }

  /// Adds a digest and says whether it was new.
  @inlinable
  mutating func insert(_ digest: UInt64) -> Bool {
    let key = digest == 0 ? 1 : digest
    if count &* 3 >= places.count &* 2 { grow() }
    let mask = places.count &- 1
    var place = Int(truncatingIfNeeded: key ^ key &>> 32) & mask
    while places[place] != 0 {
      if places[place] == key { return false }
      place = (place &+ 1) & mask
    }
    places[place] = key
    count &+= 1
    return true
  }

  @inlinable
  mutating func grow() {
    let old = places
    places = [UInt64](repeating: 0, count: old.count &* 2)
    count = 0
    for key in old where key != 0 { _ = insert(key) }
  }
}
