import SegueExchange
import SegueScenarios

/// `segue library-worker FILE`: speaks the adapter protocol for a shared library, in a process of its own so that no
/// library can harm the runner. `--library` starts it.
enum LibraryWorker {
  static let name = "library-worker"

  /// How the worker for a library is started.
  static func command(for library: String) -> AdapterCommand {
    AdapterCommand(words: [Files.thisProgram, name, library])
  }

  static func run(_ words: [String]) -> Output {
    guard words.count == 1 else {
      return Output(error: "error: \(name) takes one library\n", exit: .usage)
    }
    do {
      var stream = try MessageStream(keepingOutput: true)
      try AdapterLibrary(words[0]).serve(&stream)
      return Output()
    } catch {
      return Output(error: "error: \(error.message)\n", exit: .adapter)
    }
  }
}
