package import SegueScenarios

extension World {
  package func cls(_ controller: Controller) -> Int { Int(nodes[controller].cls) }

  package func kind(_ controller: Controller) -> ContainerKind {
    program.classes[cls(controller)].kind
  }

  package func overrides(_ controller: Controller) -> OverrideSet {
    program.classes[cls(controller)].overrides
  }

  package func isAlive(_ controller: Controller) -> Bool {
    controller.exists && !nodes[controller].flags.contains(.gone)
  }

  package func isAttached(_ controller: Controller) -> Bool {
    nodes[controller].flags.contains(.attached)
  }

  /// The nearest ancestor of a kind, the controller itself left out.
  package func ancestor(_ controller: Controller, _ kind: ContainerKind) -> Controller {
    var next = nodes[controller].parent
    while next.exists, self.kind(next) != kind { next = nodes[next].parent }
    return next
  }

  /// CNT-14: Whether a tab bar controller with more than five children has this one under More.
  package func isUnderMore(_ child: Controller) -> Bool {
    let tabs = nodes[child].parent
    guard tabs.exists, kind(tabs) == .tabBar, nodes[tabs].childCount > 5 else { return false }
    var before = nodes[child].previous
    var count = 0
    while before.exists, count < 4 {
      before = nodes[before].previous
      count += 1
    }
    return count == 4
  }

  /// The end of the parent chain: the controller itself when it has no parent.
  package func top(_ controller: Controller) -> Controller {
    var top = controller
    while nodes[top].parent.exists { top = nodes[top].parent }
    return top
  }

  /// One step towards the root of the window: by presentation, else by containment (UNW-26).
  package func up(_ controller: Controller) -> Controller {
    let presenter = nodes[controller].presenter
    return presenter.exists ? presenter : nodes[controller].parent
  }

  /// Whether `controller` is `ancestor` or hangs somewhere under it.
  package func isWithin(_ controller: Controller, _ ancestor: Controller) -> Bool {
    var next = controller
    while next.exists {
      if next == ancestor { return true }
      next = up(next)
    }
    return false
  }

  /// The child at a place, or none.
  package func child(_ controller: Controller, at index: Int) -> Controller {
    var child = nodes[controller].firstChild
    var left = index
    while child.exists, left > 0 {
      child = nodes[child].next
      left -= 1
    }
    return child
  }

  /// The child in a split view's column, or none.
  package func column(_ split: Controller, _ column: Column) -> Controller {
    var child = nodes[split].firstChild
    while child.exists, nodes[child].column != column { child = nodes[child].next }
    return child
  }

  package func isColumnStyle(_ split: Controller) -> Bool {
    program.classes[cls(split)].columns > 0
  }

  package func implements(_ controller: Controller, _ action: Int32) -> Bool {
    action >= 0
      && program.implements[cls(controller) * program.actionCount + Int(action)]
  }

  /// Whether `controller` is `ancestor` or contained in it, presentations not crossed.
  package func isInTree(_ controller: Controller, of ancestor: Controller) -> Bool {
    var next = controller
    while next.exists {
      if next == ancestor { return true }
      next = nodes[next].parent
    }
    return false
  }

  /// The nearest class in a controller's chain that fulfils a condition; -1 when none does.
  package func overrider(_ controller: Controller, _ overrides: (ClassDefinition) -> Bool) -> Int {
    var cls = cls(controller)
    while cls >= 0, !overrides(program.classes[cls].own) {
      cls = Int(program.classes[cls].superclass)
    }
    return cls
  }

  /// What the overrides of a controller's chain answer for a key; nil when they leave it to UIKit.
  package func answer(
    _ controller: Controller, _ table: KeyPath<ClassCode, [(key: Symbol, answer: Answer)]>,
    key: Symbol
  ) -> Bool? {
    var cls = cls(controller)
    while cls >= 0 {
      let entries = program.classes[cls][keyPath: table]
      let entry = entries.first { $0.key == key } ?? entries.last
      switch entry?.answer {
      case .yes: return true
      case .no: return false
      case .callSuper, nil: cls = Int(program.classes[cls].superclass)
      }
    }
    return nil
  }

  package func className(_ controller: Controller) -> String {
    text(program.classes[cls(controller)].name) ?? ""
  }

  /// A controller name for messages: as the scenario writes it.
  package func describe(_ name: ControllerName) -> String {
    switch name {
    case .receiver: return "self"
    case .source: return "source"
    case .destination: return "destination"
    case .towards: return "towards"
    case .controller: return "controller"
    case .absent: return "controller"
    default:
      let base = program.symbols[Int(program.names[Int(name.name)])]
      return name.ordinal == 1 ? base : "\(base)#\(name.ordinal)"
    }
  }

  /// What sets `definesPresentationContext`: the scene, else the class, else nobody (PRS-43).
  package func ownDefinesPresentationContext(_ controller: Controller) -> Bool? {
    let node = nodes[controller]
    if node.scene >= 0, let own = program.scenes[Int(node.scene)].definesPresentationContext {
      return own
    }
    return program.classes[Int(node.cls)].own.definesPresentationContext
  }

  /// The instance that a step means, or none where it does not exist any more or not yet.
  package func find(_ name: ControllerName, _ scope: Scope) -> Controller {
    switch name {
    case .absent: return .none
    case .receiver: return scope.receiver
    case .source: return scope.source
    case .destination: return scope.destination
    case .towards: return scope.towards
    case .controller: return scope.controller
    default:
      let all = instances[Int(name.name)]
      guard name.ordinal >= 1, Int(name.ordinal) <= all.count else { return .none }
      let controller = Controller(all[Int(name.ordinal) - 1])
      return isAlive(controller) ? controller : .none
    }
  }
}

/// What the words of a callback's own steps stand for.
package struct Scope: Sendable {
  package var receiver = Controller.none
  package var source = Controller.none
  package var destination = Controller.none
  package var towards = Controller.none
  package var controller = Controller.none
  package init() {}
}
