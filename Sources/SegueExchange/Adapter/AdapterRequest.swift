package import SegueScenarios

/// A message of the suite, as an adapter reads it.
package enum AdapterRequest: Sendable {
  case hello
  /// A scenario, or what is wrong with it.
  case run(id: Int, Result<Scenario, ExchangeError>)
  /// A question to a custom container, or what is wrong with it.
  case hook(id: Int, Result<HookQuestion, ExchangeError>)
  case bye

  static let keys = ["id", "fuel", "scenario"]

  /// Reads a line.
  ///
  /// - Throws: When it is no message, or one whose id cannot be read.
  package init(line: [UInt8]) throws(ExchangeError) {
    let reader = try JSONDocument(line, file: "message").reader
    guard let kind = try reader.children().first(where: { $0.key == "t" })?.value else {
      throw reader.fault("the key \"t\" is missing")
    }
    switch try kind.choice(AdapterProtocol.Kind.self) {
    case .hello:
      let range = try reader.message(.hello, ["protocol", "suite"]).required("protocol")
        .fields(["min", "max"])
      let (least, most) = (try range.required("min").int(), try range.required("max").int())
      guard least <= AdapterProtocol.version, AdapterProtocol.version <= most else {
        throw kind.fault("the only version of the protocol is \(AdapterProtocol.version)")
      }
      self = .hello
    case .run:
      let id = try Self.id(of: reader)
      do throws(ExchangeError) {
        let scenario = try reader.message(.run, Self.keys).required("scenario")
        self = .run(id: id, .success(try Scenario(reading: scenario)))
      } catch {
        self = .run(id: id, .failure(error))
      }
    case .hook:
      let id = try Self.id(of: reader)
      do throws(ExchangeError) {
        let fields = try reader.message(.hook, HookQuestion.keys)
        self = .hook(id: id, .success(try HookQuestion(fields)))
      } catch {
        self = .hook(id: id, .failure(error))
      }
    case .bye: self = .bye
    case .result, .answer: throw kind.fault("that is what an adapter says")
    }
  }

  private static func id(of reader: JSONReader) throws(ExchangeError) -> Int {
    guard let id = try reader.children().first(where: { $0.key == "id" })?.value else {
      throw reader.fault("the key \"id\" is missing")
    }
    return try id.int()
  }
}
