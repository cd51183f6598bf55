internal import SegueScenarios

/// What is run, by number.
package struct AdapterJobs: Sendable {
  package var count: Int
  /// The JSON of a job's scenario, in one line.
  package var scenario: @Sendable (Int) -> [UInt8]
  /// What messages call a job.
  package var label: @Sendable (Int) -> String

  package init(
    count: Int, scenario: @escaping @Sendable (Int) -> [UInt8],
    label: @escaping @Sendable (Int) -> String
  ) {
    self.count = count
    self.scenario = scenario
    self.label = label
  }
}

/// Starts adapters, and finds out which job makes one fail.
package struct AdapterStarter<Channel: AdapterChannel>: Sendable {
  let limits: AdapterLimits
  let open: @Sendable () throws(AdapterError) -> Channel

  package init(
    limits: AdapterLimits, open: @escaping @Sendable () throws(AdapterError) -> Channel
  ) {
    self.limits = limits
    self.open = open
  }

  func session() throws(AdapterError) -> AdapterSession<Channel> {
    try AdapterSession(try open(), limits: limits)
  }

  /// What came of some jobs in a fresh adapter, one at a time.
  struct Trial {
    var answers: [Result<Trace, Fault>] = []
    /// The place of the job at which the adapter failed.
    var broken: (place: Int, fault: Fault)?
  }

  func trial(_ sequence: [Int], of jobs: AdapterJobs) -> Trial {
    var trial = Trial()
    do throws(AdapterError) {
      var session = try session()
      for (place, job) in sequence.enumerated() {
        session.send(job: job, scenario: jobs.scenario(job))
        switch session.next() {
        case .answer(_, let answer): trial.answers.append(answer)
        case .broken(let fault):
          session.stop()
          trial.broken = (place, fault)
          return trial
        }
      }
      if let fault = session.finish() { trial.broken = (sequence.count - 1, fault) }
    } catch {
      trial.broken = (0, Fault(.crash, "it does not start again: \(error.message)"))
    }
    return trial
  }

  /// The fewest of the jobs before one that make it fail, as far as leaving some out shows.
  func shortest(_ before: [Int], _ last: Int, of jobs: AdapterJobs, most: Int) -> [Int] {
    var left = most
    func fails(_ before: some Sequence<Int>) -> Bool {
      guard left > 0 else { return false }
      left -= 1
      let sequence = before + [last]
      return trial(sequence, of: jobs).broken?.place == sequence.count - 1
    }
    var (works, breaks) = (0, before.count)
    while works + 1 < breaks {
      let middle = (works + breaks) / 2
      if fails(before.suffix(middle)) { breaks = middle } else { works = middle }
    }
    var kept = Array(before.suffix(breaks))
    if kept.count > 1, fails(kept.prefix(1)) { return Array(kept.prefix(1)) }
    var place = kept.count - 1
    while place > 0 {
      var fewer = kept
      fewer.remove(at: place)
      if fails(fewer) { kept = fewer }
      place -= 1
    }
    return kept
  }
}
