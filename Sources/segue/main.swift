import Glibc
import SegueCommands

/// Writes all of a text, whatever the descriptor is: a file, a terminal or a pipe.
func put(_ text: String, on descriptor: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest = rest.dropFirst(count)
  }
}

let output = SegueCommand.run(Array(CommandLine.arguments.dropFirst()))
put(output.error, on: STDERR_FILENO)
put(output.standard, on: STDOUT_FILENO)
exit(output.exit.rawValue)
