import SegueScenarios

// The classic style: master and detail.
extension UISplitViewController {
  /// CNT-17, CNT-59 to CNT-61, CNT-34. A dropped secondary is kept (CNT-28).
  func collapseSecondary() throws {
    guard let secondary = columns[.secondary], let primary = columns[.primary] else { return }
    if let answer = appClass.first(\.collapseSecondary) {
      app.log(.delegate, on: self, to: secondary, name: "collapseSecondary", answer: answer)
      if answer { return drop(secondary) }
    }
    guard let stack = primary as? UINavigationController else { return drop(secondary) }
    stack.adopt(secondary)
  }

  private func drop(_ secondary: UIViewController) {
    columns[.secondary] = nil
    dropped = secondary
  }

  /// CNT-18, CNT-20, CNT-31, CNT-63, CNT-64.
  func separateSecondary() throws {
    let stack = columns[.primary] as? UINavigationController
    if let waiting = dropped, isElsewhere(waiting) { throw Halt.unspecified(.CNT(31)) }
    if let stack, stack.children.count > 1, let top = stack.topViewController {
      if dropped != nil { throw Halt.unspecified(.CNT(31)) }
      stack.disown(top)
      columns[.secondary] = top
    } else if let waiting = dropped {
      dropped = nil
      columns[.secondary] = waiting
    } else {
      throw Halt.unspecified(.CNT(31))
    }
  }

  /// SHW-13 to SHW-15, SHW-43 to SHW-47.
  func showClassicDetail(_ controller: UIViewController) throws {
    if let answer = appClass.first(\.handlesShowDetail) {
      app.log(.delegate, on: self, to: controller, name: "showDetail", answer: answer)
      if answer { return }
    }
    if let secondary = columns[.secondary], secondary === controller { return }
    if isCollapsed { return try showCollapsedDetail(controller) }
    if let detail = columns[.secondary], !(controller is UINavigationController),
      detail.overrides(.show)
    {
      throw Halt.unspecified(.SHW(45))
    }
    try replace(.secondary, by: controller)
  }

  private func showCollapsedDetail(_ controller: UIViewController) throws {
    guard let only = children.first, only.overrides(.show) else {
      return try presentInstead(controller, style: .fullScreen)
    }
    app.log(.show, on: only, to: controller)
    if let stack = only as? UINavigationController, controller is UINavigationController,
      !stack.appClass.overrides(\.show)
    {
      if controller.parent === stack { throw Halt.unspecified(.SHW(52)) }
      return try stack.append(controller, silently: true)
    }
    try only.show(controller)
  }

  /// Puts a controller in the place of a column's.
  func replace(_ column: Column, by controller: UIViewController?) throws {
    if let controller {
      if columns[column] === controller { return }
      try checkAdoption(of: controller)
      controller.parent?.disown(controller)
      for other in Column.allCases where columns[other] === controller { columns[other] = nil }
    }
    columns[column] = controller
    arrange()
    try bringOnScreen(controller)
  }
}
