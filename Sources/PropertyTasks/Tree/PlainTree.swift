import PropertyEngine

/// The tree of `TreeModel` as ordinary Swift: an array of controllers, each with an array of children.
struct PlainTree {
  struct Controller {
    var mask: Int
    var up: Int
    var isModal: Bool
    var children: [Int] = []
    var presented = -1
    var isAlive = true
  }

  var controllers: [Controller]

  init(mask: Int) {
    controllers = []
    controllers.reserveCapacity(31)
    controllers.append(Controller(mask: mask, up: -1, isModal: false))
  }

  var alive: UInt32 {
    controllers.indices.reduce(0) { controllers[$1].isAlive ? $0 | 1 << UInt32($1) : $0 }
  }

  func implements(_ controller: Int, _ action: Int) -> Bool {
    controllers[controller].mask >> action & 1 == 1
  }

  mutating func add(to target: Int, mask: Int, isModal: Bool) -> Int {
    let new = controllers.count
    controllers.append(Controller(mask: mask, up: target, isModal: isModal))
    if isModal {
      controllers[target].presented = new
    } else {
      controllers[target].children.append(new)
    }
    return new
  }

  mutating func remove(_ top: Int) {
    for child in controllers[top].children { remove(child) }
    if controllers[top].presented >= 0 { remove(controllers[top].presented) }
    controllers[top].isAlive = false
    let above = controllers[top].up
    if controllers[top].isModal {
      controllers[above].presented = -1
    } else if above >= 0 {
      controllers[above].children.removeAll { $0 == top }
    }
  }
}

/// The model of the tree, in plain arrays.
@available(macOS 26, *)
struct PlainTreeModel: StateModel {
  typealias Kind = TreeModel.Kind

  var tree: PlainTree

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .names(of: 3) }
  init(start: Slots) { tree = PlainTree(mask: start[0]) }

  static func slots(of kind: Kind) -> Int { 2 }
  var objects: Int { tree.controllers.count }

  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    if slot == 1 { return step.kind == .unwind ? .name(of: 3) : .names(of: 3) }
    var targets = ObjectSet()
    guard step.kind == .unwind || tree.controllers.count < 31 else { return .objects(targets) }
    for number in tree.controllers.indices
    where tree.controllers[number].isAlive
      && (step.kind == .push || tree.controllers[number].presented < 0)
      && (step.kind != .unwind || tree.controllers[number].children.isEmpty)
    {
      targets.insert(number)
    }
    return .objects(targets)
  }

  mutating func apply(_ step: Step<Kind>) -> TreeModel.Observation {
    let result =
      step.kind == .unwind
      ? unwind(step[0], step[1])
      : tree.add(to: step[0], mask: step[1], isModal: step.kind == .present)
    return TreeModel.Observation(result: result, alive: tree.alive)
  }

  func search(_ controller: Int, _ action: Int) -> Int? {
    for child in tree.controllers[controller].children {
      if let found = search(child, action) { return found }
    }
    return tree.implements(controller, action) ? controller : nil
  }

  mutating func unwind(_ source: Int, _ action: Int) -> Int {
    var branch = source
    while tree.controllers[branch].up >= 0 {
      let ancestor = tree.controllers[branch].up
      var found: Int?
      for child in tree.controllers[ancestor].children where child != branch {
        found = search(child, action)
        if found != nil { break }
      }
      if found == nil, tree.implements(ancestor, action) { found = ancestor }
      if let found {
        tree.remove(branch)
        var level = found
        while true {
          let presented = tree.controllers[level].presented
          if presented >= 0 { tree.remove(presented) }
          if level == ancestor { return found }
          level = tree.controllers[level].up
        }
      }
      branch = ancestor
    }
    return -1
  }
}

/// The system of the tree, in plain arrays; the bugs are those of `TreeSystem`.
@available(macOS 26, *)
struct PlainTreeSystem: ValueSystem {
  typealias Model = PlainTreeModel

  var tree: PlainTree
  let bug: Int
  var successes = 0
  var names = 0

  init(start: Slots, bug: Int) {
    tree = PlainTree(mask: start[0])
    self.bug = bug
  }

  mutating func apply(_ step: Step<TreeModel.Kind>) -> TreeModel.Observation {
    let result =
      step.kind == .unwind
      ? unwind(step[0], step[1])
      : tree.add(to: step[0], mask: step[1], isModal: step.kind == .present)
    return TreeModel.Observation(result: result, alive: tree.alive)
  }

  typealias Candidate = (destination: Int, ancestor: Int, branch: Int)

  func collect(
    _ controller: Int, _ action: Int, _ ancestor: Int, _ branch: Int, _ found: inout [Candidate]
  ) {
    for child in tree.controllers[controller].children {
      collect(child, action, ancestor, branch, &found)
    }
    if tree.implements(controller, action) { found.append((controller, ancestor, branch)) }
  }

  mutating func unwind(_ source: Int, _ action: Int) -> Int {
    var found: [Candidate] = []
    var branch = source
    while tree.controllers[branch].up >= 0 {
      let ancestor = tree.controllers[branch].up
      if bug != 3 {
        for child in tree.controllers[ancestor].children where child != branch {
          collect(child, action, ancestor, branch, &found)
        }
      }
      if tree.implements(ancestor, action) { found.append((ancestor, ancestor, branch)) }
      branch = ancestor
    }
    guard let first = found.first, let last = found.last else {
      if bug == 2, source != 0 { tree.remove(source) }
      return -1
    }
    if bug == 5, successes >= 3, names.nonzeroBitCount >= 2 { return -1 }
    successes += 1
    names |= 1 << action
    return carryOut(bug == 1 ? last : first)
  }

  mutating func carryOut(_ chosen: Candidate) -> Int {
    if !tree.controllers[chosen.branch].isModal { tree.remove(chosen.branch) }
    let limit = bug == 4 ? 3 : bug == 6 ? 6 : bug == 7 ? 9 : .max
    var chain = 0
    var below = tree.controllers[chosen.destination].presented
    while below >= 0 {
      chain += 1
      below = tree.controllers[below].presented
    }
    var level = chosen.destination
    while true {
      let presented = tree.controllers[level].presented
      if presented >= 0, !(level == chosen.destination && chain >= limit) {
        tree.remove(presented)
      }
      if level == chosen.ancestor { return chosen.destination }
      level = tree.controllers[level].up
    }
  }
}
