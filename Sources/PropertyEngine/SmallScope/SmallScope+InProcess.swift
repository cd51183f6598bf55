extension SmallScope {
  /// Goes through a whole level with a system that is a value: each state is rebuilt once, and copied for each of its steps.
  /// A level that turns out to take more than the limit is abandoned.
  @inlinable
  mutating func runLevel<System: ValueSystem>(limit: Int, _ make: (Slots) -> System)
  where System.Model == Model {
    if level == 0 {
      while starts.advance(generator.kinds[0]) {
        let start = starts.start
        let model = Model(start: start)
        admit(rootNode(start, model), model, make(start))
        executions += 1
      }
      isAbandoned = isAbandoned || starts.isUnbounded
      return
    }
    while nextParent() {
      var system = make(prefix.start)
      for step in steps { _ = system.apply(step) }
      code.reset()
      model.encode(into: &code)
      system.encode(into: &code)
      odometer = Odometer(first: generator.kinds[0], NameSymmetry(code))
      while odometer.advance(model, generator) {
        guard executions < limit else {
          isAbandoned = true
          return
        }
        tryStep(on: system)
      }
    }
  }

  @inlinable @inline(__always)
  mutating func tryStep<System: ValueSystem>(on system: System)
  where System.Model == Model {
    executions &+= 1
    var after = model
    let expected = after.apply(odometer.step)
    var system = system
    if system.apply(odometer.step) == expected {
      if !isLast { admit(childNode(after), after, system) }
    } else if after.isComplete {
      noteFailure()
    }
  }

  @inlinable
  mutating func admit<System: ValueSystem>(
    _ node: StateTable<Model.Kind>.Node, _ after: Model, _ system: System
  ) where System.Model == Model {
    code.reset()
    after.encode(into: &code)
    system.encode(into: &code)
    var node = node
    node.digest = code.isOpaque ? 0 : code.digest()
    table.add(node)
  }

  /// Notes that the odometer's step fails after the prefix.
  @inlinable
  mutating func noteFailure() {
    var after = model
    let entry = generator.take(odometer.step, odometer.references, &after)
    let node = childNode(after)
    let fingerprint = Fingerprint(UInt64(odometer.step.kind.rawValue) &+ 1)
    if let known = failures.first(where: { $0.fingerprint == fingerprint }),
      (known.objects, known.weight) <= (node.objects, node.weight)
    {
      return
    }
    var content = prefix
    content.entries.append(entry)
    content.objects = after.objects
    note(
      ScopeFailure(
        fingerprint, at: content.entries.count - 1, content, node.objects, node.weight))
  }
}
