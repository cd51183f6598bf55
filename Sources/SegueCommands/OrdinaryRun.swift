import SegueScenarios

/// The scenario that `segue bench model` measures, and the same run written by hand.
///
/// Two tabs; a list that pushes details, a sheet with a navigation controller of its own over them, unwinds out of
/// both, back buttons and tab changes: what an app does in a minute.
enum OrdinaryRun {
  static var scenario: Scenario {
    var list = ClassDefinition()
    list.actions = ["done:"]
    func scene(_ cls: String, _ segues: [Segue]) -> Scene {
      Scene(controllerClass: cls, segues: segues)
    }
    func navigation(_ root: String) -> Scene {
      Scene(
        controllerClass: "UINavigationController",
        relationships: [Relationship(.rootViewController, root)])
    }
    func go(_ kind: Segue.Kind, _ trigger: String, _ to: String) -> Segue {
      Segue(kind: kind, trigger: trigger, destination: to)
    }
    let exit = Segue(kind: .unwind, trigger: "exit", identifier: "exit", action: "done:")
    return Scenario(
      profile: .ios14, classes: ["List": list],
      storyboards: [
        "Main": Storyboard(
          initial: "tabs",
          scenes: [
            "tabs": Scene(
              controllerClass: "UITabBarController",
              relationships: [
                Relationship(.viewControllers, "nav"), Relationship(.viewControllers, "other"),
              ]),
            "nav": navigation("list"), "other": scene("UIViewController", []),
            "list": scene("List", [go(.show, "row", "detail")]),
            "detail": scene(
              "UIViewController",
              [go(.show, "more", "detail"), go(.presentation, "edit", "form"), exit]),
            "form": navigation("fields"),
            "fields": scene("UIViewController", [go(.show, "next", "confirm"), exit]),
            "confirm": scene("UIViewController", [exit]),
          ])
      ],
      window: .scene(storyboard: "Main", identifier: nil),
      steps: [
        .trigger(name: "row", on: "list"), .trigger(name: "more", on: "detail"),
        .back(on: "nav"), .trigger(name: "edit", on: "detail"),
        .trigger(name: "next", on: "fields"), .trigger(name: "exit", on: "confirm"),
        .trigger(name: "row", on: "list"), .tapTab(controller: "other", on: "tabs"),
        .tapTab(controller: "nav", on: "tabs"), .trigger(name: "edit", on: "detail#3"),
        .dismiss(on: "fields#2"), .trigger(name: "more", on: "detail#3"),
        .performSegue(identifier: "exit", on: "detail#4", sender: "code"),
        .trigger(name: "row", on: "list"), .trigger(name: "exit", on: "detail#5"),
      ])
  }

  static func repeatOnce() { blackHole(play().nodes.count) }
}

/// A hierarchy and nothing else.
private struct Tree {
  struct Node {
    var name: Int
    var parent = -1
    var presented = -1
    var presenter = -1
    var caller = -1
    var selected = -1
    var answers = false
    var children: [Int] = []
  }
  var nodes: [Node] = []

  mutating func make(_ name: Int, answers: Bool = false) -> Int {
    nodes.append(Node(name: name, answers: answers))
    return nodes.count - 1
  }
  mutating func add(_ child: Int, to parent: Int) {
    nodes[child].parent = parent
    nodes[parent].children.append(child)
  }
  mutating func pop(_ navigation: Int, to top: Int) {
    while nodes[navigation].children.last != top {
      nodes[nodes[navigation].children.removeLast()].parent = -1
    }
  }
  func top(_ node: Int) -> Int {
    var node = node
    while nodes[node].parent >= 0 { node = nodes[node].parent }
    return node
  }
  mutating func present(_ node: Int, from caller: Int) {
    let presenter = top(caller)
    nodes[presenter].presented = node
    nodes[node].presenter = presenter
    nodes[node].caller = caller
  }
  mutating func dismiss(_ presenter: Int) {
    let node = nodes[presenter].presented
    nodes[presenter].presented = -1
    nodes[node].presenter = -1
    nodes[node].caller = -1
  }

  /// The nearest controller that answers: callers and parents, each one's other children first.
  func destination(of source: Int) -> Int {
    var below = source
    var rung = source
    while true {
      rung = nodes[rung].presenter >= 0 ? nodes[rung].caller : nodes[rung].parent
      if rung < 0 { return -1 }
      for child in nodes[rung].children.reversed() where child != below {
        if let found = search(child) { return found }
      }
      if nodes[rung].answers { return rung }
      below = rung
    }
  }
  private func search(_ node: Int) -> Int? {
    for child in nodes[node].children { if let found = search(child) { return found } }
    return nodes[node].answers ? node : nil
  }
  mutating func unwind(_ source: Int) {
    let found = destination(of: source)
    guard found >= 0 else { return }
    let top = top(found)
    if nodes[top].presented >= 0 { dismiss(top) }
    let parent = nodes[found].parent
    if parent >= 0 { pop(parent, to: found) }
  }
}

extension OrdinaryRun {
  private static let names = [
    "tabs", "nav", "other", "list", "detail", "form", "fields", "confirm",
  ]

  /// The same run by hand; the names are their numbers above.
  @inline(never)
  private static func play() -> Tree {
    var tree = Tree()
    let tabs = tree.make(0)
    let nav = tree.make(1)
    let other = tree.make(2)
    let list = tree.make(3, answers: true)
    tree.add(nav, to: tabs)
    tree.add(list, to: nav)
    tree.add(other, to: tabs)
    tree.nodes[tabs].selected = nav
    func push(_ name: Int, _ navigation: Int) -> Int {
      let node = tree.make(name)
      tree.add(node, to: navigation)
      return node
    }
    func form(from caller: Int) -> (form: Int, fields: Int) {
      let form = tree.make(5)
      let fields = tree.make(6)
      tree.add(fields, to: form)
      tree.present(form, from: caller)
      return (form, fields)
    }
    let detail = push(4, nav)
    _ = push(4, nav)
    tree.pop(nav, to: detail)
    let first = form(from: detail)
    tree.unwind(push(7, first.form))
    let third = push(4, nav)
    tree.nodes[tabs].selected = other
    tree.nodes[tabs].selected = nav
    _ = form(from: third)
    tree.dismiss(tabs)
    tree.unwind(push(4, nav))
    tree.unwind(push(4, nav))
    return tree
  }

  /// The final tree as a snapshot writes it.
  static func run() -> String {
    let tree = play()
    func text(_ node: Int) -> String {
      let node = tree.nodes[node]
      let children = node.children.map { text($0) + ($0 == node.selected ? "*" : "") }
      return names[node.name]
        + (children.isEmpty ? "" : "[\(children.joined(separator: ", "))]")
    }
    return text(0)
  }
}
