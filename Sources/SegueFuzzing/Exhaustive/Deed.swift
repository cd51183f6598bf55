import SegueScenarios

/// A kind of step of a small scenario; those of every day weigh nothing.
enum Deed: CaseIterable, Sendable {
  case trigger, dismiss, back, tapTab
  case performSegue, performSegueWithSender, pop, popToRoot, popTo, select, swipe
  case instantiate, present, push, show, showDetail, setStack, setTabs, setRoot
  case addChild, removeChild, loadView, release, collapse, expand, makeSegue

  var rarity: Int {
    switch self {
    case .trigger, .dismiss, .back, .tapTab: 0
    default: 1
    }
  }

  /// The steps of this kind on one controller and another one, each by name and container; segues and scenes have steps of their own.
  func steps(on: (String, Container), _ other: (String, Container)) -> [Step] {
    let (one, two) = (on.0, other.0)
    switch self {
    case .popTo where on.1 == .navigation: return [.popTo(controller: two, on: one)]
    case .tapTab where on.1 == .tab: return [.tapTab(controller: two, on: one)]
    case .select where on.1 == .tab: return [.select(controller: two, on: one)]
    case .present: return [.present(controller: two, on: one, style: nil)]
    case .push where on.1 == .navigation: return [.push(controller: two, on: one)]
    case .show: return [.show(controller: two, on: one)]
    case .showDetail: return [.showDetail(controller: two, on: one)]
    case .setStack where on.1 == .navigation: return [.setStack(controllers: [two], on: one)]
    case .setTabs where on.1 == .tab: return [.setTabs(controllers: [two], on: one)]
    case .addChild where on.1 == .plain: return [.addChild(controller: two, on: one)]
    case .makeSegue: return [.makeSegue(MadeSegue(source: one, destination: two))]
    default: return []
    }
  }

  /// The steps of this kind on one controller alone.
  func steps(on: String, _ container: Container) -> [Step] {
    switch self {
    case .dismiss: return [.dismiss(on: on)]
    case .back where container == .navigation: return [.back(on: on)]
    case .pop where container == .navigation: return [.pop(on: on)]
    case .popToRoot where container == .navigation: return [.popToRoot(on: on)]
    case .swipe: return [.swipe(controller: on)]
    case .setRoot: return [.setRoot(controller: on)]
    case .removeChild: return [.removeChild(controller: on)]
    case .loadView: return [.loadView(controller: on)]
    case .release: return [.release(controller: on)]
    case .collapse where container == .split || container == .columns: return [.collapse(on: on)]
    case .expand where container == .split || container == .columns: return [.expand(on: on)]
    default: return []
    }
  }

  /// Whether a step of some scenario is of this kind, or of one that does the same in a simpler way.
  func isLike(_ step: Step) -> Bool {
    switch (self, step) {
    case (.trigger, .trigger), (.trigger, .performSegue), (.performSegue, .performSegue),
      (.performSegueWithSender, .performSegue), (.dismiss, .dismiss), (.dismiss, .swipe),
      (.back, .back), (.back, .pop), (.pop, .pop), (.back, .popToRoot), (.popToRoot, .popToRoot),
      (.back, .popTo), (.popTo, .popTo), (.tapTab, .tapTab), (.tapTab, .select),
      (.select, .select), (.swipe, .swipe), (.instantiate, .instantiate), (.present, .present),
      (.push, .push), (.show, .show), (.showDetail, .showDetail), (.setStack, .setStack),
      (.setTabs, .setTabs), (.setRoot, .setRoot), (.addChild, .addChild),
      (.removeChild, .removeChild), (.loadView, .loadView), (.release, .release),
      (.collapse, .collapse), (.expand, .expand), (.makeSegue, .makeSegue):
      true
    default: false
    }
  }
}
