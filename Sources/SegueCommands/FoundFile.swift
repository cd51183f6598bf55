import SegueConformance
import SegueExchange

/// A case that was found, on disk.
enum FoundFile {
  /// Writes a file into the folder and takes it away again, so that nothing is run whose findings could not be saved.
  static func prepare(_ folder: String) throws {
    let isNew = !Files.isFolder(folder)
    let probe = folder + "/.segue-fuzz"
    try Files.makeFolder(of: probe)
    try Files.write("", to: probe)
    Files.removeIfEmpty(probe)
    if isNew { Files.removeIfEmpty(folder) }
  }

  /// Writes it under its uid, and gives the file.
  static func save(_ found: ConformanceCase, in folder: String) throws -> String {
    let file = folder + "/" + found.uid + ".json"
    try Files.makeFolder(of: file)
    try Files.write(found.canonicalJSON, to: file)
    return file
  }

  /// The line that shows it again, with the options that name the implementation.
  static func again(_ file: String, _ words: String) -> String {
    "  segue replay \(AdapterCommand.shellWord(file))\(words)\n"
  }
}
