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

  /// The line that shows it again.
  static func again(_ file: String, _ builtin: String) -> String {
    "  segue replay \(file)" + (builtin == Builtin.sought ? "" : " --builtin \(builtin)") + "\n"
  }
}
