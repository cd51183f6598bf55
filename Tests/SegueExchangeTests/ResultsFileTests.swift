import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("results.jsonl")
struct ResultsFileTests {
  private static func verdict(
    _ uid: String, _ profile: Profile, _ kind: Verdict.Kind, _ place: CaseVerdict.Place? = nil,
    reason: String? = nil, onRecord: String? = nil
  ) -> CaseVerdict {
    CaseVerdict(
      CaseVerdict.Subject(
        uid: uid, path: "Unwinding/\(uid)", title: "A \"title\"\n\u{1}é🙂",
        rules: [.UNW(4), .LAW(1)],
        level: .should),
      profile: profile, kind: kind, layers: [.search: true, .outcome: kind != .fail],
      fingerprint: kind == .fail ? "outcome:tree:tree:-" : nil, place: place, reason: reason,
      onRecord: onRecord)
  }

  /// One of each member that the format has.
  static let sample = CheckResults(
    header: CheckResults.Header(
      suite: "0.1.0", corpus: "0123456789abcdef",
      implementation: CheckResults.Subject(
        name: "mine", version: "3.2", features: [.segueShow, .segueUnwind], profiles: [.ios9],
        layers: [.outcome]),
      filter: "area:Unwinding", profile: .ios9, failOn: .may, seed: 7, shards: Shards("2/3")),
    verdicts: [
      verdict(
        "tinycas1", .ios8_0, .fail,
        CaseVerdict.Place(layer: .outcome, law: nil, step: 2, expected: "tree a", actual: "tree b"),
        onRecord: "we keep it"),
      verdict(
        "tinycas1", .ios8, .unlawful,
        CaseVerdict.Place(layer: nil, law: .LAW(7), step: 0, expected: nil, actual: "a twice")),
      verdict("tinycas2", .ios9, .crash, reason: "signal 11"),
      verdict("tinycas3", .ios9, .notRun, reason: "budget"), verdict("tinycas4", .ios9, .pass),
    ],
    stale: [
      StaleEntry(
        file: "record.txt", line: 3, entry: "@tinycas9  fail  #", kind: .matchesNothing,
        detail: "no case is meant by it")
    ])

  private func read(_ text: String) throws -> CheckResults {
    try CheckResults(lines: Array(text.utf8), file: "r.jsonl")
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch { return "\(error)" }
  }

  @Test("What is written reads as the same, and is written the same again")
  func roundTrip() throws {
    let text = Self.sample.lines
    #expect(try read(text) == Self.sample)
    #expect(try read(text).lines == text)
    #expect(try read(String(text.dropLast())) == Self.sample, "the last newline may be missing")
    let empty = CheckResults(header: Self.sample.header, verdicts: [])
    #expect(try read(empty.lines) == empty)
  }

  @Test("The order of verdicts given does not matter")
  func order() {
    let reversed = CheckResults(
      header: Self.sample.header, verdicts: Self.sample.verdicts.reversed(),
      stale: Self.sample.stale)
    #expect(reversed.lines == Self.sample.lines)
  }

  @Test("The lines are these")
  func snapshot() {
    let lines = Self.sample.lines.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == #"{"t":"header","format":1,"suite":"0.1.0","corpus":"0123456789abcdef","implementation":{"name":"mine","version":"3.2","features":["segue.show","segue.unwind"],"profiles":["ios9"],"observes":["outcome"]},"filter":"area:Unwinding","profile":"ios9","failOn":"may","seed":"7","shards":{"count":3,"present":[2]}}"#
    )
    #expect(
      lines.dropFirst().first
        == #"{"t":"verdict","uid":"tinycas1","profile":"ios8.0","path":"Unwinding/tinycas1","title":"A \"title\"\n\u0001é🙂","rules":["UNW-4","LAW-1"],"level":"should","verdict":"fail","layers":{"outcome":"fail","search":"pass"},"fingerprint":"outcome:tree:tree:-","layer":"outcome","step":2,"expected":"tree a","actual":"tree b","onRecord":"we keep it"}"#
    )
    #expect(
      lines.last
        == #"{"t":"footer","lines":5,"verdicts":{"should":{"pass":1,"fail":1,"unlawful":1,"crash":1,"not run":1}},"complete":false,"stale":[{"file":"record.txt","line":3,"entry":"@tinycas9  fail  #","kind":"matches nothing","detail":"no case is meant by it"}],"digest":""#
        + digest + "\"}")
  }

  /// Taken with another program: FNV-1a of the lines above the footer.
  private var digest: String {
    let body = Self.sample.lines.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    var state: UInt64 = 14_695_981_039_346_656_037
    for byte in body.utf8 { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(state, radix: 16)
  }

  @Test(
    "The digest is FNV-1a",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func fnv(text: String, digits: String) {
    var digest = Digest()
    digest.add(text.utf8)
    #expect(digest.text == digits)
  }

  @Test("A file that is no such file is refused with line and column", arguments: faults)
  func refused(damage: String, message: String) throws {
    var lines = Self.sample.lines.split(separator: "\n").map(String.init)
    switch damage {
    case "empty": lines = []
    case "cut": lines.removeLast()
    case "no header": lines.removeFirst()
    case "two headers": lines.insert(lines[0], at: 1)
    case "two footers": lines.append(lines[6])
    case "footer only": lines = [lines[6]]
    case "double": lines.insert(lines[1], at: 2)
    case "order": lines.swapAt(3, 4)
    case "missing": lines.remove(at: 4)
    case "changed": lines[5] = lines[5].replacing("Unwinding/", with: "unwinding/")
    case "key": lines[1] = lines[1].replacing("\"title\"", with: "\"tittle\"")
    case "word": lines[4] = lines[4].replacing("not run", with: "not ran")
    case "layer": lines[1] = lines[1].replacing("\"search\":", with: "\"serch\":")
    case "format": lines[0] = lines[0].replacing("\"format\":1", with: "\"format\":2")
    case "shard": lines[0] = lines[0].replacing("[2]", with: "[4]")
    case "step": lines[1] = lines[1].replacing("\"step\":2", with: "\"step\":2.5")
    case "half": lines[5] = String(lines[5].prefix(20))
    case "blank": lines.insert("", at: 2)
    case "array": lines[2] = "[]"
    case "t": lines[2] = "{}"
    case "complete": lines[6] = lines[6].replacing("\"complete\":false", with: "\"complete\":true")
    case "counts": lines[6] = lines[6].replacing("\"crash\":1", with: "\"crash\":2")
    default: Issue.record("there is no damage \(damage)")
    }
    #expect(fault(lines.map { $0 + "\n" }.joined()) == "r.jsonl:" + message)
  }

  static let faults: [(String, String)] = [
    ("empty", "1:1: the file is empty"), ("cut", "7:1: the file ends before its footer"),
    ("no header", "1:1: the header is missing"),
    ("two headers", "2:1: the header stands in the first line"),
    ("two footers", "8:1: something follows the footer"),
    ("footer only", "1:1: the header is missing"),
    ("double", "3:1: the line before has the same uid and profile"),
    ("order", "5:1: lines are sorted by uid and profile"),
    ("missing", "6:23: lines: the lines above give 4"),
    ("changed", "7:257: digest: the lines above give \"a474457c3935cedb\""),
    ("key", "2:80: tittle: unknown key \"tittle\"; did you mean \"title\"?"),
    (
      "word",
      "5:163: verdict: \"not ran\" is none of pass, fail, unlawful, crash, timeout, protocol, false-unsupported, unspecified, not applicable, inconclusive, invalid, not run; did you mean \"not run\"?"
    ),
    (
      "layer",
      "2:199: layers.serch: \"serch\" is none of outcome, callbacks, search; did you mean \"search\"?"
    ),
    ("format", "1:24: format: this program reads format 1"),
    ("shard", "1:281: shards: there are no such shards"),
    ("step", "2:277: step: expected a whole number, found another number"),
    ("half", "6:21: the file ends where \":\" was expected"),
    ("blank", "3:1: the file is empty"), ("array", "3:1: expected an object, found an array"),
    ("t", "3:1: the key \"t\" is missing"),
    ("complete", "7:113: complete: the lines above give false"),
    (
      "counts",
      "7:36: verdicts: the lines above give {\"should\":{\"pass\":1,\"fail\":1,\"unlawful\":1,\"crash\":1,\"not run\":1}}"
    ),
  ]

  @Test("Damaged bytes are refused, or change nothing that is read")
  func damages() throws {
    let bytes = Array(Self.sample.lines.utf8)
    var random = SplitMix(state: 7)
    for round in 0..<300 {
      var damaged = bytes
      let at = Int(random.next() % UInt64(bytes.count))
      switch random.next() % 3 {
      case 0: damaged[at] ^= UInt8(1 << (random.next() % 8))
      case 1: damaged.removeSubrange(at..<min(at + Int(random.next() % 40) + 1, bytes.count))
      default: damaged.insert(contentsOf: bytes[at...].prefix(Int(random.next() % 200) + 1), at: at)
      }
      if let read = try? CheckResults(lines: damaged, file: "r.jsonl") {
        #expect(read.header == Self.sample.header, "round \(round)")
        #expect(read.verdicts == Self.sample.verdicts, "round \(round)")
      }
    }
  }

  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  @Test("The corpus digest depends on every path and file")
  func corpusDigest() throws {
    let whole = try Corpus.load(from: try SegueExchange.Suite().corpus)
    #expect(try Corpus.load(from: whole.folder).digest == whole.digest)
    let part = try Corpus.load(from: whole.folder + "/Showing")
    #expect(part.digest != whole.digest && part.digest.utf8.count == 16)
  }
}
