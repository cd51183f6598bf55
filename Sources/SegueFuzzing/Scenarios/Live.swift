import PropertyEngine
import SegueScenarios

/// What exists after the steps so far, by scene: read from the model's last snapshot.
struct Live {
  /// The ordinals of the instances in the window, and of the tops of trees outside it; ascending.
  var shown: [[Int]]
  var kept: [[Int]]
  /// The ordinals of the instances that are presented.
  var presented: [[Int]]

  init(scenes: Int) {
    shown = Array(repeating: [], count: scenes)
    (kept, presented) = (shown, shown)
  }

  init(_ snapshot: Snapshot?, _ blueprint: Blueprint) {
    self.init(scenes: blueprint.scenes.count)
    guard let snapshot, !blueprint.scenes.isEmpty else { return }
    var numbers: [String: Int] = [:]
    for scene in blueprint.scenes.indices { numbers[blueprint.name(scene)] = scene }
    func add(_ name: String, to list: inout [[Int]]) {
      let parts = name.split(separator: "#", maxSplits: 1)
      guard let base = parts.first, let scene = numbers[String(base)] else { return }
      list[scene].append(parts.count == 2 ? Int(parts[1]) ?? 1 : 1)
    }
    if let tree = try? Hierarchy(parsing: snapshot.tree) {
      for (number, name) in tree.names.enumerated() {
        add(name, to: &shown)
        if tree.presenter[number] != nil { add(name, to: &presented) }
      }
    }
    for text in snapshot.detached ?? [] {
      if let tree = try? Hierarchy(parsing: text), let top = tree.names.first {
        add(top, to: &kept)
      }
    }
    for scene in shown.indices {
      shown[scene].sort()
      kept[scene].sort()
      presented[scene].sort()
    }
  }
}
