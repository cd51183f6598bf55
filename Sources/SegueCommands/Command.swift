import SegueExchange
import SegueReports

/// The exit codes of every subcommand.
package enum ExitCode: Int32, Sendable {
  case expected = 0
  /// An unexpected verdict, a stale expectation, faults found.
  case unexpected = 1
  /// Wrong usage, a file that cannot be read or written, a filter that matches nothing.
  case usage = 2
  /// The adapter could not start or broke the handshake.
  case adapter = 3
  /// The suite itself is broken.
  case suite = 4
  /// A budget, deadline or interrupt left cases not run.
  case incomplete = 5
  /// Fuzzing found a new divergence.
  case divergence = 6
}

/// A subcommand: its name, its help, and what it does.
package protocol Subcommand: Sendable {
  static var name: String { get }
  /// One line for the list of subcommands.
  static var summary: String { get }
  /// The whole help.
  static var help: String { get }
  static func run(_ arguments: inout Arguments) throws -> Output
}

/// The command `segue`, as a function from arguments to output and exit code.
package enum SegueCommand {
  static let subcommands: [any Subcommand.Type] = [
    Check.self, Report.self, Mutants.self, Fuzz.self, Replay.self, Shrink.self, Promote.self,
    Container.self, Explain.self, Lint.self, Explore.self, Rules.self, Format.self, Scaffold.self,
    Doctor.self, Serve.self, Bench.self,
  ]

  static var help: String {
    """
    segue: checks an implementation of UIKit's storyboard segues and unwind segues.

    usage: segue <subcommand> [options]

    \(subcommands.map { "  \($0.name)".padded(to: 12) + $0.summary }.joined(separator: "\n"))

    segue <subcommand> --help says more. Those that read Corpus/ or Specs/ take --suite DIR, the folder that holds both.
    Exit codes: 0 as expected, 1 unexpected verdict, 2 usage or a file that cannot be read or
    written, 3 adapter, 4 broken suite, 5 incomplete, 6 new divergence.

    """
  }

  /// Runs the command line without the program's own name.
  package static func run(_ words: [String]) -> Output {
    guard let first = words.first, first != "--help", first != "-h", words != ["help"] else {
      return Output(help)
    }
    if first == "help" { return run(Array(words.dropFirst()) + ["--help"]) }
    if first == LibraryWorker.name { return LibraryWorker.run(Array(words.dropFirst())) }
    guard let subcommand = subcommands.first(where: { $0.name == first }) else {
      return usage("there is no subcommand '\(first)'; segue --help lists them")
    }
    if words.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
      return Output(subcommand.help)
    }
    do {
      var arguments = Arguments(Array(words.dropFirst()))
      return try subcommand.run(&arguments)
    } catch let error as UsageError {
      return usage("\(first): \(error.message)\n       segue \(first) --help says more")
    } catch {
      return Output(failing: error)
    }
  }

  private static func usage(_ message: String) -> Output {
    Output(error: "error: \(message)\n", exit: .usage)
  }
}

extension Output {
  /// What a subcommand has to tell although it ended with an error.
  init(_ standard: String = "", failing error: any Error) {
    let (message, exit): (String, ExitCode) =
      switch error {
      case let error as AdapterError: (error.message, .adapter)
      case let error as SuiteError: (error.message, .suite)
      default: ("\(error)", .usage)
      }
    self.init(standard, error: "error: \(message)\n", exit: exit)
  }
}

/// The command line makes no sense, or names something unreadable.
struct UsageError: Error { var message: String }

/// The suite's own files are broken.
struct SuiteError: Error { var message: String }
