import SegueConformance
import SegueScenarios
import Testing

@Suite("Merging and comparing results")
struct MergeAndDifferenceTests {
  private typealias Sample = ResultsSample

  private static let uids = (1...7).map { "tinycas\($0)" }

  private static func shard(_ index: Int, of count: Int) throws -> CheckResults {
    let shards = try #require(Shards(count: count, present: [index]))
    let own = shards.members(of: uids)
    return Sample.results(
      uids.filter(own.contains).flatMap { [Sample.verdict($0), Sample.verdict($0, .ios13)] },
      shards: shards)
  }

  private func merge(_ parts: [CheckResults]) throws -> CheckResults {
    try CheckResults.merging(parts.enumerated().map { ("\($0.offset).jsonl", $0.element) })
  }

  @Test(
    "All shards in any order are the whole; each case is in exactly one",
    arguments: [1, 2, 3, 7, 9])
  func whole(count: Int) throws {
    let whole = Sample.results(
      Self.uids.flatMap { [Sample.verdict($0), Sample.verdict($0, .ios13)] })
    let parts = try (1...count).map { try Self.shard($0, of: count) }
    #expect(try merge(parts) == whole)
    #expect(try merge(parts.reversed()) == whole)
    #expect(whole.isComplete)
    let sizes = parts.map(\.verdicts.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 2, "shards are equal parts")
  }

  @Test("What is missing makes it incomplete, and can be added later")
  func gap() throws {
    let first = try merge([Self.shard(3, of: 3), Self.shard(1, of: 3)])
    #expect(first.header.shards == Shards(count: 3, present: [1, 3]))
    #expect(!first.isComplete)
    #expect(try merge([first, Self.shard(2, of: 3)]).isComplete)
  }

  @Test("What does not belong together is refused, by name")
  func refused() throws {
    func message(_ parts: [CheckResults]) -> String? {
      do {
        _ = try merge(parts)
        return nil
      } catch { return (error as? CheckResults.MergeFault)?.message }
    }
    let one = try Self.shard(1, of: 2)
    let two = Shards("2/2")
    let other = "1.jsonl: not a shard of the run in 0.jsonl: another "
    #expect(message([]) == "there is nothing to merge")
    #expect(message([one, one]) == "1.jsonl: shard 1 is also in 0.jsonl")
    #expect(
      message([one, Sample.results([])])
        == "1.jsonl: this is a whole run, and nothing can be added to it")
    for (results, what) in [
      (Sample.results([], suite: "0.2.0", shards: two), "version of the suite"),
      (Sample.results([], corpus: "d", shards: two), "corpus"),
      (Sample.results([], shards: two, name: "yours"), "implementation"),
      (Sample.results([], filter: "uid:a", shards: two), "filter"),
      (Sample.results([], profile: .ios9, shards: two), "profile"),
      (Sample.results([], failOn: .may, shards: two), "level that fails"),
      (Sample.results([], shards: Shards("2/3")), "number of shards"),
    ] { #expect(message([one, results]) == other + what) }
    let double = Sample.results([one.verdicts[0]], shards: two)
    #expect(message([one, double]) == "1.jsonl: tinycas1 in ios9 is also in 0.jsonl")
  }

  @Test("Stale entries of shards are told once each")
  func stale() throws {
    let entry = StaleEntry(file: "r", line: 2, entry: "@a", kind: .noReason, detail: "")
    var earlier = entry
    earlier.line = 1
    let parts = [
      Sample.results([], shards: Shards("1/2"), stale: [entry]),
      Sample.results([], shards: Shards("2/2"), stale: [earlier, entry]),
    ]
    #expect(try merge(parts).stale == [earlier, entry])
  }

  @Test("Each kind of change, and whether it is for the worse", arguments: changes)
  func change(
    old: CaseVerdict?, new: CaseVerdict?, kind: ResultsDifference.Kind?, isWorse: Bool
  ) {
    let changes = ResultsDifference(
      from: Sample.results([old].compactMap(\.self)), to: Sample.results([new].compactMap(\.self))
    ).changes
    #expect(changes.map(\.kind) == [kind].compactMap(\.self))
    #expect(changes.contains(where: \.isWorse) == isWorse)
  }

  private static func one(_ kind: Verdict.Kind, _ fingerprint: String? = nil) -> CaseVerdict {
    Sample.verdict("tinycas1", .ios9, kind, fingerprint: fingerprint)
  }

  static let changes: [(CaseVerdict?, CaseVerdict?, ResultsDifference.Kind?, Bool)] = [
    (one(.pass), one(.pass), nil, false), (one(.pass), one(.unspecified), nil, false),
    (one(.pass), one(.fail), .newlyFailing, true),
    (one(.notApplicable), one(.crash), .newlyFailing, true),
    (one(.fail), one(.pass), .newlyPassing, false),
    (one(.notRun), one(.unspecified), .newlyPassing, false),
    (one(.fail, "a"), one(.fail, "a"), nil, false),
    (one(.fail, "a"), one(.fail, "b"), .changed, false),
    (one(.fail, "a"), one(.crash, "b"), .changed, true),
    (one(.crash, "a"), one(.timeout, "b"), .changed, false),
    (one(.pass), one(.notRun), .noLongerJudged, true),
    (one(.fail), one(.notApplicable), .noLongerJudged, true),
    (one(.notRun), one(.notApplicable), nil, false), (one(.pass), nil, .gone, false),
    (nil, one(.pass), .new, false), (nil, one(.fail), .new, true),
  ]
}
