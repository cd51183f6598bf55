import Dispatch
import PropertyEngine
import SegueConformance
import SegueExchange
import SegueScenarios
import Synchronization

/// Cases on an implementation, wherever it runs.
struct CorpusRun {
  /// A case in one of its profiles.
  struct Job {
    var entry: Corpus.Entry
    var profile: Profile
    var conformanceCase: ConformanceCase { entry.conformanceCase }
    /// What messages call it.
    var label: String { "\(entry.path) [\(profile.rawValue)]" }
    var scenario: Scenario { conformanceCase.scenario(in: profile) }
  }

  let lanes: Int
  let restarts: Int
  /// Scenarios are run under other names, and in another order.
  let isBlind: Bool
  /// What another order than that of the corpus comes from.
  let seed: UInt64?

  /// Runs them; one result for each job, in the order of the jobs.
  func results(of jobs: [Job], on implementation: any Implementation) -> [ConformanceRun] {
    var results = jobs.map { job in
      let reason = job.conformanceCase.inapplicability(to: implementation, in: job.profile)
      return ConformanceRun(
        job.conformanceCase, profile: job.profile,
        verdict: Verdict(reason.map { .notApplicable($0) } ?? .notRun("not reached")))
    }
    let places = order(
      of: jobs.indices.filter { results[$0].verdict.outcome == .notRun("not reached") })
    let found = Mutex<[Int: ConformanceRun]>([:])
    run(places.map { jobs[$0] }, on: implementation) { place, result in
      let run = judged(jobs[places[place]], result, layers: implementation.layers)
      found.withLock { $0[places[place]] = run }
    }
    for (place, run) in found.withLock({ $0 }) { results[place] = run }
    return results
  }

  private func judged(_ job: Job, _ result: AdapterResult, layers: Set<Layer>) -> ConformanceRun {
    switch result {
    case .trace(let trace):
      let trace = isBlind ? Blindfold(job.scenario).reveal(trace) : trace
      return ConformanceRun(
        job.conformanceCase, profile: job.profile, trace: trace,
        verdict: job.conformanceCase.verdict(on: trace, profile: job.profile, layers: layers))
    case .fault(let fault):
      return ConformanceRun(
        job.conformanceCase, profile: job.profile, verdict: Verdict(.faulty(fault)))
    case .notRun(let why):
      return ConformanceRun(
        job.conformanceCase, profile: job.profile, verdict: Verdict(.notRun(why)))
    }
  }

  private func scenario(_ job: Job) -> Scenario {
    isBlind ? Blindfold(job.scenario).scenario : job.scenario
  }

  private func run(
    _ jobs: [Job], on implementation: any Implementation,
    deliver: @escaping @Sendable (Int, AdapterResult) -> Void
  ) {
    Interrupt.watch()
    if let adapter = implementation as? AdapterImplementation<AdapterProcess> {
      let work = AdapterJobs(
        count: jobs.count, scenario: { Array(scenario(jobs[$0]).json.line.utf8) },
        label: { jobs[$0].label })
      return adapter.run(
        work, lanes: lanes, restarts: restarts, isInterrupted: { Interrupt.isSet },
        deliver: deliver)
    }
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      for place in stride(from: lane, to: jobs.count, by: lanes) {
        if Interrupt.isSet { return deliver(place, .notRun("interrupted")) }
        do throws(Fault) {
          deliver(place, .trace(try implementation.run(scenario(jobs[place]))))
        } catch {
          deliver(place, .fault(error))
        }
      }
    }
  }

  /// The places in the order in which they are run.
  private func order(of places: [Int]) -> [Int] {
    guard let seed else { return places }
    var places = places
    var chance = Chance(seed: seed, index: 0)
    for last in places.indices.reversed() { places.swapAt(last, chance.below(last + 1)) }
    return places
  }
}

extension CorpusRun {
  private static let mostLanes = 256

  /// Takes `--jobs N`, `--restarts N`, `--blind` and `--shuffle N`.
  init(_ arguments: inout Arguments) throws {
    lanes = try arguments.count("--jobs") ?? 1
    guard lanes <= Self.mostLanes else {
      throw UsageError(message: "--jobs is at most \(Self.mostLanes), not '\(lanes)'")
    }
    restarts = try arguments.count("--restarts") ?? 100
    isBlind = arguments.flag("--blind")
    let shuffle = try arguments.value("--shuffle").map { text in
      guard let seed = UInt64(text) else {
        throw UsageError(message: "--shuffle is a whole number from 0 on, not '\(text)'")
      }
      return seed
    }
    seed = shuffle ?? (isBlind ? 0 : nil)
  }
}

extension LastWords {
  /// What adapters said last, as a diagnostic; empty when they said nothing.
  var report: String {
    lines.isEmpty ? "" : "the adapter's last words:\n" + lines.map { "  \($0)\n" }.joined()
  }
}
