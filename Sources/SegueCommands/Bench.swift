import PropertyTasks
import SegueScenarios

/// `segue bench`: what this machine does a second.
enum Bench: Subcommand {
  static let name = "bench"
  static let summary =
    "measures this machine: the model, the fuzzer, the property engine, adapters"
  static let help = """
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

  static func run(_ arguments: inout Arguments) throws -> Output {
    let seconds = try arguments.count("--seconds", upTo: 3600)
    let seeds = try arguments.count("--seeds", upTo: 1000)
    let scenarios = try arguments.count("--scenarios", upTo: 10_000_000)
    if arguments.takes("fuzz") {
      guard seconds == nil, seeds == nil, scenarios == nil else {
        throw UsageError(message: "an option belongs to the other benchmark")
      }
      let cases = try arguments.count("--cases", upTo: 1_000_000) ?? 500
      try arguments.end()
      return Output(try FuzzBench(cases: cases).report())
    }
    let single = try treeRun(&arguments)
    let words = try arguments.rest()
    if words == ["adapters"], seconds == nil, seeds == nil, single == nil {
      return Output(try AdapterBench(scenarios: scenarios ?? 20_000).report())
    }
    guard scenarios == nil else { throw UsageError(message: "--scenarios is for adapters") }
    switch (words, single) {
    case (["model"], nil) where seeds == nil:
      return Output(try ModelBench(seconds: seconds ?? 4).report())
    case (["engine"], let single) where seconds == nil:
      guard #available(macOS 26, *) else {
        throw UsageError(message: "bench engine needs macOS 26, for inline arrays")
      }
      if let single { return Output(EngineBench.line(single)) }
      return Output(EngineBench(seeds: seeds ?? 60).report())
    case (["challenge"], nil) where seconds == nil:
      guard #available(macOS 26, *) else {
        throw UsageError(message: "bench challenge needs macOS 26")
      }
      return Output(ChallengeBench(seeds: seeds ?? 10).report())
    case (["model"], _), (["engine"], _), (["challenge"], _), (["adapters"], _):
      throw UsageError(message: "an option belongs to the other benchmark")
    default:
      throw UsageError(
        message: "what to measure is 'model', 'fuzz', 'engine', 'challenge' or 'adapters'")
    }
  }

  /// The options of a single run; nil without `--bug`.
  private static func treeRun(_ arguments: inout Arguments) throws -> TreeRun? {
    let bug = try arguments.value("--bug")
    let seed = try arguments.value("--seed")
    let cases = try arguments.count("--cases", upTo: 100_000_000)
    let storage: TreeRun.Storage? = try arguments.choice("--storage")
    let effort: TreeRun.Effort? = try arguments.choice("--effort")
    guard let bug else {
      guard seed == nil, cases == nil, storage == nil, effort == nil else {
        throw UsageError(message: "--seed, --cases, --storage and --effort need --bug")
      }
      return nil
    }
    guard let bug = Int(bug), (0...7).contains(bug) else {
      throw UsageError(message: "--bug is a number from 0 to 7, not '\(bug)'")
    }
    guard let seed = UInt64(seed ?? "1") else {
      throw UsageError(message: "--seed is a whole number from 0 on, not '\(seed ?? "")'")
    }
    var run = TreeRun(bug: bug, seed: seed, cases: cases ?? 1_000_000)
    run.storage = storage ?? .bits
    run.effort = effort ?? .full
    return run
  }
}
