import SegueTesting
import Trailhead

/// Trailhead, as the suite sees it: a scenario in, a trace out.
struct TrailheadImplementation: Implementation {
  let name = "Trailhead"
  let features: Set<Feature> = [
    .segueShow, .seguePresentation, .segueUnwind, .segueCode, .containerNavigation,
    .controllerCode, .controllerHeld, .presentationCode, .storyboardInstantiate, .windowRoot,
  ]
  let profiles: Set<Profile> = [.ios13, .ios14]
  let layers: Set<Layer> = [.outcome]

  func run(_ scenario: Scenario) -> Trace {
    let app = App(scenario)
    var trace = Trace()
    do {
      try app.launch()
      trace.steps.append(StepTrace(snapshot: app.snapshot))
      for step in scenario.steps {
        try app.take(step)
        trace.steps.append(StepTrace(snapshot: app.snapshot))
      }
    } catch let error as NavigationError {
      trace.steps.append(StepTrace())
      trace.ending = error.ending
    } catch let error as App.Refusal {
      trace.steps.append(StepTrace())
      trace.ending = error.ending
    } catch {
      trace.ending = .invalid(why: "\(error)")
    }
    return trace
  }
}

extension NavigationError {
  /// What UIKit raises instead.
  var ending: Ending {
    switch self {
    case .nothingToPush(let stack):
      raised(nil, "Application tried to push a nil view controller on target <\(stack)>.")
    case .nothingToPresent(let screen):
      raised(
        nil, "Application tried to present a nil modal view controller on target <\(screen)>.")
    case .pushedTwice(let screen, let stack):
      raised(
        "NSInvalidArgumentException",
        "<\(stack)> is pushing the same view controller instance (<\(screen)>) more than once which "
          + "is not supported and is most likely an error in the application : <bundle id>")
    case .setTwice(let screen):
      raised(
        "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (<\(screen)>)")
    case .stackOnStack:
      raised(
        "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    case .absent:
      raised(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
    case .active: raised("NSInvalidArgumentException", nil)
    }
  }

  private func raised(_ name: String?, _ reason: String?) -> Ending {
    .raised(name: name, reason: reason, rules: [])
  }
}
