import FoundationEssentials
import SegueFuzzing
import SegueReports
import SegueScenarios
import Synchronization

/// `segue fuzz --exhaustive`: every small scenario instead of random ones.
struct ExhaustiveFuzz {
  private let options: FuzzOptions
  private let scenarios: SmallScenarios
  private let folder: String
  private let keepsGoing: Bool
  private let jobs: Int
  private let specification: Specification
  private lazy var rules = specification.inText
  private var blocks: [String] = []

  init(_ arguments: inout Arguments) throws {
    var scenarios = try SmallScenarios(profiles: [], arguments: &arguments)
    jobs = try arguments.count("--jobs", upTo: 256) ?? ProcessInfo.processInfo.activeProcessorCount
    folder = try arguments.path("--save") ?? "segue-findings"
    keepsGoing = arguments.flag("--keep-going")
    let suite = try arguments.path("--suite")
    options = try FuzzOptions(&arguments, seed: 0)
    try arguments.end()
    specification = try Specification(at: suite)
    scenarios.profiles = options.limits.profiles
    self.scenarios = scenarios
  }

  mutating func run() throws -> Output {
    var search = ExhaustiveSearch(
      scenarios, features: options.limits.features, jobs: jobs, findings: keepsGoing ? .max : 1)
    try FoundFile.prepare(folder)
    Interrupt.watch()
    let implementation = options.implementation
    let saved = Mutex(FoundFolder(folder, of: implementation))
    let progress = ExhaustiveProgress()
    search.run(on: implementation) {
      !Interrupt.isSet && implementation.loss == nil && saved.withLock { $0.failure == nil }
    } progress: { more, size, profile in
      progress.add(more, size, profile)
    } met: { found in
      saved.withLock { _ = $0.meet(found.fingerprint, found.run, Self.note(found)) }
    } found: { found in
      add(found, to: saved)
      return saved.withLock { $0.failure == nil }
    }
    progress.clear()
    let failure = saved.withLock { saved in
      saved.end()
      return saved.failure
    }
    guard !search.isComplete || search.ran > 0 else {
      throw UsageError(
        message: "no small scenario can be run with what \(implementation.name) declares")
    }
    let text = blocks.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n") + summary(search)
    if let failure = failure ?? implementation.loss { return Output(text, failing: failure) }
    return Output(
      text, exit: !search.isComplete ? .incomplete : blocks.isEmpty ? .expected : .divergence)
  }

  private mutating func add(
    _ found: ExhaustiveSearch.Found, to saved: borrowing Mutex<FoundFolder>
  ) {
    let implementation = options.implementation
    let simple = found.simplified(on: implementation) { !Interrupt.isSet }
    let confirmation = Confirmation(simple, failing: found.fingerprint, on: implementation) {
      !Interrupt.isSet
    }
    let run = confirmation.run ?? found.run
    let often = confirmation.isFlaky ? ", flaky: \(confirmation.words)" : ""
    let file = saved.withLock {
      $0.add(found.fingerprint, run, "\(Self.note(found)), \(Self.proof)\(often)")
    }
    blocks.append(
      FoundFile.text(
        FindingText.title(found.fingerprint) + often, run,
        from: "size \(found.size) \(ScenarioSize.legend), \(Self.proof)", in: file,
        rules, options))
  }

  private static let proof = "no smaller small scenario fails so"

  private static func note(_ found: ExhaustiveSearch.Found) -> String {
    "among all small scenarios, size \(found.size)"
  }

  private func summary(_ search: ExhaustiveSearch) -> String {
    let profiles = scenarios.profiles.count
    return "\(search.ran) scenarios of up to \(scenarios.controllers) controllers and "
      + "\(scenarios.steps) steps run on \(options.implementation.name) in "
      + "\(profiles) profile\(profiles == 1 ? "" : "s"): \(blocks.count) "
      + "finding\(blocks.count == 1 ? "" : "s"); \(search.unspecified) more met something unspecified\n"
      + (search.isComplete
        ? "no smaller divergence exists among them (Specs/SmallScenarios.md says what they are made of)\n"
        : "stopped before the end\n")
  }
}

extension SmallScenarios {
  /// More than so many controllers or steps would take for ever.
  private static let most = 6

  /// Those of up to `--max-controllers` and `--max-steps`: 2 and 2.
  init(profiles: [Profile], arguments: inout Arguments) throws {
    let controllers = try arguments.count("--max-controllers") ?? 2
    let steps = try arguments.count("--max-steps") ?? 2
    guard controllers <= Self.most, steps <= Self.most else {
      throw UsageError(
        message: "all small scenarios have at most \(Self.most) controllers and as many steps")
    }
    self.init(profiles: profiles, steps: steps, controllers: controllers)
  }
}
