import SegueModel
import SegueScenarios

// Mistakes about segues that present, and in which style.

/// SEG-54
struct PresentationSeguesPush: MutantRules {
  static let mistake = "A presentation segue in a navigation stack pushes."
  static let breaks: [RuleID] = [.SEG(54), .SEG(56)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    let stack = world.nodes[segue.source].parent
    guard stack.exists, world.kind(stack) == .navigation,
      world.kind(segue.destination) == .plain
    else { return try uikit.presentBySegue(segue, style: style) }
    try push(segue.destination, on: stack)
  }
}

/// SEG-54
struct TheContainerIsToldToPresent: MutantRules {
  static let mistake =
    "A presentation segue has the top of the source's tree present, and not the source."
  static let breaks: [RuleID] = [.SEG(54), .SEG(111)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    var segue = segue
    segue.source = world.top(segue.source)
    try uikit.presentBySegue(segue, style: style)
  }
}

/// SEG-115
struct SegueStylesAreIgnored: MutantRules {
  static let mistake = "The presentation style that is set on a segue does not count."
  static let breaks: [RuleID] = [.SEG(115)]
  let world: World

  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    try uikit.presentBySegue(segue, style: segue.kind == .popoverPresentation ? style : nil)
  }
}

/// SEG-115
struct DestinationStylesAreIgnored: MutantRules {
  static let mistake = "The presentation style that the destination itself sets does not count."
  static let breaks: [RuleID] = [.SEG(115)]
  let world: World

  func ownStyle(_ controller: Controller) -> PresentationStyle { standardStyle }
  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop) {
    try uikit.presentBySegue(segue, style: style ?? standardStyle)
  }
}

/// SEG-55
struct FullScreenForEver: MutantRules {
  static let mistake = "The presentation style that is meant by none is full screen on iOS 13, too."
  static let breaks: [RuleID] = [.SEG(55)]
  let world: World

  var standardStyle: PresentationStyle { .fullScreen }
  func ownStyle(_ controller: Controller) -> PresentationStyle {
    guard let style = styleThatIsSet(controller) else { return standardStyle }
    return adapted(style, for: controller)
  }
}

/// SEG-116
struct SheetsBeforeTheirTime: MutantRules {
  static let mistake =
    "The presentation style that is meant by none is automatic before iOS 13, too."
  static let breaks: [RuleID] = [.SEG(116)]
  let world: World

  func ownStyle(_ controller: Controller) -> PresentationStyle {
    let style = uikit.ownStyle(controller)
    return styleThatIsSet(controller) == nil ? .automatic : style
  }
}
