package import SegueScenarios

/// The rules of `Specs/Segues.md`.
package protocol SegueRules: WorldRules {
  /// STB-19, SEG-105, SEG-106: A control's segue, by the control.
  func trigger(_ name: Symbol, on source: Controller) throws(Stop)
  /// SEG-19, UNW-21: The sender of a triggered segue.
  func sender(ofTrigger name: Symbol, on source: Controller) -> Symbol
  /// SEG-1, SEG-8, UNW-21, UNW-76, SEG-141: Whether the source is asked first.
  func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool
  /// SEG-8: A segue by its identifier, in code.
  func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol) throws(Stop)
  /// SEG-13, SEG-14, SEG-104: The segue of the source that an identifier means.
  func segue(_ identifier: Symbol, of source: Controller) -> Int?
  /// STB-19, SEG-107: A segue starts, by a trigger or in code.
  func start(_ index: Int, from source: Controller, sender: Symbol, triggered: Bool) throws(Stop)
  /// SEG-1, SEG-100: What the source answers to `shouldPerformSegue`.
  func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop) -> Bool
  /// SEG-62: A view that loads performs its embeds.
  func performEmbeds(of source: Controller) throws(Stop)
  /// SEG-2 to SEG-5: One performance of a forward segue.
  func perform(_ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  /// SEG-2, SEG-22: The new destination.
  func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol) throws(Stop)
    -> Controller
  /// SEG-3, SEG-71: The segue object.
  func makeSegue(_ segue: inout SegueObject) throws(Stop)
  /// SEG-4: The source is told.
  func prepare(_ segue: SegueObject) throws(Stop)
  /// SEG-5, SEG-33, SEG-70: The segue's `perform()`.
  func carryOut(_ segue: SegueObject) throws(Stop)
  /// SEG-34, SEG-72: What `super.perform()` does, by kind.
  func standardEffect(_ segue: SegueObject) throws(Stop)
  /// SEG-72, SEG-119, UNW-25, UNW-79: Whether a segue class leaves the effect to super.
  func callsSuper(_ override: Override, _ segue: SegueObject) -> Bool
  /// SEG-54, SEG-111, SEG-115: A segue presents.
  func presentBySegue(_ segue: SegueObject, style: PresentationStyle?) throws(Stop)
  /// SEG-61, SEG-124: The deprecated popover.
  func legacyPopover(_ segue: SegueObject) throws(Stop)
  /// SEG-51: A segue pushes.
  func pushBySegue(_ segue: SegueObject) throws(Stop)
  /// SHW-17: A segue replaces a pane.
  func replaceBySegue(_ segue: SegueObject) throws(Stop)
  /// SEG-63, SEG-117: A segue embeds.
  func embed(_ segue: SegueObject) throws(Stop)
}

extension SegueRules where Self: ModelRules {
  package func trigger(_ name: Symbol, on source: Controller) throws(Stop) {
    let node = world.nodes[source]
    guard node.scene >= 0, node.flags.contains(.hasSegues) else {
      throw .invalid("\(world.name(source)) has no triggers")
    }
    guard node.flags.contains(.loaded) else {
      throw .invalid("the view of \(world.name(source)) is not loaded")
    }
    for index in world.program.scenes[Int(node.scene)].segues
    where world.program.segues[index].trigger == name {
      world.cite(.STB(19))
      let identifier = world.program.segues[index].identifier
      if identifier < 0 {
        world.cite(.SEG(106))
      } else if segue(identifier, of: source) != index {
        world.cite(.SEG(105))
      }
      try start(
        index, from: source, sender: sender(ofTrigger: name, on: source), triggered: true)
      return
    }
    throw .invalid("\(world.name(source)) has no trigger '\(world.text(name) ?? "")'")
  }

  package func performSegue(_ identifier: Symbol, on source: Controller, sender: Symbol)
    throws(Stop)
  {
    guard let index = segue(identifier, of: source) else {
      // SEG-144: What AppKit raises has no name on record.
      if world.profile == .appkit { throw .raised(name: nil, reason: nil, rules: Cites(.SEG(144))) }
      // SEG-11, UNW-34: An unknown identifier raises; SEG-12, SEG-103: so does a controller from no storyboard.
      let rules =
        world.nodes[source].scene < 0
        ? Cites(.SEG(11), .SEG(12), .SEG(103), .UNW(34))
        : world.nodes[source].flags.contains(.hasSegues)
          ? Cites(.SEG(11), .SEG(13), .SEG(104), .UNW(34))
          : Cites(.SEG(11), .STB(18), .UNW(34))
      throw .raised(
        name: "NSInvalidArgumentException",
        reason: "Receiver (<\(world.name(source))>) has no segue with identifier "
          + "'\(world.text(identifier) ?? "")'",
        rules: rules)
    }
    let code = world.program.segues[index]
    world.cite(code.kind == .unwind ? .UNW(76) : .SEG(8))
    if code.kind == .unwind { world.cite(.SEG(118)) }
    if code.trigger < 0 { world.cite(.SEG(41)) }
    if isAmbiguous(identifier, of: source) {
      world.cite(.SEG(14))
      world.cite(.UNW(87))
    }
    try start(index, from: source, sender: sender, triggered: false)
  }

  /// SEG-41: Only so is a segue without trigger performed.
  /// SEG-14, UNW-87: Of several segues with one identifier the first counts; SEG-13: only the source's own do.
  package func segue(_ identifier: Symbol, of source: Controller) -> Int? {
    let node = world.nodes[source]
    guard node.scene >= 0, node.flags.contains(.hasSegues) else { return nil }
    return world.program.scenes[Int(node.scene)].segues.first {
      world.program.segues[$0].identifier == identifier
    }
  }

  /// Whether several of the source's segues have the identifier (SEG-14).
  private func isAmbiguous(_ identifier: Symbol, of source: Controller) -> Bool {
    let segues = world.program.scenes[Int(world.nodes[source].scene)].segues
    return segues.count { world.program.segues[$0].identifier == identifier } > 1
  }

  /// SEG-1, UNW-21: A trigger asks first; SEG-8, UNW-76: code does not, SEG-141: but in AppKit it does. SEG-107: either
  /// may be nested.
  package func start(_ index: Int, from source: Controller, sender: Symbol, triggered: Bool)
    throws(Stop)
  {
    // Finding it took a look at each segue of its scene.
    try world.burn(1 + (world.program.scenes[Int(world.nodes[source].scene)].segues.count >> 6))
    try world.enter()
    defer { world.leave() }
    switch world.now.callback {
    case .shouldPerform: world.cite(.SEG(18))
    case .prepare: world.cite(.SEG(107))
    case .viewDidLoad: world.cite(.SEG(17))
    case .other: break
    }
    let segue = world.program.segues[index]
    if segue.kind == .embed { throw .unspecified(.SEG(85)) }
    if asksFirst(segue, triggered: triggered) {
      guard try shouldPerform(segue, source, sender: sender) else { return }  // SEG-100, UNW-32
    }
    if segue.kind == .unwind {
      try unwind(segue, from: source, sender: sender, triggered: triggered)  // SEG-74, SEG-118
    } else {
      try perform(segue, from: source, sender: sender, triggered: triggered)
    }
  }

  /// SEG-19: The control itself.
  package func sender(ofTrigger name: Symbol, on source: Controller) -> Symbol { name }

  package func asksFirst(_ segue: SegueCode, triggered: Bool) -> Bool {
    triggered || world.profile == .appkit
  }

  package func shouldPerform(_ segue: SegueCode, _ source: Controller, sender: Symbol)
    throws(Stop) -> Bool
  {
    let body = world.program.classes[world.cls(source)].inShouldPerform
    if body.exists {
      var scope = Scope()
      scope.receiver = source
      try run(body, scope, in: .shouldPerform)
    }
    let answer =
      world.overrides(source).contains(.shouldPerform)
      ? world.answer(source, \.shouldPerform, key: segue.identifier) ?? true : true
    let rules =
      segue.kind == .unwind
      ? Cites(.UNW(21), .SEG(74), .SEG(1))
      : segue.kind == .embed ? Cites(.SEG(68)) : Cites(.SEG(1), .SEG(141))
    // SEG-83: which identifier an anonymous segue gives is unspecified; none is recorded.
    world.emit(
      .shouldPerform, on: source, name: segue.identifier, sender: sender, answer: answer,
      answer
        ? rules
        : rules.and(segue.kind == .unwind ? .UNW(32) : .SEG(100))
          .and(.SEG(26), if: segue.segueAction >= 0).and(.SEG(142)))
    return answer
  }

  /// SEG-62: An embed performs itself when its source's view is loaded; SEG-65: nested ones likewise.
  package func performEmbeds(of source: Controller) throws(Stop) {
    if world.kind(source) != .plain { throw .unspecified(.SEG(128)) }
    let scene = Int(world.nodes[source].scene)
    let embeds = world.program.scenes[scene].segues.filter {
      world.program.segues[$0].kind == .embed
    }
    guard embeds.count == 1, let index = embeds.first else { throw .unspecified(.SEG(82)) }
    world.cite(.SEG(62))
    if world.now.embedded.exists, world.isInTree(source, of: world.now.embedded) {
      world.cite(.SEG(65))
    }
    try world.enter()
    defer { world.leave() }
    let segue = world.program.segues[index]
    guard try shouldPerform(segue, source, sender: .absent) else { throw .unspecified(.SEG(80)) }
    // SEG-81: the sender of an embed is unspecified; none is recorded.
    try perform(segue, from: source, sender: .absent, triggered: true)
  }

  package func perform(
    _ segue: SegueCode, from source: Controller, sender: Symbol, triggered: Bool
  ) throws(Stop) {
    if segue.kind == .show || segue.kind == .showDetail, world.profile < .ios8_0 {
      throw .unspecified(.SEG(87))
    }
    if segue.kind == .popoverPresentation, world.profile < .ios8_0 {
      throw .invalid("popoverPresentation needs iOS 8")
    }
    let destination = try makeDestination(segue, source, sender: sender)
    var object = SegueObject(
      kind: segue.kind, identifier: segue.identifier, cls: segue.cls, source: source,
      destination: destination)
    object.sender = sender
    object.style = segue.style
    object.anchored = segue.anchored
    object.pane = segue.pane
    object.isTriggered = triggered
    object.fromAction = segue.segueAction >= 0
    try makeSegue(&object)
    try prepare(object)
    try carryOut(object)
    if world.isLoose(destination) { world.cite(.CNT(30)) }
  }

  package func makeDestination(_ segue: SegueCode, _ source: Controller, sender: Symbol)
    throws(Stop) -> Controller
  {
    if world.program.scenes[Int(segue.destination)].isReference { world.cite(.STB(22)) }
    let scene = try resolve(segue.destination)
    var cls: Int32 = -1
    var why = Cites(.SEG(2), .STB(28), .STB(9), .STB(10))
    if segue.segueAction >= 0 {
      guard
        let action = world.program.classes[world.cls(source)].segueActions.first(where: {
          $0.selector == segue.segueAction
        })
      else { throw .invalid("the source does not implement its segue action") }
      world.emit(
        .segueAction, on: source, name: segue.segueAction,
        sender: segue.actionTakesSender ? sender : .absent,
        Cites(.SEG(22)).and(.SEG(122), if: segue.actionTakesSender))
      cls = try create(scene, action.creation, alien: .SEG(24))
      if case .nothing = action.creation {
        why = Cites(.SEG(108), .SEG(2))
      } else {
        why = cls < 0 ? Cites(.SEG(22), .SEG(2)) : Cites(.SEG(22), .SEG(2), .STB(41))
      }
    }
    let destination = try instantiate(scene, cls: cls, why)
    world.departed.append(destination)  // CNT-30, unless it finds a place
    return destination
  }

  /// SEG-3: The segue object comes after its destination; SEG-71: a missing class raises here.
  package func makeSegue(_ segue: inout SegueObject) throws(Stop) {
    if segue.cls >= 0 {
      let cls = world.program.segueClasses[Int(segue.cls)]
      if segue.kind != .custom, segue.kind != .unwind, world.profile < .ios9, !segue.isMade {
        throw .unspecified(.SEG(86))
      }
      if cls.missing {
        if world.profile == .appkit { throw .unspecified(.SEG(147)) }
        throw .raised(
          name: "NSInvalidArgumentException",
          reason: "Could not find a segue class named '\(world.text(cls.name) ?? "")'",
          rules: Cites(.SEG(71)))
      }
      if cls.destination >= 0, segue.kind != .unwind {
        segue.destination = try instantiate(
          try resolve(cls.destination), cls: -1, Cites(.SEG(32), .STB(9), .STB(10)))
        world.departed.append(segue.destination)
      }
      let rules =
        segue.isUnwind
        ? Cites(.UNW(22), .UNW(23), segue.kind == .unwind ? .UNW(25) : .LUN(7), .SEG(3))
        : segue.isMade
          ? Cites(.SEG(31))
          : Cites(.SEG(3), .SEG(31), .SEG(40), segue.kind == .custom ? .SEG(70) : .SEG(72))
      world.emit(.segue, on: segue.source, to: segue.destination, name: cls.name, rules)
      return
    }
    let isPopover = segue.kind == .popover && world.profile < .ios9
    world.emit(
      .segue, on: segue.source, to: segue.destination,
      name: isPopover ? world.program.popoverSegue : world.program.plainSegue,
      segue.isUnwind
        ? Cites(.UNW(22), .UNW(23), .SEG(3), .STB(49))
          .and(.LUN(7), if: segue.kind == .custom)
        : segue.isMade
          ? Cites(.SEG(31), .STB(49))
          : isPopover
            ? Cites(.SEG(3), .SEG(31), .SEG(126)) : Cites(.SEG(3), .SEG(31), .SEG(40), .STB(49)))
  }

  /// SEG-4: Prepare once, before anything moves; SEG-101: the destination's view is not loaded by it.
  package func prepare(_ segue: SegueObject) throws(Stop) {
    world.emit(
      .prepare, on: segue.source, to: segue.destination, name: segue.identifier,
      sender: segue.sender,
      segue.isUnwind
        ? Cites(.UNW(22), .UNW(23), .UNW(78), .SEG(74))
        : segue.kind == .embed
          ? Cites(.SEG(63), .SEG(4))
          : Cites(.SEG(4), .SEG(31), segue.isTriggered ? .SEG(19) : .SEG(10))
            .and(.SEG(15), if: segue.identifier < 0).and(.SEG(23), if: segue.fromAction)
            .and(.SEG(143)))
    let body = world.program.classes[world.cls(segue.source)].inPrepare
    if !segue.isUnwind { world.cite(.SEG(101)) }
    if body.exists {
      try run(body, segue.scope(segue.source), in: .prepare)
    }
  }
}
