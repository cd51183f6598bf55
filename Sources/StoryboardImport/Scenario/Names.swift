/// Gives everything a name that a scenario can have: a letter or `_`, then letters, digits, `_`, `.` and
/// `-`; each once.
struct Names {
  /// Names that mean something else where a controller is named.
  static let reserved: Set<String> = [
    "self", "super", "source", "destination", "towards", "controller",
  ]

  private var taken = reserved
  /// For a name that is taken the lowest number that may be free: thousands of scenes may have one name.
  private var numbers: [String: Int] = [:]

  /// The name nearest to a text; with a number when it is taken.
  mutating func take(_ text: String) -> String {
    let name = Self.spelled(text)
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert("\(name)-\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name)-\(number)"
  }

  /// A text with `_` for everything that no name has.
  static func spelled(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "_": name.unicodeScalars.append(scalar)
      case "0"..."9", ".", "-":
        if name.isEmpty { name = "_" }
        name.unicodeScalars.append(scalar)
      default: name += "_"
      }
    }
    return name.isEmpty ? "_" : name
  }
}

/// How scenes are named in a scenario.
package enum SceneNaming: Sendable {
  /// By their ids, which tools keep stable.
  case ids
  /// By what people would say: the storyboard identifier, the class, or the kind of controller.
  case words

  func text(_ controller: FileController) -> String {
    switch self {
    case .ids: return controller.id
    case .words:
      if controller.isReference {
        let target = controller.referencedIdentifier ?? controller.storyboardName ?? "initial"
        return "to-" + target
      }
      let name = controller.storyboardIdentifier ?? controller.className ?? controller.tag
      for suffix in ["ViewController", "Controller"]
      where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
        return name.dropLast(suffix.utf8.count).withSmallInitial
      }
      return name.withSmallInitial
    }
  }
}

extension StringProtocol {
  fileprivate var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
