import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports

/// A case that was found, on disk.
enum FoundFile {
  /// Writes a file into the folder and takes it away again, so that nothing is run whose findings could not be saved.
  static func prepare(_ folder: String) throws {
    let isNew = !Files.isFolder(folder)
    let probe = folder + "/.segue-fuzz"
    try Files.makeFolder(of: probe)
    try Files.write("", to: probe)
    Files.takeAway(probe)
    if isNew { Files.takeAway(folder) }
  }

  /// Writes it under its uid, and gives the file.
  static func save(_ found: ConformanceCase, in folder: String) throws -> String {
    let file = folder + "/" + found.uid + ".json"
    try Files.makeFolder(of: file)
    try Files.write(found.canonicalJSON, to: file)
    return file
  }

  /// What is told of one: its kind, the argument, where it comes from, and how to see it again.
  static func text(
    _ fault: String, _ run: SegueFuzzing.Run, from origin: String, in file: String,
    _ specification: Specification, _ options: FuzzOptions
  ) -> String {
    "FOUND \(fault)\n"
      + FindingText(
        scenario: run.scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
        sentence: { specification.sentence($0) }
      ).text
      + "  \(origin)\n" + again(file, options.words)
  }

  /// The line that shows it again, with the options that name the implementation.
  static func again(_ file: String, _ words: String) -> String {
    "  segue replay \(AdapterCommand.shellWord(file))\(words)\n"
  }
}
