/// Where in a value something stands, in the words of its JSON form.
///
///     storyboards.Main.scenes.list.segues[2].kind
package struct FieldPath: Hashable, Sendable, CustomStringConvertible {
  /// One step into the value.
  package enum Part: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  package var parts: [Part]

  package init(_ parts: [Part] = []) { self.parts = parts }

  /// Keys with dots between; a key that would not read as one word, or is long, stands in brackets.
  package var description: String {
    var text = ""
    for part in parts {
      switch part {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isWord(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted(key))]"
      }
    }
    return text
  }

  private static func isWord(_ key: String) -> Bool {
    (1...60).contains(key.utf8.count) && key.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "*"):
      true
    default: false
    }
  }
}

/// A text from a file, fit for one line of a message: in quotes, escaped, and cut when it is long.
package func quoted(_ text: String) -> String {
  var shown = "\""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == 60 { return shown + "…\"" }
    switch scalar {
    case "\"", "\\": shown += "\\\(scalar)"
    case _ where scalar.value < 32 || scalar.properties.generalCategory == .control:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown + "\""
}
