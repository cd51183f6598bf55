import PropertyEngine
import SegueFuzzing
import SegueScenarios

/// `segue fuzz`: random scenarios on an implementation, beside the model.
enum Fuzz: Subcommand {
  static let name = "fuzz"
  static let summary =
    "looks for the smallest scenario in which an implementation differs from the model"
  static let help = """
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

  static func run(_ arguments: inout Arguments) throws -> Output {
    if arguments.flag("--exhaustive") {
      var fuzz = try ExhaustiveFuzz(&arguments)
      return try fuzz.run()
    }
    let options = try FuzzOptions(&arguments, seed: UInt64.random(in: 0..<1 << 32))
    let cases = try arguments.count("--cases")
    let seconds = try arguments.seconds("--time")
    let folder = try arguments.value("--save") ?? "segue-findings"
    let keepsGoing = arguments.flag("--keep-going")
    let suite = try arguments.value("--suite")
    try arguments.end()
    let specification = try Specification(at: suite)
    var report = FuzzReport(specification: specification, folder: folder, options: options)
    var campaign = Campaign(
      .init(
        search: options.search(
          cases: cases ?? (seconds == nil ? 5000 : .max), findings: keepsGoing ? .max : 1),
        limits: options.limits))
    let clock = ContinuousClock()
    let start = clock.now
    Interrupt.watch()
    var failure: (any Error)?
    campaign.run(on: options.implementation) {
      failure == nil && !Interrupt.isSet
        && (seconds.map { clock.now - start < .seconds($0) } ?? true)
    } found: { finding in
      do { try report.add(finding) } catch { failure = error }
    }
    if let failure { throw failure }
    let exit: ExitCode = Interrupt.isSet ? .incomplete : report.count > 0 ? .divergence : .expected
    return Output(report.text(campaign), exit: exit)
  }
}
