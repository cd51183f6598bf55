import SegueConformance
import SegueFuzzing
import SegueScenarios

/// `segue fuzz`: random scenarios on an implementation, beside the model.
enum Fuzz: Subcommand {
  static let name = "fuzz"
  static let summary =
    "looks for the smallest scenario in which an implementation differs from the model"
  static let help = """
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

  static func run(_ arguments: inout Arguments) throws -> Output {
    if arguments.flag("--exhaustive") {
      try arguments.refuse(
        ["--seed", "--cases", "--time", "--shard", "--rules", "--storyboard"],
        beside: "--exhaustive")
      var fuzz = try ExhaustiveFuzz(&arguments)
      return try fuzz.run()
    }
    let storyboard = try arguments.path("--storyboard")
    if storyboard != nil {
      try arguments.refuse(["--max-controllers", "--jobs", "--shard"], beside: "--storyboard")
    }
    let seed = try arguments.seed()
    let options = try FuzzOptions(&arguments, seed: seed ?? UInt64.random(in: 0..<1 << 32))
    let cases = try arguments.count("--cases")
    let seconds = try arguments.seconds("--time")
    let folder = try arguments.path("--save") ?? "segue-findings"
    var campaign = options.campaign(cases: cases ?? (seconds == nil ? 5000 : .max))
    campaign.jobs = try arguments.count("--jobs", upTo: 256) ?? 1
    if let shard = try arguments.shard() { campaign.shard = (shard.present[0] - 1, shard.count) }
    campaign.keepsGoing = arguments.flag("--keep-going")
    let listsRules = arguments.flag("--rules")
    let suite = try arguments.path("--suite")
    try arguments.end()
    guard cases == nil || seconds == nil else {
      throw UsageError(message: "--cases and --time say both how long it goes on")
    }
    let specification = try Specification(at: suite)
    let app = try storyboard.map { try StoryboardCampaign($0, options) }
    try FoundFile.prepare(folder)
    Interrupt.watch()
    let run = FuzzRun(
      FuzzReport(
        specification: specification, folder: folder, options: options, isOfApp: app != nil),
      FuzzProgress(cases: cases, seconds: seconds))
    let counts = app.map { run.counts(of: $0, campaign) } ?? run.counts(of: campaign)
    return try run.output(counts, listsRules: listsRules)
  }
}
