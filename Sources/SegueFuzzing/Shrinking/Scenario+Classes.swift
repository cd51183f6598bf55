import SegueScenarios

// How the classes of a scenario can be fewer and simpler.
extension Scenario {
  func classChanges() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
    for (name, definition) in classes.sorted(by: { $0.key < $1.key }) {
      result.append { $0.leaveOut(class: name) }
      for action in definition.actions.sorted() {
        result.append { $0.classes[name]?.actions.remove(action) }
      }
      func change(_ body: @escaping (inout ClassDefinition) -> Void) {
        result.append { scenario in
          guard var changed = scenario.classes[name] else { return }
          body(&changed)
          scenario.classes[name] = changed
        }
      }
      for reset in ClassDefinition.resets where reset.applies(to: definition) {
        change(reset.change)
      }
      for simpler in ClassDefinition.simplifications { change(simpler) }
      for list in ClassDefinition.stepLists {
        for place in (definition[keyPath: list]?.steps ?? []).indices.reversed() {
          change {
            guard place < $0[keyPath: list]?.steps.count ?? 0 else { return }
            $0[keyPath: list]?.steps.remove(at: place)
          }
        }
      }
      for list in ClassDefinition.nestedSteps {
        for place in definition[keyPath: list].indices.reversed() {
          change { if place < $0[keyPath: list].count { $0[keyPath: list].remove(at: place) } }
        }
      }
      for (action, steps) in definition.inAction.sorted(by: { $0.key < $1.key }) {
        change { $0.inAction[action] = nil }
        for place in steps.indices.reversed() where steps.count > 1 {
          change { if place < $0.inAction[action]?.count ?? 0 { $0.inAction[action]?.remove(at: place) } }
        }
      }
      for selector in definition.segueActions.keys.sorted() {
        change { $0.segueActions[selector] = nil }
      }
    }
    return result
  }

  /// Takes a class out and puts its superclass in its place.
  private mutating func leaveOut(class name: String) {
    guard let superclass = classes[name]?.superclass else { return }
    classes[name] = nil
    put(class: superclass, inPlaceOf: name)
  }

  mutating func put(class other: String, inPlaceOf name: String) {
    for (home, storyboard) in storyboards {
      for (scene, content) in storyboard.scenes where content.controllerClass == name {
        storyboards[home]?.scenes[scene]?.controllerClass = other
      }
    }
    for (subclass, definition) in classes where definition.superclass == name {
      classes[subclass]?.superclass = other
    }
  }
}

extension ClassDefinition {
  /// Puts one property, named as files do, back to what it is in a class that says nothing of it.
  struct Reset {
    var key: String
    var change: (inout ClassDefinition) -> Void

    fileprivate init<Value>(_ key: String, _ path: WritableKeyPath<ClassDefinition, Value>) {
      self.key = key
      change = { $0[keyPath: path] = ClassDefinition()[keyPath: path] }
    }

    func applies(to definition: ClassDefinition) -> Bool {
      var changed = definition
      change(&changed)
      return changed != definition
    }
  }

  static var resets: [Reset] {
    [
      Reset("superclass", \.superclass), Reset("missing", \.missing),
      Reset("definesPresentationContext", \.definesPresentationContext),
      Reset("presentationStyle", \.presentationStyle),
      Reset("isModalInPresentation", \.isModalInPresentation), Reset("columns", \.columns),
      Reset("skipsInitCoder", \.skipsInitCoder), Reset("shouldPerform", \.shouldPerform),
      Reset("canPerform", \.canPerform), Reset("canPerformWithSender", \.canPerformWithSender),
      Reset("allowedChildren", \.allowedChildren), Reset("childContaining", \.childContaining),
      Reset("unwindTowards", \.unwindTowards), Reset("forUnwindAction", \.forUnwindAction),
      Reset("segueForUnwinding", \.segueForUnwinding), Reset("show", \.show),
      Reset("showDetail", \.showDetail), Reset("refusesShow", \.refusesShow),
      Reset("segueActions", \.segueActions), Reset("inShouldPerform", \.inShouldPerform),
      Reset("inPrepare", \.inPrepare), Reset("inViewDidLoad", \.inViewDidLoad),
      Reset("inAction", \.inAction), Reset("shouldDismiss", \.shouldDismiss),
      Reset("keepsPopover", \.keepsPopover), Reset("shouldSelect", \.shouldSelect),
      Reset("collapseSecondary", \.collapseSecondary),
      Reset("handlesShowDetail", \.handlesShowDetail),
      Reset("topColumnForCollapsing", \.topColumnForCollapsing),
    ]
  }

  fileprivate static var stepLists: [WritableKeyPath<ClassDefinition, Body?>] {
    [\.unwindTowards, \.show, \.showDetail]
  }

  fileprivate static var nestedSteps: [WritableKeyPath<ClassDefinition, [Step]>] {
    [\.inShouldPerform, \.inPrepare, \.inViewDidLoad]
  }

  /// What stays is put more simply.
  fileprivate static var simplifications: [(inout ClassDefinition) -> Void] {
    [
      { $0.shouldPerform?.byKey = [:] }, { $0.canPerform?.byKey = [:] },
      { $0.canPerformWithSender?.byKey = [:] },
      {
        if case .segue(let name, .some, let destination) = $0.segueForUnwinding {
          $0.segueForUnwinding = .segue(class: name, handler: [], destination: destination)
        }
      },
      {
        if case .segue(_, let handler, let destination) = $0.segueForUnwinding {
          $0.segueForUnwinding = .segue(class: nil, handler: handler, destination: destination)
        }
      },
      {
        if case .segue(let name, let handler, _) = $0.segueForUnwinding {
          $0.segueForUnwinding = .segue(class: name, handler: handler, destination: nil)
        }
      },
    ]
  }
}
