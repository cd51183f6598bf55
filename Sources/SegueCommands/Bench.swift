import SegueScenarios

/// `segue bench`: what this machine does a second.
enum Bench: Subcommand {
  static let name = "bench"
  static let summary = "measures this machine: the model against a hand-written loop"
  static let help = """
    usage: segue bench model [--seconds N]

    Runs an ordinary scenario of 15 steps over and over on one core, each way in turns: the model with its whole
    trace, the model with a snapshot at the end and no search layer, the whole trace turned into text values, and
    a hand-written loop that does the same to the same hierarchy and records nothing. Prints runs a second and
    the ratio to the loop; each figure is the median of its turns. Ratios within one run compare; the rest is
    this machine's.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let seconds = try arguments.count("--seconds") ?? 4
    let what = try arguments.rest()
    guard what == ["model"] else { throw UsageError(message: "what to measure is 'model'") }
    return Output(try ModelBench(seconds: seconds).report())
  }
}
