internal import FoundationEssentials

/// A folder with the files given, until the value goes.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  /// The path of a file, for the command line.
  package func file(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    let url = URL(filePath: file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }

  package func copy(_ folder: String, to name: String) throws {
    try FileManager.default.copyItem(atPath: folder, toPath: file(name))
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
