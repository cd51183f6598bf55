package import SegueScenarios

/// All verdicts of one run of the corpus, or of a part of it.
package struct CheckResults: Equatable, Sendable {
  /// What was run on what.
  package struct Header: Equatable, Sendable {
    /// The version of the suite.
    package var suite: String
    /// The digest of the corpus.
    package var corpus: String
    package var implementation: Subject
    package var filter: String?
    package var profile: Profile?
    /// The weakest level of which a divergence fails the run.
    package var failOn: ConformanceCase.Level
    /// What the order of the cases came from; nil when it was that of the corpus.
    package var seed: UInt64?
    /// The shards that are in here; nil when all are.
    package var shards: Shards?

    package init(
      suite: String, corpus: String, implementation: Subject, filter: String? = nil,
      profile: Profile? = nil, failOn: ConformanceCase.Level = .should, seed: UInt64? = nil,
      shards: Shards? = nil
    ) {
      self.suite = suite
      self.corpus = corpus
      self.implementation = implementation
      self.filter = filter
      self.profile = profile
      self.failOn = failOn
      self.seed = seed
      self.shards = shards
    }
  }

  /// What an implementation says of itself.
  package struct Subject: Equatable, Sendable {
    package var name: String
    /// Empty when it says none.
    package var version: String
    package var features: [Feature]
    package var profiles: [Profile]
    package var layers: [Layer]

    package init(
      name: String, version: String = "", features: [Feature], profiles: [Profile],
      layers: [Layer]
    ) {
      self.name = name
      self.version = version
      self.features = features
      self.profiles = profiles
      self.layers = layers
    }
  }

  package let header: Header
  /// Sorted by uid, then by profile.
  package let verdicts: [CaseVerdict]
  /// The expected divergences that no longer say what is so.
  package let stale: [StaleEntry]

  package init(header: Header, verdicts: [CaseVerdict], stale: [StaleEntry] = []) {
    self.header = header
    self.verdicts = verdicts.sorted { $0.key < $1.key }
    self.stale = stale
  }

  /// In the order of the corpus on disk, in which people read them.
  package var byPath: [CaseVerdict] {
    verdicts.sorted {
      $0.subject.path == $1.subject.path
        ? $0.key < $1.key
        : $0.subject.path.utf8.lexicographicallyPrecedes($1.subject.path.utf8)
    }
  }

  /// Whether every case of the selection ran to its end.
  package var isComplete: Bool { header.shards == nil && hasRun }

  /// Whether every case of the shards that are in here ran to its end: what is not known must not count as
  /// passed.
  package var hasRun: Bool {
    !verdicts.contains { $0.kind == .notRun || $0.kind == .inconclusive }
  }

  /// Whether every case of the corpus ran to its end.
  package var isWhole: Bool { isComplete && header.filter == nil && header.profile == nil }
}

/// How a verdict counts for the run.
package enum Standing: Sendable {
  case passed
  /// A failure that nobody has put on record.
  case failed
  /// An expected divergence.
  case expected
  /// A divergence from a rule too weak to fail the run.
  case tolerated
  /// No judgement: not applicable or inconclusive.
  case skipped
  /// The case itself is at fault.
  case broken
  case notRun
}

extension CheckResults {
  package func standing(of verdict: CaseVerdict) -> Standing {
    switch verdict.kind {
    case .pass, .unspecified: .passed
    case .notApplicable, .inconclusive: .skipped
    case .invalid: .broken
    case .notRun: .notRun
    case _ where verdict.onRecord != nil: .expected
    case .fail where verdict.subject.level.strength < header.failOn.strength: .tolerated
    case .fail, .unlawful, .crash, .timeout, .protocol, .falseUnsupported: .failed
    }
  }

  package func contains(_ standing: Standing) -> Bool {
    verdicts.contains { self.standing(of: $0) == standing }
  }

  /// The verdicts of a standing, in the order of the corpus on disk.
  package func verdicts(_ standing: Standing) -> [CaseVerdict] {
    byPath.filter { self.standing(of: $0) == standing }
  }
}

extension ConformanceCase.Level {
  /// How binding it is: the more the higher.
  fileprivate var strength: Int {
    switch self {
    case .must: 3
    case .should: 2
    case .may: 1
    case .info: 0
    }
  }
}
