import SegueScenarios

/// How a scene is reached from the one that it was made for.
struct Arrival {
  var kind: Segue.Kind
  var style: PresentationStyle?
  /// Whether the scene that it comes from defines a presentation context.
  var defines: Bool

  init(_ kind: Segue.Kind, _ style: PresentationStyle? = nil, defines: Bool = false) {
    (self.kind, self.style, self.defines) = (kind, style, defines)
  }
}

/// What a case is about: kinds of containers, overrides and steps that meet more often where there is little else.
///
/// The first leaves nothing out.
enum Theme: Int, CaseIterable {
  case everything
  /// Who takes part in the search of an unwind, and how.
  case search
  /// What is asked before a segue, and what classes inherit.
  case classes
  case presentation, showing, splits, arrangement
  /// What stands behind a tab that is not selected.
  case tabs
  /// Steps inside callbacks.
  case nesting
  /// Segues of one identifier, references, several storyboards, and what does not exist.
  case storyboards
  /// What only versions before iOS 9 do.
  case legacy
  /// The one profile that is not UIKit's.
  case appkit

  /// How many numbers there are; the last two are of one theme.
  static let count = allCases.count + 1

  /// The theme of a number, or another where the profiles have nothing for it.
  init(_ number: Int, _ limits: Limits) {
    // What is left over goes to where least is settled.
    let drawn = Theme(rawValue: number) ?? .legacy
    self =
      limits.profiles == [.appkit]
      ? .appkit
      : drawn == .appkit && !limits.hasAppKit ? .everything : drawn
  }

  /// What the classes override.
  var overrides: [ScenarioModel.Override] {
    switch self {
    case .everything: ScenarioModel.Override.allCases
    case .search:
      [
        .allowedChildren, .childContaining, .unwindTowards, .forUnwindAction, .canPerform,
        .canPerformWithSender, .bothSpellings, .definesContext,
      ]
    case .classes:
      [
        .superclass, .superclass, .superclass, .sharedClass, .shouldPerform, .canPerform,
        .canPerformWithSender, .bothSpellings, .unwindTowards, .show, .allowedChildren,
      ]
    case .presentation:
      [
        .isModal, .shouldDismiss, .definesContext, .sceneDefinesContext, .style, .sceneStyle,
        .keepsPopover,
      ]
    case .showing: [.show, .showDetail, .refusesShow, .handlesShowDetail, .unwindTowards]
    case .splits: [.collapseSecondary, .handlesShowDetail, .topColumn, .showDetail, .unwindTowards]
    case .arrangement: [.shouldSelect, .definesContext, .sceneStyle, .unwindTowards]
    case .tabs: [.unwindTowards, .unwindTowards, .definesContext, .shouldSelect, .canPerform]
    case .nesting: [.shouldPerform, .unwindTowards]
    case .storyboards:
      [
        .segueAction, .skipsInitCoder, .missing, .sharedClass, .superclass, .superclass,
        .shouldPerform,
      ]
    case .legacy:
      [
        .forUnwindAction, .segueForUnwinding, .supplies, .sceneStyle, .sceneDefinesContext,
        .unwindTowards, .canPerform,
      ]
    case .appkit: [.shouldPerform]
    }
  }

  /// What a scene may bring along.
  var furnishings: [Furnishing] {
    switch self {
    case .everything: Furnishing.allCases
    case .search, .classes, .nesting: Furnishing.allCases.filter { !$0.isBare }
    case .presentation: [.plain, .stack, .tabs, .tabWithStack, .panes]
    case .showing:
      Furnishing.allCases.filter { !$0.isBare && $0 != .manyTabs && $0 != .tabsWithPanes }
    case .splits:
      [.plain, .stack]
        + Furnishing.allCases.filter { !$0.children.isEmpty && $0.kind.isSplit }
    case .arrangement:
      [.plain, .stack, .tabs, .tabWithStack, .manyTabs, .page, .page, .tabsWithPanes, .box]
    case .tabs: [.plain, .tabs, .plain, .tabWithStack]
    case .storyboards: [.plain, .stack, .tabs]
    case .legacy: [.plain, .stack, .plain, .stack, .panes, .stackAndPane, .box]
    case .appkit: [.plain]
    }
  }

  /// By what a new scene is reached from a scene that has no room for a child; the last may lead to another storyboard.
  var arrivals: [Arrival] {
    switch self {
    case .presentation:
      [
        Arrival(.presentation), Arrival(.presentation, .currentContext, defines: true),
        Arrival(.popoverPresentation), Arrival(.show), Arrival(.modal, .formSheet),
        Arrival(.presentation),
      ]
    case .showing, .splits:
      [
        Arrival(.show), Arrival(.showDetail), Arrival(.showDetail), Arrival(.embed), Arrival(.push),
        Arrival(.replace), Arrival(.presentation), Arrival(.show),
      ]
    case .tabs:
      [
        Arrival(.show), Arrival(.presentation, .currentContext, defines: true), Arrival(.show),
        Arrival(.presentation),
      ]
    case .search, .classes, .arrangement:
      [
        Arrival(.show), Arrival(.presentation), Arrival(.embed), Arrival(.show),
        Arrival(.presentation, .currentContext, defines: true), Arrival(.push),
        Arrival(.modal), Arrival(.presentation),
      ]
    case .legacy:
      [
        Arrival(.push), Arrival(.modal), Arrival(.modal, .currentContext), Arrival(.popover),
        Arrival(.modal, .formSheet), Arrival(.push), Arrival(.embed), Arrival(.modal),
      ]
    case .appkit: [Arrival(.custom)]
    case .storyboards:
      [
        Arrival(.show), Arrival(.presentation), Arrival(.custom), Arrival(.embed), Arrival(.show),
        Arrival(.presentation),
      ]
    case .everything, .nesting:
      [
        Arrival(.show), Arrival(.presentation), Arrival(.show), Arrival(.presentation),
        Arrival(.showDetail), Arrival(.push), Arrival(.modal), Arrival(.popoverPresentation),
        Arrival(.embed), Arrival(.show),
      ]
    }
  }

  /// How segues between scenes that are there differ from plain ones.
  var variations: [Int] {
    switch self {
    case .storyboards: [0, 8, 9, 11, 8, 12, 13, 14, 15, 9]
    case .legacy: [0, 1, 2, 4, 8, 11, 12, 16]
    case .appkit: [0, 8, 11, 12]
    default: Array(0...16)
    }
  }

  /// Whom code brings in: where containers are rearranged also who is in one already.
  var attachable: Live.Facts { self == .arrangement ? [] : .kept }

  /// Whether scenes implement no other actions than those of exits that lead to them.
  var isSparse: Bool { self == .tabs || self == .legacy }

  /// On whom it does.
  var hosts: Live.Facts { self == .arrangement || self == .storyboards ? [] : .shown }

  /// The classes of custom segues.
  var segueClasses: [String] {
    self == .appkit ? ["Silent"] : ["Presents", "Super", "Silent", "Missing", "Replaces"]
  }

  /// The ways in which code brings a controller in.
  var attachments: [Int] {
    switch self {
    case .search, .legacy: [5, 5, 0, 1]
    case .showing, .splits: [0, 1, 2, 2, 3, 3, 5, 7]
    default: Array(0...9)
    }
  }

  /// Whether steps of a kind are taken.
  func has(_ kind: ScenarioModel.Kind) -> Bool {
    if self == .appkit {
      return [.scene, .segue, .override, .launch, .forward, .fire, .perform, .blind].contains(kind)
    }
    return switch kind {
    case .nest: self == .everything || self == .nesting
    case .override: self != .nesting
    case .select: [.everything, .arrangement, .search, .presentation, .tabs].contains(self)
    case .arrange: self == .everything || self == .arrangement
    case .make, .attach: ![.presentation, .classes, .nesting, .tabs].contains(self)
    case .detach: [.everything, .arrangement, .storyboards, .showing].contains(self)
    case .swipe: self == .everything || self == .presentation
    case .resize: self == .everything || self == .splits
    case .perform: self == .everything || self == .storyboards
    case .pop: ![.presentation, .splits, .storyboards].contains(self)
    default: true
    }
  }

  /// The profile of a case in which it is drawn.
  func profile(_ drawn: Profile, _ number: Int, _ limits: Limits) -> Profile {
    let old = limits.profiles.filter { $0 < .ios9 }
    if self == .appkit { return .appkit }
    return self == .legacy && !old.isEmpty ? old[number % old.count] : drawn
  }
}
