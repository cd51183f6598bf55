/// What an implementation did in a scenario.
public struct Trace: Hashable, Sendable {
  /// The launch, then one entry for each step that was begun.
  public var steps: [StepTrace]
  /// How it ended.
  public var ending: Ending

  /// A trace of steps.
  public init(steps: [StepTrace] = [], ending: Ending = .completed) {
    self.steps = steps
    self.ending = ending
  }
}

/// The events of one step, and the hierarchy after it.
public struct StepTrace: Hashable, Sendable {
  /// The events, in order.
  public var events: [Event]
  /// The rules that decided what no event shows: who presents, who stays, that nothing happens.
  public var rules: [RuleID]
  /// The hierarchy afterwards; nil where the step did not end normally, or none was asked for.
  public var snapshot: Snapshot?

  /// A step's events and snapshot.
  public init(events: [Event] = [], rules: [RuleID] = [], snapshot: Snapshot? = nil) {
    self.events = events
    self.rules = rules
    self.snapshot = snapshot
  }
}

/// How a trace ended.
public enum Ending: Hashable, Sendable {
  /// Every step ran to its end.
  case completed
  /// The last step raised: an outcome like any other. A nil name or reason is one that no source settles.
  case raised(name: String?, reason: String?, rules: [RuleID])
  /// The last step ran into something that no source settles.
  case unspecified(rule: RuleID)
  /// The scenario asked for more than the given fuel, or nested too deeply.
  case exhausted(what: String)
  /// The last step could not be carried out: it names something that is not there.
  case invalid(why: String)
}

/// The hierarchy at one moment.
public struct Snapshot: Hashable, Sendable {
  /// The window's controllers as text: `tabs[nav[list, detail]*, other] > sheet`; empty without a window.
  public var tree: String
  /// Controllers that are alive and not in the window, as trees, in order of creation.
  public var detached: [String]?
  /// Controllers in the window or detached whose view is loaded, in order of creation.
  public var loaded: [String]?
  /// The style that each presented controller is shown in.
  public var styles: [String: String]?

  /// A snapshot; what is nil was not observed.
  public init(
    tree: String, detached: [String]? = nil, loaded: [String]? = nil,
    styles: [String: String]? = nil
  ) {
    self.tree = tree
    self.detached = detached
    self.loaded = loaded
    self.styles = styles
  }
}
