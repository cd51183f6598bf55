import SegueScenarios

extension World {
  /// Writes the hierarchy as it is into the recording, in time proportional to what was ever made.
  ///
  /// The form: for each controller in preorder its index, the number of its children, and a word of flags
  /// (1 selected, 2 loaded, 4 presents: the presented one follows the children; the style above). Trees
  /// outside the window follow the window's, each begun by -1.
  func takeSnapshot() throws(Stop) {
    try burn(nodes.count >> 5)
    if root.exists { write(root) }
    for index in 0..<nodes.count {
      let controller = Controller(Int32(index))
      let node = nodes[index]
      guard !node.parent.exists, !node.presenter.exists, controller != root,
        !node.flags.contains(.gone)
      else { continue }
      recording.tree.append(-1)
      write(controller)
    }
    try burn(0)
  }

  /// Preorder with the presented controller behind the children; iterative, since trees may be deep.
  private func write(_ start: Controller) {
    let base = stack.count
    stack.append(start)
    while stack.count > base {
      let controller = stack.removeLast()
      let node = nodes[controller]
      var word: Int32 = node.flags.contains(.loaded) ? 2 : 0
      if node.parent.exists, nodes[node.parent].selected == controller { word |= 1 }
      if node.presenter.exists { word |= 8 << styleNumber(node.style) }
      if node.presented.exists {
        word |= 4
        stack.append(node.presented)
      }
      recording.tree.append(controller.index)
      recording.tree.append(node.childCount)
      recording.tree.append(word)
      pushChildren(of: controller)
    }
  }

  private func styleNumber(_ style: PresentationStyle) -> Int32 {
    switch style {
    case .automatic: 0
    case .fullScreen: 1
    case .pageSheet: 2
    case .formSheet: 3
    case .currentContext: 4
    case .overFullScreen: 5
    case .overCurrentContext: 6
    case .popover: 7
    case .custom: 8
    }
  }

  static let styleNames = PresentationStyle.allCases
}
