public import SegueScenarios

/// A scenario with what its rules say about it: one file of `Corpus/`.
public struct ConformanceCase: Hashable, Sendable {
  /// Eight characters, immutable, never reused.
  public var uid: String
  /// What it shows, in one line.
  public var title: String
  /// The rules it asserts.
  public var rules: [RuleID]
  /// Rules that look as if they decided here and do not.
  public var nearMissOf: [RuleID]
  /// How strong the strongest of them is.
  public var level: Level
  /// Where it stands in its life.
  public var status: Status
  /// The suite version that brought it.
  public var since: String
  /// The profiles it runs in.
  public var profiles: [Profile]
  /// What an implementation needs for it.
  public var requires: Set<Feature>
  /// Where the expectation comes from.
  public var provenance: Provenance
  /// What is run; its own profile is replaced by each of `profiles`.
  public var scenario: Scenario
  /// What is expected.
  public var expectation: Expectation

  /// A case with all its parts.
  public init(
    uid: String, title: String, rules: [RuleID], nearMissOf: [RuleID] = [], level: Level,
    status: Status, since: String, profiles: [Profile], requires: Set<Feature>,
    provenance: Provenance, scenario: Scenario, expectation: Expectation
  ) {
    self.uid = uid
    self.title = title
    self.rules = rules
    self.nearMissOf = nearMissOf
    self.level = level
    self.status = status
    self.since = since
    self.profiles = profiles
    self.requires = requires
    self.provenance = provenance
    self.scenario = scenario
    self.expectation = expectation
  }

  /// How binding a case is; `info` asserts nothing from an unspecified point on.
  public enum Level: String, CaseIterable, Sendable { case must, should, may, info }
  /// Where a case stands in its life.
  public enum Status: String, CaseIterable, Sendable { case draft, stable, disputed, retired }
}

/// Where an expectation comes from.
public struct Provenance: Hashable, Sendable {
  /// The closed list of origins; `derived` was recorded from the model and read against the rule.
  public enum Kind: String, CaseIterable, Sendable {
    case documented, logged, reported, derived, fuzz
  }

  /// The origin.
  public var kind: Kind
  /// Keys of `Specs/Sources.md`, or addresses.
  public var sources: [String]
  /// What a reader should know about it.
  public var note: String?

  /// An origin with its sources.
  public init(kind: Kind, sources: [String], note: String? = nil) {
    self.kind = kind
    self.sources = sources
    self.note = note
  }
}

/// What a case expects of a trace.
public struct Expectation: Hashable, Sendable {
  /// The kinds of events that are compared; nil is all of them.
  public var watch: Set<Event.Kind>?
  /// For the launch and each step what is expected, or nil for nothing.
  public var steps: [StepExpectation?]
  /// How the trace ends.
  public var ending: Ending

  /// An expectation.
  public init(watch: Set<Event.Kind>?, steps: [StepExpectation?], ending: Ending = .completed) {
    self.watch = watch
    self.steps = steps
    self.ending = ending
  }
}

/// What is expected of one step.
public struct StepExpectation: Hashable, Sendable {
  /// The watched events, in order; nil compares none.
  public var events: [Pattern]?
  /// What the hierarchy looks like afterwards; nil compares nothing.
  public var snapshot: ExpectedSnapshot?

  /// An expectation of one step.
  public init(events: [Pattern]? = nil, snapshot: ExpectedSnapshot? = nil) {
    self.events = events
    self.snapshot = snapshot
  }
}

/// The parts of a snapshot that are compared; nil compares nothing.
public struct ExpectedSnapshot: Hashable, Sendable {
  /// The window's controllers.
  public var tree: String?
  /// The trees outside the window.
  public var detached: [String]?
  /// The controllers whose view is loaded.
  public var loaded: [String]?
  /// The styles of the presented controllers.
  public var styles: [String: String]?

  /// The parts to compare.
  public init(
    tree: String? = nil, detached: [String]? = nil, loaded: [String]? = nil,
    styles: [String: String]? = nil
  ) {
    self.tree = tree
    self.detached = detached
    self.loaded = loaded
    self.styles = styles
  }
}

/// What is expected at one place of a step's watched events.
public indirect enum Pattern: Hashable, Sendable {
  /// This event.
  case event(Event)
  /// This event or none.
  case optional(Event)
  /// One of these sequences.
  case either([Pattern], [Pattern])
  /// These events in any order.
  case unordered([Event])
  /// Nowhere in the step an event of this kind.
  case forbidKind(Event.Kind)
  /// Nowhere in the step this event.
  case forbid(Event)
}
