import SegueExchange

/// What a subcommand prints and how it exits.
package struct Output: Equatable, Sendable {
  /// Results.
  package var standard = ""
  /// Diagnostics.
  package var error = ""
  package var exit = ExitCode.expected

  package init(_ standard: String = "", error: String = "", exit: ExitCode = .expected) {
    self.standard = standard
    self.error = error
    self.exit = exit
  }

  /// Writes both texts to open files, which a full disk or a closed pipe may refuse.
  ///
  /// - Returns: How the program exits: as the subcommand does, unless what it has to say did not arrive.
  package func write(standard: Int32, error: Int32) -> ExitCode {
    var failure = Files.put(self.error.printable, on: error)
    if let number = Files.put(self.standard.printable, on: standard) {
      failure = number
      _ = Files.put(
        "error: the output cannot be written: \(Files.words(number))\n", on: error)
    }
    return failure == nil ? exit : .usage
  }
}

extension String {
  /// Without what would steer a terminal: names and messages come from files and adapters.
  var printable: String {
    func steers(_ scalar: Unicode.Scalar) -> Bool {
      (scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value) && scalar != "\n" && scalar != "\t"
    }
    guard unicodeScalars.contains(where: steers) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.map { steers($0) ? "\u{FFFD}" : $0 }))
  }
}
