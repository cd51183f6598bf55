import SegueScenarios

extension Scenario {
  /// Every step that the scenario and the classes in it may perform, in no particular order.
  var allSteps: [Step] {
    var found: [Step] = []
    var open = [steps] + classes.values.flatMap(\.ownSteps)
    open += segueClasses.values.compactMap { $0.perform?.steps }
    // A made segue brings the steps of its handler, which may make segues again.
    while let steps = open.popLast() {
      found += steps
      for case .makeSegue(let segue) in steps { open.append(segue.handler ?? []) }
    }
    return found
  }

  /// Whether any class or segue class performs steps of its own.
  var hasNestedSteps: Bool {
    classes.values.contains { $0.ownSteps.contains { !$0.isEmpty } }
      || segueClasses.values.contains { !($0.perform?.steps ?? []).isEmpty }
      || steps.contains { step in
        if case .makeSegue(let segue) = step { !(segue.handler ?? []).isEmpty } else { false }
      }
  }
}

extension ClassDefinition {
  /// The steps that the class performs in each of its callbacks.
  fileprivate var ownSteps: [[Step]] {
    var all = [inShouldPerform, inPrepare, inViewDidLoad] + inAction.values
    all += [unwindTowards, show, showDetail].compactMap { $0?.steps }
    if case .segue(_, let handler?, _) = segueForUnwinding { all.append(handler) }
    return all
  }

  /// Whether the class performs steps of its own in the callback that an event reports.
  fileprivate func performsSteps(in event: Event) -> Bool {
    let steps: [Step]? =
      switch event.kind {
      case .shouldPerform: inShouldPerform
      case .prepare: inPrepare
      case .viewDidLoad: inViewDidLoad
      case .action: event.name.flatMap { inAction[$0] }
      case .unwindTowards: unwindTowards?.steps
      case .show: show?.steps
      case .showDetail: showDetail?.steps
      default: nil
      }
    return !(steps ?? []).isEmpty
  }
}

extension Cast {
  /// Whether a step calls a method that a class of the app overrides with steps of its own.
  /// Where the class is open, it might.
  func performsSteps(calledBy step: Step) -> Bool {
    let receiver: String
    let body: (ClassDefinition) -> Body?
    switch step {
    case .show(_, let on): (receiver, body) = (on, \.show)
    case .showDetail(_, let on): (receiver, body) = (on, \.showDetail)
    default: return false
    }
    guard let lineage = lineage(of: receiver) else { return true }
    return lineage.definitions.contains { !(body($0)?.steps ?? []).isEmpty }
  }

  /// Whether a class or segue class performs steps of its own in the callback that an event reports.
  /// Where the class is open, it might.
  func performsSteps(in event: Event) -> Bool {
    if event.kind == .perform {
      let segueClass = event.name.flatMap { scenario.segueClasses[$0] }
      guard let body = segueClass?.perform else { return true }
      return !body.steps.isEmpty
    }
    let kinds: [Event.Kind] = [
      .shouldPerform, .prepare, .viewDidLoad, .action, .unwindTowards, .show, .showDetail,
    ]
    guard kinds.contains(event.kind) else { return false }
    guard let lineage = lineage(of: event.on) else { return true }
    return lineage.definitions.contains { $0.performsSteps(in: event) }
  }
}
