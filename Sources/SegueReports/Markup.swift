extension String {
  /// The text as content or attribute of XML and HTML. A character that may not stand in XML is shown as
  /// one that says that something was there.
  package var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text in one line, without anything that a terminal, a browser or a parser could take for a command.
  var oneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.isPlain ? $0 : "\u{FFFD}" }))
  }
}

extension Unicode.Scalar {
  /// Neither a control character nor one that ends a line or turns its direction.
  var isPlain: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE...0xFFFF: false
    default: true
    }
  }
}
