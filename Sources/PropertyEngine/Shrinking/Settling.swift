extension Generator {
  /// Carries a draft out: runs the model over it and gives a case whose every step is eligible.
  ///
  /// A reference to an object whose step was deleted moves to what that step referred to. A step that is not eligible any more
  /// is left out, and so is what depends on it. A number outside its new range moves to the end of it.
  @inlinable
  mutating func settle(
    _ draft: Draft<Model>, _ map: inout [Int16], _ chance: inout Chance,
    into result: inout Settled<Model>
  ) {
    result.content.entries.removeAll(keepingCapacity: true)
    result.domains.removeAll(keepingCapacity: true)
    result.weight = 0
    settleStart(draft.start, into: &result)
    var model = Model(start: result.content.start)
    map.withUnsafeMutableBufferPointer { $0.update(repeating: -1) }
    for object in 0..<min(model.objects, ObjectSet.capacity) { map[object] = Int16(object) }
    for place in draft.entries.indices {
      switch draft.fates[place] {
      case .keep: keep(draft.entries[place], &map, &model, into: &result)
      case .delete: follow(draft.entries[place], &map)
      case .redraw:
        guard result.content.entries.count < mostSteps, let entry = drawEntry(&model, &chance)
        else { continue }
        // The domains of a drawn step are asked again when the case is accepted.
        result.content.entries.append(entry)
        result.domains.append(InlineDomains())
      }
    }
    result.content.objects = model.objects
    result.isComplete = model.isComplete
  }

  @inlinable
  func settleStart(_ start: Slots, into result: inout Settled<Model>) {
    var settled = Slots()
    var domains = InlineDomains()
    for slot in 0..<min(Model.startSlots, Slots.capacity) {
      let domain = Model.startDomain(of: slot, in: settled)
      settled[slot] = domain.nearest(to: start[slot])
      domains[slot] = domain
      result.weight &+= domain.weight(settled[slot])
    }
    result.domains.append(domains)
    result.content.start = settled
  }

  /// Objects of a deleted step become what the step's first reference is, or nothing.
  @inlinable
  func follow(_ entry: Entry<Model>, _ map: inout [Int16]) {
    guard entry.made > 0, entry.firstObject >= 0 else { return }
    var aim: Int16 = -1
    if entry.references != 0 {
      let object = entry.step[entry.references.trailingZeroBitCount]
      if object >= 0, object < ObjectSet.capacity { aim = map[object] }
    }
    for object in Int(entry.firstObject)..<Int(entry.firstObject + entry.made)
    where object < ObjectSet.capacity { map[object] = aim }
  }

  @inlinable
  func keep(
    _ entry: Entry<Model>, _ map: inout [Int16], _ model: inout Model,
    into result: inout Settled<Model>
  ) {
    var step = entry.step
    let slots = slotCounts[Int(step.kind.rawValue)]
    guard result.content.entries.count < mostSteps, model.isEligible(step.kind) else { return }
    var references: UInt8 = 0
    var weight = 0
    var domains = InlineDomains()
    for slot in 0..<slots {
      let domain = model.domain(of: slot, in: step)
      if domain.isReference {
        let object = step[slot]
        step[slot] = object >= 0 && object < ObjectSet.capacity ? Int(map[object]) : -1
        references |= 1 &<< UInt8(truncatingIfNeeded: slot)
      } else {
        step[slot] = domain.nearest(to: step[slot])
      }
      guard domain.contains(step[slot]) else { return }
      domains[slot] = domain
      weight &+= domain.weight(step[slot])
    }
    for slot in slots..<Slots.capacity { step[slot] = 0 }
    result.domains.append(domains)
    result.weight &+= weight
    let settled = take(step, references, &model)
    if entry.firstObject >= 0 {
      for offset in 0..<min(settled.made, entry.made)
      where Int(entry.firstObject + offset) < ObjectSet.capacity {
        map[Int(entry.firstObject + offset)] = settled.firstObject + offset
      }
    }
    result.content.entries.append(settled)
  }
}

extension Domain {
  /// The value itself, or for numbers the nearest that the domain has.
  @inlinable @inline(__always)
  func nearest(to value: Int) -> Int {
    if case .integers(let range) = self {
      return Swift.min(Swift.max(value, range.lowerBound), range.upperBound)
    }
    return value
  }
}
