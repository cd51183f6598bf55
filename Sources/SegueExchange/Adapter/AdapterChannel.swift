/// Where an adapter's bytes go and come from: a process, or a test's own idea of one.
package protocol AdapterChannel: Sendable {
  /// How long the channel has been open.
  var age: Duration { get }
  /// Queues bytes for the adapter.
  mutating func send(_ bytes: [UInt8])
  /// Writes what is queued and waits for bytes.
  mutating func receive(within limit: Duration) -> AdapterArrival
  /// Says that nothing more will be sent, once what is queued is written.
  mutating func closeInput()
  /// Ends the adapter and all it started.
  mutating func stop()
}

/// What came of waiting.
package enum AdapterArrival: Hashable, Sendable {
  case bytes([UInt8])
  case nothing
  /// No more will come: how the adapter ended, in words.
  case ended(String)
}

/// How long an adapter may take.
package struct AdapterLimits: Sendable {
  /// For one scenario.
  package var scenario: Duration
  /// From its start to its hello.
  package var start: Duration
  /// Whether nobody wants to wait any more: then it has a second for what it was asked.
  package var isInterrupted: @Sendable () -> Bool

  package init(
    scenario: Duration = .seconds(10), start: Duration = .seconds(60),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.scenario = scenario
    self.start = start
    self.isInterrupted = isInterrupted
  }

  /// When a wait that began at some time, and may last until another, has been long enough.
  func deadline(from start: Duration, until deadline: Duration) -> Duration {
    isInterrupted() ? min(deadline, start + .seconds(1)) : deadline
  }
}

/// The adapter cannot be used at all: it did not start, or broke the handshake.
package struct AdapterError: Error, Hashable, Sendable {
  package var message: String
  package init(message: String) { self.message = message }
}
