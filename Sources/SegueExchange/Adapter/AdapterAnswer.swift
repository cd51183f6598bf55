package import SegueScenarios

/// What an adapter answered to a scenario: a trace, or why there is none.
package struct AdapterAnswer: Sendable {
  package var id: Int
  package var result: Result<Trace, Fault>

  /// The member `"status"`.
  package enum Status: String, CaseIterable { case ok, raised, unsupported, exhausted, error }

  static let keys = ["id", "status", "steps", "ends", "feature", "message"]

  /// Reads the line of a result. What is wrong behind a readable id is the answer's own fault.
  ///
  /// - Throws: When nobody can tell which scenario it belongs to.
  package init(line: [UInt8]) throws(ExchangeError) {
    let reader = try JSONDocument(line, file: "result").reader
    let children = try reader.children()
    guard let id = children.first(where: { $0.key == "id" }) else {
      throw reader.fault("the key \"id\" is missing")
    }
    self.id = try id.value.int()
    do throws(ExchangeError) {
      result = try Self.result(try reader.message(.result, Self.keys))
    } catch {
      result = .failure(Fault(.protocol, error.description))
    }
  }

  private static func result(_ fields: JSONFields) throws(ExchangeError) -> Result<Trace, Fault> {
    let status: Status = try fields.required("status").choice()
    let message = try fields["message"]?.string()
    switch status {
    case .unsupported:
      let feature = try fields["feature"]?.string()
      return .failure(
        Fault(.falseUnsupported, feature ?? message ?? "it says unsupported, and not of what"))
    case .error: return .failure(Fault(.protocol, "error: " + (message ?? "not said which")))
    case .ok, .raised, .exhausted: break
    }
    let steps = try fields["steps"]?.list(StepTrace.init(reading:)) ?? []
    let ending = try fields.optional("ends", Ending.init(reading:))
    switch (status, ending) {
    case (.ok, nil), (.ok, .unspecified), (.ok, .invalid), (.raised, .raised),
      (.exhausted, .exhausted):
      return .success(Trace(steps: steps, ending: ending ?? .completed))
    case (.raised, nil):
      return .success(Trace(steps: steps, ending: .raised(name: nil, reason: nil, rules: [])))
    case (.exhausted, nil): return .success(Trace(steps: steps, ending: .exhausted(what: "fuel")))
    default:
      throw fields.object.fault("the status \(status.rawValue) does not fit how the trace ends")
    }
  }

  /// The line of a result.
  package static func line(_ id: Int, _ trace: Trace) -> String {
    let status: Status =
      switch trace.ending {
      case .completed, .unspecified, .invalid: .ok
      case .raised: .raised
      case .exhausted: .exhausted
      }
    return JSON.fields([
      ("t", .word(AdapterProtocol.Kind.result)), ("id", .int(id)), ("status", .word(status)),
      ("steps", .values(trace.steps)), ("ends", trace.ending.json.unlessEmpty),
    ]).line
  }

  /// The line of a result that is no trace: a message that could not be carried out.
  package static func line(_ id: Int, error: String) -> String {
    JSON.fields([
      ("t", .word(AdapterProtocol.Kind.result)), ("id", .int(id)),
      ("status", .word(Status.error)), ("message", .string(error)),
    ]).line
  }
}
