import PropertyEngine
import SegueFuzzing
import SegueScenarios

/// `segue fuzz`: random scenarios on an implementation, beside the model.
enum Fuzz: Subcommand {
  static let name = "fuzz"
  static let summary =
    "looks for the smallest scenario in which an implementation differs from the model"
  static let help = """
    usage: segue fuzz [--builtin twin|reference|mutant:NAME | --adapter 'COMMAND LINE' | --library FILE]
                      [--timeout 10s] [--seed N] [--cases N | --time 60s] [--keep-going] [--save DIR]
                      [--profile ios13] [--max-controllers N] [--max-steps N] [--storyboard PATH]

    Draws scenarios, runs each on the implementation and on the reference model, compares the whole traces, and
    checks the laws. What differs is made as small as it can be, run again, explained and saved as a case before the
    search goes on. Ends with the first finding, with --keep-going after all cases.

    The same seed draws the same scenarios; without --seed it is a fresh one, which is printed. --cases is 5000
    unless --time is given. --save names the folder for cases that were found (segue-findings).

    --storyboard starts from an app, a storyboard or a folder with sources, in place of drawn ones: its scenes and
    segues stay, its classes get more actions and answers, and steps are drawn.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let options = try FuzzOptions(&arguments, seed: UInt64.random(in: 0..<1 << 32))
    let cases = try arguments.count("--cases")
    let seconds = try arguments.seconds("--time")
    let folder = try arguments.value("--save") ?? "segue-findings"
    let keepsGoing = arguments.flag("--keep-going")
    let suite = try arguments.value("--suite")
    let storyboard = try arguments.value("--storyboard")
    try arguments.end()
    let specification = try Specification(at: suite)
    let clock = ContinuousClock()
    let start = clock.now
    let hasTime = { seconds.map { clock.now - start < .seconds($0) } ?? true }
    if let storyboard {
      Interrupt.watch()
      var campaign = try StoryboardCampaign(storyboard, options, specification, folder: folder)
      return try campaign.run(
        cases: cases ?? (seconds == nil ? 5000 : .max), keepsGoing: keepsGoing
      ) { !Interrupt.isSet && hasTime() }
    }
    var report = FuzzReport(specification: specification, folder: folder, options: options)
    var campaign = Campaign(
      .init(
        search: options.search(
          cases: cases ?? (seconds == nil ? 5000 : .max), findings: keepsGoing ? .max : 1),
        limits: options.limits))
    Interrupt.watch()
    var failure: (any Error)?
    campaign.run(on: options.implementation) {
      failure == nil && !Interrupt.isSet && hasTime()
    } found: { finding in
      do { try report.add(finding) } catch { failure = error }
    }
    if let failure { throw failure }
    let exit: ExitCode = Interrupt.isSet ? .incomplete : report.count > 0 ? .divergence : .expected
    return Output(report.text(campaign), exit: exit)
  }
}
