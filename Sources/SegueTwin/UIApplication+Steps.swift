import SegueScenarios

extension UIApplication {
  /// Takes one step of the scenario, or of an app's class.
  func perform(_ step: Step, _ roles: Roles) throws {
    try fuel.burnStep()
    func find(_ name: String) throws -> UIViewController { try controller(name, roles) }
    switch step {
    case .trigger(let name, let on): try find(on).trigger(name)
    case .performSegue(let identifier, let on, let sender):
      try find(on).performSegue(withIdentifier: identifier, sender: sender)
    case .instantiate(let storyboard, let identifier, let creator):
      try instantiate(storyboard, identifier, creator)
    case .create(let className, let name): try make(className, name: name).isHeld = true
    case .makeSegue(let made): try perform(made, roles)
    case .loadView(let name): try find(name).loadViewIfNeeded()
    case .present(let name, let on, let style): try present(name, find(on), style, roles)
    case .dismiss(let on): try find(on).dismiss()
    case .swipe(let name): try find(name).swipe()
    case .show(let name, let on): try find(on).show(find(name))
    case .showDetail(let name, let on): try find(on).showDetailViewController(find(name))
    case .addChild(let name, let on): try find(on).addChild(find(name))
    case .removeChild(let name): try find(name).removeFromParent()
    case .hold(let name): try find(name).isHeld = true
    case .release(let name): try find(name).isHeld = false
    case .setRoot(let name): try setRoot(find(name))
    default: try performInContainer(step, roles)
    }
  }

  /// The steps that are messages to a container of UIKit's.
  private func performInContainer(_ step: Step, _ roles: Roles) throws {
    func find(_ name: String) throws -> UIViewController { try controller(name, roles) }
    func find<Kind: UIViewController>(_ name: String, _ kind: Kind.Type) throws -> Kind {
      guard let found = try find(name) as? Kind else { throw Halt.invalid("\(name) is no \(kind)") }
      return found
    }
    func stack(_ name: String) throws -> UINavigationController {
      try find(name, UINavigationController.self)
    }
    func tabs(_ name: String) throws -> UITabBarController {
      try find(name, UITabBarController.self)
    }
    func split(_ name: String) throws -> UISplitViewController {
      try find(name, UISplitViewController.self)
    }
    switch step {
    case .back(let on): try stack(on).back()
    case .push(let name, let on): try stack(on).pushViewController(name.map(find))
    case .pop(let on): try stack(on).popViewController()
    case .popTo(let name, let on): try stack(on).popToViewController(find(name))
    case .popToRoot(let on): try stack(on).popToRootViewController()
    case .setStack(let names, let on): try stack(on).setViewControllers(names.map(find))
    case .tapTab(let name, let on): try tabs(on).tap(find(name))
    case .select(let name, let on): try tabs(on).select(find(name))
    case .selectMore(let on): try tabs(on).selectMore()
    case .setTabs(let names, let on): try tabs(on).setViewControllers(names.map(find))
    case .collapse(let on): try split(on).collapse()
    case .expand(let on): try split(on).expand()
    case .setColumn(let column, let name, let on):
      try split(on).setColumn(column, to: name.map(find))
    case .setPages(let names, let on):
      try find(on, UIPageViewController.self).setViewControllers(names.map(find))
    default: throw Halt.invalid("the step is not known")
    }
  }

  /// The controller that a name means here.
  func controller(_ name: String, _ roles: Roles) throws -> UIViewController {
    guard let found = living(name, roles) else {
      throw Halt.invalid("there is no controller \(name)")
    }
    return found
  }

  /// The controller that a name means here; nil when it is gone or not made yet, as in an override's answer.
  func living(_ name: String, _ roles: Roles) -> UIViewController? {
    roles[name] ?? controllersByName[name]
  }
}
