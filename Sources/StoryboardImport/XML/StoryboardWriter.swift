extension StoryboardFile {
  /// The file as Interface Builder's XML, with what is known of it: reading it again gives the same.
  ///
  /// Owners of segues become elements without a look of their own. Where the order of the segues asks
  /// for it, an element has more than one `connections`; Interface Builder writes one.
  package var xml: String {
    var writer = XMLWriter()
    writer.open(
      "document", platform.attributes + [("version", "3.0"), ("initialViewController", initial)])
    writer.open("scenes")
    for scene in scenes { writer.write(scene) }
    writer.close("scenes")
    for exit in strayExits { writer.leaf("exit", exit.attributes) }
    writer.close("document")
    return writer.text
  }
}

extension FileExit {
  fileprivate var attributes: [(String, String?)] {
    [("id", id), ("userLabel", "Exit"), ("sceneMemberID", "exit")]
  }
}

extension FileOwner {
  fileprivate var attributes: [(String, String?)] {
    [("id", id), ("userLabel", label), ("title", title)]
  }
}

/// Writes elements, each on a line of its own.
private struct XMLWriter {
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  mutating func open(_ tag: String, _ attributes: [(String, String?)] = []) {
    line(tag, attributes, end: ">\n")
    depth += 1
  }

  mutating func leaf(_ tag: String, _ attributes: [(String, String?)]) {
    line(tag, attributes, end: "/>\n")
  }

  mutating func close(_ tag: String) {
    depth -= 1
    text += String(repeating: "    ", count: depth) + "</\(tag)>\n"
  }

  private mutating func line(_ tag: String, _ attributes: [(String, String?)], end: String) {
    text += String(repeating: "    ", count: depth) + "<" + tag
    for (key, value) in attributes {
      guard let value else { continue }
      text += " " + key + "=\""
      for scalar in value.unicodeScalars { text += Self.escaped(scalar) }
      text += "\""
    }
    text += end
  }

  /// A parser turns line ends and tabs of an attribute into blanks unless they are escaped.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n", "\t", "\r": "&#\(scalar.value);"
    default: String(Character(scalar))
    }
  }

  mutating func write(_ scene: FileScene) {
    open("scene", [("sceneID", scene.id)])
    open("objects")
    // What stands beside the controller comes before or after it; from XML it cannot lie between.
    let first = scene.segues.firstIndex { $0.owner.standing != .beside } ?? scene.segues.endIndex
    let last = scene.segues.lastIndex { $0.owner.standing != .beside }.map { $0 + 1 } ?? first
    write(scene.segues[..<first])
    if let controller = scene.controller {
      open(controller.tag, controller.attributes)
      write(scene.segues[first..<last])
      close(controller.tag)
    }
    write(scene.segues[last...])
    for exit in scene.exits { leaf("exit", exit.attributes) }
    close("objects")
    close("scene")
  }

  /// Segues in runs of the same owner.
  private mutating func write(_ segues: ArraySlice<FileSegue>) {
    var rest = segues
    while let owner = rest.first?.owner {
      let run = rest.prefix { $0.owner == owner }
      rest = rest.dropFirst(run.count)
      if owner.standing != .controller { open(owner.tag, owner.attributes) }
      open("connections")
      for segue in run { leaf("segue", segue.attributes) }
      close("connections")
      if owner.standing != .controller { close(owner.tag) }
    }
  }
}
