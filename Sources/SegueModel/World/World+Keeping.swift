// What split views keep to themselves.
extension World {
  /// CNT-28: The split view keeps a detail that a collapse dropped.
  package func keep(_ detail: Controller, by split: Controller) {
    nodes[split].kept = detail
    now.keepers += 1
  }

  /// Gives back what the split view kept, or none.
  package func takeKept(from split: Controller) -> Controller {
    let detail = nodes[split].kept
    guard detail.exists else { return .none }
    nodes[split].kept = .none
    now.keepers -= 1
    return detail
  }

  /// Whether a split view that is alive keeps a controller; it may stand elsewhere meanwhile.
  func isKept(_ controller: Controller) -> Bool {
    guard now.keepers > 0 else { return false }
    return (0..<nodes.count).contains { nodes[$0].kept == controller }
  }

  /// CNT-27: A split view and what it keeps may hold each other: whoever no link leads to from the window or from what
  /// the app holds leaves what held it.
  func departUnreached() {
    now.epoch &+= 1
    let base = stack.count
    if root.exists { stack.append(root) }
    for index in 0..<nodes.count where nodes[index].flags.contains(.held) {
      stack.append(Controller(Int32(index)))
    }
    while stack.count > base {
      let next = stack.removeLast()
      guard nodes[next].onRoute != now.epoch else { continue }
      nodes[next].onRoute = now.epoch
      pushChildren(of: next)
      for other in [nodes[next].presented, nodes[next].kept] where other.exists {
        stack.append(other)
      }
    }
    for index in 0..<nodes.count
    where nodes[index].onRoute != now.epoch && nodes[index].kept.exists
      && !nodes[index].flags.contains(.gone)
    {
      departed.append(takeKept(from: Controller(Int32(index))))
    }
  }
}
