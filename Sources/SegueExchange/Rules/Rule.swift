package import SegueScenarios

/// A rule of `Specs/`: one sentence about what implementations do, with what is known about it.
package struct Rule: Hashable, Sendable {
  package var id: RuleID
  /// The sentence of its heading, with its full stop.
  package var sentence: String
  package var level: Level
  /// The profiles it holds in, in order of release.
  package var profiles: [Profile]
  /// What the area's other fields say.
  package var support: Support
  /// The text below the fields; empty where there is none.
  package var body: String
  /// The document, as it was named.
  package var file: String
  /// The line of the heading.
  package var line: Int

  /// How binding a rule is.
  package enum Level: String, CaseIterable, Sendable { case must, should, may, unspecified }

  /// The kinds of evidence there can be for a rule.
  package enum Evidence: String, CaseIterable, Sendable {
    case documented, header, talk, logged, measured
    case reportedByMany = "reported (many)"
    case reportedOnce = "reported (single)"
    case inferred, unspecified
  }

  /// What holds a rule up.
  package enum Support: Hashable, Sendable {
    case rule(Findings)
    case law(Derivation)
  }

  /// Where a rule comes from.
  package struct Findings: Hashable, Sendable {
    /// The kinds of evidence, the strongest need not be first.
    package var evidence: [Evidence]
    /// Keys of `Specs/Sources.md`, or addresses.
    package var sources: [String]
    /// The rules that an inferred one follows from.
    package var follows: [RuleID]
    /// Where the statement stands in the research notes.
    package var facts: [String]
    /// The case that shows it, as a path in the corpus without the extension.
    package var example: String
  }

  /// Where a law comes from.
  package struct Derivation: Hashable, Sendable {
    /// The parts of a trace and of a scenario that are read.
    package var needs: [String]
    /// The rules it follows from; empty for a law on the form of a trace.
    package var rules: [RuleID]
    /// The smallest trace that breaks it, in words.
    package var breaks: String
  }

  /// Evidence, sources and example; nil for a law.
  package var findings: Findings? {
    if case .rule(let findings) = support { findings } else { nil }
  }

  /// What a law reads and follows from; nil for any other rule.
  package var derivation: Derivation? {
    if case .law(let derivation) = support { derivation } else { nil }
  }
}
