import SegueConformance
import SegueExchange

/// A case that was found, on disk.
enum FoundFile {
  /// Writes it under its uid, and gives the file.
  static func save(_ found: ConformanceCase, in folder: String) throws -> String {
    let file = folder + "/" + found.uid + ".json"
    try Files.makeFolder(of: file)
    try Files.write(found.canonicalJSON, to: file)
    return file
  }

  /// The line that shows it again, with the options that name the implementation.
  static func again(_ file: String, _ words: String) -> String {
    "  segue replay \(file)\(words)\n"
  }
}
