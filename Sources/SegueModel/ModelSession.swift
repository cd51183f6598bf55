package import SegueScenarios

/// A scenario compiled once and run any number of times, keeping its memory: the way to run many.
package final class ModelSession {
  package let world: World
  private let fuel: Int

  /// Compiles a scenario; throws what is wrong with it.
  package init(
    _ scenario: Scenario, layers: Set<Layer> = Set(Layer.allCases),
    snapshots: SnapshotPolicy = .everyStep, fuel: Int = ModelRun.standardFuel
  ) throws(CompileError) {
    world = World(try Program(scenario), layers: layers, snapshots: snapshots, fuel: fuel)
    self.fuel = fuel
  }

  /// Runs from a fresh start and leaves the result in `world.recording`.
  package func run() {
    world.reset(fuel: fuel)
    ModelRun.run(UIKitRules(world: world))
  }
}
