/// A change to a case that is not carried out yet: its steps in the old numbering, each to be kept, deleted or drawn anew.
@usableFromInline
struct Draft<Model: StateModel> {
  @frozen @usableFromInline
  enum Fate: UInt8 { case keep, delete, redraw }

  @usableFromInline var start = Slots()
  @usableFromInline var entries: [Entry<Model>] = []
  @usableFromInline var fates: [Fate] = []

  @inlinable init() {}

  /// Starts over from a case, everything kept.
  @inlinable
  mutating func reset(to content: Case<Model>) {
    start = content.start
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: content.entries)
    fates.removeAll(keepingCapacity: true)
    for _ in content.entries { fates.append(.keep) }
  }

  @inlinable
  mutating func delete(_ range: Range<Int>) {
    for place in range { fates[place] = .delete }
  }

  /// Moves a step in front of an earlier one.
  @inlinable
  mutating func move(from place: Int, to earlier: Int) {
    entries.insert(entries.remove(at: place), at: earlier)
    fates.insert(fates.remove(at: place), at: earlier)
  }
}
