import SegueScenarios

/// What is asked for in a presentation.
struct PresentationRequest {
  let controller: UIViewController
  /// A style that replaces the controller's own (SEG-115).
  var style: PresentationStyle?
  var caller: UIViewController.Caller
  /// What a popover points at.
  var anchor = Anchor.given
  /// A default `show` fell back on it (SHW-4, SHW-20).
  var isShow = false

  /// Whether a popover has a view or bar button item to point at: SEG-58, SEG-60, SEG-121.
  enum Anchor { case given, nothing, perhapsSender }
}

extension UIApplication {
  /// The style of a controller that sets none: SEG-55, SEG-116.
  var defaultStyle: PresentationStyle { profile < .ios13 ? .fullScreen : .automatic }

  /// A style that was set, if it exists: `automatic` came with iOS 13 and counts as none before (SEG-116).
  func known(_ style: PresentationStyle?) -> PresentationStyle? {
    style == .automatic && profile < .ios13 ? nil : style
  }

  /// The style in which a controller is shown: a popover is one in regular width only, unless its delegate
  /// keeps it (SEG-57, SEG-120).
  func adapted(
    _ style: PresentationStyle, for controller: UIViewController
  ) -> PresentationStyle {
    guard style == .popover, device.width == .compact,
      controller.appClass.first(\.keepsPopover) != true
    else { return style }
    return defaultStyle
  }
}
