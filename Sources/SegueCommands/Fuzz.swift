import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueScenarios
import Synchronization

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
                      [--rules] [--storyboard PATH]
           segue fuzz --exhaustive [--builtin …] [--profile ios13] [--max-controllers N] [--max-steps N] [--jobs N]
                      [--keep-going] [--save DIR]

    Draws scenarios, runs each on the implementation and on the reference model, compares the whole traces, and
    checks the laws. What differs is saved at once, made as small as it can be, run five times more, explained, and saved
    as that before the search goes on. Ends with the first finding, with --keep-going after all cases.

    The same seed draws the same scenarios and finds the same, with however many workers (--jobs); without --seed it
    is a fresh one, which is printed. --cases is 5000 unless --time is given. --shard 2/3 runs the second of three
    parts, which together are the whole. --save names the folder for cases that were found (segue-findings). --rules
    lists the rules that no scenario reached.

    --storyboard starts from an app, a storyboard or a folder with sources, in place of drawn ones: its scenes and
    segues stay, its classes get more actions and answers, and steps are drawn. What is made of a finding stays a
    part of the app.

    With --exhaustive nothing is drawn: all scenarios of up to so many controllers and steps (2 and 2) are run, the
    smallest first, over the alphabet of Specs/SmallScenarios.md. What is found first is the smallest there is.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    if arguments.flag("--exhaustive") {
      var fuzz = try ExhaustiveFuzz(&arguments)
      return try fuzz.run()
    }
    let options = try FuzzOptions(&arguments, seed: UInt64.random(in: 0..<1 << 32))
    let cases = try arguments.count("--cases")
    let seconds = try arguments.seconds("--time")
    let folder = try arguments.path("--save") ?? "segue-findings"
    var campaign = options.campaign(cases: cases ?? (seconds == nil ? 5000 : .max))
    campaign.jobs = try arguments.count("--jobs", upTo: 256) ?? 1
    if let shard = try arguments.shard() { campaign.shard = (shard.present[0] - 1, shard.count) }
    campaign.keepsGoing = arguments.flag("--keep-going")
    let listsRules = arguments.flag("--rules")
    let suite = try arguments.path("--suite")
    let storyboard = try arguments.path("--storyboard")
    try arguments.end()
    guard cases == nil || seconds == nil else {
      throw UsageError(message: "--cases and --time say both how long it goes on")
    }
    let specification = try Specification(at: suite)
    try FoundFile.prepare(folder)
    Interrupt.watch()
    let progress = FuzzProgress(cases: cases, seconds: seconds)
    if let storyboard {
      var app = try StoryboardCampaign(storyboard, options, specification, folder: folder)
      return try app.run(cases: campaign.cases, keepsGoing: campaign.keepsGoing) {
        !Interrupt.isSet && !progress.isOver
      }
    }
    let report = Mutex(FuzzReport(specification: specification, folder: folder, options: options))
    let implementation = options.implementation
    let counts = Campaign(campaign).run(on: implementation) {
      !Interrupt.isSet && !progress.isOver && report.withLock { $0.failure == nil }
    } mayShrink: {
      !Interrupt.isSet
    } progress: { counts in
      progress.show(counts)
    } met: { found in
      report.withLock { $0.meet(found) }
    } found: { found in
      progress.clear()
      report.withLock { $0.add(found) }
    }
    progress.clear()
    return try report.withLock { report in
      report.end()
      if let failure = report.failure { throw failure }
      return Output(
        report.text(counts) + (listsRules ? report.unreached(counts) : ""),
        exit: Interrupt.isSet ? .incomplete : report.count > 0 ? .divergence : .expected)
    }
  }
}
