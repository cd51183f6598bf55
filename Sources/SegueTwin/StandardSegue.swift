import SegueScenarios

/// A segue of one of the kinds of Interface Builder: its `perform()` has the effect of the kind.
final class StandardSegue: UIStoryboardSegue {
  private let template: Segue
  private let sender: String?

  /// Makes the object for one performance of a segue of the storyboard: SEG-3, SEG-71, SEG-86, SEG-126.
  init(
    _ template: Segue, source: UIViewController, destination: UIViewController, sender: String?
  ) throws {
    let app = source.app
    self.template = template
    self.sender = sender
    var className = "UIStoryboardSegue"
    if template.kind == .popover && app.profile < .ios9 {
      className = "UIStoryboardPopoverSegue"
    }
    var segueClass: SegueClass?
    if let name = template.segueClass {
      if template.kind != .custom && app.profile < .ios9 {
        let isShow = template.kind == .show || template.kind == .showDetail
        throw Halt.unspecified(isShow && app.profile == .ios6 ? .SEG(87) : .SEG(86))
      }
      segueClass = try app.segueClass(name)
      className = name
    }
    try super.init(
      identifier: template.identifier, source: source, destination: destination,
      className: className, segueClass: segueClass)
  }

  override func uikitPerform() throws {
    switch template.kind {
    case .custom, .unwind: try super.uikitPerform()
    case .show, .showDetail: try show()
    case .presentation, .modal: try present(style: template.style)
    case .popoverPresentation: try presentPopover()
    case .push: try push()
    case .popover: try presentDeprecatedPopover()
    case .replace: try replace()
    case .embed: try source.embed(destination)
    }
  }

  /// SHW-1, SHW-12, SEG-87.
  private func show() throws {
    if app.profile == .ios6 { throw Halt.unspecified(.SEG(87)) }
    if template.kind == .show {
      app.log(.show, on: source, to: destination)
      try source.show(destination)
    } else {
      app.log(.showDetail, on: source, to: destination)
      try source.showDetailViewController(destination)
    }
  }

  /// SEG-54, SEG-56, SEG-84, SEG-111, SEG-115.
  private func present(
    style: PresentationStyle?, anchor: PresentationRequest.Anchor = .given
  ) throws {
    var around: UIViewController? = source
    while let here = around {
      app.fuel.note()
      if here.presentedViewController != nil { throw Halt.unspecified(.SEG(84)) }
      around = here.parent
    }
    app.log(.present, on: source, to: destination)
    try source.present(
      PresentationRequest(
        controller: destination, style: style, caller: .controller(source), anchor: anchor))
  }

  /// SEG-57, SEG-58, SEG-60, SEG-121.
  private func presentPopover() throws {
    guard app.profile > .ios6 else { throw Halt.invalid("before iOS 8 no segue has this kind") }
    let missing: PresentationRequest.Anchor = sender == nil ? .nothing : .perhapsSender
    try present(style: .popover, anchor: template.anchored ? .given : missing)
  }

  /// SEG-61, SEG-124, SEG-125.
  private func presentDeprecatedPopover() throws {
    if app.profile < .ios9 && app.device.idiom != .pad {
      throw Halt.raise(
        ExceptionName.invalidArgument,
        "-[UIPopoverController initWithContentViewController:] called when not running under"
          + " UIUserInterfaceIdiomPad.")
    }
    if app.profile < .ios9 && !template.anchored && sender == nil {
      throw Halt.raise(
        ExceptionName.internalInconsistency,
        "\(className) must be presented from a bar button item or a view.")
    }
    throw Halt.unspecified(.SEG(125))
  }

  /// SEG-51, SEG-52, SEG-113; under More CNT-73.
  private func push() throws {
    guard let stack = try source.navigationController() else {
      let missing = identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
      throw Halt.raise(
        ExceptionName.generic,
        (missing ?? "") + "Push segues can only be used when the source controller is managed by an"
          + " instance of UINavigationController.")
    }
    app.log(.push, on: stack, to: destination)
    try stack.pushViewController(destination)
  }

  /// SHW-17, SHW-50, SHW-51.
  private func replace() throws {
    guard let split = source.splitViewController else { throw Halt.unspecified(.SHW(50)) }
    try split.replacePane(template.pane, by: destination)
  }
}
