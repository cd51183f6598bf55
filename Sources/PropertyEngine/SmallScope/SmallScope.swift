/// Every case with no step, then every case with one, with two, …: breadth first over the states of model and system.
///
/// States that are equal up to renumbering and renaming are continued once, on the cheapest of the shortest ways to them. A case
/// is not continued past its first failure.
@usableFromInline
struct SmallScope<Model: StateModel> {
  @usableFromInline var table = StateTable<Model.Kind>()
  /// How many steps the cases of this level have.
  @usableFromInline var level = 0
  /// The states of the level before, and the one whose steps are enumerated.
  @usableFromInline var parents = 0..<0
  @usableFromInline var parent = -1
  /// The last level that was gone through entirely, or -1.
  @usableFromInline var cleared = -1
  /// Whether a limit or a domain too large to enumerate ended the search within a level.
  @usableFromInline var isAbandoned = false
  @usableFromInline var executions = 0
  /// Executions before this level, and how many it will take, guessed from the level before with room for growth.
  @usableFromInline var levelBegan = 0
  @usableFromInline var estimate = 0
  /// The most executions there will ever be, and whether they forbid a level after this one: then its states are not noted.
  @usableFromInline let limit: Int
  @usableFromInline var isLast = false

  @usableFromInline var generator: Generator<Model>
  @usableFromInline var starts: StartOdometer<Model>
  @usableFromInline var odometer: Odometer<Model>
  @usableFromInline var steps: [Step<Model.Kind>] = []
  @usableFromInline var prefix = Case<Model>()
  @usableFromInline var model: Model
  @usableFromInline var code = StateCode()
  @usableFromInline var parentCost = (objects: 0, weight: 0)
  /// The least failure of each kind on this level.
  @usableFromInline var failures: [ScopeFailure<Model>] = []
  /// Trials that are out, in order.
  @usableFromInline var pending: [StateTable<Model.Kind>.Node] = []
  /// Set when there is no case with more steps: the search was complete.
  @usableFromInline var isExhausted = false

  @inlinable
  init?(_ generator: Generator<Model>, limit: Int) {
    guard limit > 0, let first = generator.kinds.first else { return nil }
    self.limit = limit
    self.generator = generator
    starts = StartOdometer()
    odometer = Odometer(first: first, NameSymmetry())
    model = Model(start: Slots())
  }

  /// Whether this level was begun or is worth beginning with a limit of executions in all.
  @inlinable
  func mayGoOn(within limit: Int) -> Bool {
    !isAbandoned && limit > 0 && levelBegan + estimate <= limit
  }

  /// Writes the next case; false when the level is gone through as far as trials are concerned.
  @inlinable
  mutating func next(into result: inout Case<Model>) -> Bool {
    if level == 0 {
      guard starts.advance(generator.kinds[0]) else {
        isAbandoned = isAbandoned || starts.isUnbounded
        return false
      }
      let start = starts.start
      let model = Model(start: start)
      result.start = start
      result.entries.removeAll(keepingCapacity: true)
      result.objects = model.objects
      pending.append(rootNode(start, model))
      return true
    }
    while true {
      while !advanceStep() {
        guard nextParent() else { return false }
      }
      var after = model
      let entry = generator.take(odometer.step, odometer.references, &after)
      let node = childNode(after)
      guard after.isComplete else {
        if !isLast { table.add(node) }
        continue
      }
      result.start = prefix.start
      result.entries.removeAll(keepingCapacity: true)
      result.entries.append(contentsOf: prefix.entries)
      result.entries.append(entry)
      result.objects = after.objects
      pending.append(node)
      return true
    }
  }

  @inlinable
  func rootNode(_ start: Slots, _ model: Model) -> StateTable<Model.Kind>.Node {
    var root = Step(generator.kinds[0])
    root.slots = start
    return .init(
      parent: -1, objects: model.objects, weight: starts.weight, digest: 0, step: root)
  }

  @inlinable @inline(__always)
  func childNode(_ after: Model) -> StateTable<Model.Kind>.Node {
    .init(
      parent: parent, objects: after.objects, weight: parentCost.weight &+ odometer.weight,
      digest: 0, step: odometer.step)
  }

  @inlinable @inline(__always)
  mutating func advanceStep() -> Bool {
    guard parents.contains(parent) else { return false }
    return odometer.advance(model, generator)
  }

  /// Goes on to the next state of the level before; false after the last.
  @inlinable
  mutating func nextParent() -> Bool {
    isAbandoned = isAbandoned || odometer.isUnbounded
    parent += 1
    guard parents.contains(parent) else { return false }
    prefix.start = table.path(to: parent, into: &steps)
    prefix.entries.removeAll(keepingCapacity: true)
    model = Model(start: prefix.start)
    code.reset()
    for slot in 0..<Model.startSlots {
      write(Model.startDomain(of: slot, in: prefix.start), prefix.start[slot])
    }
    for step in steps { prefix.entries.append(generator.take(step, references(of: step), &model)) }
    parentCost = (Int(table.nodes[parent].objects), Int(table.nodes[parent].weight))
    // Names that no step so far told apart can be exchanged, whatever the system remembers.
    odometer = Odometer(first: generator.kinds[0], NameSymmetry(code))
    return true
  }

  @inlinable
  mutating func write(_ domain: Domain, _ value: Int) {
    switch domain {
    case .name: code.append(name: value)
    case .names: code.append(names: value)
    default: code.append(0)
    }
  }

  /// Which slots of a step in the model's state are references; names are written into the code.
  @inlinable
  mutating func references(of step: Step<Model.Kind>) -> UInt8 {
    var result: UInt8 = 0
    for slot in 0..<generator.slotCounts[Int(step.kind.rawValue)] {
      let domain = model.domain(of: slot, in: step)
      write(domain, step[slot])
      if domain.isReference { result |= 1 &<< UInt8(truncatingIfNeeded: slot) }
    }
    return result
  }

  /// Takes what came of the oldest trial that is out, and the digest of model and system after it, or 0.
  @inlinable
  mutating func record(_ outcome: Outcome, of content: Case<Model>, digest: UInt64) {
    var node = pending.removeFirst()
    executions += 1
    switch outcome {
    case .passed:
      node.digest = digest
      if !isLast { table.add(node) }
    case .failed(let fingerprint, let index):
      note(ScopeFailure(fingerprint, at: index, content, node.objects, node.weight))
    case .discarded: break
    }
  }

  @inlinable
  mutating func note(_ failure: ScopeFailure<Model>) {
    guard let known = failures.firstIndex(where: { $0.fingerprint == failure.fingerprint }) else {
      return failures.append(failure)
    }
    let least = (failures[known].objects, failures[known].weight)
    if (failure.objects, failure.weight) < least { failures[known] = failure }
  }

  /// Ends a level whose trials are all recorded, and prepares the next. The failures are those of the level that ended.
  @inlinable
  mutating func endLevel() {
    if !isAbandoned { cleared = level }
    isAbandoned = isAbandoned || isLast
    let branching = level == 0 ? 16 : max(1, (executions - levelBegan) / max(parents.count, 1))
    level += 1
    levelBegan = executions
    parents = table.levelStart..<table.nodes.count
    table.levelStart = table.nodes.count
    parent = parents.lowerBound - 1
    estimate = 2 * branching * parents.count
    isLast = estimate > (limit - executions) / branching
    if parents.isEmpty, !isAbandoned { isExhausted = true }
    failures.removeAll()
  }
}

/// The least case of a level that fails in some way.
@usableFromInline
struct ScopeFailure<Model: StateModel> {
  @usableFromInline var fingerprint: Fingerprint
  @usableFromInline var index: Int?
  @usableFromInline var content: Case<Model>
  @usableFromInline var objects: Int16
  @usableFromInline var weight: Int16

  @inlinable
  init(
    _ fingerprint: Fingerprint, at index: Int?, _ content: Case<Model>, _ objects: Int16,
    _ weight: Int16
  ) {
    self.fingerprint = fingerprint
    self.index = index
    self.content = content
    self.objects = objects
    self.weight = weight
  }
}
