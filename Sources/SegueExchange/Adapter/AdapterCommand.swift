/// How an adapter is started.
package struct AdapterCommand: Hashable, Sendable {
  /// The program and its arguments.
  package var words: [String]
  /// The protocol is spoken on descriptors of its own, named in `SEGUE_FD`; standard output is then free.
  package var usesDescriptors: Bool

  package init(words: [String], usesDescriptors: Bool = false) {
    self.words = words
    self.usesDescriptors = usesDescriptors
  }

  /// Splits a command line at its spaces; quotes and backslashes keep them, as in a shell. Nothing else has a meaning.
  ///
  /// - Throws: When there is no word, or a quote is not closed.
  package init(line: String, usesDescriptors: Bool = false) throws(AdapterError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var escaped = false
    for character in line {
      if escaped {
        word = (word ?? "") + [character]
        escaped = false
      } else if character == "\\", quote != "'" {
        escaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + [character] }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + [character]
      }
    }
    guard quote == nil, !escaped else {
      throw AdapterError(message: "a quote or backslash is open at the end of: \(line)")
    }
    if let word { words.append(word) }
    guard words.first?.isEmpty == false else {
      throw AdapterError(message: "the command line of the adapter is empty")
    }
    self.init(words: words, usesDescriptors: usesDescriptors)
  }

  /// The command line in single quotes, for another command line.
  package var quoted: String {
    let line = words.map { word in
      Self.isPlain(word)
        ? word : "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }.joined(separator: " ")
    return Self.single(line) + (usesDescriptors ? " --fd" : "")
  }

  /// A word as a shell reads it back.
  package static func shellWord(_ word: String) -> String {
    isPlain(word) ? word : single(word)
  }

  private static func single(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-=:,".contains($0) }
  }
}
