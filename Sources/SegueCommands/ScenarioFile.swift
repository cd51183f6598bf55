import SegueConformance
import SegueExchange
import SegueScenarios

/// A file that holds a scenario, or a case.
struct ScenarioFile {
  /// The scenario, or that of the case in its first profile, or the first that an implementation has.
  let scenario: Scenario
  private let reader: JSONReader

  init(_ file: String, for implementation: (any Implementation)? = nil) throws {
    let document = try JSONDocument(try Files.read(file), file: file)
    guard case .object(let members) = document.reader.value,
      members.contains(where: { $0.key == "uid" })
    else {
      reader = document.reader
      scenario = try Scenario(reading: reader)
      return
    }
    let conformanceCase = try ConformanceCase(reading: document.reader)
    let profiles = conformanceCase.profiles
    let profile = profiles.first { implementation?.profiles.contains($0) ?? true } ?? profiles.first
    reader = try document.reader.children().first { $0.key == "scenario" }?.value ?? document.reader
    scenario = conformanceCase.scenario(in: profile ?? .standard)
  }

  /// Refuses a scenario of which a step cannot be carried out, which is known once the model has run it.
  func check(_ trace: Trace) throws {
    guard case .invalid(let why) = trace.ending else { return }
    let members = try reader.children()
    let steps = try members.first { $0.key == "steps" }?.value.elements() ?? []
    // The first step of a trace is the launch.
    let step = trace.steps.count - 2
    let place = steps.indices.contains(step) ? steps[step] : nil
    throw (place ?? members.first { $0.key == "window" }?.value ?? reader).fault(why)
  }
}
