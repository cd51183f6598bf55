import SegueCommands
import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    "The command without a word, and asked for help, lists its subcommands and exit codes",
    arguments: [[], ["--help"], ["-h"], ["help"], ["--help", "check"]])
  func help(words: [String]) {
    #expect(SegueCommand.run(words) == Output(Self.command))
  }

  @Test("Help of a subcommand says how it is used and what it does", arguments: Self.subcommands)
  func helpOfSubcommand(name: String, text: String) {
    #expect(segue(name, "--help") == Output(text))
    #expect(segue(name, "-h") == Output(text))
    #expect(
      segue(name, "--filter", "--nonsense", "--help") == Output(text),
      "asking for help wins over mistakes")
  }

  @Test("Every subcommand of the list has its help here")
  func subcommandsAreComplete() {
    let listed = Self.command.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(listed == Self.subcommands.map(\.name))
  }

  static let command = """
    segue: checks an implementation of UIKit's storyboard segues and unwind segues.

    usage: segue <subcommand> [options]

      check     runs the corpus against an implementation
      explain   what UIKit does in a scenario, step by step, with the rules behind it
      rules     the rules with their evidence, level, profiles and cases
      mutants   implementations wrong in one way, and the cases that kill them
      format    rewrites case files in canonical form and fills in what is derived
      bench     measures this machine: the model and the property engine

    segue <subcommand> --help says more. check, explain, rules and mutants take --suite DIR, the folder of Corpus/ and Specs/.
    Exit codes: 0 as expected, 1 unexpected verdict, 2 usage or a file that cannot be read or
    written, 3 adapter, 4 broken suite, 5 incomplete, 6 new divergence.

    """

  static let subcommands: [(name: String, text: String)] = [
    (
      "check",
      """
      usage: segue check [--builtin NAME] [--filter EXPRESSION] [--profile ios13] [--format text|json]

      Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

      --builtin is the implementation: reference (the model, taken when nothing is said), twin, or mutant:NAME for one
      that is wrong on purpose (segue mutants).

      --filter keeps the cases for which every term holds: uid:… path:… area:… rule:… level:… profile:… feature:…
      status:…, with * for any text and ! in front for not: --filter 'area:Unwinding !level:info rule:UNW-*'.

      """
    ),
    (
      "explain",
      """
      usage: segue explain FILE [--profile ios13] [--format text|json]

      FILE is a scenario or a case. Prints each step, its events with the rules that led to them, the tree before
      and after it, and the sentences of the rules. json prints the trace (Specs/ScenarioFormat.md).

      A case is explained in the first of its profiles unless --profile names one.

      """
    ),
    (
      "rules",
      """
      usage: segue rules [ID …] [--format text|json]

      Without an id: every rule on a line. With ids, such as UNW-4, or an area, such as UNW: all that is known
      about them. json: id, sentence, evidence, sources, level, profiles, cases and mutants of each.

      """
    ),
    (
      "mutants",
      """
      usage: segue mutants [--filter TEXT] [--format text|json]
             segue mutants NAME [--format text|json]

      Runs the corpus against implementations that are known to be wrong in exactly one way, and prints of each the
      rules it breaks, how many cases kill it, and the first of them. --filter keeps those whose name contains the
      text, and those that break the rule, such as UNW-4. The exit code is 1 when one survives.

      With a name: what is wrong with it, and every case that kills it, with what it does there instead.

      """
    ),
    (
      "format",
      """
      usage: segue format FILE …

      Rewrites each case: keys in order, lines as the corpus wants them, `requires` from the scenario. A file with
      a fault stays as it is.

      """
    ),
    (
      "bench",
      """
      usage: segue bench model [--seconds N]
             segue bench engine [--seeds N]
             segue bench engine --bug B [--seed S] [--cases N] [--storage bits|arrays] [--effort full|quick]

      model: runs an ordinary scenario of 15 steps over and over on one core, each way in turns: the model with its
      whole trace, the model with a snapshot at the end and no search layer, the whole trace turned into text values,
      and a hand-written loop that does the same to the same hierarchy and records nothing. Prints runs a second and
      the ratio to the loop; each figure is the median of its turns.

      engine: runs the property engine on a small tree of controllers with seven bugs, and prints how many cases a
      second it draws, runs and compares, how many it takes to meet each bug, how often the smallest case is the true
      minimum and what that costs, and how long a proof takes that no short case fails. With --bug (0: none) it is
      one run, printed as a JSON line.

      Times are processor time of this machine. Ratios within one run compare; the rest does not.

      """
    ),
  ]
}
