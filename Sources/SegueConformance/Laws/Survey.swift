import SegueScenarios

/// A snapshot, read: where everybody stands.
struct Survey {
  let snapshot: Snapshot
  /// The window's tree first, empty without a window; then the detached ones.
  let trees: [Hierarchy]
  private let places: [String: Place]

  /// Where a controller stands.
  struct Place {
    var tree: Int
    var number: Int
  }

  /// Reads a snapshot; nil when a tree of it is malformed (LAW-58).
  init?(_ snapshot: Snapshot) {
    let texts = [snapshot.tree] + (snapshot.detached ?? [])
    let trees = texts.compactMap { try? Hierarchy(parsing: $0) }
    guard trees.count == texts.count else { return nil }
    self.snapshot = snapshot
    self.trees = trees
    var places: [String: Place] = [:]
    for (tree, hierarchy) in trees.enumerated() {
      for (number, name) in hierarchy.names.enumerated() where places[name] == nil {
        places[name] = Place(tree: tree, number: number)
      }
    }
    self.places = places
  }

  /// Whether the snapshot tells who is alive outside the window.
  var knowsDetached: Bool { snapshot.detached != nil }

  /// Everybody, in the order of the text.
  var names: [String] { trees.flatMap(\.names) }

  func place(_ name: String) -> Place? { places[name] }

  func contains(_ name: String) -> Bool { places[name] != nil }

  /// The root of the tree that a controller stands in.
  func root(of name: String) -> String? { place(name).flatMap { trees[$0.tree].names.first } }

  /// The children of a controller; nil when it is not there.
  func children(_ name: String) -> [String]? {
    place(name).map { place in
      let tree = trees[place.tree]
      return tree.children[place.number].map { tree.names[$0] }
    }
  }

  /// The container of a controller; nil where it is nobody's child.
  func parent(_ name: String) -> String? {
    place(name).flatMap { place in
      trees[place.tree].parent[place.number].map { trees[place.tree].names[$0] }
    }
  }

  /// The selected one among a controller's children.
  func selectedChild(_ name: String) -> String? {
    place(name).flatMap { place in
      let tree = trees[place.tree]
      return tree.children[place.number].first { tree.selected[$0] }.map { tree.names[$0] }
    }
  }

  /// Whether a controller is another one or hangs below it.
  func isWithin(_ name: String, _ other: String) -> Bool {
    guard let low = place(name), let high = place(other), low.tree == high.tree else {
      return false
    }
    return trees[low.tree].isWithin(low.number, high.number)
  }

  /// Whether a controller is another one or stands below it without a presentation in between.
  func isContained(_ name: String, in other: String) -> Bool {
    guard let low = place(name), let high = place(other), low.tree == high.tree else {
      return false
    }
    return trees[low.tree].isContained(low.number, in: high.number)
  }

  func presented(by name: String) -> String? {
    place(name).flatMap { place in
      trees[place.tree].presented[place.number].map { trees[place.tree].names[$0] }
    }
  }

  func isPresented(_ name: String) -> Bool {
    place(name).map { trees[$0.tree].presenter[$0.number] != nil } ?? false
  }

  /// Whether a later snapshot shows the same, as far as both tell.
  func isUnchanged(in later: Survey) -> Bool {
    func agree<Part: Equatable>(_ one: Part?, _ other: Part?) -> Bool {
      one == nil || other == nil || one == other
    }
    return snapshot.tree == later.snapshot.tree
      && agree(snapshot.detached, later.snapshot.detached)
      && agree(snapshot.loaded, later.snapshot.loaded)
      && agree(snapshot.styles, later.snapshot.styles)
  }
}
