internal import Glibc

/// The adapter's end of the protocol: lines in, lines out, answers written together where several wait.
package struct MessageStream {
  private let input: Int32
  private let output: Int32
  private var buffer = LineBuffer()
  private var answers: [UInt8] = []
  /// The number of the error that kept answers from arriving.
  package private(set) var failure: Int32?

  /// Speaks on standard input and output, or on the descriptors that `SEGUE_FD` names.
  ///
  /// - Parameter keepingOutput: Whether standard output is kept for the protocol: what anything else writes
  ///   there goes to standard error.
  package init(keepingOutput: Bool = false) throws(AdapterError) {
    if let text = Files.environment(AdapterProtocol.variable) {
      let numbers = text.split(separator: ",").map { Int32($0) }
      guard numbers.count == 2, let input = numbers[0], let output = numbers[1],
        fcntl(input, F_GETFD) >= 0, fcntl(output, F_GETFD) >= 0
      else {
        throw AdapterError(
          message: "\(AdapterProtocol.variable) names two open descriptors, in,out; not '\(text)'")
      }
      (self.input, self.output) = (input, output)
    } else if keepingOutput {
      input = STDIN_FILENO
      output = dup(STDOUT_FILENO)
      guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
        throw AdapterError(message: "no descriptor is left: \(Files.words(errno))")
      }
    } else {
      (input, output) = (STDIN_FILENO, STDOUT_FILENO)
    }
  }

  /// The next line; what was answered so far is written before waiting. Nil at the end of the input.
  package mutating func line() -> [UInt8]? {
    while true {
      if let line = buffer.line() { return line }
      guard flush() else { return nil }
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, filled in
        repeat {
          count = read(input, space.baseAddress, space.count)
        } while count < 0 && errno == EINTR
        filled = max(count, 0)
      }
      guard count > 0 else { return nil }
      buffer.append(bytes)
    }
  }

  /// Queues a line, its end to be added.
  package mutating func put(_ line: some Sequence<UInt8>) {
    answers += line
    answers.append(UInt8(ascii: "\n"))
    if answers.count > 1 << 18 { _ = flush() }
  }

  package mutating func put(_ line: String) { put(line.utf8) }

  /// Writes what is queued; false when nobody reads any more.
  @discardableResult
  package mutating func flush() -> Bool {
    defer { answers.removeAll(keepingCapacity: true) }
    failure = failure ?? Files.put(answers, on: output)
    return failure == nil
  }
}
