package import SegueScenarios

extension Program {
  /// Compiles a scenario; throws what is wrong with it where a name leads nowhere.
  package init(_ scenario: Scenario) throws(CompileError) {
    var compiler = Compiler(scenario)
    try compiler.compile()
    self = compiler.program
  }
}

/// A name in a scenario that leads nowhere; `Scenario.validate()` says more about where it stands.
package struct CompileError: Error, CustomStringConvertible {
  package var description: String
  /// Nothing is wrong, but the program would not fit into memory.
  package var isTooLarge = false
}

/// Turns names into numbers, in an order that depends on the scenario's content alone.
struct Compiler {
  private(set) var scenario: Scenario
  var program: Program
  var symbols: [String: Symbol] = [:]
  var names: [String: Int32] = [:]
  var classes: [String: Int32] = [:]
  var segueClasses: [String: Int32] = [:]
  var storyboards: [String: Int32] = [:]
  var scenes: [String: Int32] = [:]
  var actions: [Symbol: Int32] = [:]

  init(_ scenario: Scenario) {
    self.scenario = scenario
    program = Program(profile: scenario.profile, device: scenario.device)
  }

  mutating func compile() throws(CompileError) {
    try numberClasses()
    numberNames()
    compileBuiltIns()
    try compileClasses(from: Program.builtIn.count)
    for (name, segueClass) in scenario.segueClasses.sorted(by: { $0.key < $1.key }) {
      try compile(segueClass, name)
    }
    try compileStoryboards()
    try compileBodies(from: Program.builtIn.count)
    try compileSegueBodies()
    try compileWindow()
    program.steps = try compile(scenario.steps)
    try tabulateActions()
  }

  /// Compiles classes once more that have the superclasses that they had, with all that were compiled after them.
  mutating func recompile(_ changes: [String: ClassDefinition]) throws(CompileError) {
    var first = program.classes.count
    for (name, definition) in changes {
      scenario.classes[name] = definition
      first = min(first, Int(try find("class", name, in: classes)))
    }
    program.classes.removeSubrange(first...)
    try compileClasses(from: first)
    try compileBodies(from: first)
    try tabulateActions()
  }

  mutating func symbol(_ text: String) -> Symbol {
    if let known = symbols[text] { return known }
    let new = Symbol(program.symbols.count)
    program.symbols.append(text)
    symbols[text] = new
    return new
  }

  mutating func symbol(_ text: String?) -> Symbol {
    guard let text else { return .absent }
    return symbol(text)
  }

  mutating func name(_ text: String) -> Int32 {
    if let known = names[text] { return known }
    let new = Int32(program.names.count)
    program.names.append(symbol(text))
    names[text] = new
    return new
  }

  mutating func action(_ text: String?) -> (symbol: Symbol, number: Int32) {
    guard let text else { return (.absent, -1) }
    let symbol = symbol(text)
    if let known = actions[symbol] { return (symbol, known) }
    let new = Int32(actions.count)
    actions[symbol] = new
    return (symbol, new)
  }

  /// Numbers the classes so that a superclass comes before its subclasses.
  private mutating func numberClasses() throws(CompileError) {
    for (index, builtIn) in Program.builtIn.enumerated() { classes[builtIn.name] = Int32(index) }
    for name in scenario.classes.keys.sorted() {
      var chain: [String] = []
      var next = name
      while classes[next] == nil {
        guard let definition = scenario.classes[next] else {
          throw CompileError(description: "there is no class named '\(next)'")
        }
        guard chain.count <= scenario.classes.count else {
          throw CompileError(description: "class '\(name)' is its own ancestor")
        }
        chain.append(next)
        next = definition.superclass
      }
      for link in chain.reversed() { classes[link] = Int32(classes.count) }
    }
  }

  /// Numbers everything else that can be named before anything is compiled: order does not matter then.
  private mutating func numberNames() {
    for name in scenario.segueClasses.keys.sorted() {
      segueClasses[name] = Int32(segueClasses.count)
    }
    for name in scenario.storyboards.keys.sorted() {
      storyboards[name] = Int32(storyboards.count)
      for scene in (scenario.storyboards[name]?.scenes.keys.sorted() ?? [])
      where scenes[scene] == nil {
        scenes[scene] = Int32(scenes.count)
      }
    }
    // The navigation controllers that UIKit makes by itself (CNT-19) are named after their class.
    program.automaticName = name("UINavigationController")
    program.plainSegue = symbol("UIStoryboardSegue")
    program.popoverSegue = symbol("UIStoryboardPopoverSegue")
    program.delegateShouldDismiss = symbol("shouldDismiss")
    program.delegateWillDismiss = symbol("willDismiss")
    program.delegateDidDismiss = symbol("didDismiss")
    program.delegateDidAttempt = symbol("didAttemptToDismiss")
    program.delegateShouldSelect = symbol("shouldSelect")
    program.delegateDidSelect = symbol("didSelect")
    program.delegateCollapse = symbol("collapseSecondary")
    program.delegateShowDetail = symbol("showDetail")
    program.delegateTopColumn = symbol("topColumnForCollapsing")
  }

  /// The most places that `implements` may have: thousands of classes with thousands of actions.
  private static let largestTable = 1 << 24

  /// Fills `implements`, once every action has its number.
  private mutating func tabulateActions() throws(CompileError) {
    guard actions.count * program.classes.count <= Self.largestTable else {
      throw CompileError(description: "too many classes and actions", isTooLarge: true)
    }
    program.actionCount = actions.count
    program.implements = Array(repeating: false, count: actions.count * program.classes.count)
    for index in program.classes.indices {
      let row = index * actions.count
      let parent = Int(program.classes[index].superclass)
      if parent >= 0 {
        for column in 0..<actions.count {
          program.implements[row + column] = program.implements[parent * actions.count + column]
        }
      }
      for selector in program.classes[index].own.actions {
        if let symbol = symbols[selector], let column = actions[symbol] {
          program.implements[row + Int(column)] = true
        }
      }
    }
  }

  func find(_ kind: String, _ name: String, in table: [String: Int32]) throws(CompileError) -> Int32
  {
    guard let found = table[name] else {
      throw CompileError(description: "there is no \(kind) named '\(name)'")
    }
    return found
  }
}
