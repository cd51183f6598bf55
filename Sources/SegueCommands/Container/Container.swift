import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

/// `segue container`: a custom container everywhere in random hierarchies.
enum Container: Subcommand {
  static let name = "container"
  static let summary = "looks for unwinds that a custom container swallows, sends astray or hides"
  static let help = """
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

  static func run(_ arguments: inout Arguments) throws -> Output {
    let suite = try arguments.path("--suite")
    let seed = try arguments.seed() ?? 1
    let cases = try arguments.count("--cases") ?? 2000
    let command = try arguments.adapter()
    let limits = try arguments.limits()
    let restarts = try arguments.count("--restarts") ?? 30
    let words = try arguments.rest()
    guard let command else {
      guard let name = words.first else { return Output(list) }
      guard words.count == 1, let example = ContainerExample.named(name) else {
        throw UsageError(
          message:
            "there is no container '\(words.joined(separator: " "))'; segue container lists them")
      }
      var check = ContainerCheck(example.hooks, seed: seed, cases: cases)
      return output(&check, name, seed, try Specification(at: suite)) { true }
    }
    guard words.isEmpty else {
      throw UsageError(message: "a name, --adapter and --library name one container each")
    }
    let specification = try Specification(at: suite)
    let lastWords = LastWords()
    let container = try lastWords.added { () throws(AdapterError) in
      try AdapterContainer(command.starter(limits, lastWords))
    }
    defer { container.stop() }
    var check = ContainerCheck(asking: container, seed: seed, cases: cases)
    var output = output(&check, container.name, seed, specification) {
      container.restarts <= restarts
    }
    output.error = lastWords.report
    return output
  }

  private static func output(
    _ check: inout ContainerCheck, _ name: String, _ seed: UInt64, _ specification: Specification,
    while goesOn: () -> Bool
  ) -> Output {
    Interrupt.watch()
    let finding = check.run { !Interrupt.isSet && goesOn() }
    let exit: ExitCode =
      Interrupt.isSet ? .incomplete : finding == nil ? .expected : .divergence
    guard let finding else {
      return Output(
        "\(name): nothing wrong in \(check.judged) unwinds, seed \(seed)\(check.note)\n", exit: exit
      )
    }
    let sentences = specification.sentences
    return Output(
      finding.text { sentences[$0] }
        + "  found in \(check.judged) unwinds, seed \(seed)\(check.note)\n", exit: exit)
  }

  private static var list: String {
    ContainerExample.all.map { "\($0.name)".padded(to: 22) + $0.summary + "\n" }.joined()
  }
}

extension ContainerCheck {
  fileprivate var note: String { isComplete ? "" : "; not searched to the end" }
}
