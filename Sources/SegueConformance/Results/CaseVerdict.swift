package import SegueScenarios

/// The verdict on one case in one profile, with all that a report says of it: a line of `results.jsonl`.
package struct CaseVerdict: Hashable, Sendable {
  /// The case.
  package struct Subject: Hashable, Sendable {
    package var uid: String
    /// The path from the corpus, without the extension.
    package var path: String
    package var title: String
    package var rules: [RuleID]
    package var level: ConformanceCase.Level

    package init(
      uid: String, path: String, title: String, rules: [RuleID], level: ConformanceCase.Level
    ) {
      self.uid = uid
      self.path = path
      self.title = title
      self.rules = rules
      self.level = level
    }

    package var area: String { String(path.prefix { $0 != "/" }) }
  }

  /// Where a trace is first at fault, in words.
  package struct Place: Hashable, Sendable {
    /// The layer that differs; nil where a law is broken.
    package var layer: Layer?
    /// The law that is broken.
    package var law: RuleID?
    /// 0 is the launch.
    package var step: Int
    package var expected: String?
    package var actual: String

    package init(layer: Layer?, law: RuleID?, step: Int, expected: String?, actual: String) {
      self.layer = layer
      self.law = law
      self.step = step
      self.expected = expected
      self.actual = actual
    }
  }

  package var subject: Subject
  package var profile: Profile
  package var kind: Verdict.Kind
  /// Whether each judged layer passes.
  package var layers: [Layer: Bool]
  package var fingerprint: String?
  package var place: Place?
  /// Why it is no judgement, or what is known of a fault.
  package var reason: String?
  /// The reason of the expected divergence that it is; nil when it is none.
  package var onRecord: String?

  package init(
    _ subject: Subject, profile: Profile, kind: Verdict.Kind, layers: [Layer: Bool] = [:],
    fingerprint: String? = nil, place: Place? = nil, reason: String? = nil, onRecord: String? = nil
  ) {
    self.subject = subject
    self.profile = profile
    self.kind = kind
    self.layers = layers
    self.fingerprint = fingerprint
    self.place = place
    self.reason = reason
    self.onRecord = onRecord
  }

  package var isFailure: Bool { Verdict.Kind.failures.contains(kind) }

  /// What tells two lines of one file apart, in their order.
  package var key: Key { Key(uid: subject.uid, profile: profile) }

  package struct Key: Hashable, Comparable, Sendable {
    package var uid: String
    package var profile: Profile

    package static func < (left: Key, right: Key) -> Bool {
      left.uid == right.uid
        ? left.profile < right.profile : left.uid.utf8.lexicographicallyPrecedes(right.uid.utf8)
    }
  }
}
