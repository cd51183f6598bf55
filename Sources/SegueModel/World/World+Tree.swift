package import SegueScenarios

// The only functions that change containment and presentation; every relation is kept on both sides.
extension World {
  /// Makes `child` the last child of `parent`.
  package func append(_ child: Controller, to parent: Controller) {
    insert(child, in: parent, after: nodes[parent].lastChild)
  }

  /// Makes `child` a child of `parent`, behind `previous`, or the first one.
  package func insert(_ child: Controller, in parent: Controller, after previous: Controller) {
    let next = previous.exists ? nodes[previous].next : nodes[parent].firstChild
    nodes[child].parent = parent
    nodes[child].flags.insert(.placed)
    nodes[child].previous = previous
    nodes[child].next = next
    if previous.exists { nodes[previous].next = child } else { nodes[parent].firstChild = child }
    if next.exists { nodes[next].previous = child } else { nodes[parent].lastChild = child }
    nodes[parent].childCount += 1
    now.layout &+= 1
    if nodes[parent].flags.contains(.attached) { setAttached(child, true) }
  }

  /// Takes a child out of its parent; it stays as it is otherwise.
  package func removeFromParent(_ child: Controller) {
    let parent = nodes[child].parent
    guard parent.exists else { return }
    let previous = nodes[child].previous
    let next = nodes[child].next
    if previous.exists { nodes[previous].next = next } else { nodes[parent].firstChild = next }
    if next.exists { nodes[next].previous = previous } else { nodes[parent].lastChild = previous }
    nodes[parent].childCount -= 1
    if nodes[parent].selected == child { nodes[parent].selected = .none }
    nodes[child].parent = .none
    nodes[child].previous = .none
    nodes[child].next = .none
    depart(child)
  }

  /// Makes a child of a tab bar controller the selected one, or none.
  package func select(_ child: Controller, of tabs: Controller) {
    nodes[tabs].selected = child
    now.layout &+= 1
  }

  /// Notes that a view begins to load, or has: while it does, nothing in it is on screen (PRS-7).
  package func setLoading(_ controller: Controller, _ loading: Bool) {
    if loading {
      nodes[controller].flags.formUnion([.loaded, .loading])
    } else {
      nodes[controller].flags.remove(.loading)
    }
    // Only who presents inside a container can have one around that loads.
    if now.presentsInside { now.layout &+= 1 }
  }

  /// Notes that a split view collapses or expands.
  package func setCollapsed(_ split: Controller, _ collapsed: Bool) {
    if collapsed {
      nodes[split].flags.insert(.collapsed)
    } else {
      nodes[split].flags.remove(.collapsed)
    }
    now.layout &+= 1
  }

  /// CNT-26: A presented controller is nobody's child, and no child is presented.
  /// Makes `presenter` present `controller` for `caller`.
  package func present(
    _ controller: Controller, by presenter: Controller, for caller: Controller,
    style: PresentationStyle
  ) {
    now.presentations += 1
    nodes[presenter].presented = controller
    nodes[controller].presenter = presenter
    nodes[controller].caller = caller
    nodes[controller].style = style
    if nodes[presenter].parent.exists { now.presentsInside = true }
    if now.presentsInside { now.layout &+= 1 }
    if nodes[presenter].flags.contains(.attached) { setAttached(controller, true) }
  }

  /// Ends the presentation of what `presenter` presents, and of all presentations inside it.
  package func removePresented(by presenter: Controller) {
    let base = stack.count
    let first = nodes[presenter].presented
    guard first.exists else { return }
    unlinkPresentation(first)
    stack.append(first)
    while stack.count > base {
      let controller = stack.removeLast()
      pushChildren(of: controller)
      let presented = nodes[controller].presented
      if presented.exists {
        unlinkPresentation(presented)
        stack.append(presented)
      }
    }
  }

  private func unlinkPresentation(_ controller: Controller) {
    now.presentations -= 1
    nodes[controller].flags.insert(.dismissed)
    nodes[nodes[controller].presenter].presented = .none
    nodes[controller].presenter = .none
    nodes[controller].caller = .none
    depart(controller)
  }

  /// Books that a subtree has left the hierarchy.
  private func depart(_ controller: Controller) {
    departed.append(controller)
    if nodes[controller].flags.contains(.attached) { setAttached(controller, false) }
  }

  /// Takes the old root out of the window.
  package func leaveWindow(_ root: Controller) { depart(root) }

  /// Marks a subtree, and what is presented in it, as under the window or not.
  package func setAttached(_ controller: Controller, _ attached: Bool) {
    let base = stack.count
    stack.append(controller)
    while stack.count > base {
      let next = stack.removeLast()
      if attached {
        nodes[next].flags.formUnion([.attached, .placed])
      } else {
        nodes[next].flags.remove(.attached)
      }
      pushChildren(of: next)
      if nodes[next].presented.exists { stack.append(nodes[next].presented) }
    }
  }

  /// Pushes the children on the scratch stack, so that the first is taken first.
  package func pushChildren(of controller: Controller) {
    var child = nodes[controller].lastChild
    while child.exists {
      stack.append(child)
      child = nodes[child].previous
    }
  }

  /// CNT-27, CNT-29: A controller lives while the window, a container, a presentation, a split view or
  /// the app holds it. Called at the end of a step.
  package func bury() {
    guard !departed.isEmpty else { return }
    if now.keepers > 0 { departUnreached() }
    let base = stack.count
    stackLooseDeparted()
    while stack.count > base {
      let dead = stack.removeLast()
      nodes[dead].flags.insert(.gone)
      var child = nodes[dead].firstChild
      while child.exists {
        let next = nodes[child].next
        removeFromParent(child)
        child = next
      }
      if nodes[dead].presented.exists { unlinkPresentation(nodes[dead].presented) }
      let kept = takeKept(from: dead)
      if kept.exists { departed.append(kept) }
      stackLooseDeparted()
    }
  }

  /// Takes the departed to bury; who departed twice is stacked once.
  private func stackLooseDeparted() {
    for index in 0..<departed.count {
      let controller = departed[index]
      if isLoose(controller) {
        nodes[controller].flags.insert(.gone)
        stack.append(controller)
        if nodes[controller].flags.contains(.placed) { cite(.CNT(29)) }
      } else if nodes[controller].flags.contains(.held) {
        cite(.CNT(27))
      }
    }
    departed.truncate(to: 0)
  }

  /// Whether nothing holds a controller, and it is not the window's root.
  package func isLoose(_ controller: Controller) -> Bool {
    let node = nodes[controller]
    return !node.parent.exists && !node.presenter.exists && controller != root
      && node.flags.isDisjoint(with: [.held, .gone]) && !isKept(controller)
  }
}
