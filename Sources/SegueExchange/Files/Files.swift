internal import FoundationEssentials

/// Reading files and folders, with errors that name the file.
package enum Files {
  /// The bytes of a regular file.
  ///
  /// - Throws: When there is none, it is too large, or it cannot be read.
  package static func read(_ path: String) throws(ExchangeError) -> [UInt8] {
    let manager = FileManager.default
    var isDirectory = false
    guard manager.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ExchangeError(file: path, message: "there is no such file")
    }
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? manager.attributesOfItem(atPath: target)
    // Pipes and devices have no size to check, and may never end.
    guard !isDirectory, attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw ExchangeError(file: path, message: "this is no regular file")
    }
    // Which type the size has depends on which part of Foundation the program has loaded.
    let size = (attributes?[.size] as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
    let tooLarge = ExchangeError(
      file: path, message: "the file is larger than \(JSONMap.mostBytes >> 20) MiB")
    guard size <= JSONMap.mostBytes else { throw tooLarge }
    guard let data = manager.contents(atPath: path) else {
      throw ExchangeError(file: path, message: "the file cannot be read")
    }
    guard data.count <= JSONMap.mostBytes else { throw tooLarge }
    return [UInt8](data)
  }

  /// The files below a folder whose names end as given, as paths from the folder, in order of their
  /// bytes. Hidden files and folders are left out.
  package static func list(
    _ folder: String, ending: String
  ) throws(ExchangeError) -> [String] {
    guard isFolder(folder) else {
      throw ExchangeError(file: folder, message: "there is no such folder")
    }
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw ExchangeError(file: folder, message: "the folder cannot be read")
    }
    return paths.filter { path in
      path.hasSuffix(ending) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !isFolder(folder + "/" + path)
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package static func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  package static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// The file that this process runs.
  package static var thisProgram: String {
    let link = "/proc/self/exe"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? CommandLine.arguments[0]
  }

  /// Where files go that nobody keeps.
  package static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

  package static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// A path from the root on.
  package static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  /// A variable of the environment, if it is there and not empty.
  package static func environment(_ name: String) -> String? {
    let value = ProcessInfo.processInfo.environment[name]
    return value?.isEmpty == false ? value : nil
  }
}
