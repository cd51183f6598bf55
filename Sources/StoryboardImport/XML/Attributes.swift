extension String? {
  /// Interface Builder writes an empty attribute where it means none.
  var unlessEmpty: String? { self?.isEmpty == false ? self : nil }
}

extension StoryboardFile.Platform {
  /// `targetRuntime` decides; `type` only when there is none.
  init(runtime: String, type: String) {
    let words = (runtime.isEmpty ? type : runtime).lowercased()
    if words.contains("watch") {
      self = .watchOS
    } else if words.contains("appletv") || words.contains("tvos") {
      self = .tvOS
    } else if words.contains("macosx") || words.contains(".cocoa.") {
      self = .macOS
    } else {
      self = .iOS
    }
  }

  /// The attributes of `<document>` that say the platform.
  var attributes: [(String, String?)] {
    switch self {
    case .iOS:
      [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"),
        ("targetRuntime", "iOS.CocoaTouch"),
      ]
    case .tvOS:
      [
        ("type", "com.apple.InterfaceBuilder.AppleTV.Storyboard"), ("targetRuntime", "AppleTV"),
      ]
    case .macOS:
      [
        ("type", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"),
        ("targetRuntime", "MacOSX.Cocoa"),
      ]
    case .watchOS:
      [
        ("type", "com.apple.InterfaceBuilder.WatchKit.Storyboard"), ("targetRuntime", "watchKit"),
      ]
    }
  }
}

extension FileController {
  init(_ tag: String, _ attributes: [String: String], at position: TextPosition) {
    self.init(
      tag: tag, id: attributes["id"] ?? "", customClass: attributes["customClass"].unlessEmpty,
      storyboardIdentifier: attributes["storyboardIdentifier"].unlessEmpty,
      label: attributes["userLabel"].unlessEmpty ?? attributes["title"].unlessEmpty,
      definesPresentationContext: attributes["definesPresentationContext"].map { $0 == "YES" },
      modalPresentationStyle: attributes["modalPresentationStyle"].unlessEmpty,
      style: tag == "splitViewController" ? attributes["style"].unlessEmpty : nil,
      storyboardName: attributes["storyboardName"].unlessEmpty,
      referencedIdentifier: attributes["referencedIdentifier"].unlessEmpty,
      bundleIdentifier: attributes["bundleIdentifier"].unlessEmpty, position: position)
  }

  /// The attributes that make the same controller again.
  var attributes: [(String, String?)] {
    [
      ("storyboardIdentifier", storyboardIdentifier), ("id", id), ("userLabel", label),
      ("customClass", customClass), ("style", style),
      ("definesPresentationContext", definesPresentationContext.map { $0 ? "YES" : "NO" }),
      ("modalPresentationStyle", modalPresentationStyle), ("storyboardName", storyboardName),
      ("referencedIdentifier", referencedIdentifier), ("bundleIdentifier", bundleIdentifier),
      ("sceneMemberID", "viewController"),
    ]
  }
}

extension FileSegue {
  init(_ attributes: [String: String], owner: FileOwner, at position: TextPosition) {
    self.init(
      id: attributes["id"], kind: attributes["kind"] ?? "",
      identifier: attributes["identifier"].unlessEmpty,
      destination: attributes["destination"].unlessEmpty,
      unwindAction: attributes["unwindAction"].unlessEmpty,
      customClass: attributes["customClass"].unlessEmpty,
      relationship: attributes["relationship"].unlessEmpty,
      modalPresentationStyle: attributes["modalPresentationStyle"].unlessEmpty,
      creationSelector: attributes["destinationCreationSelector"].unlessEmpty,
      action: attributes["action"].unlessEmpty, trigger: attributes["trigger"].unlessEmpty,
      anchor: attributes["popoverAnchorView"].unlessEmpty
        ?? attributes["popoverAnchorBarButtonItem"].unlessEmpty,
      targetIndex: attributes["splitViewControllerTargetIndex"].flatMap { Int($0) }, owner: owner,
      position: position)
  }

  /// The attributes that make the same segue again.
  var attributes: [(String, String?)] {
    [
      ("destination", destination), ("kind", kind), ("relationship", relationship),
      ("identifier", identifier), ("customClass", customClass), ("trigger", trigger),
      ("action", action), ("modalPresentationStyle", modalPresentationStyle),
      ("destinationCreationSelector", creationSelector), ("unwindAction", unwindAction),
      ("popoverAnchorView", anchor),
      ("splitViewControllerTargetIndex", targetIndex.map { "\($0)" }),
      ("id", id),
    ]
  }
}
