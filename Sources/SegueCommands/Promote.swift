import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios

/// `segue promote`: turns a finding into a file of the corpus.
enum Promote: Subcommand {
  static let name = "promote"
  static let summary = "turns a case that was found into a file of the corpus"
  static let help = """
    usage: segue promote FILE [--rules UNW-4,UNW-7] [--title TEXT]

    Checks that the model does what the case expects, and writes it to Corpus/Found/. --rules says what the case
    asserts (by default the rules of the divergence), which makes its level; --title gives it a better title. A
    scenario or a uid that the corpus has already is refused.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let rules = try arguments.value("--rules")
    let title = try arguments.value("--title")
    let words = try arguments.rest()
    guard words.count == 1 else { throw UsageError(message: "one file is needed") }
    let document = try JSONDocument(try Files.read(words[0]), file: words[0])
    var found = try ConformanceCase(reading: document.reader)
    let suite = try LoadedSuite(at: folder)
    if let rules {
      found.rules = Set(try rules.split(separator: ",").map { try rule($0) }).sorted()
    }
    guard !found.rules.isEmpty else {
      throw UsageError(message: "the case asserts no rule; --rules names some")
    }
    // Nothing is written for which the corpus would be refused from then on.
    try found.checkParts(document)
    if let title {
      guard ConformanceCase.isTitle(title) else {
        throw UsageError(message: "--title is one line of text")
      }
      found.title = title
    }
    if let absence = suite.specification.absence(among: found.rules + found.nearMissOf) {
      throw UsageError(message: absence)
    }
    for entry in suite.corpus.entries {
      let other = entry.conformanceCase
      if other.uid == found.uid || other.scenario == found.scenario {
        throw UsageError(message: "the corpus has it already: \(entry.path)")
      }
    }
    try check(found)
    found.level = suite.specification.level(of: found.rules)
    let home = try Suite(at: folder).corpus + "/Found"
    if Files.isThere(FoundFile.path(of: found, in: home)) {
      throw UsageError(message: "\(FoundFile.path(of: found, in: home)) is there already")
    }
    return Output(try FoundFile.save(found, in: home) + "\n")
  }

  private static func rule(_ text: Substring) throws -> RuleID {
    guard let rule = RuleID(String(text)) else {
      throw UsageError(message: "'\(text)' is no rule")
    }
    return rule
  }

  /// The model has to do what the case expects in each of its profiles.
  private static func check(_ found: ConformanceCase) throws {
    for profile in found.profiles {
      let verdict = found.check(ReferenceModel(), profile: profile)
      guard !verdict.isFailure else {
        throw UsageError(message: "the model itself does not do that in \(profile.rawValue)")
      }
    }
  }
}
