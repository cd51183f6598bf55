import SegueCommands
import Testing

@Suite("Mutants")
struct MutantsTests {
  @Test("The table: one line a mutant, and exit code 1 when one survives the cases")
  func table() throws {
    let suite = try TinySuite()
    let output = segue("mutants", "--filter", "tabs-are-not", "--suite", suite.path)
    #expect(output == Output(Self.survivors, exit: .unexpected))
    let killed = segue("mutants", "--filter", "by-presenting", "--suite", suite.path)
    #expect(killed == Output(Self.killed))
  }

  static let survivors = """
    mutant                 cases  rules                   first killer
    tabs-are-not-selected      0  UNW-83                  SURVIVES

    1 mutant, 0 killed

    """

  static let killed = """
    mutant                            cases  rules                   first killer
    stacks-answer-show-by-presenting      1  SHW-5                   Unwinding/pop

    1 mutant, 1 killed

    """

  @Test("One mutant: its mistake, its rules, and what it does in each case that kills it")
  func page() throws {
    let suite = try TinySuite()
    let output = segue("mutants", "stacks-answer-show-by-presenting", "--suite", suite.path)
    #expect(output == Output(Self.page))
  }

  static let page = """
    stacks-answer-show-by-presenting

      A navigation controller answers show by presenting.

      breaks  SHW-5
      run it  segue check --builtin mutant:stacks-answer-show-by-presenting

      killed by 1 of the cases
        Unwinding/pop [ios9]
          expected  push nav detail
          actual    nothing more in this step

    """

  @Test("check takes a mutant for an implementation, and fails")
  func check() throws {
    let suite = try TinySuite()
    let output = segue(
      "check", "--builtin", "mutant:stacks-answer-show-by-presenting", "--suite", suite.path)
    #expect(output.exit == .unexpected)
    #expect(output.standard.hasPrefix("FAIL Unwinding/pop [ios9]"))
    #expect(segue("check", "--builtin", "twin", "--suite", suite.path).exit == .expected)
  }
}
