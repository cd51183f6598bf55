/// Draws cases from a model: each step among those eligible in the state that the steps before it led to.
@usableFromInline
struct Generator<Model: StateModel> {
  @usableFromInline let seed: UInt64
  @usableFromInline let mostSteps: Int
  @usableFromInline let usesSwarm: Bool
  @usableFromInline let kinds: [Model.Kind]
  @usableFromInline let slotCounts: [Int]
  @usableFromInline var profile: Profile
  /// Numbers drawn lately, to be drawn again: equal and neighbouring numbers are where faults are.
  @usableFromInline var recent = SIMD8<Int>()
  @usableFromInline var recentCount = 0

  @inlinable
  init(seed: UInt64, mostSteps: Int, usesSwarm: Bool = true) {
    self.seed = seed
    self.usesSwarm = usesSwarm
    self.mostSteps = mostSteps
    kinds = Array(Model.Kind.allCases)
    slotCounts = kinds.map { min(Model.slots(of: $0), Slots.capacity) }
    profile = Profile(weights: kinds.map { Model.weight(of: $0) })
    for (place, kind) in kinds.enumerated() {
      precondition(Int(kind.rawValue) == place, "the kinds of a model are numbered from 0")
    }
  }

  /// Draws the fresh case of an index. False when the model found no way to complete it.
  @inlinable
  mutating func draw(index: UInt64, into result: inout Case<Model>) -> Bool {
    var chance = Chance(seed: seed, index: index)
    prepare(isSwarm: usesSwarm && index & 1 == 1, &chance)
    return draw(steps: mostSteps > 0 ? 1 + chance.below(mostSteps) : 0, &chance, into: &result)
  }

  /// Decides how the steps of the next case are drawn.
  @inlinable
  mutating func prepare(isSwarm: Bool, _ chance: inout Chance) {
    if isSwarm { profile.becomeSwarm(&chance) } else { profile.becomeUniform() }
    recentCount = 0
  }

  @inlinable
  mutating func draw(
    steps length: Int, _ chance: inout Chance, into result: inout Case<Model>
  ) -> Bool {
    result.start = drawStart(&chance)
    result.entries.removeAll(keepingCapacity: true)
    var model = Model(start: result.start)
    var phaseEnd = profile.isUniform ? Int.max : 1 + chance.below(max(length, 1))
    while result.entries.count < length || !model.isComplete {
      if result.entries.count >= phaseEnd {
        profile.drawKinds(&chance)
        phaseEnd &+= 1 + chance.below(max(length, 1))
      }
      guard result.entries.count < mostSteps, let entry = drawEntry(&model, &chance) else { break }
      result.entries.append(entry)
    }
    result.objects = model.objects
    return model.isComplete
  }

  /// The start is drawn evenly in every case: what a swarm case leaves out of its steps may well stand at the start.
  @inlinable
  mutating func drawStart(_ chance: inout Chance) -> Slots {
    let isUniform = profile.isUniform
    profile.isUniform = true
    defer { profile.isUniform = isUniform }
    var start = Slots()
    for slot in 0..<Model.startSlots {
      let domain = Model.startDomain(of: slot, in: start)
      if !domain.isEmpty { start[slot] = value(in: domain, &chance) }
    }
    return start
  }

  /// Draws a step that is eligible in the model's state and takes it; nil when there is none.
  @inlinable @inline(__always)
  mutating func drawEntry(_ model: inout Model, _ chance: inout Chance) -> Entry<Model>? {
    guard !kinds.isEmpty else { return nil }
    var kind = profile.kind(&chance)
    var attempt = 0
    while true {
      if model.isEligible(kinds[kind]), let entry = fill(kind, &model, &chance) { return entry }
      // More draws by weight, then every kind in turn: the case goes on as long as anything can happen.
      attempt &+= 1
      if attempt < 12 {
        kind = profile.kind(&chance)
      } else {
        guard attempt < kinds.count &+ 12 else { return nil }
        kind = kind &+ 1 == kinds.count ? 0 : kind &+ 1
      }
    }
  }

  @inlinable @inline(__always)
  mutating func fill(_ kind: Int, _ model: inout Model, _ chance: inout Chance) -> Entry<Model>? {
    var step = Step(kinds[kind])
    var references: UInt8 = 0
    for slot in 0..<slotCounts[kind] {
      let domain = model.domain(of: slot, in: step)
      if domain.isEmpty { return nil }
      step[slot] = value(in: domain, &chance)
      if domain.isReference { references |= 1 &<< UInt8(truncatingIfNeeded: slot) }
    }
    return take(step, references, &model)
  }

  /// Takes a step that is eligible.
  @inlinable @inline(__always)
  func take(
    _ step: Step<Model.Kind>, _ references: UInt8, _ model: inout Model
  ) -> Entry<Model> {
    let first = model.objects
    let expected = model.apply(step)
    return Entry(
      step, expected, firstObject: first, made: model.objects &- first, references: references)
  }

  @inlinable @inline(__always)
  mutating func value(in domain: Domain, _ chance: inout Chance) -> Int {
    switch domain {
    case .objects(let set):
      if profile.isUniform || !chance.oneOf16(profile.newest) {
        set[place: chance.below(set.count)]
      } else {
        set.newest
      }
    case .name(let count): chance.below(count)
    case .names(let count):
      if profile.isUniform { chance.below(1 &<< count) } else { sparse(count, &chance) }
    case .integers(let range): number(in: range, &chance)
    }
  }

  @inlinable
  func sparse(_ count: Int, _ chance: inout Chance) -> Int {
    var set = 0
    for name in 0..<count where chance.oneOf16(profile.density) { set |= 1 &<< name }
    return set
  }

  /// Narrow ranges are drawn evenly. In wide ones small numbers, the ends, and numbers drawn lately come up more often.
  @inlinable
  mutating func number(in range: ClosedRange<Int>, _ chance: inout Chance) -> Int {
    let last = range.upperBound.distanceUp(from: range.lowerBound)
    if last == 0 { return range.lowerBound }
    let manner = chance.below(16)
    var result: Int
    if recentCount > 0, manner < 4 {
      result = recent[chance.below(min(recentCount, 8))] &+ (manner == 3 ? chance.below(5) &- 2 : 0)
      if !range.contains(result) { result = range.value(atRank: chance.upTo(last)) }
    } else if last < 64 || manner < 9 {
      result = range.value(atRank: chance.upTo(last))
    } else if manner == 15 {
      result = chance.below(2) == 0 ? range.lowerBound : range.upperBound
    } else {
      let width = 64 - last.leadingZeroBitCount
      let bits = chance.below(width + 1)
      let rank = bits == 0 ? 0 : chance.next() &>> UInt64(64 - bits)
      result = range.value(atRank: min(rank, last))
    }
    recent[recentCount & 7] = result
    recentCount &+= 1
    return result
  }
}
