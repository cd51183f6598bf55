package import SegueScenarios

/// The live app: its controllers, their relations, and the recording of what happens to them.
///
/// Plain state in flat arrays; what may change it, and when, is said by the rules.
package final class World {
  package let program: Program
  package let profile: Profile
  var nodes: [Node] = []
  /// The instances of each name, in order of creation.
  var instances: [[Int32]]
  var root = Controller.none
  /// The window's root is being set up; nothing is on screen yet.
  var launching = false
  package var recording: Recording

  /// Controllers that left the hierarchy during this step, to be looked after at its end.
  var departed: [Controller] = []
  /// Counts everything that took a controller out of the hierarchy (UNW-38).
  var removals = 0
  /// The number of the unwind at hand; marks in nodes are valid where they equal it.
  var epoch: UInt32 = 0
  /// The mark of who was visited in the search at hand.
  var memory: UInt32 = 0
  /// How many pushes and presentations are loading views right now (PRS-21).
  var transitions = 0
  var depth = 0
  var fuel: Int
  /// Scratch space for walks; each walk uses what lies above the count it found.
  var stack: [Controller] = []

  package init(_ program: Program, layers: Set<Layer>, snapshots: SnapshotPolicy, fuel: Int) {
    self.program = program
    profile = program.profile
    instances = Array(repeating: [], count: program.names.count)
    recording = Recording(layers: layers, snapshots: snapshots)
    self.fuel = fuel
  }

  /// Back to before the launch, keeping the memory.
  package func reset(fuel: Int) {
    nodes.removeAll(keepingCapacity: true)
    for index in instances.indices { instances[index].removeAll(keepingCapacity: true) }
    root = .none
    launching = false
    recording.removeAll()
    departed.removeAll(keepingCapacity: true)
    removals = 0
    epoch = 0
    memory = 0
    transitions = 0
    depth = 0
    self.fuel = fuel
    stack.removeAll(keepingCapacity: true)
  }

  /// A new controller of a class, not yet anywhere.
  func make(cls: Int32, scene: Int32, name: Int32) -> Controller {
    let controller = Controller(Int32(nodes.count))
    instances[Int(name)].append(controller.index)
    nodes.append(
      Node(cls: cls, scene: scene, name: name, ordinal: Int32(instances[Int(name)].count)))
    return controller
  }

  /// Runs `work` one level deeper; ends the trace where callbacks nest without end.
  func nested(_ work: () throws(Stop) -> Void) throws(Stop) {
    guard depth < World.deepest else {
      throw .exhausted("callbacks nest more than \(World.deepest) deep")
    }
    depth += 1
    defer { depth -= 1 }
    try work()
  }

  /// How deeply callbacks, embeds and relationships may nest: deeper than any app, shallower than a stack.
  static let deepest = 64

  /// Forgets who was visited.
  func forget() { memory &+= 1 }

  func burn() throws(Stop) {
    guard fuel > 0 else { throw .exhausted("fuel") }
    fuel -= 1
  }
}

/// When a snapshot is taken.
package enum SnapshotPolicy: Sendable { case everyStep, last, never }
