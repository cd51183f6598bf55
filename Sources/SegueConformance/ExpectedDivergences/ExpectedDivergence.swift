package import SegueScenarios

/// A divergence that an implementer has put on record: a line of the file of `--expect`.
package struct ExpectedDivergence: Hashable, Sendable {
  /// Which cases an entry is about.
  package enum Selector: Hashable, Sendable {
    /// `@tinypop1`
    case uid(String)
    /// `Unwinding/*`, where `*` stands for any text without `/` and `**` for any text.
    case path(PathPattern)
    /// `rule:UNW-4`, the cases that assert it.
    case rule(RuleID)
  }

  /// Where it stands in its file, from 1.
  package var line: Int
  package var selector: Selector
  package var outcome: Verdict.Kind
  /// The profiles it is about; nil is all of them.
  package var profiles: [Profile]?
  /// The layer in which the trace diverges.
  package var layer: Layer?
  package var fingerprint: String?
  /// The last version of the suite for which it holds.
  package var until: SuiteVersion?
  package var reason: String?

  package init(
    line: Int, selector: Selector, outcome: Verdict.Kind, profiles: [Profile]? = nil,
    layer: Layer? = nil, fingerprint: String? = nil, until: SuiteVersion? = nil,
    reason: String? = nil
  ) {
    self.line = line
    self.selector = selector
    self.outcome = outcome
    self.profiles = profiles
    self.layer = layer
    self.fingerprint = fingerprint
    self.until = until
    self.reason = reason
  }

  /// Whether the entry speaks of this case and profile.
  package func covers(_ verdict: CaseVerdict) -> Bool {
    guard profiles?.contains(verdict.profile) ?? true else { return false }
    switch selector {
    case .uid(let uid): return uid == verdict.subject.uid
    case .rule(let rule): return verdict.subject.rules.contains(rule)
    case .path(let pattern): return pattern.matches(verdict.subject.path)
    }
  }

  /// Whether a verdict is as the entry says.
  package func foresees(_ verdict: CaseVerdict) -> Bool {
    verdict.kind == outcome && (layer == nil || layer == verdict.place?.layer)
      && (fingerprint == nil || fingerprint == verdict.fingerprint)
  }
}

/// A version of the suite: numbers with dots between.
package struct SuiteVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let numbers: [Int]

  /// - Returns: nil unless there are two or three numbers.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers
  }

  package static func < (left: SuiteVersion, right: SuiteVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
