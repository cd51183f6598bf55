/// A way in which the system fails, and the smallest case that shows it.
public struct Finding<Model: StateModel> {
  /// What kind of failure it is.
  public var fingerprint: Fingerprint
  /// The first case that failed so, cut off after the step that failed.
  public var original: Case<Model>
  /// Where that case was drawn; nil when the small scope found it.
  public var origin: Origin?
  /// The smallest case that fails so.
  public var minimal: Case<Model>
  /// How many cases were run to get from one to the other.
  public var executions = 0
  /// What is certain about the smallest case.
  public var proof = Proof.none
  /// How often the smallest case was run again.
  public var confirmations = 0
  /// How often it failed the same way then.
  public var confirmed = 0
  /// What matters in the smallest case.
  public var explanation: [Explanation] = []
  /// How many more random cases failed so.
  public var repetitions = 0

  @inlinable
  init(
    _ fingerprint: Fingerprint, original: Case<Model>, origin: Origin?, minimal: Case<Model>
  ) {
    self.fingerprint = fingerprint
    self.original = original
    self.origin = origin
    self.minimal = minimal
  }

  /// Whether the smallest case failed at some times and at others not.
  public var isFlaky: Bool { confirmed < confirmations }

  /// What is certain about the smallest case.
  public enum Proof: Hashable, Sendable {
    /// Not proven.
    case none
    /// No case with fewer steps fails.
    case steps
    /// Nor does one with as many steps and fewer objects, or as many of both and fewer names.
    case size
  }
}

extension Finding: CustomStringConvertible {
  /// The smallest case, a step a line, and what is certain about it.
  public var description: String {
    var lines: [String] = []
    if Model.startSlots > 0 { lines.append("start" + numbers(minimal.start, Model.startSlots)) }
    for entry in minimal.entries {
      lines.append(
        "\(entry.step.kind)" + numbers(entry.step.slots, Model.slots(of: entry.step.kind)))
    }
    if let last = minimal.entries.last {
      lines.append("expected \(last.expected) of the last step")
    }
    let certain =
      switch proof {
      case .none: "not proven minimal"
      case .steps: "no shorter case fails"
      case .size: "no smaller case fails"
      }
    let often = isFlaky ? ", failed \(confirmed) of \(confirmations) times" : ""
    lines.append("\(certain)\(often); \(origin.map { "drawn as \($0)" } ?? "a short case")")
    return "\n" + lines.map { "  " + $0 }.joined(separator: "\n") + "\n"
  }

  private func numbers(_ slots: Slots, _ count: Int) -> String {
    (0..<min(count, Slots.capacity)).map { " \(slots[$0])" }.joined()
  }
}

/// Whether one choice of the smallest case matters.
public struct Explanation: Hashable, Sendable {
  /// The step, or nil for the start.
  public var step: Int?
  /// The slot that holds the choice.
  public var slot: Int
  /// How many other values were tried, all else being kept.
  public var tried = 0
  /// With how many of them the case still fails the same way.
  public var failing = 0

  @inlinable init(step: Int?, slot: Int) { (self.step, self.slot) = (step, slot) }

  /// Nothing else fails: the value matters.
  public var isFixed: Bool { failing == 0 }
  /// Everything that was tried fails as well: the value does not matter.
  public var isFree: Bool { failing == tried }
}
