package import SegueScenarios

/// A scenario whose steps are given one at a time, each when those before it are done: the app is compiled once and
/// runs on. A value: copies share the world until one of them takes a step.
package struct LiveModel {
  /// The app as it stands.
  package private(set) var world: World
  private var compiler: Compiler
  private var steps: [StepCode] = []

  /// Compiles an app, whose own steps are left out; `launch` starts it.
  ///
  /// - Parameter layers: What `lastStep` has besides the ending; with snapshots it has the hierarchy.
  /// - Throws: What is wrong with it.
  package init(
    _ app: Scenario, layers: Set<Layer> = [], snapshots: SnapshotPolicy = .never,
    fuel: Int = ModelRun.standardFuel
  ) throws(CompileError) {
    compiler = Compiler(app)
    try compiler.compile()
    compiler.program.steps = []
    world = World(compiler.program, layers: layers, snapshots: snapshots, fuel: fuel)
  }

  /// Makes the window's root and brings it on screen.
  ///
  /// - Returns: How the trace ends here; `completed` where it goes on.
  package mutating func launch() -> Ending { run(nil) }

  /// Takes the next step; where one ends the trace, it is the last.
  ///
  /// - Returns: How the trace ends here; `completed` where it goes on.
  package mutating func take(_ step: Step) -> Ending {
    do throws(CompileError) {
      let code = try compiler.compile([step])
      steps += code
      return run(code[0])
    } catch {
      return .invalid(why: error.description)
    }
  }

  private mutating func run(_ step: StepCode?) -> Ending {
    // A step may bring a word that the program did not have.
    world = World(copying: world, program: compiler.program)
    _ = ModelRun.advance(step, isLast: true, under: UIKitRules(world: world))
    return world.recording.ending
  }

  /// What happened in the launch or in the step that was taken last.
  package var lastStep: StepTrace { world.trace().steps.first ?? StepTrace() }

  /// What was run so far, to be run again.
  package var script: ModelScript { ModelScript(program: compiler.program, steps: steps) }

  /// How many scenes the world numbers.
  package var sceneCount: Int { compiler.program.scenes.count }

  /// The number that the world has for a scene of the app, or nil.
  package func number(ofScene name: String) -> Int32? { compiler.scenes[name] }
}

/// An app and steps, compiled.
package struct ModelScript {
  fileprivate var program: Program
  fileprivate var steps: [StepCode]

  /// The whole trace, from a fresh start.
  package func trace(fuel: Int = ModelRun.standardFuel) -> Trace {
    var program = program
    program.steps = steps
    let world = World(
      program, layers: Set(Layer.allCases), snapshots: .everyStep, fuel: fuel)
    ModelRun.run(UIKitRules(world: world))
    return world.trace()
  }
}
