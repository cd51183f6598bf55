/// A pattern of paths: `*` stands for any text without `/`, `**` for any text.
package struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable { case byte(UInt8), star, deepStar }
  package let text: String
  private let parts: [Part]
  /// What stands before the first star.
  private let start: [UInt8]

  package init(_ text: String) {
    self.text = text
    start = Array(text.utf8.prefix { $0 != UInt8(ascii: "*") })
    var parts: [Part] = []
    for byte in text.utf8 {
      if byte != UInt8(ascii: "*") {
        parts.append(.byte(byte))
      } else if case .star = parts.last {
        parts[parts.count - 1] = .deepStar
      } else if case .deepStar = parts.last {
        continue
      } else {
        parts.append(.star)
      }
    }
    self.parts = parts
  }

  /// Each byte of the path in turn, with all places of the pattern that what came before can lead to; so
  /// many stars take no long time.
  package func matches(_ path: String) -> Bool {
    guard path.utf8.starts(with: start) else { return false }
    var places = Set([0])
    skipStars(&places)
    for byte in path.utf8 {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .byte(byte): next.insert(place + 1)
        case .byte: break
        case .star: if byte != UInt8(ascii: "/") { next.insert(place) }
        case .deepStar: next.insert(place)
        }
      }
      skipStars(&next)
      places = next
    }
    return places.contains(parts.count)
  }

  /// A star may stand for nothing.
  private func skipStars(_ places: inout Set<Int>) {
    for place in parts.indices where places.contains(place) {
      if case .byte = parts[place] { continue }
      places.insert(place + 1)
    }
  }
}
