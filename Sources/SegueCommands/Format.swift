import SegueConformance
import SegueExchange
import SegueScenarios

/// `segue format`: cases in canonical form.
enum Format: Subcommand {
  static let name = "format"
  static let summary = "rewrites case files in canonical form and fills in what is derived"
  static let help = """
    usage: segue format FILE …

    Rewrites each case: keys in order, lines as the corpus wants them, `requires` from the scenario. A file with
    a fault stays as it is.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let files = try arguments.rest()
    guard !files.isEmpty else { throw UsageError(message: "at least one file is needed") }
    var output = Output()
    for file in files {
      do {
        let bytes = try Files.read(file)
        var conformanceCase = try ConformanceCase(
          reading: try JSONDocument(bytes, file: file).reader)
        conformanceCase.requires = conformanceCase.scenario.features
        let text = conformanceCase.canonicalJSON
        if Array(text.utf8) == bytes { continue }
        try Files.write(text, to: file)
        output.standard += "\(file)\n"
      } catch {
        output.error += "error: \(error)\n"
        output.exit = .usage
      }
    }
    return output
  }
}
