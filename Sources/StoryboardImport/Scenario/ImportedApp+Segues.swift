internal import SegueScenarios

extension ImportedApp {
  /// A segue of the scenario from one of a file; nil when it means nothing there.
  mutating func segue(
    _ segue: FileSegue, triggers: inout Set<String>, in index: Int
  ) -> Segue? {
    let file = files[index]
    guard let kind = kind(segue) else {
      return drop(segue, file, "a segue of kind \"\(segue.kind)\" is none of UIKit's")
    }
    var imported = Segue(
      kind: kind, identifier: segue.identifier,
      style: segue.modalPresentationStyle.flatMap(PresentationStyle.init),
      segueAction: segue.creationSelector,
      anchored: segue.anchor != nil || (kind != .popoverPresentation && kind != .popover),
      pane: segue.targetIndex == 0 ? 0 : 1)
    if kind == .unwind {
      guard let action = segue.unwindAction else {
        return drop(segue, file, "this unwind segue names no action")
      }
      imported.action = action
      imported.segueAction = nil
    } else {
      guard let id = segue.destination, let destination = scenes[index][id] else {
        return drop(segue, file, "this segue leads to nothing in the file")
      }
      imported.destination = destination
    }
    imported.trigger = trigger(of: segue, kind, &triggers)
    if let name = segue.customClass { imported.segueClass = segueClass(name, segue, file) }
    if imported.segueAction != nil {
      openEnds.append(
        .segueAction, file, segue.position, "the segue action may make another class")
    }
    return imported
  }

  private mutating func drop(_ segue: FileSegue, _ file: StoryboardFile, _ message: String)
    -> Segue?
  {
    openEnds.append(.segueWithoutMeaning, file, segue.position, message)
    return nil
  }

  /// The kind; an adaptive action that differs wins, as at run time.
  private func kind(_ segue: FileSegue) -> Segue.Kind? {
    let kind = Segue.Kind(rawValue: segue.kind)
    guard kind == .show || kind == .showDetail else { return kind }
    switch segue.action {
    case "showDetailViewController:sender:": return .showDetail
    case "showViewController:sender:": return .show
    default: return kind
    }
  }

  /// What a trigger is called: as people label it, or else by its id; a cell's accessory apart from the
  /// cell. A segue of the controller itself has none, nor has an embed.
  private func trigger(
    of segue: FileSegue, _ kind: Segue.Kind, _ taken: inout Set<String>
  ) -> String? {
    let owner = segue.owner
    if owner.standing == .controller { return nil }
    if kind == .embed && (owner.label ?? "").isEmpty { return nil }
    let label = [owner.label, owner.title, owner.id].compactMap(\.self).first { !$0.isEmpty }
    let name = (label ?? owner.tag) + (segue.trigger == nil ? "" : ".accessory")
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }

  private mutating func segueClass(
    _ text: String, _ segue: FileSegue, _ file: StoryboardFile
  ) -> String? {
    let name = Names.spelled(text)
    guard !UIKitClass.segueClasses.contains(name) else { return nil }
    if scenario.segueClasses[name] == nil { scenario.segueClasses[name] = SegueClass() }
    openEnds.append(
      .segueClass, file, segue.position, "what \(text) does when performed is its own")
    return name
  }
}
