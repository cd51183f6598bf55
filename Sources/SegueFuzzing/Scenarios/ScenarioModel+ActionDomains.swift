import PropertyEngine
import SegueScenarios

// What the steps that are done to the app may name: what is alive now.
extension ScenarioModel {
  func actionDomain(_ slot: Int, _ step: CaseStep) -> Domain {
    switch (step.kind, slot) {
    case (.fire, 0): .objects(openings.shown)
    case (.forward, 0): .objects(openings.forward)
    case (.approach, 0): .objects(openings.approaching)
    case (.unwind, 0): .objects(openings.unwinding)
    case (.forward, 1), (.approach, 1): instances(segue(step[0])?.source, .visible)
    case (.unwind, 1): instances(segue(step[0])?.source, openings.unwindable)
    case (.fire, 1): instances(segue(step[0])?.source, .shown)
    case (.fire, _), (.forward, _), (.approach, _), (.unwind, _): .integers(0...2)
    // Where nothing is presented, dismissing is left to blind steps.
    case (.dismiss, 0):
      live.instances.contains { $0.facts.contains(.presented) }
        ? scenes { live.has($0, .shown) } : .objects(ObjectSet())
    case (.dismiss, 1): instances(scene(step[0]), .shown)
    case (.pop, 0): scenes { blueprint.scenes[$0].kind == .navigation && live.has($0, .shown) }
    case (.pop, 1): instances(scene(step[0]), .shown)
    case (.pop, 2): .integers(0...3)
    case (.select, 0):
      scenes { child in
        live.instances.contains {
          $0.scene == child && $0.facts.contains(.shown)
            && $0.parent.map { blueprint.scenes[$0].kind == .tab } == true
        }
      }
    case (.select, _): .integers(0...4)
    case (.make, 0): scenes()
    case (.make, 1): .integers(0...10)
    case (.attach, 0): scenes { live.has($0, theme.attachable) }
    case (.attach, 1): scenes { live.has($0, theme.hosts) }
    case (.attach, _): .integers(0...theme.attachments.count - 1)
    case (.detach, 0): scenes { live.has($0, []) }
    case (.detach, 1): instances(scene(step[0]), [])
    case (.detach, _): .integers(0...4)
    case (.swipe, 0):
      scenes { blueprint.profile >= .ios13 && live.has($0, .uncovered) }
    case (.swipe, _): instances(scene(step[0]), .uncovered)
    case (.resize, 0): scenes { blueprint.scenes[$0].kind.isSplit && live.has($0, .shown) }
    case (.arrange, 0):
      scenes {
        [.navigation, .tab, .page].contains(blueprint.scenes[$0].kind) && live.has($0, .shown)
      }
    case (.arrange, 1):
      scenes { live.has($0, live.scenes(.kept) == 0 ? [] : .kept) }
    case (.arrange, 2): scenes { live.has($0, []) }
    case (.arrange, 3): .integers(0...3)
    case (.perform, 0), (.perform, 1): scenes { live.has($0, []) }
    case (.perform, 2): .integers(0...2)
    case (.perform, _): .integers(0...3)
    case (.blind, 0): .integers(0...15)
    case (.blind, 3): .integers(0...2)
    case (.blind, _): scenes()
    default: .integers(0...1)
    }
  }

  /// One of the instances of which all that holds, the newest first.
  private func instances(_ scene: Int?, _ facts: Live.Facts) -> Domain {
    .integers(0...max(0, (scene.map { live.count($0, facts) } ?? 0) - 1))
  }
}
