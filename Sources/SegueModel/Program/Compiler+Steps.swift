import SegueScenarios

extension Compiler {
  mutating func body(_ steps: [Step]) throws(CompileError) -> BodyID {
    let compiled = try compile(steps)
    program.bodies.append(compiled)
    return BodyID(index: Int32(program.bodies.count - 1))
  }

  mutating func compile(_ override: Body) throws(CompileError) -> Override {
    Override(
      callsSuper: override.callsSuper,
      body: override.steps.isEmpty ? .none : try body(override.steps))
  }

  mutating func compile(_ steps: [Step]) throws(CompileError) -> [StepCode] {
    var codes: [StepCode] = []
    codes.reserveCapacity(steps.count)
    for step in steps { codes.append(try compile(step)) }
    return codes
  }

  mutating func compile(_ creation: Creation) throws(CompileError) -> CreationCode {
    switch creation {
    case .nothing: return .nothing
    case .withoutCoder: return .withoutCoder
    case .coder(nil): return .coder(cls: -1)
    case .coder(let cls?): return .coder(cls: try find("class", cls, in: classes))
    }
  }

  /// Splits `detail#2` into its name and its number.
  mutating func reference(_ text: String) -> ControllerName {
    switch text {
    case "self": return .receiver
    case "source": return .source
    case "destination": return .destination
    case "towards": return .towards
    case "controller": return .controller
    default: break
    }
    guard let mark = text.lastIndex(of: "#"),
      let ordinal = Int32(text[text.index(after: mark)...]), ordinal >= 1
    else { return ControllerName(name: name(text), ordinal: 1) }
    return ControllerName(name: name(String(text[..<mark])), ordinal: ordinal)
  }

  private mutating func references(_ texts: [String]) -> [ControllerName] {
    texts.map { reference($0) }
  }

  private mutating func compile(_ step: Step) throws(CompileError) -> StepCode {
    switch step {
    case .trigger(let name, let on):
      return StepCode(operation: .trigger, on: reference(on), name: symbol(name))
    case .performSegue(let identifier, let on, let sender):
      return StepCode(
        operation: .performSegue, on: reference(on), name: symbol(identifier),
        sender: symbol(sender))
    case .instantiate(let storyboard, let identifier, let creator):
      var code = StepCode(operation: .instantiate, name: symbol(identifier))
      code.sender = symbol(storyboard)
      code.number = storyboards[storyboard] ?? -1
      if let creator { code.creation = try compile(creator) }
      return code
    case .create(let cls, let text):
      var code = StepCode(operation: .create)
      code.number = try find("class", cls, in: classes)
      code.to = ControllerName(name: name(text), ordinal: 0)
      return code
    case .makeSegue(let made):
      var code = StepCode(
        operation: .makeSegue, on: reference(made.source), to: reference(made.destination),
        name: symbol(made.identifier))
      if let cls = made.segueClass { code.number = try find("segue class", cls, in: segueClasses) }
      if let handler = made.handler { code.handler = try body(handler) }
      code.list = Array(repeating: .absent, count: max(0, min(made.performs, 100)))
      return code
    case .present(let controller, let on, let style):
      var code = StepCode(
        operation: .present, on: reference(on), to: controller.map { reference($0) } ?? .absent)
      code.style = style
      return code
    case .setColumn(let column, let controller, let on):
      var code = StepCode(
        operation: .setColumn, on: reference(on), to: controller.map { reference($0) } ?? .absent)
      code.column = column
      return code
    case .setStack(let list, let on):
      return StepCode(operation: .setStack, on: reference(on), list: references(list))
    case .setTabs(let list, let on):
      return StepCode(operation: .setTabs, on: reference(on), list: references(list))
    case .setPages(let list, let on):
      return StepCode(operation: .setPages, on: reference(on), list: references(list))
    default: return compileSimple(step)
    }
  }

  /// The steps that name at most a receiver and one other controller.
  private mutating func compileSimple(_ step: Step) -> StepCode {
    func code(_ operation: StepCode.Operation, _ on: ControllerName, _ to: ControllerName = .absent)
      -> StepCode
    { StepCode(operation: operation, on: on, to: to) }
    switch step {
    case .back(let on): return code(.back, reference(on))
    case .tapTab(let child, let on): return code(.tapTab, reference(on), reference(child))
    case .swipe(let controller): return code(.swipe, reference(controller))
    case .loadView(let controller): return code(.loadView, reference(controller))
    case .dismiss(let on): return code(.dismiss, reference(on))
    case .push(let controller, let on):
      return code(.push, reference(on), controller.map { reference($0) } ?? .absent)
    case .pop(let on): return code(.pop, reference(on))
    case .popTo(let controller, let on): return code(.popTo, reference(on), reference(controller))
    case .popToRoot(let on): return code(.popToRoot, reference(on))
    case .select(let child, let on): return code(.select, reference(on), reference(child))
    case .selectMore(let on): return code(.selectMore, reference(on))
    case .show(let other, let on): return code(.show, reference(on), reference(other))
    case .showDetail(let other, let on): return code(.showDetail, reference(on), reference(other))
    case .collapse(let on): return code(.collapse, reference(on))
    case .expand(let on): return code(.expand, reference(on))
    case .addChild(let child, let on): return code(.addChild, reference(on), reference(child))
    case .removeChild(let child): return code(.removeChild, reference(child))
    case .hold(let controller): return code(.hold, reference(controller))
    case .release(let controller): return code(.release, reference(controller))
    case .setRoot(let controller): return code(.setRoot, reference(controller))
    default: return code(.loadView, .absent)
    }
  }
}
