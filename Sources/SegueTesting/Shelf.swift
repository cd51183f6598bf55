import SegueConformance
import SegueExchange
import SegueModel
package import SegueReports
package import SegueScenarios

/// What a failure quotes from the suite: the sentences of its rules, and the files of its cases.
package struct Shelf: Sendable {
  /// The suite's folder.
  package var root = "segue-conformance"
  package var sentences: [RuleID: String] = [:]
  private var cases: [ConformanceCase] = []
  /// By uid.
  package var files: [String: String] = [:]

  /// That of the suite this library was built from; what cannot be read is not quoted. Read at the first failure.
  package static let standard: Shelf = {
    var shelf = Shelf()
    guard let suite = try? Suite.built() else { return shelf }
    shelf.root = suite.root
    for rule in (try? Rule.load(from: suite.specs)) ?? [] {
      shelf.sentences[rule.id] = rule.sentence
    }
    let entries = (try? Corpus.load(from: suite.corpus))?.entries ?? []
    for entry in entries { shelf.files[entry.conformanceCase.uid] = entry.file }
    shelf.cases = entries.map(\.conformanceCase)
    return shelf
  }()

  package init() {}

  /// What a finding says of rules; runs the model on the corpus.
  package var rules: RulesInText {
    RulesInText(sentences: sentences, cases: cases) { ReferenceModel().run($0) }
  }

  /// The command that shows what UIKit does in a case or a scenario, and why.
  package func explain(_ file: String) -> String {
    "swift run --package-path \(root) -c release segue explain \(file)"
  }
}
