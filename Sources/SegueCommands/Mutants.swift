import SegueExchange
import SegueMutants
import SegueReports
import SegueScenarios

/// `segue mutants`: whether the corpus tells wrong implementations apart.
enum Mutants: Subcommand {
  static let name = "mutants"
  static let summary = "implementations wrong in one way, and the cases that kill them"
  static let help = """
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

  static func run(_ arguments: inout Arguments) throws -> Output {
    let folder = try arguments.path("--suite")
    let filter = try arguments.value("--filter")
    let isFuzzing = arguments.flag("--fuzz")
    if isFuzzing { try arguments.refuse(["--format"], beside: "--fuzz") }
    let fuzzing = try isFuzzing ? MutantFuzzing.Options(&arguments) : nil
    let format = try arguments.format()
    let names = try arguments.rest()
    guard names.count < 2 else { throw UsageError(message: "one mutant at a time") }
    var mutants = Mutant.all
    if let name = names.first {
      guard filter == nil else { throw UsageError(message: "--filter is for all mutants") }
      guard let mutant = Mutant.named(name) else {
        throw UsageError(message: "there is no mutant '\(name)'; segue mutants lists them")
      }
      mutants = [mutant]
    } else if let filter {
      mutants = mutants.filter { mutant in
        mutant.name.contains(filter) || mutant.breaks.contains { "\($0)" == filter }
      }
      guard !mutants.isEmpty else { throw UsageError(message: "no mutant matches") }
    }
    if let fuzzing {
      let fuzzed = MutantFuzzing(mutants, fuzzing)
      return Output(fuzzed.table, exit: fuzzed.isComplete ? .expected : .unexpected)
    }
    let corpus = try LoadedSuite(at: folder).corpus
    let trials = MutantTrial.run(mutants, over: corpus.entries)
    let exit: ExitCode = trials.contains { $0.kills.isEmpty } ? .unexpected : .expected
    if format == .json {
      return Output(JSON.array(trials.map(\.json)).canonical, exit: exit)
    }
    return Output(names.isEmpty ? table(trials) : trials[0].page, exit: exit)
  }

  private static func table(_ trials: [MutantTrial]) -> String {
    let width = (trials.map(\.mutant.name.count).max() ?? 0) + 2
    var lines = [
      "mutant".padded(to: width) + "cases".leftPadded(to: 5) + "  " + "rules".padded(to: 24)
        + "first killer"
    ]
    for trial in trials {
      lines.append(
        trial.mutant.name.padded(to: width) + "\(trial.kills.count)".leftPadded(to: 5) + "  "
          + trial.mutant.breaks.map(\.description).joined(separator: " ").padded(to: 24)
          + (trial.kills.first?.path ?? "SURVIVES"))
    }
    let killed = trials.count { !$0.kills.isEmpty }
    let count = trials.count == 1 ? "1 mutant" : "\(trials.count) mutants"
    return lines.joined(separator: "\n") + "\n\n\(count), \(killed) killed\n"
  }
}
