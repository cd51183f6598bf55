internal import SegueScenarios

/// A state in words that do not depend on how often scenes were instantiated before.
enum StateKey {
  static func text(_ snapshot: Snapshot) -> String {
    var names: [String: String] = [:]
    var counts: [Substring: Int] = [:]
    func renamed(_ text: String) -> String {
      var result = ""
      var rest = text[...]
      while let first = rest.first {
        guard !"[]*>, ".contains(first) else {
          result.append(first)
          rest = rest.dropFirst()
          continue
        }
        let name = rest.prefix { !"[]*>, ".contains($0) }
        rest = rest.dropFirst(name.count)
        if names[String(name)] == nil {
          let scene = name.prefix { $0 != "#" }
          counts[scene, default: 0] += 1
          names[String(name)] = "\(scene)#\(counts[scene] ?? 0)"
        }
        result += names[String(name)] ?? ""
      }
      return result
    }
    let tree = renamed(snapshot.tree)
    let detached = (snapshot.detached ?? []).map(renamed).joined(separator: " | ")
    let loaded = (snapshot.loaded ?? []).map(renamed).sorted().joined(separator: " ")
    let styles = (snapshot.styles ?? [:]).map { "\(renamed($0)):\($1)" }.sorted()
    return "\(tree)\n\(detached)\n\(loaded)\n\(styles.joined(separator: " "))"
  }
}
