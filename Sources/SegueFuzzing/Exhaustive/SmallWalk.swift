import SegueModel
import SegueScenarios

/// Goes through all that can be done in a small app in a number of steps, by the model: deeper first, going back to a checkpoint after
/// each step, so that what sequences have in common is run once.
///
/// A sequence ends where the model raises or meets what no source settles: nothing can follow the one, and nothing is asserted after
/// the other. Nothing else is left out on account of what the model does.
final class SmallWalk {
  let app: SmallApp
  let world: World
  /// The choices so far.
  private(set) var path: [Int] = []
  /// Sequences that ran into something unspecified.
  private(set) var unspecified = 0
  private let rules: UIKitRules
  private let depth: Int
  private let limits: (rarity: Int, overrides: Int)
  private var checkpoints: [Checkpoint]
  private let visit: (SmallWalk, _ isScenario: Bool) -> Bool
  private let all: UInt32
  private var isStopped = false

  /// - Parameters:
  ///   - depth: The number of steps.
  ///   - visit: Called after each step; with true where the steps so far are a scenario: of the wanted size, and with no part
  ///     that could be left out without a trace. Gives false to end the walk.
  init(
    _ app: SmallApp, depth: Int,
    visit: @escaping (SmallWalk, _ isScenario: Bool) -> Bool
  ) {
    self.app = app
    self.depth = depth
    limits = app.limits
    self.visit = visit
    world = World(
      app.program, layers: Set(Layer.allCases), snapshots: .everyStep, fuel: ScenarioModel.fuel)
    rules = UIKitRules(world: world)
    checkpoints = (0...depth).map { _ in Checkpoint() }
    all = app.scenery.treeScenes.reduce(0, |)
  }

  /// What the steps so far have brought in.
  private struct Used {
    var scenes: UInt32
    var rarity = 0
    var overrides = 0
    var unwinds = false
  }

  func run() {
    let goesOn = ModelRun.advance(-1, under: rules)
    guard isJudged() else { return }
    let used = Used(scenes: app.scenery.treeScenes[0])
    isStopped = !visit(self, depth == 0 && isComplete(used))
    guard goesOn, depth > 0 else { return }
    world.save(to: checkpoints[0])
    descend(used)
  }

  /// The scenario of the steps so far, and what the model does in it.
  var scenario: Scenario { app.scenario(of: path) }
  var trace: Trace { world.trace() }
  /// The same for traces of this app that say the same.
  var digest: UInt64 { world.digest }

  private func descend(_ used: Used) {
    let level = path.count
    for index in app.choices.indices where !isStopped {
      guard let next = after(index, used), canBeTaken(app.program.steps[index]) else { continue }
      let goesOn = ModelRun.advance(index, under: rules)
      path.append(index)
      if isJudged() {
        let isLast = level + 1 == depth
        isStopped = !visit(self, isLast && isComplete(next))
        if goesOn, !isLast, !isStopped {
          world.save(to: checkpoints[level + 1])
          descend(next)
        }
      }
      path.removeLast()
      world.restore(checkpoints[level])
    }
  }

  /// What is used after one more choice; nil where that cannot become a scenario of the wanted size any more.
  private func after(_ index: Int, _ used: Used) -> Used? {
    // A step has texts and lists: what is looked at often is not copied.
    let scenery = app.scenery
    var next = used
    next.rarity += scenery.choices[index].rarity
    if let letter = scenery.choices[index].letter {
      if !path.contains(where: { scenery.choices[$0].letter == letter }) {
        next.rarity += scenery.letters[letter].rarity
        next.overrides += scenery.letters[letter].overrides
      }
      if scenery.letters[letter].isExit { next.unwinds = true }
    }
    let left = depth - path.count - 1
    guard next.rarity <= limits.rarity, next.overrides <= limits.overrides,
      limits.overrides - next.overrides <= left, next.unwinds || left > 0 || app.plan.actions == 0
    else { return nil }
    next.scenes |= scenery.choices[index].makes
    // Trees come into use one after the other: in another order it would be the same app with other names.
    var untouched = 0
    for scenes in scenery.treeScenes {
      if next.scenes & scenes == 0 {
        untouched += 1
      } else if untouched > 0 {
        return nil
      }
    }
    return untouched <= left ? next : nil
  }

  /// Whether whoever the step names was made.
  private func canBeTaken(_ step: StepCode) -> Bool {
    func exists(_ name: ControllerName) -> Bool {
      name.name < 0 || world.count(of: name.name) >= Int(name.ordinal)
    }
    return exists(step.on) && exists(step.to) && step.list.allSatisfy(exists)
  }

  /// Whether the last step can be judged: it could be taken, and met nothing that is not settled.
  private func isJudged() -> Bool {
    switch world.recording.ending {
    case .completed, .raised: return true
    case .unspecified: unspecified += 1
    case .exhausted, .invalid: break
    }
    return false
  }

  private func isComplete(_ used: Used) -> Bool {
    used.scenes == all && used.overrides == limits.overrides
      && (app.plan.actions == 0 || used.unwinds)
  }
}
