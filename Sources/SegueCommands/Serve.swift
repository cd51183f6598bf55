import SegueExchange
import SegueScenarios

/// `segue serve`: a builtin that speaks the adapter protocol.
enum Serve: Subcommand {
  static let name = "serve"
  static let summary = "makes a builtin speak the adapter protocol"
  static let help = """
    usage: segue serve [--builtin twin|reference|mutant:NAME | --container NAME]

    Answers scenarios on standard input with traces on standard output, or on the descriptors that SEGUE_FD=in,out
    names, as Specs/AdapterProtocol.md says: the reference model as an oracle for other tools, or a mutant to try them
    on. With --container it answers for one of the containers that segue container lists. Ends with the input.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let builtin = try arguments.value("--builtin")
    let container = try arguments.value("--container")
    try arguments.end()
    guard builtin == nil || container == nil else {
      throw UsageError(message: "--builtin and --container name one thing each")
    }
    if let container {
      guard let example = ContainerExample.named(container) else {
        throw UsageError(
          message: "there is no container '\(container)'; segue container lists them")
      }
      return try serve(example)
    }
    return try serve(try Builtin.named(builtin ?? Builtin.sought))
  }

  private static func serve(_ implementation: any Implementation) throws -> Output {
    try serve(
      AdapterDeclaration(
        name: implementation.name, version: Suite.version, profiles: implementation.profiles,
        features: implementation.features, layers: implementation.layers, window: 64)
    ) { id, scenario in
      AdapterAnswer.line(id, try implementation.run(scenario))
    } hook: { id, _ in
      HookAnswer.line(id, error: "\(implementation.name) is no container")
    }
  }

  private static func serve(_ container: ContainerExample) throws -> Output {
    try serve(
      AdapterDeclaration(
        name: container.hooks.name, version: Suite.version, profiles: Set(Profile.ios),
        features: [], layers: [.outcome], answersHooks: true, window: 1)
    ) { id, _ in
      AdapterAnswer.line(id, error: "\(container.name) is a container, and runs no scenarios")
    } hook: { id, question in
      container.hooks.answer(to: question).line(id)
    }
  }

  /// Answers until the input ends or the suite says goodbye.
  private static func serve(
    _ declaration: AdapterDeclaration, run: (Int, Scenario) throws -> String,
    hook: (Int, HookQuestion) -> String
  ) throws -> Output {
    var stream = try MessageStream()
    do {
      try answer(&stream, declaration, run: run, hook: hook)
    } catch {
      // What was answered before is still an answer.
      stream.flush()
      throw error
    }
    stream.flush()
    guard let failure = stream.failure else { return Output() }
    return Output(
      error: "error: the output cannot be written: \(Files.words(failure))\n", exit: .usage)
  }

  private static func answer(
    _ stream: inout MessageStream, _ declaration: AdapterDeclaration,
    run: (Int, Scenario) throws -> String, hook: (Int, HookQuestion) -> String
  ) throws {
    while let line = stream.line() {
      switch try AdapterRequest(line: line) {
      case .hello: stream.put(declaration.line)
      case .run(let id, .success(let scenario)): stream.put(try run(id, scenario))
      case .run(let id, .failure(let error)):
        stream.put(AdapterAnswer.line(id, error: error.description))
      case .hook(let id, .success(let question)): stream.put(hook(id, question))
      case .hook(let id, .failure(let error)):
        stream.put(HookAnswer.line(id, error: error.description))
      case .bye: return
      }
    }
  }
}
