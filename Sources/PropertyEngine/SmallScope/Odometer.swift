/// Enumerates the steps that are eligible in a state, in the order of simplicity, one for each that names make alike.
@frozen @usableFromInline
struct Odometer<Model: StateModel> {
  /// A domain with more values is not enumerated: the small scope ends there.
  @usableFromInline static var mostValues: UInt64 { 256 }

  @usableFromInline var kind = -1
  @usableFromInline var step: Step<Model.Kind>
  @usableFromInline var count = 0
  @usableFromInline var domains: InlineDomains
  @usableFromInline var symmetries: (NameSymmetry, NameSymmetry, NameSymmetry, NameSymmetry)
  /// Set when a domain was too large to enumerate.
  @usableFromInline var isUnbounded = false

  @inlinable
  init(first kind: Model.Kind, _ symmetry: NameSymmetry) {
    step = Step(kind)
    domains = InlineDomains()
    symmetries = (symmetry, symmetry, symmetry, symmetry)
  }

  /// Goes on to the next step; false after the last.
  @inlinable @inline(__always)
  mutating func advance(_ model: Model, _ generator: Generator<Model>) -> Bool {
    if kind >= 0, count > 0, advanceSlot(count &- 1, model) { return true }
    while kind &+ 1 < generator.kinds.count {
      kind &+= 1
      guard model.isEligible(generator.kinds[kind]) else { continue }
      step = Step(generator.kinds[kind])
      count = generator.slotCounts[kind]
      if count == 0 || fill(from: 0, model) { return true }
    }
    return false
  }

  /// Moves a slot on, or the one before it when it is at its end.
  @inlinable
  mutating func advanceSlot(_ slot: Int, _ model: Model) -> Bool {
    var slot = slot
    while slot >= 0 {
      if let value = next(slot, after: step[slot]) {
        step[slot] = value
        if slot == count &- 1 || fill(from: slot &+ 1, model) { return true }
      } else {
        slot &-= 1
      }
    }
    return false
  }

  /// Gives the slots from here on their first values; where one has none, the slots before it move on.
  @inlinable
  mutating func fill(from slot: Int, _ model: Model) -> Bool {
    var slot = slot
    while slot < count {
      for place in slot..<Slots.capacity { step[place] = 0 }
      domains[slot] = model.domain(of: slot, in: step)
      setSymmetry(slot)
      if let value = next(slot, after: nil) {
        step[slot] = value
        slot &+= 1
      } else {
        slot &-= 1
        while true {
          if slot < 0 { return false }
          if let value = next(slot, after: step[slot]) {
            step[slot] = value
            slot &+= 1
            break
          }
          slot &-= 1
        }
      }
    }
    return true
  }

  @inlinable
  mutating func setSymmetry(_ slot: Int) {
    guard slot > 0 else { return }
    var symmetry = self[symmetry: slot &- 1]
    switch domains[slot &- 1] {
    case .name: symmetry = symmetry.after(1 &<< step[slot &- 1])
    case .names: symmetry = symmetry.after(step[slot &- 1])
    default: break
    }
    switch slot {
    case 1: symmetries.1 = symmetry
    case 2: symmetries.2 = symmetry
    default: symmetries.3 = symmetry
    }
  }

  @inlinable
  subscript(symmetry slot: Int) -> NameSymmetry {
    switch slot {
    case 0: symmetries.0
    case 1: symmetries.1
    case 2: symmetries.2
    default: symmetries.3
    }
  }

  @inlinable @inline(__always)
  mutating func next(_ slot: Int, after value: Int?) -> Int? {
    switch domains[slot] {
    case .objects(let set): return set.next(after: value ?? -1)
    case .integers(let range):
      guard range.upperBound.distanceUp(from: range.lowerBound) < Self.mostValues else {
        isUnbounded = true
        return nil
      }
      let rank = value.map { range.rank($0) + 1 } ?? 0
      return rank > range.upperBound.distanceUp(from: range.lowerBound)
        ? nil : range.value(atRank: rank)
    case .name(let count):
      var name = (value ?? -1) &+ 1
      while name < count, self[symmetry: slot].lower[name & 7] >= 0 { name &+= 1 }
      return name < count ? name : nil
    case .names(let count):
      var set = (value ?? -1) &+ 1
      while set < 1 &<< count, !self[symmetry: slot].represents(set) { set &+= 1 }
      return set < 1 &<< count ? set : nil
    }
  }
}
