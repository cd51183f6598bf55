import SegueConformance
import SegueExchange
import SegueReports
import SegueScenarios
import Testing

@testable import SegueCommands

@Suite("Formats of reports")
struct ReportFormatTests {
  private static func verdict(
    _ uid: String, _ kind: Verdict.Kind, title: String = "A title",
    _ place: CaseVerdict.Place? = nil,
    level: ConformanceCase.Level = .must, reason: String? = nil, onRecord: String? = nil
  ) -> CaseVerdict {
    CaseVerdict(
      CaseVerdict.Subject(
        uid: uid, path: "Unwinding/\(uid)", title: title, rules: [.UNW(4), .PRS(1)], level: level),
      profile: .ios9, kind: kind, fingerprint: kind == .fail ? "outcome:tree:tree:-" : nil,
      place: place, reason: reason, onRecord: onRecord)
  }

  private static let place = CaseVerdict.Place(
    layer: .outcome, law: nil, step: 2, expected: "tree <a>", actual: "tree \"b\"\u{7} ``` # |")

  /// One of each standing, with what means something in a format.
  private static let sample = ResultsSample.results(
    [
      verdict("case0001", .pass),
      verdict("case0002", .fail, title: "Quotes \" ' < > & # \\ | * ` \u{1B}[31m", place),
      verdict("case0003", .fail, place, onRecord: "we <keep> # it"),
      verdict("case0004", .fail, place, level: .may),
      verdict("case0005", .notApplicable, reason: "without segue.unwind"),
      verdict("case0006", .crash, reason: "signal 11 # 2"),
      verdict("case0007", .notRun, reason: "budget"),
    ],
    stale: [
      StaleEntry(
        file: "a&b.txt", line: 3, entry: "@case0009  fail  # \"why\"", kind: .matchesNothing,
        detail: "no case is meant by it")
    ])

  @Test("JUnit")
  func junit() {
    #expect(
      ReportFormat.junit.text(of: Self.sample) == ##"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="segue check: a&lt;b&gt; &amp; &quot;c&quot;" tests="8" failures="3" errors="1" skipped="3">
          <testsuite name="Unwinding" tests="7" failures="2" errors="1" skipped="3">
            <testcase classname="Unwinding" name="case0001 [ios9]"/>
            <testcase classname="Unwinding" name="case0002 [ios9]">
              <failure type="fail" message="Quotes &quot; ' &lt; &gt; &amp; # \ | * ` �[31m">rules: UNW-4, PRS-1 (must)
        verdict: fail
        place: outcome, step 2
        expected: tree &lt;a&gt;
        actual: tree &quot;b&quot;� ``` # |
        fingerprint: outcome:tree:tree:-
        again: segue explain Corpus/Unwinding/case0002.json --profile ios9</failure>
            </testcase>
            <testcase classname="Unwinding" name="case0003 [ios9]">
              <skipped type="fail" message="expected: we &lt;keep&gt; # it">rules: UNW-4, PRS-1 (must)
        verdict: fail
        place: outcome, step 2
        expected: tree &lt;a&gt;
        actual: tree &quot;b&quot;� ``` # |
        fingerprint: outcome:tree:tree:-
        again: segue explain Corpus/Unwinding/case0003.json --profile ios9</skipped>
            </testcase>
            <testcase classname="Unwinding" name="case0004 [ios9]">
              <skipped type="fail" message="only a may: A title">rules: UNW-4, PRS-1 (may)
        verdict: fail
        place: outcome, step 2
        expected: tree &lt;a&gt;
        actual: tree &quot;b&quot;� ``` # |
        fingerprint: outcome:tree:tree:-
        again: segue explain Corpus/Unwinding/case0004.json --profile ios9</skipped>
            </testcase>
            <testcase classname="Unwinding" name="case0005 [ios9]">
              <skipped type="not applicable" message="not applicable: without segue.unwind"></skipped>
            </testcase>
            <testcase classname="Unwinding" name="case0006 [ios9]">
              <failure type="crash" message="crash: signal 11 # 2">rules: UNW-4, PRS-1 (must)
        verdict: crash
        reason: signal 11 # 2
        again: segue explain Corpus/Unwinding/case0006.json --profile ios9</failure>
            </testcase>
            <testcase classname="Unwinding" name="case0007 [ios9]">
              <error type="not run" message="not run: budget"></error>
            </testcase>
          </testsuite>
          <testsuite name="expected divergences" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="expected divergences" name="a&amp;b.txt:3">
              <failure type="matches nothing" message="a&amp;b.txt:3: matches nothing: no case is meant by it: @case0009  fail  # &quot;why&quot;"/>
            </testcase>
          </testsuite>
        </testsuites>

        """##)
  }

  @Test("TAP 14")
  func tap() {
    #expect(
      ReportFormat.tap.text(of: Self.sample) == ##"""
        TAP version 14
        1..8
        ok 1 - Unwinding/case0001 [ios9] A title
        not ok 2 - Unwinding/case0002 [ios9] Quotes " ' < > & \# \\ | * ` �[31m
          ---
          rules: "UNW-4, PRS-1 (must)"
          verdict: "fail"
          place: "outcome, step 2"
          expected: "tree <a>"
          actual: "tree \"b\"\u0007 ``` # |"
          fingerprint: "outcome:tree:tree:-"
          again: "segue explain Corpus/Unwinding/case0002.json --profile ios9"
          ...
        not ok 3 - Unwinding/case0003 [ios9] A title # TODO we <keep> # it
          ---
          rules: "UNW-4, PRS-1 (must)"
          verdict: "fail"
          place: "outcome, step 2"
          expected: "tree <a>"
          actual: "tree \"b\"\u0007 ``` # |"
          fingerprint: "outcome:tree:tree:-"
          again: "segue explain Corpus/Unwinding/case0003.json --profile ios9"
          ...
        not ok 4 - Unwinding/case0004 [ios9] A title # TODO only a may
          ---
          rules: "UNW-4, PRS-1 (may)"
          verdict: "fail"
          place: "outcome, step 2"
          expected: "tree <a>"
          actual: "tree \"b\"\u0007 ``` # |"
          fingerprint: "outcome:tree:tree:-"
          again: "segue explain Corpus/Unwinding/case0004.json --profile ios9"
          ...
        ok 5 - Unwinding/case0005 [ios9] A title # SKIP not applicable: without segue.unwind
        not ok 6 - Unwinding/case0006 [ios9] A title
          ---
          rules: "UNW-4, PRS-1 (must)"
          verdict: "crash"
          reason: "signal 11 # 2"
          again: "segue explain Corpus/Unwinding/case0006.json --profile ios9"
          ...
        not ok 7 - Unwinding/case0007 [ios9] A title
          ---
          not-run: "budget"
          ...
        not ok 8 - stale a&b.txt:3: matches nothing: no case is meant by it: @case0009  fail  \# "why"

        """##)
  }

  @Test("Markdown")
  func markdown() {
    #expect(
      ReportFormat.markdown.text(of: Self.sample) == ##"""
        # segue check: a&lt;b&gt; &amp; "c"

        1 passed, 2 failed, 1 failed as expected, 1 tolerated, 1 without judgement, 1 not run, 1 stale

        | area | pass | fail | crash | expected | tolerated | not applicable | not run |
        |---|---:|---:|---:|---:|---:|---:|---:|
        | Unwinding | 1 | 1 | 1 | 1 | 1 | 1 | 1 |
        | total | 1 | 1 | 1 | 1 | 1 | 1 | 1 |

        ## Failures

        ### Unwinding/case0002 \[ios9\] Quotes " ' &lt; &gt; &amp; \# \\ \| \* \` �\[31m

        ````
        rules        UNW-4, PRS-1 (must)
        verdict      fail
        place        outcome, step 2
        expected     tree <a>
        actual       tree "b"� ``` # |
        fingerprint  outcome:tree:tree:-
        again        segue explain Corpus/Unwinding/case0002.json --profile ios9
        ````

        ### Unwinding/case0006 \[ios9\] A title

        ```
        rules        UNW-4, PRS-1 (must)
        verdict      crash
        reason       signal 11 # 2
        again        segue explain Corpus/Unwinding/case0006.json --profile ios9
        ```

        ## Stale expected divergences

        - a&amp;b.txt:3: matches nothing: no case is meant by it: \@case0009  fail  \# "why"

        ## Expected divergences

        - Unwinding/case0003 \[ios9\] A title: we &lt;keep&gt; \# it

        """##)
  }

  @Test("HTML: everything between the style and the end")
  func html() throws {
    let text = ReportFormat.html.text(of: Self.sample)
    let body = try #require(text.split(separator: "<body>\n").last)
    #expect(
      String(body) == ##"""
        <h1>segue check: a&lt;b&gt; &amp; &quot;c&quot;</h1>
        <p>1 passed, 2 failed, 1 failed as expected, 1 tolerated, 1 without judgement, 1 not run, 1 stale</p>
        <table>
        <tr><th>area</th><th>pass</th><th>fail</th><th>crash</th><th>expected</th><th>tolerated</th><th>not applicable</th><th>not run</th></tr>
        <tr><th>Unwinding</th><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td></tr>
        <tr><th>total</th><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td><td>1</td></tr>
        </table>
        <h2>Failures</h2>
        <details open><summary>Unwinding/case0002 [ios9] Quotes &quot; ' &lt; &gt; &amp; # \ | * ` �[31m</summary>
        <dl>
        <dt>rules</dt><dd>UNW-4, PRS-1 (must)</dd>
        <dt>verdict</dt><dd>fail</dd>
        <dt>place</dt><dd>outcome, step 2</dd>
        <dt>expected</dt><dd>tree &lt;a&gt;</dd>
        <dt>actual</dt><dd>tree &quot;b&quot;� ``` # |</dd>
        <dt>fingerprint</dt><dd>outcome:tree:tree:-</dd>
        <dt>again</dt><dd>segue explain Corpus/Unwinding/case0002.json --profile ios9</dd>
        </dl></details>
        <details open><summary>Unwinding/case0006 [ios9] A title</summary>
        <dl>
        <dt>rules</dt><dd>UNW-4, PRS-1 (must)</dd>
        <dt>verdict</dt><dd>crash</dd>
        <dt>reason</dt><dd>signal 11 # 2</dd>
        <dt>again</dt><dd>segue explain Corpus/Unwinding/case0006.json --profile ios9</dd>
        </dl></details>
        <h2>Stale expected divergences</h2>
        <ul>
        <li>a&amp;b.txt:3: matches nothing: no case is meant by it: @case0009  fail  # &quot;why&quot;</li>
        </ul>
        <h2>Expected divergences</h2>
        <details><summary>Unwinding/case0003 [ios9] A title</summary>
        <dl>
        <dt>on record</dt><dd>we &lt;keep&gt; # it</dd>
        <dt>rules</dt><dd>UNW-4, PRS-1 (must)</dd>
        <dt>verdict</dt><dd>fail</dd>
        <dt>place</dt><dd>outcome, step 2</dd>
        <dt>expected</dt><dd>tree &lt;a&gt;</dd>
        <dt>actual</dt><dd>tree &quot;b&quot;� ``` # |</dd>
        <dt>fingerprint</dt><dd>outcome:tree:tree:-</dd>
        <dt>again</dt><dd>segue explain Corpus/Unwinding/case0003.json --profile ios9</dd>
        </dl></details>
        <h2>Tolerated</h2>
        <details open><summary>Unwinding/case0004 [ios9] A title</summary>
        <dl>
        <dt>rules</dt><dd>UNW-4, PRS-1 (may)</dd>
        <dt>verdict</dt><dd>fail</dd>
        <dt>place</dt><dd>outcome, step 2</dd>
        <dt>expected</dt><dd>tree &lt;a&gt;</dd>
        <dt>actual</dt><dd>tree &quot;b&quot;� ``` # |</dd>
        <dt>fingerprint</dt><dd>outcome:tree:tree:-</dd>
        <dt>again</dt><dd>segue explain Corpus/Unwinding/case0004.json --profile ios9</dd>
        </dl></details>
        </body>
        </html>

        """##)
    #expect(!text.contains("http"), "the page needs nothing beside it")
  }

  @Test("SARIF has a result for each failure, at its case, and suppresses what is on record")
  func sarif() throws {
    let root = Self.sample.sarif
    let run = try #require(root["runs"]?.elements.first)
    #expect(run["tool"]?["driver"]?["rules"]?.elements.map { $0["id"]?.text } == ["UNW-4"])
    let results = run["results"]?.elements ?? []
    #expect(results.map { $0["level"]?.text } == ["error", "error", "note", "error"])
    #expect(
      results.map { $0["suppressions"]?.elements.first?["justification"]?.text } == [
        nil, "we <keep> # it", nil, nil,
      ])
    let first = try #require(results.first)
    #expect(
      first["message"]?["text"]?.text
        == "a<b> & \"c\", Unwinding/case0002 [ios9] Quotes \" ' < > & # \\ | * ` \u{1B}[31m: "
        + "outcome, step 2; expected tree <a>; got tree \"b\"\u{7} ``` # |")
    #expect(
      first["locations"]?.elements.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.text
        == "Corpus/Unwinding/case0002.json")
    #expect(
      first["partialFingerprints"]?["case/v1"]?.text == "case0002/ios9/outcome:tree:tree:-")
  }

  @Test("A summary in Markdown shows fifty failures and says how many more there are")
  func many() {
    let verdicts = (0..<60).map { Self.verdict("case\(1000 + $0)", .fail, Self.place) }
    let text = ReportFormat.markdown.text(of: ResultsSample.results(verdicts))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("### ") } == 50)
    #expect(text.hasSuffix("\n… and 10 more\n"))
  }

  @Test(
    "Nothing that a text holds can end the element, line or block it stands in",
    arguments: ReportFormat.allCases)
  func hostile(format: ReportFormat) {
    let hostile =
      "]]></failure></script>\n...\n---\nok 1\r\nBail out!\u{0}\u{FFFF}\u{2028}\u{85}```"
    let verdict = CaseVerdict(
      CaseVerdict.Subject(
        uid: "case0001", path: hostile, title: hostile, rules: [.UNW(4)], level: .must),
      profile: .ios9, kind: .fail, fingerprint: hostile,
      place: CaseVerdict.Place(
        layer: .outcome, law: nil, step: 0, expected: hostile, actual: hostile))
    let plain = CaseVerdict(
      CaseVerdict.Subject(uid: "case0001", path: "x/y", title: "x", rules: [.UNW(4)], level: .must),
      profile: .ios9, kind: .fail, fingerprint: "x",
      place: CaseVerdict.Place(layer: .outcome, law: nil, step: 0, expected: "x", actual: "x"))
    let text = format.text(of: ResultsSample.results([verdict]))
    let harmless = format.text(of: ResultsSample.results([plain]))
    let lines = { (text: String) in text.unicodeScalars.count { $0 == "\n" } }
    switch format {
    case .json, .sarif: break
    default: #expect(lines(text) == lines(harmless))
    }
    if format == .junit || format == .html { #expect(!text.contains("</failure></script>")) }
    #expect(!text.unicodeScalars.contains("\u{0}") && !text.unicodeScalars.contains("\r"))
  }
}
