package import SegueScenarios

extension World {
  /// The recording as a `Trace`: numbers become names.
  package func trace() -> Trace {
    var names: [Int32: String] = [:]
    func named(_ controller: Controller) -> String {
      if let known = names[controller.index] { return known }
      let new = name(controller)
      names[controller.index] = new
      return new
    }
    var steps: [StepTrace] = []
    let count = recording.stepStarts.count
    for index in 0..<count {
      let start = Int(recording.stepStarts[index])
      let end = index + 1 < count ? Int(recording.stepStarts[index + 1]) : recording.events.count
      let events = (start..<end).map { event(recording.events[$0], named) }
      let isLast = index == count - 1
      let isTaken =
        recording.snapshots == .everyStep || recording.snapshots == .last && isLast
      let stopped = isLast && recording.ending != .completed
      let words = recording.tree.copy(
        Int(index == 0 ? 0 : recording.snapshotEnds[index - 1])..<Int(recording.snapshotEnds[index]))
      steps.append(
        StepTrace(
          events: events, snapshot: isTaken && !stopped ? snapshot(words, named) : nil))
    }
    return Trace(steps: steps, ending: recording.ending)
  }

  private func event(_ record: EventRecord, _ named: (Controller) -> String) -> Event {
    Event(
      record.kind, on: named(record.on), to: record.to.exists ? named(record.to) : nil,
      name: text(record.name), sender: text(record.sender),
      answer: record.answer == 0 ? nil : record.answer == 2,
      list: record.kind == .allowedChildren
        ? recording.lists.copy(Int(record.list)..<Int(record.list + record.listCount)).map(named)
        : nil,
      rules: record.rules.rules)
  }

  /// Turns what `takeSnapshot` wrote into text.
  private func snapshot(_ words: [Int32], _ named: (Controller) -> String) -> Snapshot {
    var reader = SnapshotReader(words: words[...])
    let tree = root.exists || !reader.startsDetached ? reader.readTree(named) : ""
    var detached: [String] = []
    while reader.startsDetached {
      reader.words = reader.words.dropFirst()
      detached.append(reader.readTree(named))
    }
    let loaded = reader.loaded.sorted { $0.index < $1.index }.map(named)
    var styles: [String: String] = [:]
    for (controller, style) in reader.styles { styles[named(controller)] = style }
    return Snapshot(tree: tree, detached: detached, loaded: loaded, styles: styles)
  }
}

/// Reads the words of one snapshot.
private struct SnapshotReader {
  var words: ArraySlice<Int32>
  var loaded: [Controller] = []
  var styles: [(Controller, String)] = []

  init(words: ArraySlice<Int32>) { self.words = words }

  var startsDetached: Bool { words.first == -1 }

  /// One tree, iteratively: what is still to be written stands on a stack.
  mutating func readTree(_ named: (Controller) -> String) -> String {
    guard !words.isEmpty else { return "" }
    enum Pending { case tree, text(String) }
    var text = ""
    var pending = [Pending.tree]
    while let next = pending.popLast() {
      guard case .tree = next else {
        if case .text(let piece) = next { text += piece }
        continue
      }
      let start = words.startIndex
      guard words.count >= 3 else { break }
      let controller = Controller(words[start])
      let children = Int(words[start + 1])
      let word = words[start + 2]
      words = words.dropFirst(3)
      text += named(controller)
      if word & 2 != 0 { loaded.append(controller) }
      if let style = World.styleNames.indices.first(where: { word & (8 << Int32($0)) != 0 }) {
        styles.append((controller, World.styleNames[style].rawValue))
      }
      if word & 4 != 0 {
        pending.append(.tree)
        pending.append(.text(" > "))
      }
      if word & 1 != 0 { pending.append(.text("*")) }
      if children > 0 {
        text += "["
        pending.append(.text("]"))
        for index in (0..<children).reversed() {
          pending.append(.tree)
          if index > 0 { pending.append(.text(", ")) }
        }
      }
    }
    return text
  }
}
