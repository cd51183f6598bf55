/// Tries other values for every choice of a minimal case, one at a time, and counts how many still fail the same way.
@usableFromInline
struct Explainer<Model: StateModel> {
  /// So many other values of a choice are tried, spread over what it could hold.
  @usableFromInline static var alternatives: UInt64 { 8 }

  @usableFromInline let best: Settled<Model>
  @usableFromInline let fingerprint: Fingerprint
  @usableFromInline let budget: Int
  @usableFromInline var generator: Generator<Model>
  @usableFromInline var candidate = Settled<Model>()
  @usableFromInline var choices: [Explanation] = []
  @usableFromInline var executions = 0

  @usableFromInline var entry = -1
  @usableFromInline var slot = -1
  @usableFromInline var others: [Int] = []
  @usableFromInline var draft = Draft<Model>()
  @usableFromInline var map = [Int16](repeating: -1, count: ObjectSet.capacity)
  @usableFromInline var chance = Chance(seed: 0, index: 0)

  @inlinable
  init(
    _ best: Settled<Model>, failing fingerprint: Fingerprint, budget: Int,
    generator: Generator<Model>
  ) {
    self.best = best
    self.fingerprint = fingerprint
    self.budget = budget
    self.generator = generator
  }

  /// Prepares the next candidate; false at the end.
  @inlinable
  mutating func advance() -> Bool {
    while executions < budget {
      while let value = others.popLast() {
        draft.reset(to: best.content)
        if entry < 0 { draft.start[slot] = value } else { draft.entries[entry].step[slot] = value }
        generator.settle(draft, &map, &chance, into: &candidate)
        // A value that lets other steps fall away would say something about those.
        guard candidate.isComplete,
          candidate.content.entries.count == best.content.entries.count,
          candidate.slots(entry)[slot] == value
        else { continue }
        executions += 1
        return true
      }
      guard nextChoice() else { return false }
    }
    return false
  }

  @inlinable
  mutating func record(_ outcome: Outcome) {
    choices[choices.count - 1].tried += 1
    if case .failed(fingerprint, _) = outcome { choices[choices.count - 1].failing += 1 }
  }

  @inlinable
  mutating func nextChoice() -> Bool {
    while entry < best.content.entries.count {
      slot += 1
      let slots =
        entry < 0
        ? Model.startSlots
        : entry < best.content.entries.count
          ? generator.slotCounts[Int(best.content.entries[entry].step.kind.rawValue)] : 0
      guard slot < slots else {
        (entry, slot) = (entry + 1, -1)
        continue
      }
      others = best.domain(entry, slot).others(than: best.slots(entry)[slot])
      choices.append(Explanation(step: entry < 0 ? nil : entry, slot: slot))
      return true
    }
    return false
  }
}

extension Domain {
  /// Up to eight other values, evenly spread over the domain.
  @inlinable
  func others(than value: Int) -> [Int] {
    let (count, at): (UInt64, (UInt64) -> Int) =
      switch self {
      case .objects(let set): (UInt64(set.count), { set[place: Int($0)] })
      case .name(let count): (UInt64(max(count, 0)), { Int($0) })
      case .names(let count): (1 << UInt64(count), { Int($0) })
      case .integers(let range):
        (
          max(range.upperBound.distanceUp(from: range.lowerBound), 1).addingSaturating(1),
          { range.value(atRank: $0) }
        )
      }
    let stride = max(count / 8, 1)
    var result: [Int] = []
    var rank: UInt64 = 0
    while rank < count, result.count < 9 {
      let other = at(rank)
      if other != value, contains(other) { result.append(other) }
      rank = rank.addingSaturating(stride)
    }
    return Array(result.prefix(8).reversed())
  }
}

extension UInt64 {
  @inlinable
  func addingSaturating(_ other: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
