internal import SegueScenarios

/// What can be done in a state: by touching what is in front, and by the app's own segues.
struct ExploredView {
  private(set) var steps: [Step] = []
  private let tree: Hierarchy
  private let scenes: [String: Scene]
  private let scenario: Scenario

  init(_ tree: Hierarchy, _ scenes: [String: Scene], _ scenario: Scenario) {
    self.tree = tree
    self.scenes = scenes
    self.scenario = scenario
    guard !tree.isEmpty else { return }
    var open = [0]
    while let controller = open.popLast() {
      if let presented = tree.presented[controller] {
        // What is presented covers its presenter.
        steps.append(.dismiss(on: tree.names[presented]))
        open.append(presented)
      } else {
        touch(controller)
        open += front(of: controller).reversed()
      }
    }
  }

  private func kind(_ controller: Int) -> UIKitClass {
    let name = scenes[Explorer.scene(tree.names[controller])]?.controllerClass ?? ""
    if case .uikit(let kind, _) = scenario.ancestry(of: name) { return kind }
    return .viewController
  }

  /// The children that can be seen.
  private func front(of controller: Int) -> [Int] {
    let children = tree.children[controller]
    switch kind(controller) {
    case .navigation: return children.suffix(1)
    case .tab: return children.filter { tree.selected[$0] }
    case .split, .page, .viewController: return children
    }
  }

  private mutating func touch(_ controller: Int) {
    let name = tree.names[controller]
    for segue in scenes[Explorer.scene(name)]?.segues ?? [] {
      // An embed performs itself, and what a custom segue does is the app's own.
      guard segue.kind != .embed, segue.kind != .custom else { continue }
      if let trigger = segue.trigger {
        steps.append(.trigger(name: trigger, on: name))
      } else if let identifier = segue.identifier {
        steps.append(.performSegue(identifier: identifier, on: name, sender: nil))
      }
    }
    switch kind(controller) {
    case .navigation where tree.children[controller].count > 1: steps.append(.back(on: name))
    case .tab:
      for child in tree.children[controller] where !tree.selected[child] {
        steps.append(.tapTab(controller: tree.names[child], on: name))
      }
    default: break
    }
  }
}
