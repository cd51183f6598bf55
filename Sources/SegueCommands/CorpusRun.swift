import Dispatch
import SegueConformance
import SegueExchange
import SegueScenarios
import Synchronization

/// Cases on an implementation, wherever it runs.
struct CorpusRun {
  /// A case in one of its profiles, with what messages call it.
  struct Job {
    var conformanceCase: ConformanceCase
    var profile: Profile
    var label: String
  }

  var lanes = 1
  var restarts = 100

  /// Runs them; one result for each job, in the order of the jobs.
  func results(of jobs: [Job], on implementation: any Implementation) -> [ConformanceRun] {
    let results: [ConformanceRun?] = jobs.map { job in
      job.conformanceCase.inapplicability(to: implementation, in: job.profile).map {
        ConformanceRun(
          job.conformanceCase, profile: job.profile, verdict: Verdict(.notApplicable($0)))
      }
    }
    let applicable = jobs.indices.filter { results[$0] == nil }
    let found = Mutex<[Int: ConformanceRun]>([:])
    if let adapter = implementation as? AdapterImplementation<AdapterProcess> {
      run(applicable.map { jobs[$0] }, on: adapter) { place, run in
        found.withLock { $0[applicable[place]] = run }
      }
    } else {
      DispatchQueue.concurrentPerform(iterations: lanes) { lane in
        for place in stride(from: lane, to: applicable.count, by: lanes) {
          let job = jobs[applicable[place]]
          let run = ConformanceRun(
            job.conformanceCase, profile: job.profile, against: implementation)
          found.withLock { $0[applicable[place]] = run }
        }
      }
    }
    return found.withLock { found in
      zip(jobs, results.indices).map { job, place in
        results[place] ?? found[place]
          ?? ConformanceRun(
            job.conformanceCase, profile: job.profile, verdict: Verdict(.notRun("not reached")))
      }
    }
  }

  private func run(
    _ jobs: [Job], on adapter: AdapterImplementation<AdapterProcess>,
    deliver: @escaping @Sendable (Int, ConformanceRun) -> Void
  ) {
    Interrupt.watch()
    let work = AdapterJobs(
      count: jobs.count,
      scenario: { place in
        Array(jobs[place].conformanceCase.scenario(in: jobs[place].profile).json.line.utf8)
      }, label: { jobs[$0].label })
    adapter.run(work, lanes: lanes, restarts: restarts, isInterrupted: { Interrupt.isSet }) {
      place, result in
      let job = jobs[place]
      let (trace, verdict): (Trace?, Verdict) =
        switch result {
        case .trace(let trace):
          (
            trace,
            job.conformanceCase.verdict(on: trace, profile: job.profile, layers: adapter.layers)
          )
        case .fault(let fault): (nil, Verdict(.faulty(fault)))
        case .notRun(let why): (nil, Verdict(.notRun(why)))
        }
      deliver(
        place,
        ConformanceRun(
          job.conformanceCase, profile: job.profile, trace: trace, verdict: verdict))
    }
  }
}

extension CorpusRun {
  /// Takes `--jobs N` and `--restarts N`.
  init(_ arguments: inout Arguments) throws {
    lanes = try arguments.count("--jobs") ?? 1
    restarts = try arguments.count("--restarts") ?? 100
  }
}

extension LastWords {
  /// What adapters said last, as a diagnostic; empty when they said nothing.
  var report: String {
    lines.isEmpty ? "" : "the adapter's last words:\n" + lines.map { "  \($0)\n" }.joined()
  }
}
