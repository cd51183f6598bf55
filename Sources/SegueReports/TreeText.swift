import SegueScenarios

/// Draws a snapshot's trees for people.
///
///     nav
///     ├─ list
///     └─ detail
///        ▸ sheet
package enum TreeText {
  /// Trees of more controllers than this stay on one line.
  static let mostDrawn = 500
  /// So do trees that hang deeper than this: each line of the drawing would be as wide as it is deep.
  static let deepestDrawn = 60

  /// One line a controller; `*` marks a selected tab, `▸` what is presented.
  package static func lines(_ tree: String) -> [String] {
    guard !tree.isEmpty else { return ["(no window)"] }
    guard let hierarchy = try? Hierarchy(parsing: tree), hierarchy.count <= mostDrawn,
      depth(hierarchy) <= deepestDrawn
    else { return [tree] }
    var lines: [String] = []
    // What is still to be drawn: a controller, what stands before it, and before what hangs under it.
    var pending = [(node: 0, first: "", rest: "")]
    while let (node, first, rest) = pending.popLast() {
      lines.append(first + hierarchy.names[node] + (hierarchy.selected[node] ? " *" : ""))
      if let presented = hierarchy.presented[node] {
        pending.append((presented, rest + "▸ ", rest + "  "))
      }
      let children = hierarchy.children[node]
      for (index, child) in children.enumerated().reversed() {
        let isLast = index == children.count - 1
        pending.append((child, rest + (isLast ? "└─ " : "├─ "), rest + (isLast ? "   " : "│  ")))
      }
    }
    return lines
  }

  /// How many controllers hang on one another.
  private static func depth(_ hierarchy: Hierarchy) -> Int {
    var depths: [Int] = []
    for node in 0..<hierarchy.count {
      depths.append(
        (hierarchy.parent[node] ?? hierarchy.presenter[node]).map { depths[$0] + 1 } ?? 1)
    }
    return depths.max() ?? 0
  }

  /// Two drawings side by side, under their titles.
  package static func beside(
    _ left: [String], _ right: [String], titles: (String, String)
  ) -> [String] {
    let width = max(12, (left + [titles.0]).map(\.count).max() ?? 0) + 4
    let rows = max(left.count, right.count)
    return
      ([titles.0.padded(to: width) + titles.1]
      + (0..<rows).map { row in
        (row < left.count ? left[row] : "").padded(to: width)
          + (row < right.count ? right[row] : "")
      }).map(\.trimmed)
  }
}

extension String {
  package func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  /// Without spaces at the end.
  var trimmed: String {
    var copy = self[...]
    while copy.last == " " { copy.removeLast() }
    return String(copy)
  }
}
