import SegueScenarios

// How the steps of a scenario can be fewer and simpler. Changes are made one after the other to what the earlier ones left, the
// last place first, so that places further to the front keep their meaning.
extension Scenario {
  /// Leaves out runs of steps, the longest first.
  func stepRuns() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
    var length = steps.count
    while length > 0 {
      for start in stride(from: steps.count - length, through: 0, by: -length) {
        result.append { scenario in
          let run = start..<Swift.min(start + length, scenario.steps.count)
          if start < run.upperBound { scenario.steps.removeSubrange(run) }
        }
      }
      length /= 2
    }
    return result
  }

  /// Leaves out two steps that need each other, and puts steps more simply.
  func stepChanges() -> [Simplifier.Change] {
    var result: [Simplifier.Change] = []
    for later in steps.indices.reversed() {
      for earlier in steps.indices.prefix(later).reversed() {
        result.append { scenario in
          guard later < scenario.steps.count else { return }
          scenario.steps.remove(at: later)
          scenario.steps.remove(at: earlier)
        }
      }
    }
    for place in steps.indices {
      for simpler in simpler(than: steps[place]) {
        result.append { if place < $0.steps.count { $0.steps[place] = simpler } }
      }
    }
    return result
  }

  private func simpler(than step: Step) -> [Step] {
    switch step {
    case .performSegue(let identifier, let on, let sender):
      let triggers = storyboards.values.flatMap { $0.scenes.values }.flatMap(\.segues)
        .filter { $0.identifier == identifier }.compactMap(\.trigger).sorted()
      return triggers.map { .trigger(name: $0, on: on) }
        + (sender == nil ? [] : [.performSegue(identifier: identifier, on: on, sender: nil)])
    case .pop(let on), .popTo(_, let on), .popToRoot(let on): return [.back(on: on)]
    case .select(let controller, let on): return [.tapTab(controller: controller, on: on)]
    case .swipe(let controller): return [.dismiss(on: controller)]
    case .present(let controller, let on, .some):
      return [.present(controller: controller, on: on, style: nil)]
    case .instantiate(let storyboard, let identifier, .some):
      return [.instantiate(storyboard: storyboard, identifier: identifier, creator: nil)]
    case .setStack(let list, let on) where list.count > 1:
      return [.setStack(controllers: [list[0]], on: on)]
    case .setTabs(let list, let on) where list.count > 1:
      return [.setTabs(controllers: [list[0]], on: on)]
    case .makeSegue(let made):
      return [MadeSegue(source: made.source, destination: made.destination, handler: made.handler)]
        .map { .makeSegue($0) }
    default: return []
    }
  }
}
