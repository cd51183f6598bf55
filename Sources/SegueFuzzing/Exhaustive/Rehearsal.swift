import SegueConformance
import SegueModel
import SegueScenarios

/// A walk through a small app, written down so that other rules can take it once more: where they record something else than the
/// model did, the traces are judged.
struct Rehearsal {
  private struct Entry {
    /// How many steps were taken with this one; 0 is the launch.
    var level: Int
    /// -1 is the launch.
    var choice: Int
    var isScenario: Bool
    var digest: UInt64
    /// Those of the rules asked for that the model followed in its last step.
    var rules: Set<RuleID>
  }

  private let app: SmallApp
  private let size: ScenarioSize
  private var entries: [Entry] = []

  struct Result {
    /// Scenarios that the walk has.
    var ran: Int
    var found: [(subject: Int, found: ExhaustiveSearch.Found)]
  }

  /// - Parameter rules: Those that failures are about.
  init(_ app: SmallApp, _ size: ScenarioSize, rules: Set<RuleID>) {
    self.app = app
    self.size = size
    var entries: [Entry] = []
    SmallWalk(app, depth: size.steps) { walk, isScenario in
      entries.append(
        Entry(
          level: walk.path.count, choice: walk.path.last ?? -1, isScenario: isScenario,
          digest: walk.world.digestOfLastStep,
          rules: isScenario ? rules.filter(walk.world.lastStepFollows) : []))
      return true
    }.run()
    self.entries = entries
  }

  /// Each subject's first scenario that shows it, where there is one.
  func first(of subjects: [(Int, Minima.Subject)]) -> Result {
    var result = Result(ran: entries.count { $0.isScenario }, found: [])
    guard result.ran > 0 else { return result }
    let world = World(
      app.program, layers: Set(Layer.allCases), snapshots: .everyStep, fuel: ScenarioModel.fuel)
    let checkpoints = (0...size.steps).map { _ in Checkpoint() }
    let followed = entries.reduce(into: Set()) { $0.formUnion($1.rules) }
    for (number, subject) in subjects where subject.rule.map(followed.contains) ?? true {
      world.reset(fuel: ScenarioModel.fuel)
      if let found = first(of: subject, in: world, checkpoints) {
        result.found.append((number, found))
      }
    }
    return result
  }

  private func first(
    of subject: Minima.Subject, in world: World, _ checkpoints: [Checkpoint]
  ) -> ExhaustiveSearch.Found? {
    let rules = subject.rules(world)
    var path: [Int] = []
    // Where the subject's run ended, nothing can follow.
    var last = Int.max
    for entry in entries where entry.level <= last {
      last = .max
      // Where a failure is about a rule, only what follows it can fail so.
      if entry.isScenario, let rule = subject.rule, !entry.rules.contains(rule) { continue }
      if entry.level > 0 {
        world.restore(checkpoints[entry.level - 1])
        path.removeSubrange((entry.level - 1)...)
        path.append(entry.choice)
      }
      let goesOn = ModelRun.advance(entry.choice, under: rules)
      if entry.isScenario, world.digestOfLastStep != entry.digest, let found = judge(path, subject)
      {
        return found
      }
      if !goesOn {
        last = entry.level
      } else if entry.level < size.steps {
        world.save(to: checkpoints[entry.level])
      }
    }
    return nil
  }

  private func judge(_ path: [Int], _ subject: Minima.Subject) -> ExhaustiveSearch.Found? {
    let run = Run(app.scenario(of: path), on: subject.implementation)
    guard let fingerprint = run.verdict.fingerprint, !run.verdict.meetsUnspecified,
      subject.wanted == nil || subject.wanted == fingerprint
    else { return nil }
    return ExhaustiveSearch.Found(fingerprint: fingerprint, size: size, run: run)
  }
}

extension Verdict {
  /// The implementation ended where no source settles what happens: it may have done nothing wrong yet.
  package var meetsUnspecified: Bool {
    if case .ending(.unspecified)? = divergence?.actual { true } else { false }
  }
}
