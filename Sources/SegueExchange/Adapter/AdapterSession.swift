package import SegueScenarios

/// One adapter from its hello to its end: what was sent to it, and what it answered.
package struct AdapterSession<Channel: AdapterChannel>: Sendable {
  /// What happens next.
  package enum Happening: Sendable {
    case answer(job: Int, Result<Trace, Fault>)
    /// The adapter cannot go on; any of the jobs in flight may be why.
    case broken(Fault)
  }

  private struct Sent: Sendable {
    var id: Int
    var job: Int
    /// The channel's age at which even the last in line must have been answered.
    var limit: Duration
  }

  package let declaration: AdapterDeclaration
  private var channel: Channel
  private var buffer = LineBuffer()
  private let limits: AdapterLimits
  private var sent: [Sent] = []
  private var lastId = 0
  /// The channel's age at which the next answer must have come.
  private var patience = Duration.zero
  /// The jobs that it was given, in order; only the last ones of a long life.
  package private(set) var history: [Int] = []
  /// The job that was answered last.
  package private(set) var answered: Int?
  static var longestHistory: Int { 4096 }

  /// Says hello, and waits for the adapter's.
  package init(_ channel: Channel, limits: AdapterLimits) throws(AdapterError) {
    self.channel = channel
    self.limits = limits
    self.channel.send(Array((AdapterProtocol.hello + "\n").utf8))
    do throws(AdapterError) {
      declaration = try Self.handshake(&self.channel, &buffer, limits)
    } catch {
      self.channel.stop()
      throw error
    }
  }

  private static func handshake(
    _ channel: inout Channel, _ buffer: inout LineBuffer, _ limits: AdapterLimits
  ) throws(AdapterError) -> AdapterDeclaration {
    let deadline = channel.age + limits.start
    while true {
      switch line(&channel, &buffer, until: deadline, limits) {
      case .line(let line):
        do throws(ExchangeError) {
          return try AdapterDeclaration(line: line)
        } catch {
          throw AdapterError(message: "\(error.description): \(excerpt(line))")
        }
      case .overdue:
        throw AdapterError(message: "the adapter did not say hello within \(limits.start.words)")
      case .broken(let fault):
        throw AdapterError(message: "before its hello the adapter: \(fault.detail)")
      }
    }
  }

  /// The jobs in flight, in the order they were sent.
  package var inFlight: [Int] { sent.map(\.job) }
  package var isIdle: Bool { sent.isEmpty }
  package var hasRoom: Bool { sent.count < declaration.window }

  /// How long it has been running.
  package var age: Duration { channel.age }

  /// Asks for a scenario.
  package mutating func send(
    job: Int, scenario: [UInt8], fuel: Int = AdapterProtocol.fuel
  ) {
    lastId += 1
    if sent.isEmpty { patience = channel.age + limits.scenario }
    let limit = channel.age + limits.scenario * (sent.count + 1)
    sent.append(Sent(id: lastId, job: job, limit: limit))
    if history.count == 2 * Self.longestHistory { history.removeFirst(Self.longestHistory) }
    history.append(job)
    channel.send(AdapterProtocol.run(lastId, scenario, fuel: fuel))
  }

  /// Waits for the next answer, or for the end.
  package mutating func next() -> Happening {
    let deadline = min(patience, sent.first?.limit ?? patience)
    switch Self.line(&channel, &buffer, until: deadline, limits) {
    case .line(let line): return happening(line)
    case .overdue: return .broken(overdue)
    case .broken(let fault): return .broken(fault)
    }
  }

  private mutating func happening(_ line: [UInt8]) -> Happening {
    let answer: AdapterAnswer
    do throws(ExchangeError) {
      answer = try AdapterAnswer(line: line)
    } catch {
      return .broken(Fault(.protocol, "\(error.description): \(excerpt(line))"))
    }
    guard let index = sent.firstIndex(where: { $0.id == answer.id }) else {
      return .broken(Fault(.protocol, "an answer to \(answer.id), which is not in flight"))
    }
    let job = sent.remove(at: index).job
    patience = channel.age + limits.scenario
    answered = job
    return .answer(job: job, answer.result)
  }

  /// Asks a custom container, and waits for its answer; nothing else may be in flight.
  ///
  /// - Throws: What went wrong. Then the adapter cannot go on.
  package mutating func ask(_ question: HookQuestion) throws(Fault) -> HookAnswer {
    lastId += 1
    let deadline = channel.age + limits.scenario
    channel.send(Array((question.line(lastId) + "\n").utf8))
    switch Self.line(&channel, &buffer, until: deadline, limits) {
    case .line(let line):
      do throws(Fault) {
        return try HookAnswer.read(line, to: question, lastId)
      } catch {
        throw Fault(error.kind, "\(error.detail): \(excerpt(line))")
      }
    case .overdue: throw overdue
    case .broken(let fault): throw fault
    }
  }

  private var overdue: Fault {
    let half = buffer.count > 0 ? ", only half a line" : ""
    return Fault(.timeout, "no answer within \(limits.scenario.words)\(half)")
  }

  /// Says goodbye and waits for the end: nothing more may come.
  package mutating func finish() -> Fault? { leave(sayingBye: true).fault }

  /// Closes the input, with or without a word, and waits for the end.
  package mutating func leave(sayingBye: Bool) -> AdapterLeaving {
    if sayingBye { channel.send(Array((AdapterProtocol.bye + "\n").utf8)) }
    channel.closeInput()
    defer { channel.stop() }
    let limit = channel.age + min(limits.scenario, .seconds(1))
    var more: [UInt8]?
    var leaving = AdapterLeaving()
    waiting: while true {
      switch Self.line(&channel, &buffer, until: limit, limits) {
      case .line(let line): more = more ?? (line.isEmpty ? nil : line)
      case .overdue: break waiting
      case .broken(let fault) where fault.kind == .protocol:
        return AdapterLeaving(fault: fault)
      case .broken(let fault):
        leaving.ending = fault.detail
        break waiting
      }
    }
    let unasked = more ?? buffer.rest
    if !unasked.isEmpty {
      leaving.fault = Fault(.protocol, "more than answers: \(excerpt(unasked))")
    }
    return leaving
  }

  /// Ends it without a word.
  package mutating func stop() { channel.stop() }
}

/// How an adapter behaves at the end.
package struct AdapterLeaving: Sendable {
  /// It said something that nobody asked for.
  package var fault: Fault?
  /// How it ended, in words; nil when it went on.
  package var ending: String?
}

extension AdapterSession {
  private enum Reading {
    case line([UInt8]), overdue, broken(Fault)
  }

  /// The next whole line.
  private static func line(
    _ channel: inout Channel, _ buffer: inout LineBuffer, until deadline: Duration,
    _ limits: AdapterLimits
  ) -> Reading {
    let start = channel.age
    while true {
      if let line = buffer.line() {
        return line.count > AdapterProtocol.longestLine ? tooLong : .line(line)
      }
      if buffer.count > AdapterProtocol.longestLine { return tooLong }
      let left = limits.deadline(from: start, until: deadline) - channel.age
      guard left > .zero else { return .overdue }
      switch channel.receive(within: left) {
      case .bytes(let bytes): buffer.append(bytes)
      case .nothing: break
      case .ended(let how):
        return .broken(Fault(.crash, how + (buffer.count > 0 ? ", in the middle of a line" : "")))
      }
    }
  }

  private static var tooLong: Reading {
    .broken(Fault(.protocol, "a line longer than \(AdapterProtocol.longestLine) bytes"))
  }
}

/// The beginning of a line, fit to be printed.
private func excerpt(_ line: [UInt8]) -> String {
  let most = 60
  let text = String(decoding: line.prefix(most), as: UTF8.self)
  return quoted(text) + (line.count > most ? " …" : "")
}

extension Duration {
  /// `10 s`, `0.5 s`.
  var words: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let rest = milliseconds % 1000
    return "\(milliseconds / 1000)" + (rest == 0 ? "" : ".\(rest / 100)") + " s"
  }
}
