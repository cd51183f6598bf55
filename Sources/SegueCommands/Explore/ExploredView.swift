internal import SegueScenarios

/// What can be done in a state: by touching what is in front, and by the app's own segues.
struct ExploredView {
  private(set) var steps: [Step] = []
  private let state: ExploredTree

  init(_ state: ExploredTree) {
    self.state = state
    guard !state.tree.isEmpty else { return }
    var open = [0]
    while let controller = open.popLast() {
      if let presented = state.tree.presented[controller] {
        // What is presented covers its presenter.
        steps.append(.dismiss(on: state.tree.names[presented]))
        open.append(presented)
      } else {
        touch(controller)
        open += state.front(of: controller).reversed()
      }
    }
  }

  private mutating func touch(_ controller: Int) {
    let tree = state.tree
    let name = tree.names[controller]
    for segue in state.scenes[state.scene(of: controller)]?.segues ?? [] {
      // An embed performs itself, and what a custom segue does is the app's own.
      guard segue.kind != .embed, segue.kind != .custom else { continue }
      if let trigger = segue.trigger {
        steps.append(.trigger(name: trigger, on: name))
      } else if let identifier = segue.identifier {
        steps.append(.performSegue(identifier: identifier, on: name, sender: nil))
      }
    }
    switch state.kind(controller) {
    case .navigation where tree.children[controller].count > 1: steps.append(.back(on: name))
    case .tab:
      for child in tree.children[controller] where !tree.selected[child] {
        steps.append(.tapTab(controller: tree.names[child], on: name))
      }
    default: break
    }
  }
}
