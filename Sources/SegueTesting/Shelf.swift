import SegueConformance
import SegueExchange
package import SegueScenarios

/// What a failure quotes from the suite: the sentences of its rules, and the files of its cases.
package struct Shelf: Sendable {
  /// The suite's folder.
  package var root = "segue-conformance"
  package var sentences: [RuleID: String] = [:]
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
    for entry in (try? Corpus.load(from: suite.corpus))?.entries ?? [] {
      shelf.files[entry.conformanceCase.uid] = entry.file
    }
    return shelf
  }()

  package init() {}

  /// The command that shows what UIKit does in a case or a scenario, and why.
  package func explain(_ file: String) -> String {
    "swift run --package-path \(root) -c release segue explain \(file)"
  }
}
