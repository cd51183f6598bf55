import SegueScenarios

/// A segue that a step triggers or performs.
struct StartedSegue {
  /// The segue in the storyboard.
  var segue: Segue
  /// The controller that owns it.
  var source: String
  /// It was triggered by the user, and not performed by name.
  var isTriggered: Bool
  /// The sender that its callbacks should be given.
  var sender: String?
  /// Another segue of the scene has the same identifier.
  var sharesIdentifier: Bool
}

extension Moment {
  func findStarted() -> StartedSegue? {
    let found = candidates
    let (source, isTriggered, sender): (String, Bool, String?)
    switch step {
    case .trigger(let name, let on):
      // A control with several segues leaves open which one is meant.
      guard found.count == 1 else { return nil }
      (source, isTriggered, sender) = (on, true, name)
    case .performSegue(_, let on, let given):
      (source, isTriggered, sender) = (on, false, given)
    default: return nil
    }
    // Without super's init(coder:) an instance has no segues (STB-18).
    guard let segue = found.first, let lineage = cast.lineage(of: source),
      lineage.override(\.skipsInitCoder) != true
    else { return nil }
    let namesakes = cast.segues(of: source).filter { $0.identifier == segue.identifier }
    return StartedSegue(
      segue: segue, source: source, isTriggered: isTriggered, sender: sender,
      sharesIdentifier: segue.identifier != nil && namesakes.count > 1)
  }

  /// All segues that the step may trigger or perform.
  var candidates: [Segue] {
    switch step {
    case .trigger(let name, let on): cast.segues(of: on).filter { $0.trigger == name }
    case .performSegue(let identifier, let on, _):
      cast.segues(of: on).filter { $0.identifier == identifier }
    default: []
    }
  }

  /// Whether the step may start an unwind.
  var mayUnwind: Bool { candidates.contains { $0.kind == .unwind } }

  func findUnwind() -> Unwind? {
    guard isQuiet, let started, started.segue.kind == .unwind else { return nil }
    return Unwind(self, started)
  }

  /// The segue of another kind than unwind that a quiet step starts.
  var forward: StartedSegue? {
    guard isQuiet, let started, started.segue.kind != .unwind else { return nil }
    return started
  }
}

/// An unwind step and the events that belong to the unwind; an object, because many laws look at it.
final class Unwind {
  let moment: Moment
  let started: StartedSegue
  /// The events up to the loading of a view that appears, whose embeds are segues of their own.
  let events: [Event]
  /// No controller that was alive before overrides a hook that replaces the search or the segue.
  private(set) var hasNoHooks = true
  /// Nothing replaces the standard unwinding.
  private(set) var isStandard = true
  /// No controller names its allowed children one by one, which need not be children at all (UNW-41).
  private(set) var hasNoListedChildren = true

  init(_ moment: Moment, _ started: StartedSegue) {
    self.moment = moment
    self.started = started
    let end = moment.events.enumerated().first { place, event in
      switch event.kind {
      case .initialize, .creator, .segueAction, .viewDidLoad: true
      // The question of the unwind itself comes first of all.
      case .shouldPerform: place > 0
      default: false
      }
    }
    events = Array(moment.events.prefix(end?.offset ?? moment.events.count))
    hasNoHooks = allDefinitions { $0.forUnwindAction == nil && $0.segueForUnwinding == nil }
    isStandard =
      hasNoHooks && started.segue.segueClass == nil && allDefinitions { $0.unwindTowards == nil }
    hasNoListedChildren = allDefinitions {
      if case .controllers? = $0.allowedChildren { false } else { true }
    }
  }

  var source: String { started.source }

  private func allDefinitions(_ holds: (ClassDefinition) -> Bool) -> Bool {
    // A controller that is in no snapshot may be asked all the same: then every class counts.
    guard let before = moment.before, before.knowsDetached else {
      return moment.cast.scenario.classes.values.allSatisfy(holds)
    }
    return before.names.allSatisfy { name in
      moment.cast.lineage(of: name).map { $0.definitions.allSatisfy(holds) }
        ?? moment.cast.scenario.classes.values.allSatisfy(holds)
    }
  }

  /// The events of some kinds.
  func events(_ kinds: Event.Kind...) -> [Event] { events.filter { kinds.contains($0.kind) } }

  /// The place of the first event of a kind.
  func first(_ kind: Event.Kind) -> Int? { events.firstIndex { $0.kind == kind } }

  /// The questions of the search, in order.
  var questions: [Event] { events(.canPerform, .canPerformWithSender) }

  /// Who was told to unwind, also after a view in between has loaded: embeds tell nobody.
  var hops: [Event] { moment.events(.unwindTowards) }

  /// Who said yes.
  var found: String? { questions.first { $0.answer == true }?.on }

  /// The receiver of the action.
  var destination: String? { events(.action).first?.on }
}

extension Cast {
  /// Whether a `prepare` is that of an embed of its receiver's scene.
  func isEmbed(_ prepare: Event) -> Bool {
    segues(of: prepare.on).contains { $0.kind == .embed && $0.identifier == prepare.name }
  }
}
