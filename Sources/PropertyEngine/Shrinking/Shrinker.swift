/// Looks for the smallest case that fails like a given one.
///
/// Structural passes to a fixed point, each candidate strictly smaller in the total order of `Settled.isSmaller(than:)`; then
/// cases that are drawn anew, until one is smaller and the passes begin again, or the budget is used up. No candidate is run twice.
@usableFromInline
struct Shrinker<Model: StateModel> {
  @usableFromInline var best: Settled<Model>
  @usableFromInline var candidate = Settled<Model>()
  @usableFromInline let fingerprint: Fingerprint
  @usableFromInline var budget: Int
  /// Trials run so far.
  @usableFromInline var executions = 0

  @usableFromInline var generator: Generator<Model>
  @usableFromInline var chance: Chance
  @usableFromInline var draft = Draft<Model>()
  @usableFromInline var map = [Int16](repeating: -1, count: ObjectSet.capacity)
  @usableFromInline var tried = DigestSet()

  @usableFromInline var pass = Pass.blocks
  @usableFromInline var cursor = Cursor()
  @usableFromInline var triedAt = Cursor()
  @usableFromInline var hasMoved = false
  /// How many steps the best case had when the passes last began.
  @usableFromInline var roundBegan = Int.max
  /// Candidates accepted since the current pass began.
  @usableFromInline var accepted = 0
  @usableFromInline var isDrawnAnew = false
  /// The only pass to make, for its own tests.
  @usableFromInline var only: Pass?
  /// Set when no smaller case exists: then the passes are enough.
  @usableFromInline var isSizeKnown = false
  /// Cases drawn anew that were not worth running.
  @usableFromInline var idle = 0
  /// The slots of the best case that hold a choice among numbers, and how many names there are.
  @usableFromInline var numbers: [Place] = []
  @usableFromInline var names = 0

  @inlinable
  init(
    _ content: Case<Model>, failing fingerprint: Fingerprint, at index: Int?, budget: Int,
    generator: Generator<Model>, chance: Chance
  ) {
    best = Settled()
    self.fingerprint = fingerprint
    self.budget = budget
    self.generator = generator
    self.chance = chance
    settleCandidate(content)
    swap(&best, &candidate)
    if let index { best.cut(after: index) }
    _ = tried.insert(best.content.digest)
    survey()
  }

  /// Runs the model over a case that is valid as it stands.
  @inlinable
  mutating func settleCandidate(_ content: Case<Model>) {
    draft.reset(to: content)
    generator.settle(draft, &map, &chance, into: &candidate)
  }

  /// Prepares the next candidate; false when there is none or the budget is used up.
  @inlinable
  mutating func advance() -> Bool {
    while executions < budget {
      if pass == .regeneration {
        guard !isSizeKnown, !best.content.entries.isEmpty || Model.startSlots > 0 else {
          return false
        }
        isDrawnAnew = true
        regenerate()
        guard candidate.isComplete, mayBeSmaller else {
          if isIdle() { return false }
          continue
        }
      } else {
        isDrawnAnew = false
        triedAt = cursor
        guard propose() else {
          nextPass()
          continue
        }
        generator.settle(draft, &map, &chance, into: &candidate)
        guard candidate.isComplete, candidate.isSmaller(than: best) else { continue }
      }
      guard tried.insert(candidate.content.digest) else {
        // Passes end by themselves: repeated candidates of one must not keep the next from its turn.
        if isDrawnAnew, isIdle() { return false }
        continue
      }
      executions &+= 1
      idle = 0
      return true
    }
    return false
  }

  /// Whether so many candidates in a row were not worth running that there can be hardly any left.
  @inlinable
  mutating func isIdle() -> Bool {
    idle &+= 1
    return idle > 400
  }

  /// By steps and objects alone; names are weighed once it has failed.
  @inlinable
  var mayBeSmaller: Bool {
    let steps = candidate.content.entries.count
    return steps < best.content.entries.count
      || steps == best.content.entries.count && candidate.content.objects <= best.content.objects
  }

  @inlinable
  mutating func nextPass() {
    cursor = Cursor()
    accepted = 0
    if let only {
      pass = hasMoved ? only : .regeneration
      hasMoved = false
      if pass == .regeneration { budget = executions }
      return
    }
    let next = Pass(rawValue: pass.rawValue + 1) ?? .regeneration
    // The long passes wait until no step goes any more; values alone could fall by one a round for ever.
    let isShorter = best.content.entries.count < roundBegan
    if hasMoved, next == .triples && isShorter || next == .sweep || next == .regeneration {
      hasMoved = false
      roundBegan = best.content.entries.count
      pass = .blocks
    } else {
      pass = next
    }
  }

  /// Takes note of what came of the candidate.
  @inlinable
  mutating func record(_ outcome: Outcome) {
    guard case .failed(fingerprint, let index) = outcome else { return }
    if isDrawnAnew {
      if let index, index + 1 < candidate.content.entries.count {
        candidate.content.objects = Int(candidate.content.entries[index + 1].firstObject)
        candidate.content.entries.removeLast(candidate.content.entries.count - index - 1)
      }
      let content = candidate.content
      settleCandidate(content)
      guard candidate.isSmaller(than: best) else { return }
      pass = .blocks
      cursor = Cursor()
      accepted = 0
    } else {
      if let index { candidate.cut(after: index) }
      hasMoved = true
      cursor = triedAt
      if pass.startsOver { cursor.third = 0 }
      accepted += 1
      if accepted >= pass.patience { nextPass() }
    }
    swap(&best, &candidate)
    survey()
  }

  /// Takes another case that fails the same way for the best, if it is smaller.
  @inlinable
  mutating func consider(_ content: Case<Model>) {
    settleCandidate(content)
    guard candidate.isSmaller(than: best) else { return }
    swap(&best, &candidate)
    survey()
  }

  /// Lists what the passes over numbers and names have to do.
  @inlinable
  mutating func survey() {
    numbers.removeAll(keepingCapacity: true)
    names = 0
    for entry in -1..<best.content.entries.count {
      for slot in 0..<Slots.capacity {
        switch best.domain(entry, slot) {
        case .integers(let range) where range.lowerBound < range.upperBound:
          numbers.append(Place(entry: entry, slot: slot))
        case .name(let count), .names(let count): names = max(names, min(count, 8))
        default: break
        }
      }
    }
  }
}

/// Where in a case a choice is: an entry, or -1 for the start, and a slot.
@frozen @usableFromInline
struct Place {
  @usableFromInline var entry: Int
  @usableFromInline var slot: Int

  @inlinable init(entry: Int, slot: Int) { (self.entry, self.slot) = (entry, slot) }
}

/// Where a pass stands in its enumeration.
@frozen @usableFromInline
struct Cursor {
  @usableFromInline var first = 0
  @usableFromInline var second = 0
  @usableFromInline var third = 0

  @inlinable init() {}
}
