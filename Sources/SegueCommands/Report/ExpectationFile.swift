import SegueConformance
import SegueExchange

/// The file of `--expect`.
enum ExpectationFile {
  /// - Throws: `ExchangeError` with the place of the first fault.
  static func read(_ path: String) throws(ExchangeError) -> ExpectedDivergences {
    let bytes = try Files.read(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ExchangeError(file: path, message: "the file is not in UTF-8")
    }
    do {
      return try ExpectedDivergences(text, file: path)
    } catch {
      throw ExchangeError(
        file: path, line: error.line, column: error.column, message: error.message)
    }
  }
}
