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
      mutants   implementations wrong in one way, and the cases that kill them
      fuzz      looks for the smallest scenario in which an implementation differs from the model
      replay    runs one case, or one scenario of a campaign, beside the model
      shrink    makes a scenario that fails as small as it can be
      promote   turns a case that was found into a file of the corpus
      explain   what UIKit does in a scenario, step by step, with the rules behind it
      lint      finds segues and unwinds of an app that cannot work
      explore   walks through an app's states: what each unwind of a storyboard can reach
      rules     the rules with their evidence, level, profiles and cases
      format    rewrites case files in canonical form and fills in what is derived
      bench     measures this machine: the model and the property engine

    segue <subcommand> --help says more. Those that read Corpus/ or Specs/ take --suite DIR, the folder that holds both.
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
      "mutants",
      """
      usage: segue mutants [--filter TEXT] [--format text|json]
             segue mutants NAME [--format text|json]
             segue mutants --fuzz [--filter TEXT] [--seeds N] [--cases N] [--max-controllers N] [--max-steps N] [--jobs N]

      Runs the corpus against implementations that are known to be wrong in exactly one way, and prints of each the
      rules it breaks, how many cases kill it, and the first of them. --filter keeps those whose name contains the
      text, and those that break the rule, such as UNW-4. The exit code is 1 when one survives.

      With a name: what is wrong with it, and every case that kills it, with what it does there instead.

      With --fuzz: how many scenarios a campaign runs until it finds it, the median of 10 seeds (--seeds) of up to 10000
      drawn cases (--cases); the size to which it makes what it found (steps/controllers/actions/overrides, the largest
      of all seeds); and the true minimum, of all small scenarios of up to 2 controllers and 2 steps that fail in the
      same way. Takes minutes to hours. The exit code is 1 when one is not found with every seed.

      """
    ),
    (
      "fuzz",
      """
      usage: segue fuzz [--builtin twin|reference|mutant:NAME] [--seed N] [--cases N | --time 60s] [--keep-going] [--save DIR]
                        [--profile ios13] [--max-controllers N] [--max-steps N]
             segue fuzz --exhaustive [--builtin …] [--profile ios13] [--max-controllers N] [--max-steps N] [--jobs N]
                        [--keep-going] [--save DIR]

      Draws scenarios, runs each on the implementation and on the reference model, compares the whole traces, and
      checks the laws. What differs is made as small as it can be, run again, explained and saved as a case before the
      search goes on. Ends with the first finding, with --keep-going after all cases.

      The same seed draws the same scenarios; without --seed it is a fresh one, which is printed. --cases is 5000
      unless --time is given. --save names the folder for cases that were found (segue-findings).

      With --exhaustive nothing is drawn: all scenarios of up to so many controllers and steps (2 and 2) are run, the
      smallest first, over the alphabet of Specs/SmallScenarios.md. What is found first is the smallest there is.

      """
    ),
    (
      "replay",
      """
      usage: segue replay FILE|SEED:INDEX [--builtin twin|reference|mutant:NAME] [--profile ios13]
                          [--max-controllers N] [--max-steps N]

      Runs the scenario of a case file, or the scenario that a campaign drew with that seed and index, on the
      implementation and on the model, and shows where they part. The limits of the campaign belong to its seed.

      """
    ),
    (
      "shrink",
      """
      usage: segue shrink FILE [--builtin twin|reference|mutant:NAME] [--profile ios13] [--save DIR]

      Leaves out steps, scenes, segues, classes and overrides of a scenario or case, as long as the implementation
      differs from the model in the same way, and saves what is left as a case (in segue-findings).

      """
    ),
    (
      "promote",
      """
      usage: segue promote FILE [--rules UNW-4,UNW-7] [--title TEXT]

      Checks that the model does what the case expects, and writes it to Corpus/Found/. --rules says what the case
      asserts (by default the rules of the divergence), which makes its level; --title gives it a better title. A
      scenario or a uid that the corpus has already is refused.

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
    (
      "rules",
      """
      usage: segue rules [ID …] [--format text|json]

      Without an id: every rule on a line. With ids, such as UNW-4, or an area, such as UNW: all that is known
      about them. json: id, sentence, evidence, sources, level, profiles, cases and mutants of each.

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
             segue bench challenge [--seeds N]
             segue bench engine --bug B [--seed S] [--cases N] [--storage bits|arrays] [--effort full|quick]

      model: runs an ordinary scenario of 15 steps over and over on one core, each way in turns: the model with its
      whole trace, the model with a snapshot at the end and no search layer, the whole trace turned into text values,
      and a hand-written loop that does the same to the same hierarchy and records nothing. Prints runs a second and
      the ratio to the loop; each figure is the median of its turns.

      engine: runs the property engine on a small tree of controllers with seven bugs, and prints how many cases a
      second it draws, runs and compares, how many it takes to meet each bug, how often the smallest case is the true
      minimum and what that costs, and how long a proof takes that no short case fails. With --bug (0: none) it is
      one run, printed as a JSON line.

      challenge: runs the tasks of the public shrinking challenge, a snapshot store and a hash collision on seeds from
      1337 on, and prints how often each ends at its minimum, beside the best share that another engine published.

      Times are processor time of this machine. Ratios within one run compare; the rest does not.

      """
    ),
  ]
}
