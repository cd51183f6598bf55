import SegueScenarios

// How the classes of a scenario can be fewer and simpler.
extension Scenario {
  func classChanges() -> [ScenarioReducer.Change] {
    var result: [ScenarioReducer.Change] = []
    for (name, definition) in classes.sorted(by: { $0.key < $1.key }) {
      result.append { $0.classes[name] = nil }
      for action in definition.actions.sorted() {
        result.append { $0.classes[name]?.actions.remove(action) }
      }
      result += Self.resets.map { reset in
        { scenario in
          guard var changed = scenario.classes[name] else { return }
          reset(&changed)
          scenario.classes[name] = changed
        }
      }
      result += stepLists(of: definition).flatMap { list, count in
        (0..<count).reversed().map { place -> ScenarioReducer.Change in
          { scenario in
            guard var changed = scenario.classes[name],
              place < (changed[keyPath: list]?.steps.count ?? 0)
            else { return }
            changed[keyPath: list]?.steps.remove(at: place)
            scenario.classes[name] = changed
          }
        }
      }
      for action in definition.inAction.keys.sorted() {
        result.append { $0.classes[name]?.inAction[action] = nil }
      }
      for selector in definition.segueActions.keys.sorted() {
        result.append { $0.classes[name]?.segueActions[selector] = nil }
      }
    }
    return result
  }

  private func stepLists(
    of definition: ClassDefinition
  ) -> [(WritableKeyPath<ClassDefinition, Body?>, Int)] {
    [\ClassDefinition.unwindTowards, \.show, \.showDetail].map {
      ($0, definition[keyPath: $0]?.steps.count ?? 0)
    }
  }

  /// Each puts one property back to what a class has that says nothing of it.
  private static var resets: [(inout ClassDefinition) -> Void] {
    func reset<Value>(
      _ path: WritableKeyPath<ClassDefinition, Value>
    ) -> (inout ClassDefinition) -> Void {
      { $0[keyPath: path] = ClassDefinition()[keyPath: path] }
    }
    func general(
      _ path: WritableKeyPath<ClassDefinition, Answers?>
    ) -> (inout ClassDefinition) -> Void {
      { $0[keyPath: path]?.byKey = [:] }
    }
    return [
      reset(\.missing), reset(\.definesPresentationContext), reset(\.presentationStyle),
      reset(\.isModalInPresentation), reset(\.columns), reset(\.skipsInitCoder),
      reset(\.shouldPerform), reset(\.canPerform), reset(\.canPerformWithSender),
      reset(\.allowedChildren), reset(\.childContaining), reset(\.unwindTowards),
      reset(\.forUnwindAction), reset(\.segueForUnwinding), reset(\.show), reset(\.showDetail),
      reset(\.refusesShow), reset(\.segueActions), reset(\.inShouldPerform), reset(\.inPrepare),
      reset(\.inViewDidLoad), reset(\.inAction), reset(\.shouldDismiss), reset(\.keepsPopover),
      reset(\.shouldSelect), reset(\.collapseSecondary), reset(\.handlesShowDetail),
      reset(\.topColumnForCollapsing), general(\.shouldPerform), general(\.canPerform),
      general(\.canPerformWithSender),
      {
        if case .segue(let name, .some, let destination) = $0.segueForUnwinding {
          $0.segueForUnwinding = .segue(class: name, handler: [], destination: destination)
        }
      },
    ]
  }
}
