extension ClassFacts {
  /// A class with its superclasses, and whether the chain ends in a framework's class.
  package struct Ancestry: Sendable {
    package var names: [String]
    /// Every class on the way is known, each by one declaration.
    package var isKnown: Bool
  }

  /// Framework classes that storyboards and sources name.
  private static let frameworkClasses: Set<String> = Set(FrameworkClass.pairs.map(\.name)).union([
    "UIResponder", "NSObject", "UIAlertController", "UIActivityViewController",
    "UISearchController",
    "UIImagePickerController", "UIDocumentPickerViewController", "UIDocumentBrowserViewController",
    "UISearchContainerViewController", "SFSafariViewController", "QLPreviewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "UICloudSharingController",
    "SLComposeServiceViewController", "MSMessagesAppViewController", "UIInputViewController",
    "CNContactViewController", "CNContactPickerViewController", "PHPickerViewController",
  ])

  package static func isFramework(_ name: String) -> Bool { frameworkClasses.contains(name) }

  /// Follows superclasses.
  package func ancestry(of name: String) -> Ancestry {
    var names: [String] = []
    var isKnown = true
    var current = classes[name] == nil ? runtimeNames[name] ?? name : name
    while names.count < 100, !names.contains(current) {
      names.append(current)
      if let fact = classes[current], !fact.declarations.isEmpty || fact.superclass != nil {
        if fact.declarations.count > 1 { isKnown = false }
        guard let superclass = fact.superclass else {
          return Ancestry(names: names, isKnown: false)
        }
        current = superclass
      } else if Self.isFramework(current) {
        let rest = ["UIViewController", "UIResponder", "NSObject"].filter { !names.contains($0) }
        return Ancestry(names: names + rest, isKnown: isKnown)
      } else {
        return Ancestry(names: names, isKnown: false)
      }
    }
    return Ancestry(names: names, isKnown: false)
  }

  /// The method that answers an unwind action in a class: its own or an inherited one. Nil when there
  /// is none, which means something only when the ancestry is known.
  package func implementation(of selector: String, in ancestry: Ancestry) -> ActionFact? {
    for name in ancestry.names {
      if let action = classes[name]?.actions.first(where: {
        $0.selector == selector && $0.isExposed
      }) {
        return action
      }
    }
    return nil
  }

  /// The first override of a hook among a class and its superclasses.
  package func override(of hook: OverrideFact.Hook, in ancestry: Ancestry) -> OverrideFact? {
    for name in ancestry.names {
      if let fact = classes[name]?.overrides.first(where: { $0.hook == hook }) { return fact }
    }
    return nil
  }
}
