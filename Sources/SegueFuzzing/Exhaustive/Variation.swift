import SegueScenarios

/// A way in which a segue of a small scenario differs from a plain one of its kind.
enum Variation: CaseIterable, Sendable {
  case anonymous
  case fullScreen, currentContext, overCurrentContext, formSheet, automatic
  case callingSuper, silent
  case unanchored, masterPane, reference, segueAction, emptySegueAction

  /// Having no identifier is no override: nothing is there.
  var overrides: Int { self == .anonymous ? 0 : 1 }

  func fits(_ kind: Segue.Kind, _ profile: Profile) -> Bool {
    switch self {
    case .anonymous: true
    case .fullScreen, .currentContext, .overCurrentContext, .formSheet, .automatic:
      [.presentation, .modal, .show, .showDetail].contains(kind)
    // The class of a custom segue is a choice among three.
    case .callingSuper, .silent: kind == .custom || profile >= .ios9
    case .unanchored: kind == .popoverPresentation || kind == .popover
    case .masterPane: kind == .replace
    case .reference: kind != .unwind && profile >= .ios9
    case .segueAction, .emptySegueAction: kind != .unwind && profile >= .ios13
    }
  }

  /// Whether a segue of some scenario has it, or something of the same sort.
  func isLike(_ segue: Segue) -> Bool {
    switch self {
    case .anonymous: segue.identifier == nil
    case .fullScreen, .currentContext, .overCurrentContext, .formSheet, .automatic:
      segue.style != nil
    case .callingSuper, .silent: segue.segueClass != nil
    case .unanchored: !segue.anchored
    case .masterPane: segue.pane != 1
    case .reference: false
    case .segueAction, .emptySegueAction: segue.segueAction != nil
    }
  }

  var suffix: String {
    switch self {
    case .anonymous: "-anonymous"
    case .fullScreen: "-full-screen"
    case .currentContext: "-current-context"
    case .overCurrentContext: "-over-current-context"
    case .formSheet: "-form-sheet"
    case .automatic: "-automatic"
    case .callingSuper: "-super"
    case .silent: "-silent"
    case .unanchored: "-unanchored"
    case .masterPane: "-master"
    case .reference: "-reference"
    case .segueAction, .emptySegueAction: self == .segueAction ? "-made" : "-not-made"
    }
  }

  func apply(to segue: inout Segue) {
    switch self {
    case .anonymous: segue.identifier = nil
    case .fullScreen: segue.style = .fullScreen
    case .currentContext: segue.style = .currentContext
    case .overCurrentContext: segue.style = .overCurrentContext
    case .formSheet: segue.style = .formSheet
    case .automatic: segue.style = .automatic
    case .callingSuper: segue.segueClass = "Super"
    case .silent: segue.segueClass = "Silent"
    case .unanchored: segue.anchored = false
    case .masterPane: segue.pane = 0
    case .reference: break
    case .segueAction: segue.segueAction = "make:"
    case .emptySegueAction: segue.segueAction = "makeNothing:"
    }
  }

  /// The segue actions that a class needs for it.
  var segueAction: (selector: String, creation: Creation)? {
    switch self {
    case .segueAction: ("make:", .coder(class: nil))
    case .emptySegueAction: ("makeNothing:", .nothing)
    default: nil
    }
  }
}

/// One segue that a scene of a small scenario may have.
struct SegueLetter: Sendable {
  /// The scene's number.
  var source: Int
  /// The destination's number; nil for an unwind segue.
  var destination: Int?
  var segue: Segue
  var variation: Variation?

  var isExit: Bool { destination == nil }
  let overrides: Int
  let rarity: Int

  init(source: Int, kind: Segue.Kind, destination: Int?, _ variation: Variation? = nil) {
    (self.source, self.destination, self.variation) = (source, destination, variation)
    let name =
      kind.rawValue + (destination.map { "-" + SmallApp.name($0) } ?? "")
      + (variation?.suffix ?? "")
    segue = Segue(kind: kind, trigger: name, identifier: name)
    if destination == nil { segue.action = Alphabet.action }
    if kind == .custom { segue.segueClass = "Presents" }
    segue.destination = destination.map { SmallApp.name($0) }
    variation?.apply(to: &segue)
    if variation == .reference { segue.destination = "to-" + (segue.destination ?? "") }
    // A custom segue has to have some class.
    let hasToHave = kind == .custom && (variation == .callingSuper || variation == .silent)
    overrides = hasToHave ? 0 : variation?.overrides ?? 0
    rarity =
      (destination == nil ? 0 : Alphabet.rarity(of: kind)) + (variation == nil ? 0 : 1 - overrides)
  }

  /// All that fit scenes of so many.
  static func all(_ scenes: Int, _ alphabet: Alphabet, _ profile: Profile, varied: Bool)
    -> [SegueLetter]
  {
    var letters: [SegueLetter] = []
    for source in 0..<scenes {
      var plain = alphabet.kinds.flatMap { kind in
        (0..<scenes).map { SegueLetter(source: source, kind: kind, destination: $0) }
      }
      if alphabet.unwinds {
        plain.append(SegueLetter(source: source, kind: .unwind, destination: nil))
      }
      letters += plain
      guard varied else { continue }
      for variation in alphabet.variations {
        letters += plain.filter { variation.fits($0.segue.kind, profile) }.map {
          SegueLetter(
            source: source, kind: $0.segue.kind, destination: $0.destination, variation)
        }
      }
    }
    return letters
  }
}
