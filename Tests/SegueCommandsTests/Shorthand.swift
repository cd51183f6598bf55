import SegueCommands
import SegueExchange
import Testing

/// Runs the command as a terminal would.
func segue(_ words: String...) -> Output { SegueCommand.run(words) }

/// The output of a command line that is not understood, or of a file that cannot be read.
func usageError(_ message: String) -> Output { Output(error: "error: \(message)\n", exit: .usage) }

/// What results in JSON say.
func results(_ output: Output) throws -> JSON {
  try #require(output.error.isEmpty)
  return try JSONDocument(Array(output.standard.utf8), file: "standard output").root
}

extension JSON {
  /// What stands under a key of an object.
  subscript(key: String) -> JSON? { members.first { $0.key == key }?.value }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .int(let number) = self { number } else { nil } }
}
