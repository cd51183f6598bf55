package import SegueScenarios

/// The live app: its controllers, their relations, and the recording of what happens to them.
///
/// Plain state in flat arrays; what may change it, and when, is said by the rules.
package final class World {
  package let program: Program
  package let profile: Profile
  package let nodes: FlatArray<Node>
  /// The instances of each name, in order of creation.
  private(set) var instances: [[Int32]]
  package let recording: Recording
  /// Controllers that left the hierarchy during this step, to be looked after at its end.
  package let departed: FlatArray<Controller>
  /// Scratch space for walks; each walk uses what lies above the count it found.
  package let stack = FlatArray<Controller>()
  /// The controllers being searched, the innermost last, and their allowed children, one after the other.
  package let frames = FlatArray<UnwindSearch.Frame>()
  package let allowed = FlatArray<Controller>()
  private let moment = FlatArray<Moment>(capacity: 1)

  package init(_ program: Program, layers: Set<Layer>, snapshots: SnapshotPolicy, fuel: Int) {
    self.program = program
    profile = program.profile
    nodes = FlatArray(capacity: 64)
    departed = FlatArray()
    instances = Array(repeating: [], count: program.names.count)
    recording = Recording(layers: layers, snapshots: snapshots, longest: program.longestSymbol)
    moment.append(Moment(fuel: fuel))
  }

  /// The app between two steps once more, with everything in it and nothing recorded, under a program that has the same
  /// words and perhaps more.
  init(copying other: World, program: Program) {
    self.program = program
    profile = program.profile
    nodes = FlatArray(copying: other.nodes)
    departed = FlatArray(copying: other.departed)
    instances = other.instances
    while instances.count < program.names.count { instances.append([]) }
    recording = Recording(like: other.recording)
    moment.append(other.now)
  }

  /// Back to before the launch, keeping the memory.
  package func reset(fuel: Int) {
    nodes.truncate(to: 0)
    for index in instances.indices { instances[index].removeAll(keepingCapacity: true) }
    recording.removeAll()
    departed.truncate(to: 0)
    stack.truncate(to: 0)
    frames.truncate(to: 0)
    allowed.truncate(to: 0)
    now = Moment(fuel: fuel)
  }

  /// The single numbers of the world; kept as the arrays are, and for the same reason.
  package struct Moment: BitwiseCopyable {
    package var fuel: Int
    package var root = Controller.none
    /// The window's root is being set up; nothing is on screen yet.
    package var launching = false
    /// Counts dismissals, pops and unwinds (UNW-38).
    package var retreats = 0
    /// How many controllers are presented (UNW-91).
    package var presentations = 0
    /// The number of the unwind at hand; marks in nodes are valid where they equal it.
    package var epoch: UInt32 = 0
    /// The mark of who was visited in the search at hand.
    package var memory: UInt32 = 0
    /// This step has set something in motion on the screen, which moves until the step ends (PRS-21).
    package var moving = false
    /// What moves, if anything does, is what the unwind at hand dismisses and pops (UNW-31).
    package var unwinding = false
    /// Counts what may hide a view; marks in nodes are valid where they equal it.
    package var layout: UInt32 = 1
    /// The destination of the show segue at hand (PRS-47).
    package var shown = Controller.none
    /// Counts the steps that callbacks took.
    package var callbackSteps: UInt32 = 0
    /// The callback whose steps are running.
    package var callback = Callback.other
    /// The child that an embed brings in right now (SEG-65).
    package var embedded = Controller.none
    /// How many split views keep a secondary (CNT-28).
    package var keepers = 0
    /// Somebody inside a container has presented: a presentation can hide others since.
    package var presentsInside = false
    package var depth = 0
  }

  /// The callbacks in which a segue may be performed by rules of their own.
  package enum Callback: UInt8, BitwiseCopyable { case other, shouldPerform, prepare, viewDidLoad }

  package var now: Moment {
    @inline(__always) get { moment[0] }
    @inline(__always) _modify { yield &moment[0] }
  }
  package var root: Controller { now.root }

  /// How many instances of a name were made so far.
  package func count(of name: Int32) -> Int { instances[Int(name)].count }

  /// Takes back the making of all controllers but the first so many.
  func unmake(from count: Int) {
    for index in count..<max(count, nodes.count) { instances[Int(nodes[index].name)].removeLast() }
    nodes.truncate(to: count)
  }

  /// A new controller of a class, not yet anywhere.
  package func make(cls: Int32, scene: Int32, name: Int32) -> Controller {
    let controller = Controller(Int32(nodes.count))
    instances[Int(name)].append(controller.index)
    nodes.append(
      Node(cls: cls, scene: scene, name: name, ordinal: Int32(instances[Int(name)].count)))
    return controller
  }

  /// Goes one level deeper; ends the trace where callbacks nest without end. `leave` goes back.
  package func enter() throws(Stop) {
    guard now.depth < World.deepest else {
      throw .exhausted("callbacks nest more than \(World.deepest) deep")
    }
    now.depth += 1
  }

  package func leave() { now.depth -= 1 }

  /// How deeply callbacks, embeds and relationships may nest: deeper than any app, shallower than a stack.
  package static let deepest = 64

  /// Forgets who was visited.
  package func forget() { now.memory &+= 1 }

  /// Uses fuel for a step or a segue: more where there are many controllers to walk over. What the
  /// recording holds is paid for, too, so that a run is bounded in memory as it is in time.
  package func burn() throws(Stop) { try burn(1 + (nodes.count >> 8)) }

  /// Uses so much fuel; ends the trace where there is none left.
  package func burn(_ fuel: Int) throws(Stop) {
    now.fuel -= fuel
    guard recording.cost <= now.fuel else { throw .exhausted("fuel") }
  }
}

/// When a snapshot is taken.
package enum SnapshotPolicy: Sendable { case everyStep, last, never }
