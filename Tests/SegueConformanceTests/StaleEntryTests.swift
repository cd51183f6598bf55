import SegueConformance
import SegueScenarios
import Testing

@Suite("Expected divergences against results")
struct StaleEntryTests {
  private typealias Sample = ResultsSample

  /// Case 1 fails in iOS 9 and passes in iOS 13, case 2 crashes in both, case 3 passes.
  private static let verdicts = [
    Sample.verdict("tinycas1", .ios9, .fail), Sample.verdict("tinycas1", .ios13),
    Sample.verdict("tinycas2", .ios9, .crash, rules: [.UNW(4)], fingerprint: "fault:crash"),
    Sample.verdict("tinycas2", .ios13, .crash, rules: [.UNW(4)], fingerprint: "fault:crash"),
    Sample.verdict("tinycas3", path: "Segues/three"),
  ]
  private static let sound = """
    @tinycas1  fail  # one
    rule:UNW-4  crash  fingerprint=fault:crash  # two

    """

  private func file(_ text: String) throws -> ExpectedDivergences {
    try ExpectedDivergences(text, file: "record.txt")
  }

  private func kinds(_ text: String, in results: CheckResults? = nil) throws -> [String] {
    let results = results ?? Sample.results(Self.verdicts)
    return results.judged(by: try file(text)).stale.map { "\($0.line) \($0.kind.rawValue)" }
  }

  @Test("What is foreseen is on record, and nothing is stale")
  func sound() throws {
    let judged = Sample.results(Self.verdicts).judged(by: try file(Self.sound))
    #expect(judged.stale.isEmpty)
    #expect(judged.verdicts.map(\.onRecord) == ["one", nil, "two", "two", nil])
    #expect(!judged.contains(.failed))
    #expect(judged.verdicts(.expected).count == 3)
  }

  @Test("Each kind of staleness", arguments: stale)
  func staleness(text: String, kinds: [String]) throws {
    #expect(try self.kinds(text) == kinds)
  }

  static let stale: [(String, [String])] = [
    ("@tinycas9 fail # a", ["1 matches nothing"]),
    ("Segues/t* crash profile=ios6 # a", ["1 matches nothing"]),
    ("rule:UNW-44 fail # a", ["1 matches nothing"]),
    ("Segues/* fail # a", ["1 passes"]), ("@tinycas1 fail profile=ios13 # a", ["1 passes"]),
    ("@tinycas1 crash # a", ["1 differs"]), ("@tinycas1 fail layer=search # a", ["1 differs"]),
    ("@tinycas1 fail fingerprint=outcome:tree # a", ["1 differs"]),
    ("Unwinding/* fail # case 2 crashes", ["1 differs"]),
    ("Unwinding/* fail # a\n@tinycas1 fail # a", ["1 differs", "2 shadowed"]),
    ("@tinycas1 fail # a\n@tinycas1 crash # a", ["2 shadowed"]),
    ("@tinycas1 fail profile=ios9 # a\n@tinycas1 fail # a", ["2 passes"]),
    ("@tinycas1 fail until=0.0.9 # a", ["1 expired"]), ("@tinycas1 fail until=0.1.0 # a", []),
    ("@tinycas1 fail until=0.2 # a", []), ("@tinycas1 fail", ["1 no reason"]),
    ("@tinycas1 fail #  ", ["1 no reason"]), ("# @tinycas9 fail", []),
  ]

  @Test("A stale entry does not excuse what it does not foresee, and excuses what it does")
  func excuses() throws {
    func failing(_ text: String) throws -> Int {
      Sample.results(Self.verdicts).judged(by: try file(text)).verdicts(.failed).count
    }
    #expect(try failing("") == 3)
    #expect(try failing("@tinycas1 fail until=0.0.9 # a") == 2)
    #expect(try failing("@tinycas1 crash # a") == 3)
    #expect(try failing("Unwinding/* fail # a\n@tinycas2 crash # never reached") == 2)
  }

  @Test(
    "On a part of the corpus nothing is said of entries that may belong to the rest",
    arguments: parts)
  func part(of what: String, results: CheckResults) throws {
    #expect(
      try kinds(
        "@tinycas9 fail # a\nSegues/* fail # a\n@tinycas1 fail # a\n@tinycas1 fail # a", in: results
      ) == [])
    #expect(
      try kinds("@tinycas1 crash # a\n@tinycas2 crash", in: results) == [
        "1 differs", "2 no reason",
      ])
  }

  static let parts: [(String, CheckResults)] = [
    ("filter", Sample.results(verdicts, filter: "area:Unwinding")),
    ("profile", Sample.results(verdicts, profile: .ios9)),
    ("shard", Sample.results(verdicts, shards: Shards("1/2"))),
    ("budget", Sample.results(verdicts + [Sample.verdict("tinycas4", .ios9, .notRun)])),
  ]

  @Test("A level that fails nothing is tolerated; laws and faults fail at any level")
  func levels() {
    let weak = Sample.verdict("tinycas1", .ios9, .fail, level: .may)
    let crash = Sample.verdict("tinycas2", .ios9, .crash, level: .may)
    let law = Sample.verdict("tinycas3", .ios9, .unlawful, level: .info)
    for (failOn, failed) in [
      (ConformanceCase.Level.should, ["tinycas2", "tinycas3"]),
      (.may, ["tinycas1", "tinycas2", "tinycas3"]),
    ] {
      let results = Sample.results([weak, crash, law], failOn: failOn)
      #expect(results.verdicts(.failed).map(\.subject.uid) == failed)
    }
  }

  // MARK: --fix

  @Test(
    "Fixing takes away, puts right, and leaves order, comments and what people decide",
    arguments: fixes)
  func fix(before: String, after: String) throws {
    let results = Sample.results(Self.verdicts)
    let fixed = try file(before).fixed(by: results)
    #expect(fixed.text == after)
    #expect(try fixed.fixed(by: results) == fixed, "fixing again changes nothing")
    let left = Set(results.judged(by: fixed).stale.map(\.kind))
    #expect(left.isSubset(of: [.expired, .noReason]))
  }

  static let fixes: [(String, String)] = [
    (sound, sound),
    ("# top\n@tinycas9 fail # gone\n\n# end\n", "# top\n\n# end\n"),
    ("Segues/* fail # a\n@tinycas1   fail # spaces stay\n", "@tinycas1   fail # spaces stay\n"),
    (
      "@tinycas1 crash until=0.3 # a\n",
      "@tinycas1  fail  fingerprint=outcome:tree:tree:-  until=0.3  # a\n"
    ),
    (
      "Unwinding/* fail # wide\n@tinycas1 fail # b\n",
      "@tinycas2  crash  fingerprint=fault:crash  # wide\nUnwinding/* fail # wide\n"
    ),
    ("@tinycas1 fail\n", "@tinycas1 fail\n"),
    ("@tinycas1 fail until=0.0.1 # a\n", "@tinycas1 fail until=0.0.1 # a\n"),
  ]

  @Test(
    "New entries put all failures on record; a profile is named only where a case fails in several ways"
  )
  func entries() throws {
    let verdicts =
      Self.verdicts + [
        Sample.verdict("tinycas4", .ios8, .fail, fingerprint: "callbacks:a b:-"),
        Sample.verdict("tinycas4", .ios9, .fail), Sample.verdict("tinycas4", .ios10, .fail),
      ]
    let failures = verdicts.filter(\.isFailure)
    let text = ExpectedDivergences.entries(for: failures, among: verdicts).map(\.text)
    #expect(
      text == [
        "@tinycas1  fail  fingerprint=outcome:tree:tree:-  #",
        "@tinycas2  crash  fingerprint=fault:crash  #",
        "@tinycas4  fail  profile=ios8  fingerprint=\"callbacks:a b:-\"  #",
        "@tinycas4  fail  profile=ios9,ios10  fingerprint=outcome:tree:tree:-  #",
      ])
    let record = try file(text.map { $0 + " why\n" }.joined())
    let judged = Sample.results(verdicts).judged(by: record)
    #expect(judged.stale.isEmpty && !judged.contains(.failed))
  }
}
