internal import Dispatch
package import SegueScenarios
internal import Synchronization

/// The implementation behind an adapter.
///
/// It keeps adapters running from one scenario to the next, one for each caller at a time.
package final class AdapterImplementation<Channel: AdapterChannel>: Implementation {
  package let declaration: AdapterDeclaration
  package var name: String { declaration.name }
  package var version: String { declaration.version }
  package var features: Set<Feature> { declaration.features }
  package var profiles: Set<Profile> { declaration.profiles }
  package var layers: Set<Layer> { declaration.layers }

  private let starter: AdapterStarter<Channel>
  private let idle: Mutex<[AdapterSession<Channel>]>
  private let lost = Mutex<AdapterError?>(nil)

  /// Why nothing more can be run: it did not start again.
  package var loss: AdapterError? { lost.withLock { $0 } }

  /// Starts the adapter and shakes hands.
  ///
  /// - Parameters:
  ///   - starter: Starts it, again when needed.
  ///   - features: What is asked of it at most; nil is all that it declares.
  ///   - layers: What is judged of it at most; nil is all that it declares.
  package init(
    _ starter: AdapterStarter<Channel>, features: Set<Feature>? = nil, layers: Set<Layer>? = nil
  ) throws(AdapterError) {
    self.starter = starter
    let first = try starter.session()
    var declaration = first.declaration
    declaration.features.formIntersection(features ?? declaration.features)
    declaration.layers.formIntersection(layers ?? declaration.layers)
    self.declaration = declaration
    idle = Mutex([first])
  }

  deinit { stop() }

  /// Ends the adapters that wait for work.
  package func stop() {
    let sessions = idle.withLock { sessions in
      defer { sessions = [] }
      return sessions
    }
    for var session in sessions { session.stop() }
  }

  /// Runs one scenario; a fault is tried again alone. One that is interrupted has told nothing.
  package func run(_ scenario: Scenario) throws(Fault) -> Trace {
    let text = Array(scenario.json.line.utf8)
    let jobs = AdapterJobs(count: 1, scenario: { _ in text }, label: { _ in "the scenario" })
    guard text.count <= AdapterProtocol.longestScenario else { return AdapterProtocol.tooLong }
    var session: AdapterSession<Channel>
    do throws(AdapterError) {
      if let waiting = idle.withLock({ $0.popLast() }) {
        session = waiting
      } else {
        session = try starter.session()
      }
    } catch {
      if starter.limits.isInterrupted() { return AdapterProtocol.interrupted }
      let loss = AdapterError(message: "it does not start again: \(error.message)")
      lost.withLock { $0 = $0 ?? loss }
      var fault = Fault(.crash, loss.message)
      fault.isLoss = true
      throw fault
    }
    session.send(job: 0, scenario: text)
    switch session.next() {
    case .answer(_, let answer):
      let done = session
      idle.withLock { $0.append(done) }
      return try answer.get()
    case .broken(let fault):
      session.stop()
      let again = starter.limits.isInterrupted() ? nil : starter.trial([0], of: jobs).broken
      if starter.limits.isInterrupted() { return AdapterProtocol.interrupted }
      if let again { throw again.fault }
      throw Fault(fault.kind, "\(fault.detail); not when it is run alone")
    }
  }

  /// Runs many scenarios, on several adapters at once.
  ///
  /// - Parameters:
  ///   - lanes: How many adapters.
  ///   - restarts: How often an adapter may be started again before the rest is not run.
  ///   - isInterrupted: Whether the rest is not wanted any more.
  ///   - deliver: Is told what became of each job, on any thread; for a job named again the last word counts.
  package func run(
    _ jobs: AdapterJobs, lanes: Int, restarts: Int,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    deliver: @escaping @Sendable (Int, AdapterResult) -> Void
  ) {
    let queue = AdapterQueue(count: jobs.count, restarts: restarts, isInterrupted: isInterrupted)
    DispatchQueue.concurrentPerform(iterations: lanes) { _ in
      let session = idle.withLock { $0.popLast() }
      var lane = AdapterLane(starter, session, jobs, queue, deliver: deliver)
      lane.run()
    }
    for job in queue.rest { deliver(job, .notRun(queue.end ?? "not reached")) }
  }
}
