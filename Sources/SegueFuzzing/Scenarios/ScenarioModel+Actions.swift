import PropertyEngine
import SegueScenarios

extension ScenarioModel {
  /// The step of the scenario that a step of the case stands for; nil when what it names is not there.
  func action(_ step: CaseStep) -> Action? {
    switch step.kind {
    case .fire: return fire(step, .shown)
    case .forward, .approach: return fire(step, .visible)
    case .unwind: return fire(step, openings.unwindable)
    case .dismiss: return named(step[0], .shown, back: step[1]).map { .dismiss(on: $0) }
    case .pop: return pop(step)
    case .select: return select(step)
    case .make: return make(step)
    case .attach: return attach(step)
    case .detach:
      return named(step[0], [], back: step[1]).map {
        [
          .removeChild(controller: $0), .loadView(controller: $0), .hold(controller: $0),
          .release(controller: $0), .setRoot(controller: $0),
        ][step[2]]
      }
    case .swipe:
      return named(step[0], .uncovered, back: step[1]).map { .swipe(controller: $0) }
    case .resize:
      return named(step[0], .shown).map { step[1] == 0 ? .collapse(on: $0) : .expand(on: $0) }
    case .arrange: return arrange(step)
    case .perform: return perform(step)
    case .blind: return blind(step)
    default: return nil
    }
  }

  private func fire(_ step: CaseStep, _ facts: Live.Facts) -> Action? {
    guard let draft = segue(step[0]),
      let on = live.instance(draft.source, facts, back: step[1]).map(name)
    else { return nil }
    // A segue without identifier is not found by its trigger's name.
    let identifier = draft.segue.identifier ?? (step.kind == .fire ? draft.segue.trigger : nil)
    let manual: Action? = (has(.segueCode) ? identifier : nil).map {
      .performSegue(identifier: $0, on: on, sender: step[2] == 2 ? "code" : nil)
    }
    let triggered: Action? = draft.segue.trigger.map { .trigger(name: $0, on: on) }
    return step[2] == 0 ? triggered ?? manual : manual ?? triggered
  }

  private func pop(_ step: CaseStep) -> Action? {
    guard let stack = named(step[0], .shown, back: step[1]) else { return nil }
    switch step[2] {
    case 0: return .back(on: stack)
    case 1: return .pop(on: stack)
    case 2: return .popToRoot(on: stack)
    default:
      // To a member that is not on top, if there is one.
      let members = live.instances.filter { $0.parent == scene(step[0]) }
      return members.dropLast().last.map { .popTo(controller: name($0), on: stack) }
    }
  }

  private func select(_ step: CaseStep) -> Action? {
    guard
      let child = live.instances.last(where: {
        $0.scene == scene(step[0]) && $0.facts.isSuperset(of: [.shown, .contained])
      }), let parent = child.parent, let tabs = live.instance(parent, .shown).map(name)
    else { return nil }
    switch step[1] {
    case 0: return .tapTab(controller: name(child), on: tabs)
    case 3: return .selectMore(on: tabs)
    case 4:
      let stranger = live.instances.last { !$0.facts.contains(.contained) }
      return stranger.map { .select(controller: name($0), on: tabs) }
    default: return .select(controller: name(child), on: tabs)
    }
  }

  private func make(_ step: CaseStep) -> Action? {
    guard let scene = scene(step[0]) else { return nil }
    let storyboard = blueprint.storyboard(scene)
    let isCreated = blueprint.profile >= .ios13 && limits.has(.storyboardCreator)
    let creators: [Creation?] = [nil, .coder(class: nil), .nothing, .withoutCoder(class: nil)]
    switch step[1] {
    case 1...3 where isCreated:
      return .instantiate(
        storyboard: storyboard, identifier: blueprint.identifier(scene), creator: creators[step[1]])
    case 4: return .instantiate(storyboard: storyboard, identifier: nil, creator: nil)
    case 5 where !blueprint.isMissing(scene):
      return .create(
        class: blueprint.controllerClass(scene), name: blueprint.bareName(scene))
    case 6 where isCreated:
      let other = blueprint.scenes.indices.first { blueprint.subclass($0) != nil } ?? scene
      return .instantiate(
        storyboard: blueprint.storyboard(other), identifier: blueprint.identifier(other),
        creator: .coder(class: blueprint.subclass(other)))
    // What is found by no such name.
    case 7:
      return .instantiate(
        storyboard: storyboard, identifier: blueprint.name(scene), creator: nil)
    case 8:
      return .instantiate(
        storyboard: "Gone", identifier: blueprint.identifier(scene), creator: nil)
    default:
      return .instantiate(
        storyboard: storyboard, identifier: blueprint.identifier(scene), creator: nil)
    }
  }

  /// Brings in a controller that is in no hierarchy.
  private func attach(_ step: CaseStep) -> Action? {
    guard let controller = named(step[0], theme.attachable), let on = named(step[1], theme.hosts)
    else {
      return nil
    }
    switch theme.attachments[step[2]] {
    case 0: return .present(controller: controller, on: on, style: nil)
    case 1: return .push(controller: controller, on: on)
    case 2: return .show(controller: controller, on: on)
    case 3: return .showDetail(controller: controller, on: on)
    case 4: return .setRoot(controller: controller)
    case 5: return .addChild(controller: controller, on: on)
    case 6: return .present(controller: controller, on: on, style: .currentContext)
    case 7: return .setColumn(column: .secondary, controller: controller, on: on)
    case 8: return .setPages(controllers: [controller], on: on)
    default: return .present(controller: controller, on: on, style: .formSheet)
    }
  }

  /// Gives a container its children anew.
  private func arrange(_ step: CaseStep) -> Action? {
    guard let container = scene(step[0]), let on = named(step[0], .shown),
      let one = named(step[1], .kept) ?? named(step[1], []), let two = named(step[2], [])
    else { return nil }
    let members = live.instances.filter { $0.parent == container }.map(name)
    let controllers = [[one], one == two ? [one] : [one, two], [one, two, one], []][step[3]]
    switch blueprint.scenes[container].kind {
    case .navigation where step[3] == 3:
      return .push(controller: one == two ? nil : members.last ?? two, on: on)
    case .navigation:
      return .setStack(controllers: members.prefix(1) + controllers, on: on)
    case .tab: return .setTabs(controllers: controllers, on: on)
    default: return .setPages(controllers: controllers, on: on)
    }
  }

  /// A segue that the app makes itself.
  private func perform(_ step: CaseStep) -> Action? {
    guard let source = named(step[0], []), let destination = named(step[1], []) else { return nil }
    let handlers: [[Action]?] = [
      nil, [.present(controller: "destination", on: "source", style: nil)], [], nil,
    ]
    let handler = blueprint.profile == .appkit ? [] : handlers[step[3]]
    return .makeSegue(
      MadeSegue(
        identifier: step[2] == 1 ? "own" : nil, source: source, destination: destination,
        handler: handler, performs: step[2] == 2 ? 2 : 1))
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
    case 9: return .setTabs(controllers: [other], on: on)
    case 10:
      let prefix = step[3] == 2 ? "t" : "i"
      let number = step[2] % max(1, blueprint.segues.count)
      return .performSegue(identifier: "\(prefix)\(number)", on: on, sender: "code")
    case 11: return .trigger(name: "t\(step[2])", on: on)
    case 12: return .showDetail(controller: other, on: on)
    case 13: return .addChild(controller: other, on: on)
    case 14:
      return step[3] == 0
        ? .push(controller: nil, on: on) : .present(controller: nil, on: on, style: nil)
    default:
      return .instantiate(storyboard: "Main", identifier: step[3] == 0 ? nil : "none", creator: nil)
    }
  }

  private func named(_ object: Int, _ facts: Live.Facts, back: Int = 0) -> String? {
    scene(object).flatMap { live.instance($0, facts, back: back) }.map(name)
  }

  private func name(_ instance: Live.Instance) -> String {
    let name =
      instance.isBare ? blueprint.bareName(instance.scene) : blueprint.name(instance.scene)
    return instance.ordinal == 1 ? name : "\(name)#\(instance.ordinal)"
  }
}
