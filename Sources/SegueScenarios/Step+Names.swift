extension Step {
  /// The step with other controllers in the same places; steps inside a segue's handler too.
  package func naming(_ name: (String) -> String) -> Step {
    switch self {
    case .trigger(let trigger, let on): .trigger(name: trigger, on: name(on))
    case .back(let on): .back(on: name(on))
    case .tapTab(let child, let on): .tapTab(controller: name(child), on: name(on))
    case .swipe(let controller): .swipe(controller: name(controller))
    case .performSegue(let identifier, let on, let sender):
      .performSegue(identifier: identifier, on: name(on), sender: sender)
    case .instantiate, .create: self
    case .makeSegue(let made): .makeSegue(made.naming(name))
    case .loadView(let controller): .loadView(controller: name(controller))
    case .present(let controller, let on, let style):
      .present(controller: controller.map(name), on: name(on), style: style)
    case .dismiss(let on): .dismiss(on: name(on))
    case .push(let controller, let on): .push(controller: controller.map(name), on: name(on))
    case .pop(let on): .pop(on: name(on))
    case .popTo(let controller, let on): .popTo(controller: name(controller), on: name(on))
    case .popToRoot(let on): .popToRoot(on: name(on))
    case .setStack(let controllers, let on):
      .setStack(controllers: controllers.map(name), on: name(on))
    case .select(let controller, let on): .select(controller: name(controller), on: name(on))
    case .selectMore(let on): .selectMore(on: name(on))
    case .setTabs(let controllers, let on):
      .setTabs(controllers: controllers.map(name), on: name(on))
    case .show(let controller, let on): .show(controller: name(controller), on: name(on))
    case .showDetail(let controller, let on):
      .showDetail(controller: name(controller), on: name(on))
    case .collapse(let on): .collapse(on: name(on))
    case .expand(let on): .expand(on: name(on))
    case .setColumn(let column, let controller, let on):
      .setColumn(column: column, controller: controller.map(name), on: name(on))
    case .setPages(let controllers, let on):
      .setPages(controllers: controllers.map(name), on: name(on))
    case .addChild(let controller, let on): .addChild(controller: name(controller), on: name(on))
    case .removeChild(let controller): .removeChild(controller: name(controller))
    case .hold(let controller): .hold(controller: name(controller))
    case .release(let controller): .release(controller: name(controller))
    case .setRoot(let controller): .setRoot(controller: name(controller))
    }
  }
}

extension MadeSegue {
  fileprivate func naming(_ name: (String) -> String) -> MadeSegue {
    var made = self
    (made.source, made.destination) = (name(source), name(destination))
    made.handler = handler?.map { $0.naming(name) }
    return made
  }
}
