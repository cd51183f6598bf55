import SegueFuzzing
import SegueReports

/// `segue container`: a custom container everywhere in random hierarchies.
enum Container: Subcommand {
  static let name = "container"
  static let summary = "looks for unwinds that a custom container swallows, sends astray or hides"
  static let help = """
    usage: segue container [NAME] [--seed N] [--cases N]

    Puts a custom container everywhere in random hierarchies, and unwinds. The container answers for itself which of
    its children the search visits, and reacts when it is told to unwind; all around it is the model's. Looks for the
    smallest unwind that finds nobody or somebody else because of it, or whose destination it does not show.

    Without NAME it lists the containers that come along, healthy and faulty. Your own is checked by a test in Swift:
    Specs/ContainerCheck.md. The same seed, 1 unless told, gives the same hierarchies; --cases is 2000.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let suite = try arguments.value("--suite")
    let seed = try arguments.seed() ?? 1
    let cases = try arguments.count("--cases") ?? 2000
    let words = try arguments.rest()
    guard let name = words.first else { return Output(list) }
    guard words.count == 1, let example = ContainerExample.all.first(where: { $0.name == name })
    else {
      throw UsageError(
        message:
          "there is no container '\(words.joined(separator: " "))'; segue container lists them")
    }
    let specification = try Specification(at: suite)
    var check = ContainerCheck(example.hooks, seed: seed, cases: cases)
    guard let finding = check.run() else {
      return Output("\(name): nothing wrong in \(check.judged) unwinds, seed \(seed)\n")
    }
    return Output(
      finding.text { specification.sentence($0) }
        + "  found in \(check.judged) unwinds, seed \(seed)\n",
      exit: .divergence)
  }

  private static var list: String {
    ContainerExample.all.map { "\($0.name)".padded(to: 22) + $0.summary + "\n" }.joined()
  }
}
