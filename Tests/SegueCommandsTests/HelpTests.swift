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
      format    rewrites case files in canonical form and fills in what is derived
      bench     measures this machine: the model against a hand-written loop
      lint      finds segues and unwinds of an app that cannot work
      explore   walks through an app's states: what each unwind of a storyboard can reach

    segue <subcommand> --help says more. check, explain and rules take --suite DIR, the folder of Corpus/ and Specs/.
    Exit codes: 0 as expected, 1 unexpected verdict, 2 usage or unreadable input, 3 adapter, 4 broken suite,
    5 incomplete, 6 new divergence.

    """

  static let subcommands: [(name: String, text: String)] = [
    (
      "check",
      """
      usage: segue check [--builtin reference] [--filter EXPRESSION] [--profile ios13] [--format text|json]

      Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

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
      about them. json: id, sentence, evidence, sources, level, profiles and cases of each.

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

      Runs an ordinary scenario of 15 steps over and over on one core, each way in turns: the model with its whole
      trace, the model with a snapshot at the end and no search layer, the whole trace turned into text values, and
      a hand-written loop that does the same to the same hierarchy and records nothing. Prints runs a second and
      the ratio to the loop; each figure is the median of its turns. Ratios within one run compare; the rest is
      this machine's.

      """
    ),
    (
      "lint",
      """
      usage: segue lint PATH … [--format xcode|json|sarif|junit|github] [--fail-on note|warning|error]
             segue lint --rules

      Reads storyboards and Swift and Objective-C sources, named or in the folders named, and reports faults by file,
      line and column: Specs/Lint.md, or --rules, says what each rule finds and how to mend it. Exit code 1 when there
      is a finding of the severity that --fail-on names, or a higher one; warning when it is not given.

      --config FILE   settings; .segue-lint.json in the first folder when not given
      --facts FILE    facts about classes, in place of what the sources say of them
      --swift N       the major version of Swift, which decides selectors; guessed when not given

      `// segue:disable S8` in a source silences a rule on that line and the next, `// segue:disable-file S8` in the file.

      """
    ),
    (
      "explore",
      """
      usage: segue explore PATH … [--start STORYBOARD] [--profile ios13] [--depth 8] [--states 2000] [--seed N]
                           [--format text|json] [--save DIR]

      Runs the model from the initial scene through every sequence of triggers, manual segues, tabs, back buttons and
      dismissals, up to --depth steps and --states states; states that differ only in the numbers of instances are
      one. Prints for each unwind segue what it can reach, by a shortest sequence; unwinds that find nobody; steps that
      raise; scenes that grow without bound or are never reached; and what stayed open. PATH is a storyboard, a source
      or a folder: without sources no class has any action.

      --start   the storyboard whose initial scene comes first; Main, or else the first, when not given
      --seed    visits states at random, for apps with too many; sequences are then the shortest seen
      --save    writes each finding as a scenario, for segue explain
      --facts   facts about classes, as for segue lint; --swift N, the version that decides selectors

      Exit code 1 when an unwind finds nobody or a step raises, 5 when --states was not enough.

      """
    ),
  ]
}
