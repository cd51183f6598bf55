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
      report    merges, compares and renders the results of segue check
      mutants   implementations wrong in one way, and the cases that kill them
      fuzz      looks for the smallest scenario in which an implementation differs from the model
      replay    runs one case, or one scenario of a campaign, beside the model
      shrink    makes a scenario that fails as small as it can be
      promote   turns a case that was found into a file of the corpus
      container looks for unwinds that a custom container swallows, sends astray or hides
      explain   what UIKit does in a scenario, step by step, with the rules behind it
      lint      finds segues and unwinds of an app that cannot work
      explore   walks through an app's states: what each unwind of a storyboard can reach
      rules     the rules with their evidence, level, profiles and cases
      format    rewrites case files in canonical form and fills in what is derived
      scaffold  writes a runnable adapter to begin with
      doctor    probes an adapter: what is wrong with it, and what to do about it
      serve     makes a builtin speak the adapter protocol
      bench     measures this machine: the model, the fuzzer, the property engine, adapters

    segue <subcommand> --help says more. Those that read Corpus/ or Specs/ take --suite DIR, the folder that holds both.
    Exit codes: 0 as expected, 1 unexpected verdict, 2 usage or a file that cannot be read or
    written, 3 adapter, 4 broken suite, 5 incomplete, 6 new divergence.

    """

  static let subcommands: [(name: String, text: String)] = [
    (
      "check",
      """
      usage: segue check [--builtin NAME | --adapter 'COMMAND LINE' [--fd] | --library FILE]
                         [--features LIST] [--layers LIST] [--jobs N] [--timeout 10s] [--restarts N]
                         [--shuffle N] [--blind] [--shard I/N]
                         [--filter EXPRESSION] [--profile ios13] [--fail-on must|should|may|info]
                         [--expect FILE [--fix]] [--report FORMAT=FILE,…] [--format text|json|jsonl]

      Runs every case in each of its profiles: a block for each that fails, then a table of area by verdict.

      --builtin is the implementation: reference (the model, taken when nothing is said), twin, or mutant:NAME for one
      that is wrong on purpose (segue mutants). --adapter starts a program that speaks the adapter protocol on standard
      input and output, with --fd on the descriptors that SEGUE_FD names; the line is split at spaces, quotes keep them.
      --library is a shared library with the functions of segue_adapter.h. Specs/AdapterProtocol.md describes both.

      --features and --layers ask for less than the implementation declares: --features 'segue.*,container.navigation'.
      --jobs is how many cases run at once. A scenario that takes longer than --timeout (10s) is a fault, and so is an
      adapter that ends or says what is no answer: it is started again, --restarts times (100) before the rest is not run.

      --shuffle runs the cases in an order that comes from a number. --blind does so too, and gives every scene, class,
      storyboard, identifier, trigger and selector another name, so that no case can be told by its names. Verdicts and
      their order stay the same.

      --filter keeps the cases for which an expression holds: terms uid:… path:… area:… rule:… level:… profile:…
      feature:… status:…, with * for any text, joined by and (or nothing), or, not (or !) and parentheses:
      --filter 'area:Unwinding rule:UNW-* !(level:info or status:draft)'.

      --fail-on is the weakest level of which a divergence fails the run (should); weaker ones are shown as tolerated.

      --expect names a file of divergences that are on record: selector, outcome, qualifiers, # reason. They do not fail the
      run; an entry that no longer says what is so is stale, and does. --fix puts stale entries right in the file.
      --report also writes the results: json, jsonl, junit, tap, markdown, html, sarif. Specs/ReportFormat.md has it all.

      --shard I/N runs the I-th of N equal parts; segue report merge puts the parts together.

      """
    ),
    (
      "report",
      """
      usage: segue report merge FILE … [--expect FILE]
             segue report diff OLD NEW
             segue report render FILE --to json|jsonl|junit|tap|markdown|html|sarif

      The files are those of segue check --report jsonl=FILE; Specs/ReportFormat.md says what is in them.

      merge prints what one run would have given whose shards the files are, and exits as it would have; a shard that is
      missing makes it incomplete. Expected divergences can be told stale only here, where all shards are.

      diff lists what came to fail or pass, fails in another way, or is in one of the two only; exit code 1 when something
      got worse: a new failure, no judgement any more, or no trace where there was a wrong one.

      """
    ),
    (
      "mutants",
      """
      usage: segue mutants [--filter TEXT] [--format text|json]
             segue mutants NAME [--format text|json]
             segue mutants --fuzz [--filter TEXT] [--seeds N] [--cases N] [--max-controllers N] [--max-steps N] [--jobs N]
                                  [--no-minimize]

      Runs the corpus against implementations that are known to be wrong in exactly one way, and prints of each the
      rules it breaks, how many cases kill it, and the first of them. --filter keeps those whose name contains the
      text, and those that break the rule, such as UNW-4. The exit code is 1 when one survives.

      With a name: what is wrong with it, and every case that kills it, with what it does there instead.

      With --fuzz: how many scenarios a campaign runs until it finds it, the median of 10 seeds (--seeds) of up to 10000
      drawn cases (--cases); the size to which it makes what it found (steps/controllers/actions/overrides, the largest
      of all seeds); and the true minimum, of all small scenarios of up to 2 controllers and 2 steps that fail in the
      same way. Takes minutes to hours; --no-minimize leaves both sizes out. The exit code is 1 when one is not found with every seed.

      """
    ),
    (
      "fuzz",
      """
      usage: segue fuzz [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                        [--features LIST] [--layers LIST] [--timeout 10s]
                        [--seed N] [--cases N | --time 60s] [--keep-going] [--save DIR]
                        [--profile ios13] [--max-controllers N] [--max-steps N] [--jobs N] [--shard I/N]
                        [--rules]
             segue fuzz --storyboard PATH [--builtin …] [--seed N] [--cases N | --time 60s] [--keep-going] [--save DIR]
                        [--profile ios13] [--max-steps N] [--rules]
             segue fuzz --exhaustive [--builtin …] [--profile ios13] [--max-controllers N] [--max-steps N] [--jobs N]
                        [--keep-going] [--save DIR]

      Draws scenarios, runs each on the implementation and on the reference model, compares the whole traces, and
      checks the laws. What differs is saved at once, made as small as it can be, run five times more, explained, and saved
      as that before the search goes on. Ends with the first finding, with --keep-going after all cases.

      The same seed draws the same scenarios and finds the same, with however many workers (--jobs); without --seed it
      is a fresh one, which is printed. --cases is 5000 unless --time is given. --shard 2/3 runs the second of three
      parts, which together are the whole. --save names the folder for cases that were found (segue-findings). --rules
      lists the rules that no scenario reached. That nothing could be run is exit code 2, or 5 where time was up.

      --storyboard starts from an app, a storyboard or a folder with sources, in place of drawn ones: its scenes and
      segues stay, its classes get more actions and answers, and steps are drawn. What differs stays a part of the app
      while it is made small.

      With --exhaustive nothing is drawn: all scenarios of up to so many controllers and steps (2 and 2) are run, the
      smallest first, over the alphabet of Specs/SmallScenarios.md. What is found first is the smallest there is.

      """
    ),
    (
      "replay",
      """
      usage: segue replay FILE|SEED:INDEX [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                          [--features LIST] [--layers LIST] [--timeout 10s]
                          [--profile ios13] [--max-controllers N] [--max-steps N]

      Runs the scenario of a case file, or the scenario that a campaign drew with that seed and index, on the
      implementation and on the model, and shows where they part. A campaign prints 7:1042<311 for a case that varies
      its case 311: take all of it. The limits of the campaign belong to its seed. Ctrl-C ends it when no answer comes.

      """
    ),
    (
      "shrink",
      """
      usage: segue shrink FILE [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                          [--features LIST] [--layers LIST] [--timeout 10s]
                          [--profile ios13] [--save DIR]

      Leaves out steps, scenes, segues, classes and overrides of a scenario or case, as long as the implementation
      differs from the model in the same way; then tries smaller scenarios. Saves the smallest as a case (in
      segue-findings). Ctrl-C ends it with what is the smallest by then.

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
      "container",
      """
      usage: segue container [NAME | --adapter 'COMMAND LINE' [--fd] | --library FILE]
                             [--seed N] [--cases N] [--timeout 10s] [--restarts N]

      Puts a custom container everywhere in random hierarchies, and unwinds. The container answers for itself which of
      its children the search visits, and reacts when it is told to unwind; all around it is the model's. Looks for the
      smallest unwind that finds nobody or somebody else because of it, or whose destination it does not show.

      --adapter and --library ask a container in any language: one that declares the feature container.custom.hooks
      (Specs/ContainerCheck.md). That it ends, says what is no answer, or says nothing for --timeout (10s) is a finding;
      after --restarts (30) what was found is shown as it is.

      NAME is one of the containers that come along, healthy and faulty; without one they are listed. Your own in Swift is
      checked by a test: Specs/ContainerCheck.md. The same seed, 1 unless told, gives the same hierarchies; --cases is 2000.

      """
    ),
    (
      "explain",
      """
      usage: segue explain FILE [--profile ios13] [--format text|json]

      FILE is a scenario or a case. Prints each step, its events with the rules that led to them, the tree before
      and after it, and the sentences of the rules that come first; segue rules ID shows any other. json prints the
      trace (Specs/ScenarioFormat.md).

      A case is explained in the first of its profiles unless --profile names one. A scenario of which a step cannot be carried
      out is exit code 2.

      """
    ),
    (
      "lint",
      """
      usage: segue lint PATH … [--format xcode|json|sarif|junit|html|github]
                            [--fail-on note|warning|error]
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
      usage: segue explore PATH … [--start STORYBOARD[/IDENTIFIER]] [--profile ios13] [--depth 8]
                           [--states 2000] [--seed N] [--facts FILE] [--swift N] [--format text|json] [--save DIR]

      Runs the model from the initial scene through every sequence of triggers, manual segues, tabs, back buttons,
      dismissals and unwinds, up to --depth steps and --states states; states that differ only in the numbers of
      instances are one. Prints for each unwind segue what it can reach, by a shortest sequence; unwinds that find
      nobody; steps that raise; scenes that grow without bound or are never reached; and what stayed open. PATH is a
      storyboard, a source or a folder: without sources no class has any action.

      --start   the storyboard whose initial scene comes first, or a scene of it by its storyboard identifier; Main,
                or else the first, when not given
      --seed    walks at random from the launch to the depth (25 when not given) and again, visiting --states states
                in all: for apps with too many; sequences are then the shortest seen
      --save    writes each finding as a scenario, for segue explain and segue replay
      --facts   facts about classes, as for segue lint; --swift N, the version that decides selectors

      Exit code 1 when an unwind finds nobody or a step raises, 5 when --states was not enough or Ctrl-C ended it.

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
      "scaffold",
      """
      usage: segue scaffold swift|python|javascript|c [--to DIR]

      Writes the beginning of an adapter into a new folder (my-navigation), and prints the command that checks it: screens
      presented on one another and unwound, which pass the cases for their three features as they are. Replace what it does
      by your own implementation, and declare what that has. Nothing is overwritten.

      """
    ),
    (
      "doctor",
      """
      usage: segue doctor [--adapter 'COMMAND LINE' [--fd] | --library FILE | --builtin twin|reference|mutant:NAME]
                          [--timeout 10s]

      Probes an adapter, a line each: ok, warn, fail, or skip where nothing that it declares could show it; with what to do.
      They are about how it answers: the handshake, ids and window, features that it declares and says it does not have,
      answers that do not depend on the question, state that stays from one scenario to the next, chance, noise, long lines,
      large scenarios, fuel, its end. Whether the answers are right is for segue check.

      Exit code 3 when it does not start or breaks the handshake, 1 when a probe fails; a warning alone is 0.

      """
    ),
    (
      "serve",
      """
      usage: segue serve [--builtin twin|reference|mutant:NAME | --container NAME]

      Answers scenarios on standard input with traces on standard output, or on the descriptors that SEGUE_FD=in,out
      names, as Specs/AdapterProtocol.md says: the reference model as an oracle for other tools, or a mutant to try them
      on. With --container it answers for one of the containers that segue container lists. Ends with the input.

      """
    ),
    (
      "bench",
      """
      usage: segue bench model [--seconds N]
             segue bench fuzz [--cases N]
             segue bench engine [--seeds N]
             segue bench challenge [--seeds N]
             segue bench adapters [--scenarios N]
             segue bench engine --bug B [--seed S] [--cases N] [--storage bits|arrays] [--effort full|quick]

      model: runs an ordinary scenario of 15 steps over and over on one core, each way in turns: the model with its
      whole trace, the model with a snapshot at the end and no search layer, the whole trace turned into text values,
      and a hand-written loop that does the same to the same hierarchy and records nothing. Prints runs a second and
      the ratio to the loop; each figure is the median of its turns.

      fuzz: draws scenarios, draws them and compares twin and model on them, and makes some smaller, on one core. Prints
      how many a second, and the ratio to whole runs of the model on the same scenarios.

      engine: runs the property engine on a small tree of controllers with seven bugs, and prints how many cases a
      second it draws, runs and compares, how many it takes to meet each bug, how often the smallest case is the true
      minimum and what that costs, and how long a proof takes that no short case fails. With --bug (0: none) it is
      one run, printed as a JSON line.

      challenge: runs the tasks of the public shrinking challenge, a snapshot store and a hash collision on seeds from
      1337 on, and prints how often each ends at its minimum, beside the best share that another engine published.

      adapters: sends a scenario of no steps N times (20000) to the least that speaks the adapter protocol and back: a C
      library, a C program and a Python program (Specs/Adapters/Minimal), and prints scenarios a second, and the most memory
      after a tenth and in the end.

      Times are processor time of this machine. Ratios within one run compare; the rest does not.

      """
    ),
  ]
}
