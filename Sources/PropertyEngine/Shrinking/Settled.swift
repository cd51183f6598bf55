/// A case that is valid by a run of the model, with what its slots could have held: what the total order looks at.
@usableFromInline
struct Settled<Model: StateModel> {
  @usableFromInline var content = Case<Model>()
  /// Those of the start, then those of each entry.
  @usableFromInline var domains: [InlineDomains] = []
  /// Names that are in sets, all told.
  @usableFromInline var weight = 0
  @usableFromInline var isComplete = true

  @inlinable init() {}

  @inlinable @inline(__always)
  func domain(_ entry: Int, _ slot: Int) -> Domain { domains[entry &+ 1][slot] }

  /// The slots of an entry, or of the start for -1.
  @inlinable @inline(__always)
  func slots(_ entry: Int) -> Slots {
    entry < 0 ? content.start : content.entries[entry].step.slots
  }

  /// The total order: fewer steps, then fewer objects, then fewer names in sets, then the simpler case, choice by choice: an
  /// earlier kind, an older object, a number nearer to zero (0, 1, -1, 2, …), a lower name or set.
  @inlinable
  func isSmaller(than other: Settled) -> Bool {
    let (mine, theirs) = (content.entries.count, other.content.entries.count)
    if mine != theirs { return mine < theirs }
    if content.objects != other.content.objects { return content.objects < other.content.objects }
    if weight != other.weight { return weight < other.weight }
    for entry in -1..<mine {
      if entry >= 0 {
        let kind = content.entries[entry].step.kind.rawValue
        let otherKind = other.content.entries[entry].step.kind.rawValue
        if kind != otherKind { return kind < otherKind }
      }
      let (ours, others) = (slots(entry), other.slots(entry))
      if ours == others { continue }
      for slot in 0..<Slots.capacity where ours[slot] != others[slot] {
        let rank = domain(entry, slot).rank(ours[slot])
        let otherRank = other.domain(entry, slot).rank(others[slot])
        if rank != otherRank { return rank < otherRank }
      }
    }
    return false
  }

  /// The entry that made an object, or -1 for the start.
  @inlinable
  func maker(of object: Int) -> Int {
    content.entries.lastIndex { $0.made > 0 && Int($0.firstObject) <= object } ?? -1
  }

  /// The first slot of an entry that holds a set of names.
  @inlinable
  func namesSlot(_ entry: Int) -> Int? {
    (0..<Slots.capacity).first { if case .names = domain(entry, $0) { true } else { false } }
  }

  /// Cuts the case off after an entry.
  @inlinable
  mutating func cut(after entry: Int) {
    guard entry + 1 < content.entries.count else { return }
    content.objects = Int(content.entries[entry + 1].firstObject)
    content.entries.removeLast(content.entries.count - entry - 1)
    domains.removeLast(domains.count - entry - 2)
    weigh()
  }

  @inlinable
  mutating func weigh() {
    weight = 0
    for entry in -1..<content.entries.count {
      let held = slots(entry)
      for slot in 0..<Slots.capacity { weight += domain(entry, slot).weight(held[slot]) }
    }
  }
}

extension Domain {
  /// The place of a value in the order of simplicity.
  @inlinable @inline(__always)
  func rank(_ value: Int) -> UInt64 {
    if case .integers(let range) = self {
      range.rank(value)
    } else {
      UInt64(bitPattern: Int64(value))
    }
  }
}
