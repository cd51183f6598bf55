/// The keys that say what a step does, and the keys that may stand beside each.
enum StepKey: String, CaseIterable {
  case trigger, back, tapTab, swipe
  case performSegue, instantiate, create, makeSegue, loadView
  case present, dismiss
  case push, pop, popTo, popToRoot, setStack
  case select, selectMore, setTabs
  case show, showDetail
  case collapse, expand, setColumn
  case setPages, addChild, removeChild, hold, release, setRoot

  var others: [String] {
    switch self {
    case .trigger, .tapTab, .push, .popTo, .setStack, .select, .setTabs, .show, .showDetail,
      .setPages, .addChild:
      ["on"]
    case .performSegue: ["on", "sender"]
    case .instantiate: ["identifier", "creator"]
    case .create: ["name"]
    case .present: ["on", "style"]
    case .setColumn: ["to", "on"]
    case .back, .swipe, .makeSegue, .loadView, .dismiss, .pop, .popToRoot, .selectMore, .collapse,
      .expand, .removeChild, .hold, .release, .setRoot:
      []
    }
  }
}
