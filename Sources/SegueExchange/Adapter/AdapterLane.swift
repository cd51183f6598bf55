package import SegueScenarios

/// What became of a job.
package enum AdapterResult: Sendable {
  case trace(Trace)
  case fault(Fault)
  case notRun(String)

  init(_ answer: Result<Trace, Fault>) {
    switch answer {
    case .success(let trace): self = .trace(trace)
    case .failure(let fault): self = .fault(fault)
    }
  }
}

/// One adapter at a time, kept busy until the queue is empty; started again when it fails.
struct AdapterLane<Channel: AdapterChannel> {
  let starter: AdapterStarter<Channel>
  let jobs: AdapterJobs
  let queue: AdapterQueue
  /// Is told what became of a job; the last word counts.
  let deliver: @Sendable (Int, AdapterResult) -> Void
  var session: AdapterSession<Channel>?
  /// Jobs that were in flight when the adapter failed, and are not why.
  private var waiting: [Int] = []

  init(
    _ starter: AdapterStarter<Channel>, _ session: AdapterSession<Channel>?, _ jobs: AdapterJobs,
    _ queue: AdapterQueue, deliver: @escaping @Sendable (Int, AdapterResult) -> Void
  ) {
    self.starter = starter
    self.session = session
    self.jobs = jobs
    self.queue = queue
    self.deliver = deliver
  }

  /// Runs until nothing is left to do, and says goodbye.
  mutating func run() {
    while queue.end == nil, step() {}
    let unanswered = session?.inFlight ?? []
    if unanswered.isEmpty, let fault = session?.finish() { settle(fault) }
    session?.stop()
    session = nil
    for job in unanswered + waiting { deliver(job, .notRun(queue.end ?? "not reached")) }
  }

  /// Sends what fits and takes one answer; false when nothing is left to do.
  private mutating func step() -> Bool {
    if session == nil {
      guard let job = nextJob() else { return false }
      waiting.insert(job, at: 0)
      do throws(AdapterError) {
        session = try starter.session()
      } catch {
        queue.countRestart()
        return true
      }
    }
    while session?.hasRoom == true, let job = nextJob() {
      let scenario = jobs.scenario(job)
      if scenario.count > AdapterProtocol.longestScenario {
        deliver(job, .trace(AdapterProtocol.tooLong))
      } else {
        session?.send(job: job, scenario: scenario)
      }
    }
    guard session?.isIdle == false else { return false }
    switch session?.next() {
    case .answer(let job, let answer): deliver(job, AdapterResult(answer))
    case .broken(let fault):
      if isInterrupted { return false }
      queue.countRestart()
      settle(fault)
    case nil: break
    }
    return true
  }

  /// Nobody waits for answers any more, so that none coming means nothing.
  private var isInterrupted: Bool { starter.limits.isInterrupted() }

  private mutating func nextJob() -> Int? {
    waiting.isEmpty ? queue.take() : waiting.removeFirst()
  }

  /// Ends an adapter that failed, finds out at which job, and keeps the others for the next one.
  private mutating func settle(_ fault: Fault) {
    guard var failed = session else { return }
    session = nil
    failed.stop()
    let inFlight = failed.inFlight
    // Most adapters answer in order, so the first in flight is tried first; then the one before, which
    // may have said more than its answer.
    let suspects =
      Array(inFlight.prefix(1)) + [failed.answered].compactMap { $0 }
      + inFlight.dropFirst()
    waiting = inFlight + waiting
    for suspect in suspects {
      let trial = starter.trial([suspect], of: jobs)
      if isInterrupted { return }
      if let broken = trial.broken {
        return conclude(suspect, broken.fault, "repeats alone")
      }
      guard inFlight.contains(suspect), let answer = trial.answers.first else { continue }
      waiting.removeAll { $0 == suspect }
      deliver(suspect, AdapterResult(answer))
    }
    guard let first = suspects.first else { return }
    let whole = starter.trial(failed.history, of: jobs)
    if isInterrupted { return }
    guard let broken = whole.broken else {
      return conclude(first, fault, "not reproduced")
    }
    let last = failed.history[broken.place]
    let before = starter.shortest(
      Array(failed.history.prefix(broken.place)), last, of: jobs,
      most: broken.fault.kind == .timeout ? 12 : 100)
    if isInterrupted { return }
    let names = before.map(jobs.label).joined(separator: ", ")
    conclude(last, broken.fault, "only in sequence, after \(names)")
  }

  private mutating func conclude(_ job: Int, _ fault: Fault, _ how: String) {
    waiting.removeAll { $0 == job }
    deliver(job, .fault(Fault(fault.kind, "\(fault.detail); \(how)")))
  }
}
