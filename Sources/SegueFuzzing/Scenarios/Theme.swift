import SegueScenarios

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
  /// Steps inside callbacks.
  case nesting
  /// Segues of one identifier, references, several storyboards, and what does not exist.
  case storyboards
  /// What only versions before iOS 9 do.
  case legacy

  /// What the classes override.
  var overrides: [ScenarioModel.Override] {
    switch self {
    case .everything: ScenarioModel.Override.allCases
    case .search:
      [
        .allowedChildren, .childContaining, .unwindTowards, .forUnwindAction, .canPerform,
        .canPerformWithSender, .definesContext,
      ]
    case .classes:
      [
        .superclass, .superclass, .superclass, .sharedClass, .shouldPerform, .canPerform,
        .canPerformWithSender, .unwindTowards, .show, .allowedChildren,
      ]
    case .presentation:
      [
        .isModal, .shouldDismiss, .definesContext, .sceneDefinesContext, .style, .sceneStyle,
        .keepsPopover,
      ]
    case .showing: [.show, .showDetail, .refusesShow, .handlesShowDetail, .unwindTowards]
    case .splits: [.collapseSecondary, .handlesShowDetail, .topColumn, .showDetail, .unwindTowards]
    case .arrangement: [.shouldSelect, .definesContext, .sceneStyle, .unwindTowards]
    case .nesting: [.shouldPerform, .unwindTowards]
    case .storyboards: [.segueAction, .skipsInitCoder, .missing, .sharedClass, .shouldPerform]
    case .legacy:
      [.forUnwindAction, .segueForUnwinding, .sceneStyle, .sceneDefinesContext, .unwindTowards]
    }
  }

  /// Whether a scene may bring something along.
  func has(_ furnishing: Furnishing) -> Bool {
    switch self {
    case .everything, .search, .classes, .nesting: true
    case .presentation: [.plain, .stack, .tabs, .tabWithStack, .panes].contains(furnishing)
    case .showing: ![.tab, .page, .navigation, .manyTabs].contains(furnishing)
    case .splits:
      furnishing == .plain || furnishing == .stack
        || !furnishing.children.isEmpty && furnishing.kind.isSplit
    case .arrangement:
      [.plain, .stack, .tabs, .tabWithStack, .manyTabs, .page].contains(furnishing)
    case .storyboards: [.plain, .stack, .tabs].contains(furnishing)
    case .legacy: [.plain, .stack, .panes, .stackAndPane].contains(furnishing)
    }
  }

  /// By what a new scene is reached from a scene that has no room for a child; the last may lead to another storyboard.
  var arrivals: [Segue.Kind] {
    switch self {
    case .presentation:
      [.presentation, .presentation, .popoverPresentation, .show, .modal, .presentation]
    case .showing, .splits:
      [.show, .showDetail, .showDetail, .embed, .push, .replace, .presentation, .show]
    // Several children of one custom container, and containers in containers.
    case .search, .classes:
      [.show, .presentation, .embed, .show, .embed, .push, .modal, .presentation]
    case .legacy: [.push, .modal, .push, .modal, .popover, .embed, .modal]
    case .storyboards: [.show, .presentation, .show, .presentation, .embed, .custom, .show]
    default:
      [
        .show, .presentation, .show, .presentation, .showDetail, .push, .modal,
        .popoverPresentation, .embed, .show,
      ]
    }
  }

  /// How segues between scenes that are there differ from plain ones.
  var variations: [Int] {
    self == .storyboards ? [0, 8, 9, 11, 8, 12, 13, 14] : Array(0...14)
  }

  /// Whether steps of a kind are taken.
  func has(_ kind: ScenarioModel.Kind) -> Bool {
    switch kind {
    case .nest: self == .everything || self == .nesting
    case .override: self != .nesting
    case .select, .arrange: [.everything, .arrangement, .search].contains(self)
    case .make, .attach, .detach:
      [.everything, .arrangement, .storyboards, .showing].contains(self)
    case .swipe: self == .everything || self == .presentation
    case .resize: self == .everything || self == .splits
    case .perform: self == .everything || self == .storyboards
    case .pop: [.everything, .arrangement, .classes].contains(self)
    default: true
    }
  }

  /// The profile of a case in which it is drawn.
  func profile(_ drawn: Profile, _ number: Int, _ limits: Limits) -> Profile {
    let old = limits.profiles.filter { $0 < .ios9 }
    return self == .legacy && !old.isEmpty ? old[number % old.count] : drawn
  }
}
