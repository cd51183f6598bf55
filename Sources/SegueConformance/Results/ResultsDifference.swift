/// What changed from one run to a later one.
package struct ResultsDifference: Sendable {
  /// What happened to a case in a profile.
  package enum Kind: String, CaseIterable, Sendable {
    case newlyFailing = "newly failing"
    /// It passed or failed, and now there is no judgement.
    case noLongerJudged = "no longer judged"
    /// It fails in another way.
    case changed
    case newlyPassing = "newly passing"
    case gone
    case new
  }

  package struct Change: Sendable {
    package var kind: Kind
    package var old: CaseVerdict?
    package var new: CaseVerdict?

    /// The verdict to name it by.
    package var named: CaseVerdict? { new ?? old }

    /// Whether there is less to rely on than before: a failure where there was none, no judgement any more,
    /// or no trace at all where there was a wrong one.
    package var isWorse: Bool {
      switch kind {
      case .newlyFailing, .noLongerJudged: true
      case .changed:
        new.map { Verdict.Kind.faults.contains($0.kind) } == true
          && old.map { Verdict.Kind.faults.contains($0.kind) } == false
      case .new: new?.isFailure == true
      case .newlyPassing, .gone: false
      }
    }
  }

  /// By kind, and then in the order of the corpus on disk.
  package let changes: [Change]

  package init(from old: CheckResults, to new: CheckResults) {
    let before = Dictionary(old.verdicts.map { ($0.key, $0) }) { first, _ in first }
    let after = Set(new.verdicts.map(\.key))
    var changes = new.byPath.compactMap { verdict -> Change? in
      let earlier = before[verdict.key]
      return Self.kind(of: verdict, after: earlier).map {
        Change(kind: $0, old: earlier, new: verdict)
      }
    }
    changes += old.byPath.filter { !after.contains($0.key) }.map {
      Change(kind: .gone, old: $0, new: nil)
    }
    self.changes = Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private static func kind(of new: CaseVerdict, after old: CaseVerdict?) -> Kind? {
    guard let old else { return .new }
    if new.isFailure {
      guard old.isFailure else { return .newlyFailing }
      return new.kind == old.kind && new.fingerprint == old.fingerprint ? nil : .changed
    }
    if new.passes { return old.passes ? nil : .newlyPassing }
    return old.passes || old.isFailure ? .noLongerJudged : nil
  }
}

extension CaseVerdict {
  /// Whether all that is asserted holds.
  fileprivate var passes: Bool { kind == .pass || kind == .unspecified }
}
