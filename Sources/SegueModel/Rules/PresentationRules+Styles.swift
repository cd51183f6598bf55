package import SegueScenarios

// The styles that presentations are made in.
extension PresentationRules where Self: ModelRules {
  /// SEG-55: Automatic from iOS 13 on; SEG-116: full screen before.
  package var standardStyle: PresentationStyle {
    world.profile >= .ios13 ? .automatic : .fullScreen
  }

  package func ownStyle(_ controller: Controller) -> PresentationStyle {
    guard let style = styleThatIsSet(controller) else {
      world.cite(world.profile >= .ios13 ? .SEG(55) : .SEG(116))
      return standardStyle
    }
    return adapted(style, for: controller)
  }

  /// The style that the scene sets, else the class; nil where neither does.
  package func styleThatIsSet(_ controller: Controller) -> PresentationStyle? {
    let node = world.nodes[controller]
    let scene = node.scene >= 0 ? world.program.scenes[Int(node.scene)].style : nil
    return known(scene) ?? known(world.program.classes[Int(node.cls)].own.presentationStyle)
  }

  /// SEG-116: Automatic counts as no style before iOS 13.
  package func known(_ style: PresentationStyle?) -> PresentationStyle? {
    style == .automatic && world.profile < .ios13 ? nil : style
  }

  /// What a style that is asked for means here: automatic is the standard one, and a popover adapts.
  package func adapted(_ style: PresentationStyle, for controller: Controller) -> PresentationStyle
  {
    switch style {
    case .automatic: standardStyle
    case .popover: adapts(controller)
    default: style
    }
  }

  /// SEG-57, SEG-120: What a popover is shown as in this width.
  package func adapts(_ controller: Controller) -> PresentationStyle {
    guard world.program.device.width == .compact else { return .popover }
    let keeps = world.program.classes[world.cls(controller)].own.keepsPopover ?? false
    if keeps { world.cite(.SEG(120)) }
    return keeps ? .popover : standardStyle
  }
}
