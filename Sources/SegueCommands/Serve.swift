import SegueExchange
import SegueScenarios

/// `segue serve`: a builtin that speaks the adapter protocol.
enum Serve: Subcommand {
  static let name = "serve"
  static let summary = "makes a builtin speak the adapter protocol"
  static let help = """
    usage: segue serve [--builtin twin|reference|mutant:NAME]

    Answers scenarios on standard input with traces on standard output, or on the descriptors that SEGUE_FD=in,out
    names, as Specs/AdapterProtocol.md says: the reference model as an oracle for other tools, or a mutant to try them
    on. Ends with the input.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let implementation = try Builtin.named(try arguments.value("--builtin") ?? Builtin.sought)
    try arguments.end()
    var stream = try MessageStream()
    while let line = stream.line() {
      switch try AdapterRequest(line: line) {
      case .hello:
        stream.put(
          AdapterDeclaration(
            name: implementation.name, version: Suite.version, profiles: implementation.profiles,
            features: implementation.features, layers: implementation.layers, window: 64
          ).line)
      case .run(let id, let scenario):
        switch scenario {
        case .success(let scenario):
          stream.put(AdapterAnswer.line(id, try implementation.run(scenario)))
        case .failure(let error): stream.put(AdapterAnswer.line(id, error: error.description))
        }
      case .bye: return Output()
      }
    }
    return Output()
  }
}
