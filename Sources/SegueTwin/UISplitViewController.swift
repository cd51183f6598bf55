import SegueScenarios

/// Stands for UIKit's `UISplitViewController`, of the classic style (master and detail are its primary and
/// secondary) and of the column style of iOS 14.
final class UISplitViewController: UIViewController {
  /// The controller of each column, shown or not.
  var columns: [Column: UIViewController] = [:]
  /// A secondary that a collapse dropped: CNT-20, CNT-28.
  var dropped: UIViewController?
  private(set) var isCollapsed = false
  /// It has been on the screen: from then on only a change of its width collapses it.
  private var wasShown = false

  var isColumnStyle: Bool { appClass.columns != nil }

  /// While collapsed the compact controller stands for all columns, which are no longer in the window, and
  /// else they for it (PRS-7, CNT-19).
  override func shows(_ child: UIViewController) -> Bool {
    !isColumnStyle || isCollapsed == (child === columns[.compact])
  }
  override var uikitOverridesShow: Bool { true }
  override var uikitOverridesShowDetail: Bool { true }
  override var uikitAsksChildren: Bool { true }

  override func reachKept(_ reach: (UIViewController?) -> Void) {
    for column in Column.allCases { reach(columns[column]) }
    reach(dropped)
  }

  override func unlink() {
    super.unlink()
    columns = [:]
    dropped = nil
  }

  override func childWasDisowned(_ child: UIViewController) {
    for column in Column.allCases where columns[column] === child { columns[column] = nil }
  }

  /// Takes what its relationships brought.
  override func awake() throws {
    if isColumnStyle {
      guard app.profile >= .ios14 else {
        throw Halt.invalid("before iOS 14 no split view has columns")
      }
    }
    arrange()
  }

  /// In a compact width it collapses when it is shown for the first time (CNT-62).
  override func comesOnScreen() throws {
    guard !wasShown else { return }
    wasShown = true
    if app.profile > .ios6 && app.device.width == .compact { try becomeCollapsed() }
  }

  /// Makes its children those that stand in its columns: CNT-19, CNT-62.
  func arrange() {
    let shown: [UIViewController]
    for column in Column.allCases where columns[column].map(isElsewhere) == true {
      columns[column] = nil
    }
    if isColumnStyle || !isCollapsed {
      shown = Column.allCases.compactMap { columns[$0] }
    } else {
      shown = [columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    }
    for child in children where !shown.contains(where: { $0 === child }) { child.parent = nil }
    for child in shown { child.parent = self }
    children = shown
  }

  /// Whether a controller that it keeps has found another place meanwhile.
  func isElsewhere(_ controller: UIViewController) -> Bool {
    controller.presentingViewController != nil || controller === app.window?.rootViewController
      || controller.parent.map { $0 !== self } == true || isWithin(controller)
  }

  /// Its width becomes compact.
  func collapse() throws {
    guard app.profile > .ios6 else { throw Halt.invalid("before iOS 8 no split view collapses") }
    try becomeCollapsed()
    try bringOnScreen(self)
  }

  private func becomeCollapsed() throws {
    guard !isCollapsed else { return }
    isCollapsed = true
    if isColumnStyle { try collapseColumns() } else { try collapseSecondary() }
    arrange()
  }

  /// Its width becomes regular.
  func expand() throws {
    guard app.profile > .ios6 else { throw Halt.invalid("before iOS 8 no split view expands") }
    guard isCollapsed else { return }
    if !isColumnStyle { try separateSecondary() }
    isCollapsed = false
    arrange()
    try bringOnScreen(self)
  }

  /// The exception of CNT-8.
  static func cannotBePushed(onto name: String) -> Halt {
    Halt.raise(
      nil, "Split View Controllers cannot be pushed to a Navigation Controller <\(name)>")
  }

  /// SHW-6, SHW-19, SHW-49.
  override func uikitShow(_ controller: UIViewController) throws {
    if isColumnStyle { return try presentInstead(controller, style: nil) }
    guard isCollapsed else { throw Halt.unspecified(.SHW(19)) }
    try presentInstead(controller, style: .fullScreen)
  }

  /// A show that becomes a presentation; whose call it counts as is open (SHW-21).
  func presentInstead(_ controller: UIViewController, style: PresentationStyle?) throws {
    try present(PresentationRequest(controller: controller, style: style, caller: .unsettled))
  }

  override func uikitShowDetail(_ controller: UIViewController) throws {
    if isColumnStyle {
      try setColumn(.secondary, to: controller)
    } else {
      try showClassicDetail(controller)
    }
  }
}
