import SegueConformance
import SegueExchange
import SegueScenarios

/// A file that holds a scenario, or a case.
enum ScenarioFile {
  /// A scenario, or the scenario of a case in its first profile.
  static func read(_ file: String) throws -> Scenario {
    let document = try JSONDocument(try Files.read(file), file: file)
    guard case .object(let members) = document.reader.value,
      members.contains(where: { $0.key == "uid" })
    else { return try Scenario(reading: document.reader) }
    let conformanceCase = try ConformanceCase(reading: document.reader)
    return conformanceCase.scenario(in: conformanceCase.profiles.first ?? .standard)
  }
}
