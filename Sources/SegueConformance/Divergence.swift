public import SegueScenarios

/// The first place where a trace is not what was expected of it.
public struct Divergence: Hashable, Sendable {
  /// The layer that differs.
  public var layer: Layer
  /// The step: 0 is the launch, 1 the scenario's first step.
  public var step: Int
  /// How many of the compared events of that step came before; nil where no event is compared.
  public var event: Int?
  /// What should have been seen.
  public var expected: Observation
  /// What was seen.
  public var actual: Observation

  /// A divergence with all its parts.
  public init(
    layer: Layer, step: Int, event: Int? = nil, expected: Observation, actual: Observation
  ) {
    self.layer = layer
    self.step = step
    self.event = event
    self.expected = expected
    self.actual = actual
  }
}

/// What stands at one place of a trace, or should.
public enum Observation: Hashable, Sendable {
  /// An event.
  case event(Event)
  /// One of several events (expected only); `orNothing` when the step might also end here.
  case oneOf([Event], orNothing: Bool)
  /// No further event in this step.
  case nothing
  /// No event of this kind in the step (expected only).
  case noEvent(ofKind: Event.Kind)
  /// Not this event in the step (expected only).
  case not(Event)
  /// The window's controllers.
  case tree(String)
  /// The trees outside the window.
  case detached([String])
  /// The controllers whose view is loaded.
  case loaded([String])
  /// The styles of the presented controllers.
  case styles([String: String])
  /// No snapshot where there should be one.
  case noSnapshot
  /// The trace ended here, so.
  case ending(Ending)
  /// The step was never begun.
  case noStep
}

extension Divergence {
  /// What kind of divergence this is, without the names of one scenario: `callbacks:prepare:action:UNW-22`.
  ///
  /// The parts are the layer, what was expected, what was seen, and the first rule that the expected event
  /// cites. Where both are events of one kind, the third part names the fields that differ. `-` stands for
  /// nothing. Two divergences with the same fingerprint probably have the same cause.
  public var fingerprint: String {
    var seen = actual.word
    if case .event(let wanted) = expected, case .event(let got) = actual, wanted.kind == got.kind {
      seen = wanted.differences(from: got).joined(separator: "+")
    }
    let rule = expected.rules.first.map(\.description) ?? "-"
    return "\(layer.rawValue):\(expected.word):\(seen):\(rule)"
  }
}

extension Observation {
  /// The rules that an expected observation cites.
  public var rules: [RuleID] {
    switch self {
    case .event(let event), .not(let event): event.rules
    case .oneOf(let events, _): events.first?.rules ?? []
    case .ending(.raised(_, _, let rules)): rules
    case .ending(.unspecified(let rule)): [rule]
    default: []
    }
  }

  /// One word of a fingerprint.
  var word: String {
    switch self {
    case .event(let event): event.kind.rawValue
    case .oneOf(let events, _): events.map(\.kind.rawValue).joined(separator: "|")
    case .nothing: "-"
    case .noEvent(let kind): "!\(kind.rawValue)"
    case .not(let event): "!\(event.kind.rawValue)"
    case .tree: "tree"
    case .detached: "detached"
    case .loaded: "loaded"
    case .styles: "styles"
    case .noSnapshot: "no-snapshot"
    case .noStep: "no-step"
    case .ending(.completed): "completed"
    case .ending(.raised(let name, _, _)): "raised-\(name ?? "")"
    case .ending(.unspecified): "unspecified"
    case .ending(.exhausted): "exhausted"
    case .ending(.invalid): "invalid"
    }
  }
}
