import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// The step of the scenario that a step of the case stands for; nil when what it names is not there.
  mutating func action(_ step: CaseStep) -> Action? {
    switch step.kind {
    case .fire: return fire(step)
    case .dismiss: return shown(step[0], step[1]).map { .dismiss(on: $0) }
    case .pop:
      return shown(step[0], step[1]).map { stack in
        [.back(on: stack), .pop(on: stack), .popToRoot(on: stack)][step[2]]
      }
    case .select:
      guard let child = scene(step[0]), let tabs = blueprint.scenes[child].parent,
        let on = newest(live.shown[tabs], tabs), let controller = newest(live.shown[child], child)
      else { return nil }
      return step[1] == 0
        ? .tapTab(controller: controller, on: on) : .select(controller: controller, on: on)
    case .make:
      guard let index = scene(step[0]) else { return nil }
      blueprint.scenes[index].hasIdentifier = true
      return .instantiate(
        storyboard: "Main", identifier: "id-" + blueprint.name(index), creator: nil)
    case .attach: return attach(step)
    case .detach:
      return shown(step[0], 0).map {
        step[1] == 0 ? .removeChild(controller: $0) : .loadView(controller: $0)
      }
    case .swipe:
      return scene(step[0]).flatMap { newest(live.presented[$0], $0) }.map {
        .swipe(controller: $0)
      }
    case .resize:
      return shown(step[0], 0).map { step[1] == 0 ? .collapse(on: $0) : .expand(on: $0) }
    case .blind: return blind(step)
    default: return nil
    }
  }

  private func fire(_ step: CaseStep) -> Action? {
    guard let draft = segue(step[0]), let on = instance(draft.source, step[1], live.shown) else {
      return nil
    }
    if step[2] == 0, let trigger = draft.segue.trigger { return .trigger(name: trigger, on: on) }
    return draft.segue.identifier.map {
      .performSegue(identifier: $0, on: on, sender: step[2] == 2 ? "code" : nil)
    }
  }

  private func attach(_ step: CaseStep) -> Action? {
    guard let held = scene(step[0]), let controller = newest(live.kept[held], held),
      let on = shown(step[1], 0)
    else { return nil }
    switch step[2] {
    case 0: return .present(controller: controller, on: on, style: nil)
    case 1: return .push(controller: controller, on: on)
    case 2: return .show(controller: controller, on: on)
    case 3: return .showDetail(controller: controller, on: on)
    case 4: return .setRoot(controller: controller)
    case 5: return .addChild(controller: controller, on: on)
    default: return .present(controller: controller, on: on, style: .currentContext)
    }
  }

  /// A step on whoever is named, whether that is there or not: the model decides whether it can be carried out.
  private func blind(_ step: CaseStep) -> Action? {
    guard let one = scene(step[1]), let two = scene(step[2]) else { return nil }
    let on = step[3] == 0 ? blueprint.name(one) : "\(blueprint.name(one))#\(step[3] + 1)"
    let other = blueprint.name(two)
    switch step[0] {
    case 0: return .dismiss(on: on)
    case 1: return .popTo(controller: other, on: on)
    case 2: return .setStack(controllers: [other], on: on)
    case 3: return .present(controller: other, on: on, style: nil)
    case 4: return .push(controller: other, on: on)
    case 5: return .select(controller: other, on: on)
    case 6: return .performSegue(identifier: "same", on: on, sender: nil)
    case 7: return .swipe(controller: on)
    case 8: return .show(controller: other, on: on)
    default: return .setTabs(controllers: [other], on: on)
    }
  }

  private func shown(_ object: Int, _ back: Int) -> String? {
    scene(object).flatMap { instance($0, back, live.shown) }
  }

  private func newest(_ ordinals: [Int], _ scene: Int) -> String? {
    ordinals.last.map { $0 == 1 ? blueprint.name(scene) : "\(blueprint.name(scene))#\($0)" }
  }

  /// The instance of a scene that is so many before the newest.
  private func instance(_ scene: Int, _ back: Int, _ list: [[Int]]) -> String? {
    guard back < list[scene].count else { return nil }
    return newest(Array(list[scene].dropLast(back)), scene)
  }
}
