import SegueExchange

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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

  /// Puts something that takes no byte in place of standard descriptors that are closed: whatever is opened next would
  /// get their numbers, and with them what is meant for people, or the standard error of an adapter.
  package static func claimDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
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
