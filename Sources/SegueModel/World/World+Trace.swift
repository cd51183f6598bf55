package import SegueScenarios

extension World {
  /// The recording as a `Trace`: numbers become names.
  package func trace() -> Trace {
    var writer = TraceWriter(self)
    return writer.trace()
  }
}

/// Turns a recording into text, each name, citation and unchanged snapshot once.
private struct TraceWriter {
  let world: World
  let recording: Recording
  let names: [String]
  var citations: [UInt128: [RuleID]] = [:]
  var last: (words: [Int32], snapshot: Snapshot)?

  init(_ world: World) {
    self.world = world
    recording = world.recording
    names = (0..<world.nodes.count).map { world.name(Controller(Int32($0))) }
  }

  mutating func trace() -> Trace {
    var steps: [StepTrace] = []
    let count = recording.stepStarts.count
    steps.reserveCapacity(count)
    for index in 0..<count {
      let start = Int(recording.stepStarts[index])
      let end = index + 1 < count ? Int(recording.stepStarts[index + 1]) : recording.events.count
      var events: [Event] = []
      events.reserveCapacity(end - start)
      for place in start..<end { events.append(event(recording.events[place])) }
      steps.append(
        StepTrace(
          events: events, rules: decisions(index),
          snapshot: snapshot(index, isLast: index == count - 1)))
    }
    return Trace(steps: steps, ending: recording.ending)
  }

  /// The rules that decided in a step, each once, in the order they came.
  private func decisions(_ step: Int) -> [RuleID] {
    var rules: [RuleID] = []
    let start = step == 0 ? 0 : Int(recording.decisionEnds[step - 1])
    for place in start..<Int(recording.decisionEnds[step])
    where !rules.contains(recording.decisions[place])
      && recording.decisions[place].holds(in: world.profile)
    {
      rules.append(recording.decisions[place])
    }
    return rules
  }

  private mutating func event(_ record: EventRecord) -> Event {
    var event = Event(record.kind, on: name(record.on) ?? "")
    event.to = name(record.to)
    event.name = world.text(record.name)
    event.sender = world.text(record.sender)
    if record.answer > 0 { event.answer = record.answer == 2 }
    if record.kind == .allowedChildren {
      let list = Int(record.list)..<Int(record.list + record.listCount)
      event.list = list.map { names[Int(recording.lists[$0].index)] }
    }
    if let known = citations[record.rules.packed] {
      event.rules = known
    } else {
      event.rules = record.rules.rules.filter { $0.holds(in: world.profile) }
      citations[record.rules.packed] = event.rules
    }
    return event
  }

  private func name(_ controller: Controller) -> String? {
    controller.exists ? names[Int(controller.index)] : nil
  }

  /// The snapshot after a step; nil where none was taken.
  private mutating func snapshot(_ step: Int, isLast: Bool) -> Snapshot? {
    guard recording.snapshots == .everyStep || recording.snapshots == .last && isLast,
      !isLast || recording.ending == .completed
    else { return nil }
    let start = step == 0 ? 0 : Int(recording.snapshotEnds[step - 1])
    let words = recording.tree.copy(start..<Int(recording.snapshotEnds[step]))
    if let last, last.words == words { return last.snapshot }
    var reader = SnapshotReader(words: words, names: names)
    let tree = reader.startsDetached ? "" : reader.readTree()
    var detached: [String] = []
    while reader.startsDetached {
      reader.place += 1
      detached.append(reader.readTree())
    }
    reader.loaded.sort()
    let snapshot = Snapshot(
      tree: tree, detached: detached, loaded: reader.loaded.map { names[Int($0)] },
      styles: reader.styles)
    last = (words, snapshot)
    return snapshot
  }
}

extension RuleID {
  /// Whether it is one of AppKit's rules in AppKit, or one of iOS's in iOS.
  ///
  /// Where no source says otherwise, the model does in AppKit what the latest iOS does, and cites nothing for it.
  fileprivate func holds(in profile: Profile) -> Bool {
    (RuleID.SEG(141)...RuleID.SEG(147)).contains(self) == (profile == .appkit)
  }
}

/// Reads the words of one snapshot, in the form that `World.takeSnapshot` writes.
private struct SnapshotReader {
  let words: [Int32]
  let names: [String]
  var place = 0
  var loaded: [Int32] = []
  var styles: [String: String] = [:]
  /// What is still to be written, the next piece last.
  private var pending: [Piece] = []

  private enum Piece { case tree, close, selected, comma, presents }

  init(words: [Int32], names: [String]) {
    self.words = words
    self.names = names
  }

  var startsDetached: Bool { place < words.count && words[place] == -1 }

  /// One tree; nothing recurses, since trees may be deep.
  mutating func readTree() -> String {
    guard place < words.count else { return "" }
    var text = ""
    pending.append(.tree)
    while let piece = pending.popLast() {
      switch piece {
      case .close: text += "]"
      case .selected: text += "*"
      case .comma: text += ", "
      case .presents: text += " > "
      case .tree: readController(into: &text)
      }
    }
    return text
  }

  private mutating func readController(into text: inout String) {
    let controller = words[place]
    let children = Int(words[place + 1])
    let word = words[place + 2]
    place += 3
    let name = names[Int(controller)]
    text += name
    if word & 2 != 0 { loaded.append(controller) }
    if word >= 8 {
      let style = (word >> 3).trailingZeroBitCount
      styles[name] = World.styleNames[style].rawValue
    }
    if word & 4 != 0 {
      pending.append(.tree)
      pending.append(.presents)
    }
    if word & 1 != 0 { pending.append(.selected) }
    if children > 0 {
      text += "["
      pending.append(.close)
      for index in (0..<children).reversed() {
        pending.append(.tree)
        if index > 0 { pending.append(.comma) }
      }
    }
  }
}
