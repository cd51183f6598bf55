import PropertyTasks
import SegueReports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `PropertyEngine` on the systems on which property-testing engines are compared.
@available(macOS 26, *)
struct EngineBench {
  var seeds = 60

  /// One run, as the JSON line that a peer prints.
  static func line(_ run: TreeRun) -> String {
    let result = run.run(clock: processSeconds)
    var fields = [
      "\"peer\":\"PropertyEngine-\(run.storage.rawValue)\"", "\"bug\":\(run.bug)",
      "\"seed\":\(run.seed)", "\"cases\":\(result.cases)",
    ]
    if let size = result.minimal {
      fields += [
        "\"cpu_first\":\(result.secondsToFailure)", "\"cpu_shrink\":\(result.secondsOfShrinking)",
        "\"shrink_tries\":\(result.executions)", "\"ops\":\(size.steps)",
        "\"ctrls\":\(size.controllers)", "\"bits\":\(size.names)",
      ]
    } else {
      fields += ["\"ops\":\(result.steps)", "\"cpu\":\(result.secondsToFailure)", "\"passed\":1"]
    }
    return "{" + fields.joined(separator: ",") + "}\n"
  }

  /// Everything, as tables.
  func report() -> String {
    ([throughput()] + TreeRun.Effort.allCases.map(bugs) + [proofs()]).joined(separator: "\n")
  }

  private func throughput() -> String {
    var text = "Cases without a bug, one core          cases/s     steps/s\n"
    for storage in TreeRun.Storage.allCases {
      var rates: [(cases: Double, steps: Double)] = []
      for seed in 1...5 {
        var run = TreeRun(bug: 0, seed: UInt64(seed), cases: storage == .bits ? 400_000 : 100_000)
        run.storage = storage
        let result = run.run(clock: Self.processSeconds)
        rates.append(
          (
            Double(result.cases) / result.secondsToFailure,
            Double(result.steps) / result.secondsToFailure
          ))
      }
      let median = rates.sorted { $0.cases < $1.cases }[2]
      text +=
        storage.rawValue.padded(to: 34) + "\(Int(median.cases))".leftPadded(to: 12)
        + "\(Int(median.steps))".leftPadded(to: 12) + "\n"
    }
    return text
  }

  /// A line a bug: cases to the first failure, share of seeds at the true minimum, what that cost.
  private func bugs(_ effort: TreeRun.Effort) -> String {
    var text = """
      \(effort.rawValue) shrinking, \(seeds) seeds
      bug  cases to failure: median     95 %   at the minimum   steps over   executions: most   ms: median    most

      """
    for bug in 1...7 {
      let results = (1...seeds).map { seed in
        var run = TreeRun(bug: bug, seed: UInt64(seed), cases: 10_000_000)
        run.effort = effort
        return run.run(clock: Self.processSeconds)
      }
      text += row(bug, results)
    }
    return text
  }

  private func row(_ bug: Int, _ results: [TreeRun.Result]) -> String {
    let minimum = TreeRun.minima[bug - 1]
    let cases = results.map(\.cases).sorted()
    let milliseconds = results.map { $0.secondsOfShrinking * 1000 }.sorted()
    let hits = results.count { $0.minimal == minimum }
    let over = results.compactMap { $0.minimal.map { $0.steps - minimum.steps } }.max() ?? 0
    return "\(bug)".padded(to: 5) + "\(cases[cases.count / 2])".leftPadded(to: 24)
      + "\(cases[cases.count * 95 / 100])".leftPadded(to: 9)
      + "\(hits) of \(results.count)".leftPadded(to: 17) + "\(over)".leftPadded(to: 13)
      + "\(results.map(\.executions).max() ?? 0)".leftPadded(to: 19)
      + decimal(milliseconds[milliseconds.count / 2]).leftPadded(to: 13)
      + decimal(milliseconds[milliseconds.count - 1]).leftPadded(to: 8) + "\n"
  }

  private func proofs() -> String {
    var text = "Proof that no case fails with up to   executions          ms\n"
    for steps in 2...5 {
      let start = Self.processSeconds()
      let executions = TreeProof.run(steps: steps)
      let milliseconds = (Self.processSeconds() - start) * 1000
      text +=
        "\(steps) steps".padded(to: 34)
        + (executions.map { "\($0)" } ?? "not reached").leftPadded(to: 14)
        + decimal(milliseconds).leftPadded(to: 12) + "\n"
    }
    return text
  }

  private func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Processor time of this process.
  static func processSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
