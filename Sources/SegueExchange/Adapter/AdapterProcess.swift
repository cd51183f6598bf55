internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// An adapter in a process of its own, spoken to through pipes.
package struct AdapterProcess: AdapterChannel {
  private let process: pid_t
  private let started = ContinuousClock.now
  /// Where it reads; -1 once closed.
  private var input: Int32
  private let output: Int32
  /// What it says to people; -1 once closed.
  private var error: Int32
  private var outbox = Outbox()
  private var isClosing = false
  private var hasEnded = false
  private let lastWords: LastWords?

  /// Starts the program.
  ///
  /// - Throws: When there is none, or the system refuses.
  package init(_ command: AdapterCommand, lastWords: LastWords? = nil) throws(AdapterError) {
    // A write to an adapter that is gone must be an error, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    let (pipes, process, failure) = Spawn.turn.withLock { _ in
      var pipes = SpawnPipes()
      var process = pid_t()
      guard pipes.open() else { return (pipes, process, errno) }
      let failure = SpawnedGroups.start(&process) { Spawn.start(command, pipes, &$0) }
      pipes.closeTheirs()
      if failure != 0 { pipes.closeOurs() }
      return (pipes, process, failure)
    }
    guard failure == 0 else {
      throw AdapterError(message: "\(command.words[0]) cannot be started: \(Files.words(failure))")
    }
    self.process = process
    self.lastWords = lastWords
    input = pipes.input.write
    output = pipes.output.read
    error = pipes.error.read
    for descriptor in [input, output, error] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  package var age: Duration { ContinuousClock.now - started }

  package mutating func send(_ bytes: [UInt8]) { outbox.append(bytes) }

  package mutating func closeInput() { isClosing = true }

  package mutating func receive(within limit: Duration) -> AdapterArrival {
    if hasEnded { return .ended("it has ended") }
    flush()
    let wantsToWrite = input >= 0 && !outbox.isEmpty
    var waiting = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: error, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wantsToWrite ? input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    // A child of the adapter may keep the pipe open after its end, so the end itself is looked for.
    let pause = min(max(limit.milliseconds, 1), 20)
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(pause))
    if waiting[1].revents != 0 { drainError() }
    if waiting[2].revents != 0 { flush() }
    if waiting[0].revents != 0 { return read() }
    guard ready == 0, Spawn.hasEnded(process) else { return .nothing }
    // What it wrote before its end may have arrived since.
    if case .bytes(let bytes) = read() { return .bytes(bytes) }
    return end()
  }

  private mutating func read() -> AdapterArrival {
    let most = 1 << 16
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      count = Glibc.read(output, buffer.baseAddress, most)
      filled = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    if count < 0, errno == EAGAIN || errno == EINTR { return .nothing }
    return end()
  }

  /// Its output is closed, or it is gone.
  private mutating func end() -> AdapterArrival {
    let grace = ContinuousClock.now + .milliseconds(500)
    while !Spawn.hasEnded(process), ContinuousClock.now < grace { usleep(1000) }
    drainError()
    return .ended(Spawn.end(process, &hasEnded))
  }

  private mutating func flush() {
    guard input >= 0 else { return }
    if !outbox.write(to: input) || (isClosing && outbox.isEmpty) {
      // It does not read any more; what it has written may still be an answer.
      close(input)
      input = -1
    }
  }

  private mutating func drainError() {
    guard error >= 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(error, &bytes, bytes.count)
    if count > 0 { lastWords?.append(bytes[..<count]) }
    if count == 0 {
      close(error)
      error = -1
    }
  }

  package mutating func stop() {
    guard !hasClosed else { return }
    hasClosed = true
    if !hasEnded { _ = Spawn.end(process, &hasEnded) }
    drainError()
    for descriptor in [input, output, error] where descriptor >= 0 { close(descriptor) }
  }

  private var hasClosed = false
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
