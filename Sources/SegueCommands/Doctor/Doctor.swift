import SegueExchange

/// `segue doctor`: what is wrong with an adapter itself, before anybody looks at verdicts.
enum Doctor: Subcommand {
  static let name = "doctor"
  static let summary = "probes an adapter: what is wrong with it, and what to do about it"
  static let help = """
    usage: segue doctor [--adapter 'COMMAND LINE' [--fd] | --library FILE | --builtin twin|reference|mutant:NAME]
                        [--timeout 10s]

    Probes an adapter, a line each: ok, warn, fail, or skip where nothing that it declares could show it; with what to do.
    They are about how it answers: the handshake, ids and window, features that it declares and says it does not have,
    answers that do not depend on the question, state that stays from one scenario to the next, chance, noise, long lines,
    large scenarios, fuel, its end. Whether the answers are right is for segue check.

    Exit code 3 when it does not start or breaks the handshake, 1 when a probe fails; a warning alone is 0.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let target = try Target(&arguments, fallback: Builtin.sought)
    let suite = try LoadedSuite(at: try arguments.path("--suite"))
    try arguments.end()
    guard target.features == nil, target.layers == nil else {
      throw UsageError(message: "the doctor looks at all that is declared, whatever is asked of it")
    }
    if case .builtin(let name) = target.kind { _ = try Builtin.named(name) }
    let examination: Examination
    do throws(AdapterError) {
      examination = try Examination(
        target.command, limits: target.limits, words: target.lastWords, corpus: suite.corpus)
    } catch {
      return Output(
        Diagnosis.fail(error.message, Advice.handshake).text(of: "starts"),
        error: target.lastWords.report, exit: .adapter)
    }
    Interrupt.watch()
    let report = examination.report()
    return Output(
      report.text, error: report.isIll ? target.lastWords.report : "", exit: report.exit)
  }
}

extension Examination {
  struct Report {
    var lines: [String] = []
    var counts: [Diagnosis.Kind: Int] = [:]

    /// Probes were left.
    var isInterrupted = false

    var isIll: Bool { counts[.fail] != nil }
    var exit: ExitCode { isIll ? .unexpected : isInterrupted ? .incomplete : .expected }
    var text: String {
      let counts = Diagnosis.Kind.allCases.compactMap { kind in
        self.counts[kind].map { "\($0) \(kind.rawValue)" }
      }
      return lines.joined() + "\n" + counts.joined(separator: ", ")
        + (isInterrupted ? "; interrupted" : "") + "\n"
    }

    mutating func note(_ name: String, _ examine: () -> Diagnosis) {
      guard !Interrupt.isSet else {
        isInterrupted = true
        return
      }
      let diagnosis = examine()
      lines.append(diagnosis.text(of: name))
      counts[diagnosis.kind, default: 0] += 1
    }
  }

  /// Takes all probes; those that need answers only where the first answer came.
  func report() -> Report {
    var report = Report()
    for probe in Probe.declaration { report.note(probe.name) { probe.diagnosis(self) } }
    if declaration.answersHooks {
      report.note(Probe.hooks.name) { Probe.hooks.diagnosis(self) }
    }
    let launch =
      declaration.isContainerOnly
      ? .skip("it is a container, which runs no scenarios") : Probe.launch.diagnosis(self)
    report.note(Probe.launch.name) { launch }
    for probe in Probe.answers {
      report.note(probe.name) {
        launch.kind == .ok ? probe.diagnosis(self) : .skip("it does not answer a launch")
      }
    }
    for probe in Probe.endings { report.note(probe.name) { probe.diagnosis(self) } }
    return report
  }
}
