import SegueScenarios

extension Compiler {
  mutating func compileBuiltIns() {
    for builtIn in Program.builtIn {
      program.classes.append(
        ClassCode(
          name: symbol(builtIn.name), superclass: builtIn.kind == .plain ? -1 : 0,
          kind: builtIn.kind))
    }
  }

  /// Compiles, of the classes from a number on, what needs no other name than classes; bodies follow once all names have numbers.
  mutating func compileClasses(from first: Int) throws(CompileError) {
    let ordered = scenario.classes.filter { (classes[$0.key] ?? 0) >= first }.sorted {
      (classes[$0.key] ?? 0) < (classes[$1.key] ?? 0)
    }
    for (name, definition) in ordered where classes[name].map({ Int($0) }) == program.classes.count
    {
      try compile(definition, name)
    }
  }

  private mutating func compile(_ definition: ClassDefinition, _ name: String)
    throws(CompileError)
  {
    let parent = try find("class", definition.superclass, in: classes)
    let inherited = program.classes[Int(parent)]
    var code = ClassCode(name: symbol(name), superclass: parent, kind: inherited.kind)
    code.columns = definition.columns.map { UInt8(clamping: $0) } ?? inherited.columns
    code.overrides = inherited.overrides
    code.overrides.remove(.missing)
    code.own = definition
    code.own.definesPresentationContext =
      definition.definesPresentationContext ?? inherited.own.definesPresentationContext
    code.own.presentationStyle = definition.presentationStyle ?? inherited.own.presentationStyle
    code.own.isModalInPresentation =
      definition.isModalInPresentation ?? inherited.own.isModalInPresentation
    code.own.shouldDismiss = definition.shouldDismiss ?? inherited.own.shouldDismiss
    code.own.keepsPopover = definition.keepsPopover ?? inherited.own.keepsPopover
    code.own.shouldSelect = definition.shouldSelect ?? inherited.own.shouldSelect
    code.own.collapseSecondary = definition.collapseSecondary ?? inherited.own.collapseSecondary
    code.own.handlesShowDetail = definition.handlesShowDetail ?? inherited.own.handlesShowDetail
    code.own.topColumnForCollapsing =
      definition.topColumnForCollapsing ?? inherited.own.topColumnForCollapsing
    note(definition, in: &code)
    code.shouldPerform = answers(definition.shouldPerform)
    code.canPerform = answers(definition.canPerform)
    code.canPerformWithSender = answers(definition.canPerformWithSender)
    for action in definition.actions.sorted() { _ = self.action(action) }
    program.classes.append(code)
  }

  /// Adds the definition's overrides to the set of the chain.
  private func note(_ definition: ClassDefinition, in code: inout ClassCode) {
    func add(_ flag: OverrideSet, _ present: Bool?) {
      if present == true { code.overrides.insert(flag) }
    }
    add(.shouldPerform, definition.shouldPerform != nil)
    add(.canPerform, definition.canPerform != nil)
    add(.canPerformWithSender, definition.canPerformWithSender != nil)
    add(.allowedChildren, definition.allowedChildren != nil)
    add(.childContaining, definition.childContaining != nil)
    add(.unwindTowards, definition.unwindTowards != nil)
    add(.forUnwindAction, definition.forUnwindAction != nil)
    add(.segueForUnwinding, definition.segueForUnwinding != nil)
    add(.show, definition.show != nil)
    add(.showDetail, definition.showDetail != nil)
    add(.missing, definition.missing)
    if let refuses = definition.refusesShow {
      if refuses {
        code.overrides.insert(.refusesShow)
      } else {
        code.overrides.remove(.refusesShow)
      }
    }
    if let skips = definition.skipsInitCoder {
      if skips {
        code.overrides.insert(.skipsInitCoder)
      } else {
        code.overrides.remove(.skipsInitCoder)
      }
    }
  }

  /// The answers by key, the one for every other key last under `absent`.
  private mutating func answers(_ answers: Answers?) -> [(key: Symbol, answer: Answer)] {
    guard let answers else { return [] }
    var table = answers.byKey.sorted { $0.key < $1.key }.map {
      (key: symbol($0.key), answer: $0.value)
    }
    table.append((.absent, answers.otherwise))
    return table
  }

  mutating func compile(_ segueClass: SegueClass, _ name: String) throws(CompileError) {
    program.segueClasses.append(
      SegueClassCode(
        name: symbol(name), missing: segueClass.missing, perform: nil, destination: -1))
  }

  /// Compiles the bodies of the classes from a number on, once all names are known.
  mutating func compileBodies(from first: Int) throws(CompileError) {
    for (name, definition) in scenario.classes.sorted(by: { $0.key < $1.key }) {
      let index = Int(try find("class", name, in: classes))
      guard index >= first else { continue }
      var code = program.classes[index]
      if let override = definition.unwindTowards { code.unwindTowards = try compile(override) }
      if let override = definition.show { code.show = try compile(override) }
      if let override = definition.showDetail { code.showDetail = try compile(override) }
      if case .controllers(let list)? = definition.allowedChildren {
        for entry in list { code.allowedChildren.append(reference(entry)) }
      }
      if case .controller(let one)? = definition.childContaining {
        code.childContaining = reference(one)
      }
      if case .controller(let one)? = definition.forUnwindAction {
        code.forUnwindAction = reference(one)
      }
      if case .segue(let cls, let handler, let destination)? = definition.segueForUnwinding {
        var number: Int32 = -1
        if let cls { number = try find("segue class", cls, in: segueClasses) }
        code.suppliesHandler = handler != nil
        code.unwindSegue = (
          number, handler == nil ? .none : try body(handler ?? []),
          destination.map { reference($0) } ?? .absent
        )
      }
      for (selector, creation) in definition.segueActions.sorted(by: { $0.key < $1.key }) {
        code.segueActions.append((symbol(selector), try compile(creation)))
      }
      if !definition.inShouldPerform.isEmpty {
        code.inShouldPerform = try body(definition.inShouldPerform)
      }
      if !definition.inPrepare.isEmpty { code.inPrepare = try body(definition.inPrepare) }
      if !definition.inViewDidLoad.isEmpty {
        code.inViewDidLoad = try body(definition.inViewDidLoad)
      }
      for (selector, steps) in definition.inAction.sorted(by: { $0.key < $1.key }) {
        code.inAction.append((symbol(selector), try body(steps)))
      }
      program.classes[index] = code
    }
    inheritBodies()
  }

  /// Compiles the bodies of segue classes.
  mutating func compileSegueBodies() throws(CompileError) {
    for (name, segueClass) in scenario.segueClasses.sorted(by: { $0.key < $1.key }) {
      let index = Int(try find("segue class", name, in: segueClasses))
      if let perform = segueClass.perform {
        program.segueClasses[index].perform = try compile(perform)
      }
      if let scene = segueClass.destination {
        program.segueClasses[index].destination = try find("scene", scene, in: scenes)
      }
    }
  }

  /// What a class does inside its callbacks is inherited by subclasses that say nothing about it.
  private mutating func inheritBodies() {
    for index in program.classes.indices {
      let parent = Int(program.classes[index].superclass)
      guard parent >= Program.builtIn.count else { continue }
      let inherited = program.classes[parent]
      if !program.classes[index].inShouldPerform.exists {
        program.classes[index].inShouldPerform = inherited.inShouldPerform
      }
      if !program.classes[index].inPrepare.exists {
        program.classes[index].inPrepare = inherited.inPrepare
      }
      if !program.classes[index].inViewDidLoad.exists {
        program.classes[index].inViewDidLoad = inherited.inViewDidLoad
      }
      for entry in inherited.inAction
      where !program.classes[index].inAction.contains(where: { $0.selector == entry.selector }) {
        program.classes[index].inAction.append(entry)
      }
      for entry in inherited.segueActions
      where !program.classes[index].segueActions.contains(where: { $0.selector == entry.selector })
      {
        program.classes[index].segueActions.append(entry)
      }
    }
  }
}
