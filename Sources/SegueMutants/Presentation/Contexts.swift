import SegueModel
import SegueScenarios

// Mistakes about presentation contexts.

/// PRS-3
struct ContextStylesAreLikeAnyOther: MutantRules {
  static let mistake =
    "definesPresentationContext plays no part: the top of the tree presents in every style."
  static let breaks: [RuleID] = [.PRS(3), .PRS(43)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    (world.top(receiver), Cites(.PRS(2)))
  }
}

/// PRS-2, PRS-3
struct EveryStyleLooksForAContext: MutantRules {
  static let mistake =
    "A defined presentation context counts for every style, not only for the context styles."
  static let breaks: [RuleID] = [.PRS(2)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    try uikit.presenter(for: receiver, .currentContext)
  }
}

/// PRS-3: more than one context above
struct TheOutermostContextPresents: MutantRules {
  static let mistake = "Of several defined presentation contexts the outermost one presents."
  static let breaks: [RuleID] = [.PRS(3)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    var (found, rules) = try uikit.presenter(for: receiver, style)
    guard style == .currentContext || style == .overCurrentContext else { return (found, rules) }
    var next = world.nodes[found].parent
    while next.exists {
      if world.ownDefinesPresentationContext(next) ?? (world.kind(next) == .navigation) {
        found = next
      }
      next = world.nodes[next].parent
    }
    return (found, rules)
  }
}

/// PRS-41
struct WithoutContextTheReceiverPresents: MutantRules {
  static let mistake = "Where nobody defines a presentation context the receiver presents."
  static let breaks: [RuleID] = [.PRS(41), .PRS(42)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    let (found, rules) = try uikit.presenter(for: receiver, style)
    let isContext = style == .currentContext || style == .overCurrentContext
    let defines = world.ownDefinesPresentationContext(found) ?? (world.kind(found) == .navigation)
    return (isContext && !defines ? receiver : found, rules)
  }
}

/// PRS-42: in a presented tree
struct WithoutContextTheRootPresents: MutantRules {
  static let mistake =
    "Where nobody defines a presentation context the window's root presents, in a presented tree, too."
  static let breaks: [RuleID] = [.PRS(42)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    let (found, rules) = try uikit.presenter(for: receiver, style)
    let isContext = style == .currentContext || style == .overCurrentContext
    let defines = world.ownDefinesPresentationContext(found) ?? (world.kind(found) == .navigation)
    return (isContext && !defines && world.isAttached(receiver) ? world.root : found, rules)
  }
}

/// PRS-43
struct StacksDefineNoContext: MutantRules {
  static let mistake =
    "A navigation controller defines a presentation context only where it is told to."
  static let breaks: [RuleID] = [.PRS(43)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    guard style == .currentContext || style == .overCurrentContext else {
      return try uikit.presenter(for: receiver, style)
    }
    var next = receiver
    while world.ownDefinesPresentationContext(next) != true, world.nodes[next].parent.exists {
      next = world.nodes[next].parent
    }
    return (next, Cites(.PRS(3)))
  }
}

/// PRS-43
struct StacksAlwaysDefineAContext: MutantRules {
  static let mistake =
    "A navigation controller defines a presentation context although it sets the property to false."
  static let breaks: [RuleID] = [.PRS(3), .PRS(43)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    if style == .currentContext || style == .overCurrentContext {
      var next = receiver
      while next.exists {
        if world.kind(next) == .navigation || world.ownDefinesPresentationContext(next) == true {
          return (next, Cites(.PRS(3)))
        }
        next = world.nodes[next].parent
      }
    }
    return try uikit.presenter(for: receiver, style)
  }
}

/// PRS-43
struct EveryContainerDefinesAContext: MutantRules {
  static let mistake =
    "Tab bar and split view controllers define a presentation context by themselves, too."
  static let breaks: [RuleID] = [.PRS(43)]
  let world: World

  func presenter(for receiver: Controller, _ style: PresentationStyle) throws(Stop) -> (
    controller: Controller, rules: Cites
  ) {
    if style == .currentContext || style == .overCurrentContext {
      var next = receiver
      while next.exists {
        if world.ownDefinesPresentationContext(next) ?? (world.kind(next) != .plain) {
          return (next, Cites(.PRS(3)))
        }
        next = world.nodes[next].parent
      }
    }
    return try uikit.presenter(for: receiver, style)
  }
}
