package import SegueScenarios

/// An event as the model records it: numbers only.
package struct EventRecord: Sendable, BitwiseCopyable {
  var kind: Event.Kind
  /// 0 nothing, 1 no, 2 yes.
  var answer: UInt8
  var on: Controller
  var to: Controller
  /// An index into the program's symbols, or beyond them into `Recording.texts`.
  var name: Symbol
  var sender: Symbol
  var list: Int32
  var listCount: Int32
  var rules: Cites
}

/// What has happened so far, as flat arrays; `World.trace()` makes a `Trace` of it.
package final class Recording {
  let callbacks: Bool
  let search: Bool
  let snapshots: SnapshotPolicy
  package let events = FlatArray<EventRecord>(capacity: 64)
  /// Where each step's events begin.
  let stepStarts = FlatArray<Int32>()
  /// The rules that decided what no event shows, and where each step's end.
  let decisions = FlatArray<RuleID>(capacity: 64)
  let decisionEnds = FlatArray<Int32>()
  /// Controllers that events answer with.
  let lists = FlatArray<Controller>()
  /// Snapshots, one after the other, in the form that `World.takeSnapshot` writes.
  package let tree = FlatArray<Int32>(capacity: 256)
  /// Where each step's snapshot ends; as far as the one before where none was taken.
  let snapshotEnds = FlatArray<Int32>()
  /// Texts that are no symbol of the program: console lines.
  var texts: [String] = []
  package var ending = Ending.completed
  private let costs: (event: Int, place: Int)

  /// - Parameter longest: The bytes of the longest text that events and snapshots may repeat.
  init(layers: Set<Layer>, snapshots: SnapshotPolicy, longest: Int) {
    callbacks = layers.contains(.callbacks)
    search = layers.contains(.search)
    self.snapshots = snapshots
    let long = longest > Self.ordinaryText ? longest / 16 : 0
    costs = (event: 4 + long, place: 1 + long)
  }

  /// An empty one that records what another does.
  init(like other: Recording) {
    callbacks = other.callbacks
    search = other.search
    snapshots = other.snapshots
    costs = other.costs
  }

  /// Texts of so many bytes are part of what an event costs.
  private static let ordinaryText = 64

  /// What the recording holds so far, in units of fuel: about 64 bytes each of the trace made of it.
  var cost: Int {
    events.count * costs.event + texts.count * costs.event + decisions.count
      + (tree.count / 3 + lists.count) * costs.place
  }

  /// Drops the events of a kind from a place on, for an implementation that does not make these calls.
  package func forget(_ kind: Event.Kind, from place: Int) {
    let kept = (place..<max(events.count, place)).map { events[$0] }.filter { $0.kind != kind }
    events.truncate(to: place)
    for event in kept { events.append(event) }
  }

  func removeAll() {
    events.truncate(to: 0)
    stepStarts.truncate(to: 0)
    decisions.truncate(to: 0)
    decisionEnds.truncate(to: 0)
    lists.truncate(to: 0)
    tree.truncate(to: 0)
    snapshotEnds.truncate(to: 0)
    if !texts.isEmpty { texts.removeAll(keepingCapacity: true) }
    ending = .completed
  }
}

extension World {
  /// Records an event, if its layer is wanted.
  @inline(__always)
  package func emit(
    _ kind: Event.Kind, on: Controller, to: Controller = .none, name: Symbol = .absent,
    sender: Symbol = .absent, answer: Bool? = nil, _ rules: Cites
  ) {
    guard recording.callbacks else { return }
    recording.events.append(
      EventRecord(
        kind: kind, answer: answer.map { $0 ? 2 : 1 } ?? 0, on: on, to: to, name: name,
        sender: sender, list: 0, listCount: 0, rules: rules))
  }

  /// Records a question of an unwind search, if that layer is wanted.
  @inline(__always)
  package func emitSearch(
    _ kind: Event.Kind, on: Controller, to: Controller = .none, name: Symbol = .absent,
    answer: Bool? = nil, allowedFrom: Int? = nil, _ rules: Cites
  ) {
    guard recording.search else { return }
    let start = Int32(recording.lists.count)
    if let allowedFrom {
      for index in allowedFrom..<allowed.count { recording.lists.append(allowed[index]) }
    }
    recording.events.append(
      EventRecord(
        kind: kind, answer: answer.map { $0 ? 2 : 1 } ?? 0, on: on, to: to, name: name,
        sender: .absent, list: start,
        listCount: Int32(recording.lists.count) - start, rules: rules))
  }

  /// Records that a rule decided something that no event shows.
  @inline(__always)
  package func cite(_ rule: RuleID) { if recording.callbacks { recording.decisions.append(rule) } }

  /// Records a line in the console.
  package func log(_ text: String, on: Controller, _ rules: Cites) {
    recording.texts.append(text)
    emit(
      .log, on: on, name: Symbol(program.symbols.count + recording.texts.count - 1), rules)
  }

  /// A controller's name as traces have it: `detail`, `detail#2`.
  package func name(_ controller: Controller) -> String {
    guard controller.exists else { return "" }
    let node = nodes[controller]
    let base = program.symbols[Int(program.names[Int(node.name)])]
    return node.ordinal == 1 ? base : "\(base)#\(node.ordinal)"
  }

  package func text(_ symbol: Symbol) -> String? {
    guard symbol >= 0 else { return nil }
    let index = Int(symbol)
    return index < program.symbols.count
      ? program.symbols[index] : recording.texts[index - program.symbols.count]
  }
}
