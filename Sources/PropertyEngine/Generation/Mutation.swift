/// Varies a kept case: a run of its steps repeated, left out or drawn again, or its end replaced.
@usableFromInline
struct Mutator<Model: StateModel> {
  @usableFromInline var draft = Draft<Model>()
  @usableFromInline var map = [Int16](repeating: -1, count: ObjectSet.capacity)
  @usableFromInline var settled = Settled<Model>()

  @inlinable init() {}

  /// Draws the variation of a case that belongs to an index. False when it cannot be completed.
  @inlinable
  mutating func vary(
    _ parent: Case<Model>, index: UInt64, _ generator: inout Generator<Model>,
    into result: inout Case<Model>
  ) -> Bool {
    var chance = Chance(seed: generator.seed, index: index)
    generator.prepare(isSwarm: chance.below(4) != 0, &chance)
    draft.reset(to: parent)
    let count = draft.entries.count
    if count > 0 {
      switch chance.below(4) {
      case 0: repeatRun(of: parent, &chance)
      case 1: draft.delete(run(in: count, &chance))
      case 2: redraw(run(in: count, &chance))
      default: replaceEnd(from: 1 + chance.below(count), generator.mostSteps, &chance)
      }
    }
    generator.settle(draft, &map, &chance, into: &settled)
    swap(&settled.content, &result)
    return settled.isComplete
  }

  /// A run of one step, or of more with falling likelihood.
  @inlinable
  func run(in count: Int, _ chance: inout Chance) -> Range<Int> {
    let start = chance.below(count)
    var end = start + 1
    while end < count, chance.below(2) == 0 { end += 1 }
    return start..<end
  }

  @inlinable
  mutating func redraw(_ run: Range<Int>) {
    for place in run { draft.fates[place] = .redraw }
  }

  /// Draws new steps from a place on, as many as were there and up to eight more.
  @inlinable
  mutating func replaceEnd(from place: Int, _ most: Int, _ chance: inout Chance) {
    redraw(place..<draft.entries.count)
    let filler = draft.entries[draft.entries.count - 1]
    for _ in 0...chance.below(8) where draft.entries.count < most {
      draft.entries.append(filler)
      draft.fates.append(.redraw)
    }
  }

  /// Repeats a run after itself: what it refers to within itself it refers to in the repetition.
  @inlinable
  mutating func repeatRun(of parent: Case<Model>, _ chance: inout Chance) {
    let run = run(in: parent.entries.count, &chance)
    let first = parent.entries[run.lowerBound].firstObject
    let last =
      parent.entries[run.upperBound - 1].firstObject + parent.entries[run.upperBound - 1].made
    let shift = Int16(truncatingIfNeeded: parent.objects) - first
    for offset in 0..<run.count {
      var entry = parent.entries[run.lowerBound + offset]
      for slot in 0..<Slots.capacity where entry.references &>> UInt8(slot) & 1 == 1 {
        let object = entry.step[slot]
        if object >= Int(first), object < Int(last) { entry.step[slot] = object + Int(shift) }
      }
      entry.firstObject += shift
      draft.entries.insert(entry, at: run.upperBound + offset)
      draft.fates.insert(.keep, at: run.upperBound + offset)
    }
  }
}

/// Cases that reached something new, with where they were drawn.
@usableFromInline
struct KeptCases<Model: StateModel> {
  /// So many are kept; then the newest takes the place of the oldest.
  @usableFromInline static var capacity: Int { 256 }
  @usableFromInline var cases: [(content: Case<Model>, origin: Origin)] = []
  @usableFromInline var added = 0
  @usableFromInline var reached = Features()

  @inlinable init() {}

  @inlinable
  mutating func add(_ content: Case<Model>, _ origin: Origin) {
    if cases.count < Self.capacity {
      cases.append((content, origin))
    } else {
      cases[added % Self.capacity] = (content, origin)
    }
    added += 1
  }

  /// One of the kept, every second time one of the last eight.
  @inlinable
  func pick(seed: UInt64, index: UInt64) -> Int {
    var chance = Chance(seed: seed, index: ~index)
    if chance.below(2) == 0 { return chance.below(cases.count) }
    let back = 1 + chance.below(min(cases.count, 8))
    return (added - back) % Self.capacity
  }
}
