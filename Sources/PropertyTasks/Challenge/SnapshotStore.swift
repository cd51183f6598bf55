import PropertyEngine

/// What a versioned store is asked to do; a snapshot is an object, and commands name it by reference.
enum StoreCommand: UInt8, StepKind { case put, get, snapshot, read, release, compact }

/// A versioned key-value store as it should be: a log of all writes, and how much of it each snapshot sees.
///
/// Keys and values are 0 to 9. A read or a release needs a live snapshot. What is seen of a step is the value, or nil. The
/// least failing history is put 0 0, snapshot, put 0 0, snapshot, compact, read of the first snapshot.
struct SnapshotStoreModel: StateModel {
  var log: [(key: Int, value: Int)] = []
  var visible: [Int] = []
  var live = ObjectSet()

  init(start: Slots) {}
  static func slots(of kind: StoreCommand) -> Int {
    switch kind {
    case .put, .read: 2
    case .get, .release: 1
    case .snapshot, .compact: 0
    }
  }
  func isEligible(_ kind: StoreCommand) -> Bool {
    kind != .snapshot || visible.count < ObjectSet.capacity
  }
  func domain(of slot: Int, in step: Step<StoreCommand>) -> Domain {
    slot == 0 && (step.kind == .read || step.kind == .release)
      ? .objects(live) : .integers(0...9)
  }
  var objects: Int { visible.count }

  mutating func apply(_ step: Step<StoreCommand>) -> Int? {
    switch step.kind {
    case .put: log.append((step[0], step[1]))
    case .get: return log.last { $0.key == step[0] }?.value
    case .snapshot:
      live.insert(visible.count)
      visible.append(log.count)
    case .read: return log.prefix(visible[step[0]]).last { $0.key == step[1] }?.value
    case .release: live.remove(step[0])
    case .compact: break
    }
    return nil
  }
}

/// The store under test: compaction keeps what the newest live snapshot needs, instead of the oldest.
struct SnapshotStore: ValueSystem, Sendable {
  typealias Model = SnapshotStoreModel
  var clock = 0
  var versions = [[Version]](repeating: [], count: 10)
  var stamps: [Int] = []
  var live = ObjectSet()

  struct Version: Sendable {
    var stamp: Int
    var value: Int
  }

  mutating func apply(_ step: Step<StoreCommand>) -> Int? {
    switch step.kind {
    case .put:
      clock += 1
      versions[step[0]].append(Version(stamp: clock, value: step[1]))
    case .get: return versions[step[0]].last?.value
    case .snapshot:
      live.insert(stamps.count)
      stamps.append(clock)
    case .read: return versions[step[1]].last { $0.stamp <= stamps[step[0]] }?.value
    case .release: live.remove(step[0])
    case .compact: compact()
    }
    return nil
  }

  mutating func compact() {
    let horizon = stamps.indices.filter(live.contains).map { stamps[$0] }.max() ?? clock
    for key in versions.indices {
      if let last = versions[key].lastIndex(where: { $0.stamp <= horizon }) {
        versions[key].removeSubrange(..<last)
      }
    }
  }
}
