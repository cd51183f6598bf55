import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// The callbacks of a class that may have steps of their own.
  enum Callback: Int, CaseIterable {
    case prepare, action, viewDidLoad, shouldPerform, towards, show

    /// The override that is asked for in the same scenes; one that may be anywhere for those that are.
    var kin: Override {
      switch self {
      case .prepare, .shouldPerform: .shouldPerform
      case .action, .towards: .unwindTowards
      case .show: .show
      case .viewDidLoad: .missing
      }
    }
  }

  /// Steps inside a callback of a scene's class.
  mutating func addNested(_ step: CaseStep) {
    guard let callback = Callback(rawValue: step[0]), let index = scene(step[1]),
      limits.has(.hookNested)
    else { return }
    let nested = nestedStep(step, of: index, in: callback)
    blueprint.change(index) { definition in
      switch callback {
      case .prepare: definition.inPrepare = [nested]
      case .action:
        if definition.actions.isEmpty { definition.actions = ["one:"] }
        for action in definition.actions { definition.inAction[action] = [nested] }
      case .viewDidLoad: definition.inViewDidLoad = [nested]
      case .shouldPerform: definition.inShouldPerform = [nested]
      case .towards: definition.unwindTowards = Body(callsSuper: true, steps: [nested])
      case .show: definition.show = Body(callsSuper: false, steps: [nested])
      }
    }
  }

  private func nestedStep(_ step: CaseStep, of index: Int, in callback: Callback) -> Action {
    let object = step[3]
    // Who takes part in what: only these callbacks have such a one.
    let other =
      switch callback {
      case .prepare, .action: "destination"
      case .towards: "towards"
      case .show: "controller"
      case .viewDidLoad, .shouldPerform: scene(object).map { blueprint.name($0) } ?? "self"
      }
    switch step[2] {
    case 1, 10, 11:
      let own = blueprint.segues.filter { $0.source == index }.compactMap(\.segue.identifier)
      return .performSegue(
        identifier: own.isEmpty ? "same" : own[object % own.count], on: "self", sender: nil)
    case 2: return .pop(on: "self")
    case 3: return .present(controller: other, on: "self", style: nil)
    case 4: return .loadView(controller: other)
    case 5: return .push(controller: other, on: "self")
    case 6: return .addChild(controller: other, on: "self")
    case 7: return .select(controller: other, on: "self")
    case 8: return .dismiss(on: scene(object).map { blueprint.name($0) } ?? "self")
    case 9: return .hold(controller: other)
    default: return .dismiss(on: "self")
    }
  }
}
