import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueReports
import SegueScenarios

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

  /// The file of a case, named after its uid.
  static func path(of found: ConformanceCase, in folder: String) -> String {
    folder + "/" + found.uid + ".json"
  }

  /// Writes it to its file, and gives that.
  static func save(_ found: ConformanceCase, in folder: String) throws -> String {
    let file = path(of: found, in: folder)
    // Whoever else begins with the folder may just have taken it away again, being empty.
    for _ in 0..<20 where (try? write(found, to: file)) != nil { return file }
    try write(found, to: file)
    return file
  }

  private static func write(_ found: ConformanceCase, to file: String) throws {
    try Files.makeFolder(of: file)
    try Files.write(found.canonicalJSON, to: file)
  }

  /// A run that fails as a case.
  static func found(
    _ run: SegueFuzzing.Run, note: String, on implementation: any Implementation
  ) -> ConformanceCase {
    ConformanceCase(
      found: run, on: implementation.name, note: note, text: run.scenario.canonicalJSON)
  }

  /// The case that a file holds; nil where it holds none.
  static func held(in file: String) -> ConformanceCase? {
    guard let bytes = try? Files.read(file),
      let document = try? JSONDocument(bytes, file: file)
    else { return nil }
    return try? ConformanceCase(reading: document.reader)
  }

  /// What is told of one: its title, the argument, where it comes from, and how to see it again, where it could be saved.
  static func text(
    _ title: String, _ run: SegueFuzzing.Run, from origin: String, in file: String?,
    _ rules: RulesInText, _ options: FuzzOptions
  ) -> String {
    "FOUND \(title)\n"
      + FindingText(
        scenario: run.scenario, expected: run.expected, actual: run.actual, verdict: run.verdict,
        steps: run.scenario.steps.map(\.words), rules: rules
      ).text
      + "  \(origin)\n" + (file.map { again($0, options.words) } ?? "  not saved\n")
  }

  /// The line that shows it again, with the options that name the implementation.
  static func again(_ file: String, _ words: String) -> String {
    "  segue replay \(AdapterCommand.shellWord(file))\(words)\n"
  }
}
