import SegueModel
import SegueScenarios

// Mistakes about presentations that do not come about.

/// PRS-5
struct SecondPresentationReplacesTheFirst: MutantRules {
  static let mistake = "A presenter that already presents dismisses that first and presents anew."
  static let breaks: [RuleID] = [.PRS(5), .PRS(46), .SEG(56)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    if world.isAttached(receiver), !world.up(controller).exists, controller != world.root {
      let presenter = try presenter(for: receiver, style).controller
      if world.nodes[presenter].presented.exists {
        world.removePresented(by: presenter)
        return presenter
      }
    }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-5, PRS-6
struct SecondPresentationIsStacked: MutantRules {
  static let mistake = "A presenter that already presents hands the request to what it presents."
  static let breaks: [RuleID] = [.PRS(5), .PRS(46), .SEG(56)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    if world.isAttached(receiver), !world.up(controller).exists, controller != world.root {
      var presenter = try presenter(for: receiver, style).controller
      if world.nodes[presenter].presented.exists {
        while world.nodes[presenter].presented.exists {
          presenter = world.nodes[presenter].presented
        }
        return presenter
      }
    }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-5
struct SecondPresentationRaises: MutantRules {
  static let mistake = "Presenting on a presenter that already presents raises."
  static let breaks: [RuleID] = [.PRS(5), .PRS(47), .SEG(56)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    let presenter = try uikit.admit(controller, on: receiver, style: style)
    if !presenter.exists {
      throw .raised(
        name: "NSInvalidArgumentException", reason: "already presenting", rules: Cites(.PRS(5)))
    }
    return presenter
  }
}

/// PRS-46: the receiver itself presents nothing
struct OnlyTheReceiverIsLookedAt: MutantRules {
  static let mistake =
    "Whether something is already presented is judged at the receiver, so a container's presentation is replaced."
  static let breaks: [RuleID] = [.PRS(46)]
  let world: World

  func admit(_ controller: Controller, on receiver: Controller, style: PresentationStyle)
    throws(Stop) -> Controller
  {
    if world.isAttached(receiver), !world.up(controller).exists, controller != world.root {
      let presenter = try presenter(for: receiver, style).controller
      if presenter != receiver, world.nodes[presenter].presented.exists {
        world.removePresented(by: presenter)
        return presenter
      }
    }
    return try uikit.admit(controller, on: receiver, style: style)
  }
}

/// PRS-45
struct RefusalsAreLoggedAsBefore: MutantRules {
  static let mistake = "The console line of a refused presentation is the one from before iOS 14."
  static let breaks: [RuleID] = [.PRS(45)]
  let world: World

  func refusal(_ controller: Controller, _ presenter: Controller, _ receiver: Controller)
    -> String
  {
    "Warning: Attempt to present <\(world.name(controller))> on <\(world.name(presenter))> "
      + "which is already presenting <\(world.name(world.nodes[presenter].presented))>"
  }
}

/// PRS-44
struct RefusalsAreSilent: MutantRules {
  static let mistake = "A refused presentation writes an empty line to the console."
  static let breaks: [RuleID] = [.PRS(44), .PRS(45)]
  let world: World

  func refusal(_ controller: Controller, _ presenter: Controller, _ receiver: Controller)
    -> String
  { "" }
}

/// PRS-47
struct RefusedShowsAreNotPrepared: MutantRules {
  static let mistake = "A show segue whose presentation would be refused ends before prepare."
  static let breaks: [RuleID] = [.PRS(47)]
  let world: World

  func perform(_ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  {
    if segue.kind == .show, world.nodes[world.top(source)].presented.exists,
      try !target(from: source, detail: false).exists
    {
      return
    }
    try uikit.perform(segue, from: source, sender: sender, triggered: triggered)
  }
}
