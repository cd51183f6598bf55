import PropertyEngine
import SegueScenarios

/// The segues that can be started now, as objects of the property engine, by what starting them is good for.
struct Openings {
  /// A segue as far as it matters here.
  private struct Entry {
    var object: Int
    var source: Int
    /// The number of an unwind's action.
    var action: Int?
    /// An unwind can start where it leads, or fewer segues on than where it starts.
    var approaches = false
    var isForward = false
  }

  private var entries: [Entry] = []
  /// The scenes whose controllers implement each action, as bits.
  private var implementers: [UInt64] = []

  /// Whose source is in the window.
  private(set) var shown = ObjectSet()
  /// Forward segues whose source can be touched, and those of them that lead to where an unwind can start.
  private(set) var forward = ObjectSet()
  private(set) var approaching = ObjectSet()
  /// Unwinds that somebody in the window answers: from what can be touched, or, where there is none, from anywhere.
  private(set) var unwinding = ObjectSet()
  private(set) var unwindable = Live.Facts.visible

  init() {}

  /// Those of an app; nobody is there yet.
  init(_ blueprint: Blueprint) {
    implementers = Blueprint.actions.map { action in
      blueprint.scenes.indices.reduce(0) {
        blueprint.implements($1, action) ? $0 | 1 << UInt64($1) : $0
      }
    }
    let distances = Self.distances(blueprint)
    for (object, thing) in blueprint.things.enumerated() {
      guard case .segue(let number) = thing else { continue }
      let draft = blueprint.segues[number]
      entries.append(
        Entry(
          object: object, source: draft.source,
          action: draft.segue.action.flatMap(Blueprint.actions.firstIndex),
          approaches: draft.destination.map { distances[$0] < distances[draft.source] } ?? false,
          isForward: draft.destination != nil && draft.segue.kind != .embed))
    }
  }

  /// How many segues are between each scene and one in which an unwind can start, itself or in a child that comes with it.
  private static func distances(_ blueprint: Blueprint) -> [Int] {
    var result = Array(repeating: blueprint.scenes.count, count: blueprint.scenes.count)
    for segue in blueprint.segues where segue.destination == nil { result[segue.source] = 0 }
    var hasChanged = true
    func lower(_ scene: Int, to distance: Int) {
      if distance < result[scene] { (result[scene], hasChanged) = (distance, true) }
    }
    while hasChanged {
      hasChanged = false
      for (scene, draft) in blueprint.scenes.enumerated() {
        if let parent = draft.parent { lower(parent, to: result[scene]) }
      }
      for segue in blueprint.segues {
        guard let destination = segue.destination else { continue }
        lower(segue.source, to: result[destination] + (segue.segue.kind == .embed ? 0 : 1))
      }
    }
    return result
  }

  /// Looks at what is alive.
  mutating func update(_ live: Live) {
    (shown, forward, approaching, unwinding) = (ObjectSet(), ObjectSet(), ObjectSet(), ObjectSet())
    let (isShown, isVisible) = (live.scenes(.shown), live.scenes(.visible))
    var hidden = ObjectSet()
    for entry in entries where isShown >> UInt64(entry.source) & 1 == 1 {
      shown.insert(entry.object)
      let canTouch = isVisible >> UInt64(entry.source) & 1 == 1
      if let action = entry.action {
        let others = implementers[action] & isShown & ~(1 << UInt64(entry.source))
        guard others != 0 else { continue }
        if canTouch { unwinding.insert(entry.object) } else { hidden.insert(entry.object) }
      } else if entry.isForward, canTouch {
        forward.insert(entry.object)
        if entry.approaches { approaching.insert(entry.object) }
      }
    }
    unwindable = unwinding.isEmpty ? .shown : .visible
    if unwinding.isEmpty { unwinding = hidden }
  }
}
