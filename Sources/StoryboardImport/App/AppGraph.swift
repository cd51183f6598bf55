/// The scenes of all storyboards of an app, and the segues between them: references are followed to the
/// scenes they stand for. Positions are numbers in flat lists.
package struct AppGraph: Sendable {
  package struct Node: Sendable {
    package var file: Int
    package var scene: Int
    package var controller: FileController
  }

  package struct Edge: Sendable {
    package var segue: FileSegue
    package var source: Int
    /// Where it leads; nil for an unwind, and where nobody knows.
    package var destination: Int?
  }

  /// What a reference stands for.
  package enum Target: Hashable, Sendable {
    case node(Int)
    /// Another bundle, or several storyboards of the name.
    case open
    case noStoryboard(String)
    case noInitial(String)
    case noIdentifier(String, in: String)
  }

  package let files: [StoryboardFile]
  package private(set) var nodes: [Node] = []
  package private(set) var edges: [Edge] = []
  /// The edges that leave each node, and those that arrive.
  package private(set) var leaving: [[Int]] = []
  package private(set) var arriving: [[Int]] = []
  /// The nodes that can be there without an edge: initial controllers, those with an identifier, and a
  /// Mac's application.
  package private(set) var roots: [Int] = []
  /// What each reference stands for, by its node.
  package private(set) var targets: [Int: Target] = [:]

  private var numbers: [[String: Int]] = []
  private var identified: [[String: Int]] = []

  package init(_ files: [StoryboardFile]) {
    self.files = files
    for index in files.indices { addNodes(of: index) }
    leaving = Array(repeating: [], count: nodes.count)
    arriving = leaving
    let names = FileNames(files)
    for (number, node) in nodes.enumerated() where node.controller.isReference {
      targets[number] = target(of: node, names)
    }
    for index in files.indices { addEdges(of: index) }
    for (number, node) in nodes.enumerated() where !node.controller.isReference {
      let isInitial = files[node.file].initial == node.controller.id
      if isInitial || node.controller.storyboardIdentifier != nil
        || node.controller.tag == "application"
      {
        roots.append(number)
      }
    }
  }

  private mutating func addNodes(of index: Int) {
    var byID: [String: Int] = [:]
    var byIdentifier: [String: Int] = [:]
    for (number, scene) in files[index].scenes.enumerated() {
      guard let controller = scene.controller, byID[controller.id] == nil else { continue }
      byID[controller.id] = nodes.count
      if let name = controller.storyboardIdentifier, !controller.isReference,
        byIdentifier[name] == nil
      {
        byIdentifier[name] = nodes.count
      }
      nodes.append(Node(file: index, scene: number, controller: controller))
    }
    numbers.append(byID)
    identified.append(byIdentifier)
  }

  private func target(of node: Node, _ names: FileNames) -> Target {
    guard node.controller.bundleIdentifier == nil else { return .open }
    var index = node.file
    if let name = node.controller.storyboardName {
      switch names.nearest(name, to: node.file) {
      case .found(let file): index = file
      case .several: return .open
      case .none: return .noStoryboard(name)
      }
    }
    let file = files[index]
    if let identifier = node.controller.referencedIdentifier {
      return identified[index][identifier].map(Target.node)
        ?? .noIdentifier(identifier, in: file.name)
    }
    return file.initial.flatMap { numbers[index][$0] }.map(Target.node) ?? .noInitial(file.name)
  }

  /// The identifiers of a storyboard's scenes.
  package func identifiers(ofStoryboard name: String) -> [String] {
    files.indices.filter { files[$0].name == name }.flatMap { identified[$0].keys }.sorted()
  }

  private mutating func addEdges(of index: Int) {
    for scene in files[index].scenes {
      guard let id = scene.controller?.id, let source = numbers[index][id] else { continue }
      for segue in scene.segues {
        var destination: Int?
        if segue.kind != "unwind", let id = segue.destination { destination = resolved(id, index) }
        let number = edges.count
        edges.append(Edge(segue: segue, source: source, destination: destination))
        leaving[source].append(number)
        if let destination { arriving[destination].append(number) }
      }
    }
  }

  private func resolved(_ id: String, _ index: Int) -> Int? {
    guard let node = numbers[index][id] else { return nil }
    guard nodes[node].controller.isReference else { return node }
    guard case .node(let target) = targets[node], !nodes[target].controller.isReference else {
      return nil
    }
    return target
  }
}

extension AppGraph {
  /// The class of a node's controller: the app's, or the framework's.
  package func className(_ node: Int) -> String {
    let controller = nodes[node].controller
    if let name = controller.className { return name }
    // AppKit and WatchKit have the same tags for other classes.
    guard hasUIKit(node) else { return controller.tag }
    return FrameworkClass.name(ofTag: controller.tag) ?? "UIViewController"
  }

  /// Whether a node's storyboard is one of iOS or tvOS.
  package func hasUIKit(_ node: Int) -> Bool {
    [.iOS, .tvOS].contains(files[nodes[node].file].platform)
  }

  /// What people call a scene: its label, identifier or class.
  package func name(_ node: Int) -> String {
    let controller = nodes[node].controller
    return controller.label ?? controller.storyboardIdentifier ?? controller.className
      ?? controller.tag
  }

  package func path(_ node: Int) -> String { files[nodes[node].file].path }

  /// The file of an edge's segue.
  package func path(edge: Int) -> String { path(edges[edge].source) }

  /// The nodes that can be reached from some, with the edge by which each was found first.
  package func reached(
    from starts: [Int], along isTaken: (Edge) -> Bool = { _ in true }
  ) -> [Int: Int?] {
    var found: [Int: Int?] = [:]
    for start in starts { found.updateValue(nil, forKey: start) }
    var queue = starts
    var next = 0
    while next < queue.count {
      for number in leaving[queue[next]] where isTaken(edges[number]) {
        guard let destination = edges[number].destination, found[destination] == nil else {
          continue
        }
        found.updateValue(number, forKey: destination)
        queue.append(destination)
      }
      next += 1
    }
    return found
  }

  /// The scenes on the way to a node, from the start on.
  package func way(to node: Int, in found: [Int: Int?]) -> [Int] {
    var way = [node]
    while let last = way.last, let edge = found[last] ?? nil { way.append(edges[edge].source) }
    return way.reversed()
  }
}

/// Which file a reference's storyboard name means.
struct FileNames {
  enum Answer { case found(Int), several, none }

  private let files: [StoryboardFile]
  private var byName: [String: [Int]] = [:]

  init(_ files: [StoryboardFile]) {
    self.files = files
    for (index, file) in files.enumerated() { byName[file.name, default: []].append(index) }
  }

  /// Of several, the one whose folder is nearest.
  func nearest(_ name: String, to index: Int) -> Answer {
    let candidates = byName[name] ?? []
    guard candidates.count > 1 else { return candidates.first.map(Answer.found) ?? .none }
    let home = files[index].path.split(separator: "/").dropLast()
    let near = candidates.map { candidate in
      zip(home, files[candidate].path.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    guard let best = near.max(), near.count(where: { $0 == best }) == 1,
      let place = near.firstIndex(of: best)
    else { return .several }
    return .found(candidates[place])
  }
}
