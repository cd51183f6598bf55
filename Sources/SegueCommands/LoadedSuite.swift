import SegueConformance
import SegueExchange
import SegueModel
import SegueReports
import SegueScenarios

/// The rules of the suite, and where they stand.
struct Specification {
  let folder: String
  let rules: [Rule]
  private let corpus: String
  private let known: Set<RuleID>

  /// - Throws: `SuiteError` when a document is missing, has no rule, or has a fault.
  init(at folder: String?) throws {
    do {
      let suite = try Suite(at: folder)
      (self.folder, corpus) = (suite.specs, suite.corpus)
      rules = try Rule.load(from: self.folder)
    } catch {
      throw SuiteError(message: error.description)
    }
    known = Set(rules.map(\.id))
  }

  /// The rules about UIKit that say what happens.
  var asserted: [RuleID] {
    rules.lazy.filter { $0.level != .unspecified && $0.derivation == nil }.map(\.id)
  }

  /// What each rule says.
  var sentences: [RuleID: String] {
    Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.sentence) })
  }

  /// What a report says of rules. It runs the model on the corpus; of one that cannot be read nothing is learned.
  var inText: RulesInText {
    let cases = ((try? Corpus.load(from: corpus))?.entries ?? []).map(\.conformanceCase)
    return RulesInText(sentences: sentences, cases: cases) { ReferenceModel().run($0) }
  }

  /// The level of a case that asserts these rules: that of the strongest.
  func level(of asserted: [RuleID]) -> ConformanceCase.Level {
    let levels = Set(rules.filter { asserted.contains($0.id) }.map(\.level))
    return levels.contains(.must)
      ? .must : levels.contains(.should) ? .should : levels.contains(.may) ? .may : .info
  }

  /// The first rule that is not there, in words.
  func absence(among rules: some Sequence<RuleID>) -> String? {
    rules.first { !known.contains($0) }.map { Rule.absence(of: $0, from: folder) }
  }

  /// Refuses a trace of the model that cites a rule which is not there: the documents were cut.
  func check(_ trace: Trace) throws {
    let cited = trace.citedRules.subtracting(known)
    guard let missing = cited.min() else { return }
    throw SuiteError(
      message: "\(folder): the model cites \(missing), and "
        + Rule.absence(of: missing, from: folder))
  }
}

/// Rules and cases, known to fit: whatever a case names is there.
struct LoadedSuite {
  let specification: Specification
  let corpus: Corpus

  /// - Throws: `SuiteError` for the first fault.
  init(at folder: String?) throws {
    specification = try Specification(at: folder)
    do {
      corpus = try Corpus.load(from: try Suite(at: folder).corpus)
    } catch {
      throw SuiteError(message: error.description)
    }
    for entry in corpus.entries {
      let named = entry.conformanceCase.rules + entry.conformanceCase.nearMissOf
      guard let absence = specification.absence(among: named) else { continue }
      throw SuiteError(message: "\(entry.file): \(absence)")
    }
  }
}
