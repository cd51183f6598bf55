import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Reports of a run")
struct CheckReportTests {
  /// Does nothing at all.
  private struct Stub: Implementation {
    let name = "stub"
    func run(_ scenario: Scenario) -> Trace { Trace() }
  }

  private func report(_ outcomes: Verdict.Outcome...) throws -> CheckResults {
    let conformanceCase = try ConformanceCase(json: TinySuite.sheet)
    return ResultsSample.results(
      outcomes.map { outcome in
        var run = ConformanceRun(conformanceCase, profile: .ios13, against: Stub())
        run.verdict = Verdict(outcome)
        return CaseVerdict(path: "Presentation/sheet", run: run)
      })
  }

  private let divergence = Divergence(
    layer: .callbacks, step: 0, expected: .event(Event(.dismiss, on: "root")), actual: .nothing)

  @Test("Each verdict that is no pass has its block, and all are counted in one table")
  func blocks() throws {
    let report = try report(
      .pass, .fail(divergence), .unlawful(Violation(law: .LAW(1), step: 2, seen: "a stands twice")),
      .unspecified(.UNW(40)), .notApplicable(.layers), .inconclusive("steps"), .invalid("no a"))
    let title = "Presentation/sheet [ios13] A presented controller hangs on its presenter"
    #expect(
      CheckReport(report, corpus: "Corpus").text == """
        FAIL \(title)
             rules     PRS-1
             callbacks, launch
             expected  dismiss root
             actual    nothing more in this step
             segue explain Corpus/Presentation/sheet.json --profile ios13
        FAIL \(title)
             rules     PRS-1
             LAW-1, step 2: a stands twice
             segue explain Corpus/Presentation/sheet.json --profile ios13
        INCONCLUSIVE \(title)
             steps
             segue explain Corpus/Presentation/sheet.json --profile ios13
        BROKEN \(title)
             no a
             segue explain Corpus/Presentation/sheet.json --profile ios13
                                      pass            fail        unlawful     unspecified  not applicable    inconclusive         invalid
        Presentation                     1               1               1               1               1               1               1
        total                            1               1               1               1               1               1               1

        """)
  }

  @Test(
    "Only a failure or a broken law fails; only an invalid case breaks the suite; what was not run is missing"
  )
  func exits() throws {
    #expect(try report(.fail(divergence)).exit == .unexpected)
    #expect(try report(.unlawful(Violation(law: .LAW(1), step: 0, seen: ""))).exit == .unexpected)
    #expect(try report(.pass, .faulty(Fault(.crash, "exit 0"))).exit == .unexpected)
    #expect(try report(.pass, .unspecified(.UNW(40)), .inconclusive("")).exit == .expected)
    #expect(try report(.pass, .fail(divergence), .invalid("")).exit == .suite)
    #expect(try report(.pass, .notRun("budget")).exit == .incomplete)
    #expect(try report(.fail(divergence), .notRun("budget")).exit == .unexpected)
  }

  @Test("Whatever stands at a place has words of its own", arguments: observations)
  func words(observation: Observation, words: String) {
    #expect(observation.words == words)
  }

  static let observations: [(Observation, String)] = [
    (.event(Event(.dismiss, on: "a")), "dismiss a"),
    (.oneOf([Event(.dismiss, on: "a")], orNothing: true), "dismiss a, or nothing more"),
    (
      .oneOf([Event(.dismiss, on: "a"), Event(.dismiss, on: "b")], orNothing: false),
      "dismiss a, or dismiss b"
    ),
    (.nothing, "nothing more in this step"), (.noEvent(ofKind: .push), "no push"),
    (.not(Event(.dismiss, on: "a")), "not dismiss a"), (.tree("a[b]"), "tree a[b]"),
    (.tree(""), "tree (no window)"), (.detached(["a", "b[c]"]), "detached [a; b[c]]"),
    (.detached([]), "detached []"), (.loaded(["a", "b"]), "loaded [a, b]"),
    (.styles(["b": "popover", "a": "pageSheet"]), "styles a: pageSheet, b: popover"),
    (.noSnapshot, "no snapshot"), (.noStep, "the step was not begun"),
    (.ending(.completed), "the trace completes"), (.ending(.exhausted(what: "x")), "exhausted: x"),
  ]
}
