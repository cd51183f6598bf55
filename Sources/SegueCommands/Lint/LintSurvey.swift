internal import SegueExchange
internal import StoryboardImport

/// What the rules of `segue lint` look at, and what they find.
struct LintSurvey {
  let graph: AppGraph
  let facts: ClassFacts
  /// A whole folder was given: a storyboard that is not among the files is not in the app's folder.
  let isWholeFolder: Bool
  var findings: [LintFinding] = []
  /// The class of each node with its superclasses.
  let ancestries: [ClassFacts.Ancestry]
  /// Some class of the app's scenes may do what nobody here knows.
  let hasUnknownClasses: Bool
  /// The unwind segues of iOS and tvOS, as numbers of edges, by action.
  let unwinds: [String: [Int]]

  /// The classes that declare a method for each action, framework classes with extensions among them.
  let implementers: [String: Set<String>]
  /// The nodes whose class is, or descends from, a class.
  let descendants: [String: [Int]]
  /// How each scene is reached from those that need no segue.
  let fromRoots: [Int: Int?]

  init(_ files: [StoryboardFile], _ facts: ClassFacts, isWholeFolder: Bool) {
    graph = AppGraph(files)
    self.facts = facts
    self.isWholeFolder = isWholeFolder
    var known: [String: ClassFacts.Ancestry] = [:]
    var ancestries: [ClassFacts.Ancestry] = []
    for node in graph.nodes.indices {
      let name = graph.className(node)
      let ancestry = known[name] ?? facts.ancestry(of: name)
      known[name] = ancestry
      ancestries.append(ancestry)
    }
    self.ancestries = ancestries
    var unwinds: [String: [Int]] = [:]
    for (number, edge) in graph.edges.enumerated() where edge.segue.kind == "unwind" {
      guard let action = edge.segue.unwindAction else { continue }
      unwinds[action, default: []].append(number)
    }
    self.unwinds = unwinds
    var implementers: [String: Set<String>] = [:]
    for fact in facts.classes.values {
      for action in fact.actions where action.isExposed {
        implementers[action.selector, default: []].insert(fact.name)
      }
    }
    self.implementers = implementers
    var descendants: [String: [Int]] = [:]
    for (node, ancestry) in ancestries.enumerated() {
      for name in ancestry.names { descendants[name, default: []].append(node) }
    }
    self.descendants = descendants
    fromRoots = graph.reached(from: graph.roots)
    hasUnknownClasses = ancestries.contains { !$0.isKnown }
  }

  /// The nodes whose class has a method for an action, inherited or its own.
  func able(_ action: String) -> [Int] {
    Set((implementers[action] ?? []).flatMap { descendants[$0] ?? [] }).sorted()
  }

  /// Every finding of every rule, in order of file and line.
  static func findings(
    _ files: [StoryboardFile], _ facts: ClassFacts, isWholeFolder: Bool
  ) -> [LintFinding] {
    var survey = LintSurvey(files, facts, isWholeFolder: isWholeFolder)
    survey.checkUnwinds()
    survey.checkContainers()
    survey.checkTabs()
    survey.checkClasses()
    survey.checkCalls()
    survey.checkScenes()
    survey.checkCycles()
    survey.checkReferences()
    return survey.findings.sorted {
      ($0.file, $0.line, $0.column, $0.rule, $0.message)
        < ($1.file, $1.line, $1.column, $1.rule, $1.message)
    }
  }

  /// What is absent from the sources is absent from the app: single files may be a part of it.
  var hasAllSources: Bool { isWholeFolder || facts.isDeclaredComplete }

  // MARK: reporting

  mutating func report(
    _ rule: String, _ severity: LintRule.Severity, edge: Int, _ message: String
  ) {
    let segue = graph.edges[edge].segue
    report(
      rule, severity, graph.path(edge: edge), segue.position, message, element: segue.id)
  }

  mutating func report(
    _ rule: String, _ severity: LintRule.Severity, node: Int, _ message: String
  ) {
    let controller = graph.nodes[node].controller
    report(
      rule, severity, graph.path(node), controller.position, message, element: controller.id)
  }

  mutating func report(
    _ rule: String, _ severity: LintRule.Severity, at place: SourcePlace, _ message: String
  ) {
    report(rule, severity, place.file, place.position, message, element: nil)
  }

  mutating func report(
    _ rule: String, _ severity: LintRule.Severity, _ file: String, _ position: TextPosition,
    _ message: String, element: String?
  ) {
    findings.append(
      LintFinding(
        rule: rule, severity: severity, file: file, line: position.line, column: position.column,
        message: message, element: element))
  }

  // MARK: words

  /// `"Detail" (DetailController)`
  func scene(_ node: Int) -> String {
    let name = graph.name(node)
    let type = graph.className(node)
    return name == type ? type : "\"\(name)\" (\(type))"
  }

  /// What a segue is called in a message: by its identifier, or by what triggers it.
  func segue(_ edge: Int) -> String {
    let segue = graph.edges[edge].segue
    if let identifier = segue.identifier { return "\"\(identifier)\"" }
    let owner = segue.owner
    if owner.standing == .controller { return "without identifier" }
    return "of the \(owner.tag)" + ((owner.label ?? owner.title).map { " \"\($0)\"" } ?? "")
  }

  /// A name as messages have it, apart from the words around it.
  static func quoted(_ name: String) -> String { "\"\(name)\"" }

  /// A few names of many.
  static func list(_ names: some Sequence<String>) -> String {
    let sorted = Set(names).sorted()
    guard sorted.count > 5 else { return sorted.joined(separator: ", ") }
    return sorted.prefix(4).joined(separator: ", ") + " and \(sorted.count - 4) more"
  }

  /// `First → Second → Third`; of a long way, its ends.
  func way(_ nodes: [Int]) -> String {
    func names(_ some: some Sequence<Int>) -> [String] { some.map { graph.name($0) } }
    guard nodes.count > 8 else { return names(nodes).joined(separator: " → ") }
    return (names(nodes.prefix(4)) + ["… (\(nodes.count - 7) more)"] + names(nodes.suffix(3)))
      .joined(separator: " → ")
  }

  func isPhone(_ node: Int) -> Bool {
    [.iOS, .tvOS].contains(graph.files[graph.nodes[node].file].platform)
  }
}
