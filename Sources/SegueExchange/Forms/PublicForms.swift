public import SegueConformance
public import SegueScenarios

// What an adapter author reads and writes. Everything else has its form through `JSONForm`.

extension Scenario {
  /// Reads a scenario from JSON and validates it.
  ///
  /// - Parameter file: What errors call the text.
  /// - Throws: The first fault, with its line and column.
  public init(json text: String, file: String = "scenario") throws(ExchangeError) {
    try self.init(json: Array(text.utf8), file: file)
  }

  /// The scenario as canonical JSON, with a newline at the end.
  public var canonicalJSON: String { json.canonical }
}

extension Trace {
  /// Reads a trace from JSON.
  ///
  /// - Parameter file: What errors call the text.
  /// - Throws: The first fault, with its line and column.
  public init(json text: String, file: String = "trace") throws(ExchangeError) {
    try self.init(json: Array(text.utf8), file: file)
  }

  /// The trace as canonical JSON, with a newline at the end.
  public var canonicalJSON: String { json.canonical }
}

extension ConformanceCase {
  /// Reads a case from JSON and validates its scenario.
  ///
  /// - Parameter file: What errors call the text.
  /// - Throws: The first fault, with its line and column.
  public init(json text: String, file: String = "case") throws(ExchangeError) {
    try self.init(json: Array(text.utf8), file: file)
  }

  /// The case as canonical JSON, with a newline at the end: what its file holds.
  public var canonicalJSON: String { json.canonical }
}
