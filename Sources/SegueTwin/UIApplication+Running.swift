import SegueScenarios

extension UIApplication {
  /// Launches the app and takes its steps.
  func main() -> Trace {
    var trace = Trace()
    trace.steps.reserveCapacity(min(scenario.steps.count, 1000) + 1)
    do {
      try take(into: &trace) { try launch() }
      for step in scenario.steps { try take(into: &trace) { try perform(step, Roles()) } }
    } catch {
      trace.ending = (error as? Halt)?.ending ?? .invalid(why: "\(error)")
    }
    return trace
  }

  /// One entry of the trace: what happens, then who lives on, then the snapshot.
  private func take(into trace: inout Trace, _ body: () throws -> Void) throws {
    events = []
    events.reserveCapacity(8)
    motion = .none
    trace.steps.append(StepTrace())
    let last = trace.steps.count - 1
    defer { trace.steps[last].events = events }
    try body()
    try sweep()
    trace.steps[last].snapshot = try snapshot()
  }

  private func launch() throws {
    switch scenario.window {
    case .none: return
    case .scene(let name, let identifier):
      window?.rootViewController = try storyboard(named: name).instantiateViewController(
        withIdentifier: identifier, in: self)
    case .code(let className, let name):
      window?.rootViewController = try make(className, name: name)
    }
    try showWindow()
  }

  /// Loads what the window shows; only then its views are in the window (SEG-17, PRS-7), and what a callback has
  /// brought in meanwhile is loaded.
  func showWindow() throws {
    guard let window, let root = window.rootViewController else { return }
    window.isVisible = false
    try loadVisibleViews(under: root)
    window.isVisible = true
    try loadVisibleViews(under: root)
  }

  /// The storyboard of a name, or the exception of STB-2.
  func storyboard(named name: String) throws -> UIStoryboard {
    guard let storyboard = storyboards[name] else {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <main> (loaded)")
    }
    return storyboard
  }

  /// Makes a controller without a storyboard.
  func make(_ className: String, name: String) throws -> UIViewController {
    try fuel.burnStep()
    let controller = UIViewController.alloc(appClass(className), name: name, in: self)
    try controller.awake()
    return controller
  }

  /// Runs something one level deeper; all recursion goes through here.
  func nest<Result>(_ body: () throws -> Result) throws -> Result {
    try fuel.enter()
    defer { fuel.leave() }
    return try body()
  }

  /// What the app does inside a callback; its requests are its own, also in an unwind's transition.
  func perform(_ steps: [Step], _ roles: Roles) throws {
    guard !steps.isEmpty else { return }
    let wasUnwinding = isUnwinding
    isUnwinding = false
    defer { isUnwinding = wasUnwinding }
    try nest {
      for step in steps {
        callbackSteps += 1
        try perform(step, roles)
      }
    }
  }

  /// A request to present, dismiss, push, pop, set a stack or unwind arrives (PRS-21).
  func beginRequest() throws {
    if motion == .none || motion == .unwind && isUnwinding { return }
    throw Halt.unspecified(.PRS(21))
  }

  /// UIKit's own transition of an unwind is one request (PRS-21): what it dismisses and pops waits for nothing
  /// but what the app sets in motion meanwhile (UNW-31).
  func unwind(_ transition: () throws -> Void) throws {
    try beginRequest()
    isUnwinding = true
    defer { isUnwinding = false }
    try transition()
  }

  /// Something begins to move on the screen.
  func beginTransition() { motion = isUnwinding && motion != .request ? .unwind : .request }
}
