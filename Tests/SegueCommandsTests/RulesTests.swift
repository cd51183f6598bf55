import SegueCommands
import SegueConformance
import SegueExchange
import SegueScenarios
import SegueTestFiles
import Testing

@Suite("Rules")
struct RulesTests {
  @Test("Without an id every rule is on a line of its own, in order")
  func list() throws {
    let rules = try Rule.load(from: try Suite().specs)
    let output = segue("rules")
    #expect(output.error.isEmpty && output.exit == .expected)
    let lines = output.standard.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == rules.count + 1 && lines.last == "")
    for (line, rule) in zip(lines, rules) {
      #expect(line.hasPrefix("\(rule.id) ") && line.hasSuffix(" " + rule.sentence))
      #expect(line.contains(" \(rule.level.rawValue) "))
    }
    #expect(
      lines.contains(
        "UNW-29  must        A navigation controller told to unwind towards a member of its stack pops to that member."
      ))
  }

  @Test("With an id: level, profiles, evidence, sources, cases and text")
  func page() throws {
    let suite = try TinySuite()
    #expect(segue("rules", "UNW-29", "--suite", suite.path) == Output(Self.page))
  }

  @Test("A law has the rules it follows from and what breaks it, and no evidence")
  func law() throws {
    let suite = try TinySuite()
    #expect(segue("rules", "LAW-1", "--suite", suite.path) == Output(Self.law))
  }

  static let page = """
    UNW-29  A navigation controller told to unwind towards a member of its stack pops to that member.

      level     must
      profiles  ios9, ios10, ios13, ios14
      evidence  documented, logged
      sources   W215, HVC, DUNW, NEU-PUSHP, NEU-SUPER
      cases     Unwinding/pop
      mutants   dismissal-ends-the-unwind
                hidden-stacks-are-not-popped
                unwind-pops-one
                unwind-pops-to-the-root

    """

  static let law = """
    LAW-1  In a snapshot every controller stands exactly once: at one place in the tree or in one of the detached trees.

      level     must
      profiles  ios6, ios8.0, ios8, ios9, ios10, ios13, ios14
      rules     CNT-23, CNT-26, PRS-9
      breaks    `tree: root[a] > a`: a is a child and presented at once

      So a presented controller has no parent, nobody has two parents or two presenters, and no controller is among its own descendants. The form of a snapshot promises it.

    """

  @Test("An area is all its rules, each once, whatever else is named")
  func area() throws {
    let rules = try Rule.load(from: try Suite().specs).filter { $0.id.area == .LUN }
    let text = segue("rules", "LUN").standard
    let headings = rules.map { "\($0.id)  \($0.sentence)" }
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("LUN-") }.map(String.init) == headings)
    #expect(segue("rules", "LUN-1", "LUN", "LUN-1").standard == text)
  }

  @Test("Pages have no spaces at the ends of lines")
  func noTrailingSpaces() throws {
    let suite = try TinySuite()
    let words = ["rules", "--suite", suite.path] + RuleID.Area.allCases.map { "\($0)" }
    #expect(!SegueCommand.run(words).standard.contains(" \n"))
  }

  @Test(
    "An id that is not there is named, also among others",
    arguments: ["UNW-4095", "UNW-04", "unw-4", "UNW-", "XYZ", "4", "UNW 4"])
  func unknown(word: String) {
    for words in [
      ["rules", word], ["rules", "UNW-4", word], ["rules", word, "--format", "json"],
    ] {
      #expect(
        SegueCommand.run(words)
          == usageError(
            "rules: there is no rule or area '\(word)'\n       segue rules --help says more"))
    }
  }

  @Test("json has id, sentence, level, profiles, evidence and cases of every rule")
  func json() throws {
    let rules = try Rule.load(from: try Suite().specs)
    let entries = try Corpus.load(from: try Suite().corpus).entries
    let objects = try results(segue("rules", "--format", "json")).elements
    #expect(objects.count == rules.count)
    for (object, rule) in zip(objects, rules) {
      func strings(_ key: String) -> [String]? { object[key]?.elements.compactMap(\.text) }
      #expect(object["id"]?.text == "\(rule.id)")
      #expect(object["sentence"]?.text == rule.sentence)
      #expect(object["level"]?.text == rule.level.rawValue)
      #expect(strings("profiles") == rule.profiles.map(\.rawValue))
      #expect(strings("evidence") == rule.findings?.evidence.map(\.rawValue), "\(rule.id)")
      #expect(strings("sources") == rule.findings?.sources, "\(rule.id)")
      #expect(strings("rules") == rule.derivation?.rules.map(\.description), "\(rule.id)")
      let asserting = entries.filter { $0.conformanceCase.rules.contains(rule.id) }
      #expect(strings("cases") == asserting.map(\.path), "\(rule.id)")
    }
  }

  @Test("json of an id is a list of one")
  func jsonOfOne() throws {
    let objects = try results(segue("rules", "UNW-4", "--format", "json")).elements
    #expect(objects.map { $0["id"]?.text } == ["UNW-4"])
  }

  @Test("A broken document of Specs/ is exit code 4, with its place")
  func broken() throws {
    let suite = try TinySuite()
    let text = try suite.folder.read("Specs/Unwinding.md")
    try suite.folder.write(text + "\n### UNW-4 Twice.\n", to: "Specs/Unwinding.md")
    let output = segue("rules", "--suite", suite.path)
    #expect(output.exit == .suite && output.standard.isEmpty)
    #expect(output.error.hasPrefix("error: \(suite.path)/Specs/Unwinding.md:"))
    #expect(output.error.hasSuffix(" already\n"))
  }
}
