import Foundation
import PropertyEngine
import SegueScenarios
import SegueTestFiles
import Synchronization
import Testing

@testable import SegueExchange

/// An adapter of which a part of the output is damaged on its way. Time is counted, not waited for.
private struct DamagedAdapter: AdapterChannel {
  enum Damage: CaseIterable { case flip, cut, end, twice, insert, delay }

  var age = Duration.zero
  let damage: Damage
  /// The byte of the output at which it strikes.
  let place: Int
  var chance: Chance
  private var input = LineBuffer()
  private var output: [UInt8] = []
  private var written = 0
  private var isEnded = false
  private var calls = 0

  init(_ damage: Damage, at place: Int, chance: Chance) {
    self.damage = damage
    self.place = place
    self.chance = chance
  }

  mutating func send(_ bytes: [UInt8]) {
    input.append(bytes)
    while let line = input.line() {
      let text = String(decoding: line, as: UTF8.self)
      if text.contains(#""t":"hello""#) {
        write(Self.hello)
      } else if let id = Self.part(of: text, from: #""id":"#, to: ","),
        let child = Self.part(of: text, from: #""children":[""#, to: "\"")
      {
        write(#"{"t":"answer","id":\#(id),"children":[\#(child.hasPrefix("wrong") ? 95 : 0)]}"#)
      } else if let id = Self.part(of: text, from: #""id":"#, to: ","),
        let name = Self.part(of: text, from: #""name":""#, to: "\"")
      {
        // It is wrong about some.
        let tree = name.hasPrefix("wrong") ? "lost" : name
        write(
          #"{"t":"result","id":\#(id),"status":"ok","steps":[{"snapshot":{"tree":"\#(tree)"}}]}"#)
      }
    }
  }

  /// From this byte on nothing arrives.
  private static let lost = 1 << 32

  private static let hello =
    #"{"t":"hello","protocol":1,"name":"damaged","profiles":["ios14"],"features":["container.custom.hooks"],"observes":["outcome"],"window":3}"#

  private static func part(of text: String, from start: String, to end: Character) -> Substring? {
    text.range(of: start).map { text[$0.upperBound...].prefix { $0 != end } }
  }

  private mutating func write(_ line: String) {
    for byte in Array(line.utf8) + [UInt8(ascii: "\n")] {
      defer { written += 1 }
      guard written == place else {
        if written < Self.lost { output.append(byte) }
        continue
      }
      switch damage {
      case .flip: output.append(byte ^ 1 << UInt8(chance.below(8)))
      case .cut: written = Self.lost
      case .end: isEnded = true
      case .twice: output += output.suffix(chance.below(200)) + [byte]
      case .insert: output += (0...chance.below(5)).map { _ in UInt8(chance.below(256)) } + [byte]
      case .delay:
        age += .milliseconds(chance.below(30_000))
        output.append(byte)
      }
    }
  }

  mutating func receive(within limit: Duration) -> AdapterArrival {
    calls += 1
    // A run asks some dozens of times; one that asks on and on hangs.
    if calls > 10_000 { fatalError("it does not stop waiting") }
    if !output.isEmpty {
      let count = 1 + chance.below(output.count)
      defer { output.removeFirst(count) }
      return .bytes(Array(output[..<count]))
    }
    if isEnded { return .ended("exit code 0") }
    age += limit
    return .nothing
  }

  mutating func closeInput() { isEnded = true }
  mutating func stop() {}
}

@Suite("Damage to an adapter's output")
struct DamagedAdapterTests {
  /// Of each kind. SEGUE_DAMAGES is how many there are of all kinds, for a long run.
  private static let damages = ofEachKind(1200)

  private static func ofEachKind(_ all: Int) -> Int {
    let wanted = ProcessInfo.processInfo.environment["SEGUE_DAMAGES"].flatMap { Int($0) } ?? all
    let kinds = DamagedAdapter.Damage.allCases.count
    return (wanted + kinds - 1) / kinds
  }

  /// Of each kind on real processes, which take their time.
  private static let realDamages = ofEachKind(120) / 10 + 1

  private static let names = ["one", "wrong-a", "two", "wrong-b"]

  /// Starts adapters of which the first is damaged, or each.
  private func starter(
    _ damage: DamagedAdapter.Damage, seed: Int
  ) -> AdapterStarter<DamagedAdapter> {
    var chance = Chance(seed: UInt64(seed), index: 0)
    let place = chance.below(500)
    let repeats = chance.oneOf16(8)
    let starts = Counter()
    let (first, later) = (chance, Chance(seed: UInt64(seed), index: 1))
    return AdapterStarter(limits: AdapterLimits()) { () throws(AdapterError) in
      let start = starts.next()
      return DamagedAdapter(
        damage, at: start == 0 || repeats ? place : -1, chance: start == 0 ? first : later)
    }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).oldValue }
  }

  /// What becomes of the jobs; nil when the adapter is refused.
  private func run(_ starter: AdapterStarter<some AdapterChannel>) -> [Int: AdapterResult]? {
    guard let adapter = try? AdapterImplementation(starter) else { return nil }
    let jobs = AdapterJobs(
      count: Self.names.count,
      scenario: { Array(#"{"window":{"class":"C","name":"\#(Self.names[$0])"}}"#.utf8) },
      label: { Self.names[$0] })
    let results = Mutex<[Int: AdapterResult]>([:])
    adapter.run(jobs, lanes: 1, restarts: 10) { job, result in
      results.withLock { $0[job] = result }
    }
    return results.withLock { $0 }
  }

  /// Counts what became of the jobs; a wrong answer that became right is an issue, and so is none.
  private func count(
    _ results: [Int: AdapterResult], _ place: String, _ counts: inout [String: Int]
  ) {
    for (job, name) in Self.names.enumerated() {
      switch results[job] {
      case .trace(let trace):
        let isRight = trace.steps.first?.snapshot?.tree == name
        if isRight, name.hasPrefix("wrong") { Issue.record("\(place): \(name)") }
        counts[isRight ? "right" : "wrong", default: 0] += 1
      case .fault: counts["fault", default: 0] += 1
      case .notRun, nil: Issue.record("\(place): \(name) has no result")
      }
    }
  }

  @Test(
    "No damage hangs or ends the run, leaves a scenario without a result, or makes a wrong answer right",
    arguments: DamagedAdapter.Damage.allCases)
  fileprivate func damaged(damage: DamagedAdapter.Damage) {
    var counts: [String: Int] = [:]
    for seed in 0..<Self.damages {
      guard let results = run(starter(damage, seed: seed)) else {
        counts["refused", default: 0] += 1
        continue
      }
      count(results, "\(damage), seed \(seed)", &counts)
    }
    // Damage shows: not every run is as if nothing had happened.
    #expect(counts["right", default: 0] > Self.damages)
    #expect(counts["refused", default: 0] + counts["fault", default: 0] > Self.damages / 20)
  }
  @Test(
    "The same on real processes: no damage hangs, ends or fools the run",
    arguments: DamagedAdapter.Damage.allCases)
  fileprivate func process(damage: DamagedAdapter.Damage) {
    var counts: [String: Int] = [:]
    for seed in 0..<Self.realDamages {
      let command = AdapterCommand(words: [
        Products.folder + "/BadAdapter", "damage-\(damage)", "\(seed)",
      ])
      let limits = AdapterLimits(scenario: .milliseconds(200), start: .seconds(2))
      let starter = AdapterStarter(limits: limits) { () throws(AdapterError) in
        try AdapterProcess(command)
      }
      guard let results = run(starter) else {
        counts["refused", default: 0] += 1
        continue
      }
      count(results, "\(damage), seed \(seed)", &counts)
    }
    #expect(counts.values.reduce(0, +) >= Self.realDamages)
  }

  @Test(
    "No damage hangs a question to a container, or makes a wrong answer right",
    arguments: DamagedAdapter.Damage.allCases)
  fileprivate func container(damage: DamagedAdapter.Damage) {
    var counts: [String: Int] = [:]
    let source = UnwindSource(controller: "a", action: "done:", branch: nil)
    for seed in 0..<Self.damages {
      guard let container = try? AdapterContainer(starter(damage, seed: seed)) else {
        counts["refused", default: 0] += 1
        continue
      }
      for name in ["one", "wrong", "two", "wrong-too"] {
        let state = ContainerState(children: [name], selected: 0, isOpen: false)
        do throws(Fault) {
          let answer = try container.allowedChildrenForUnwinding(from: source, in: state)
          if answer == [0], name.hasPrefix("wrong") {
            Issue.record("\(damage), seed \(seed): \(name)")
          }
          counts[answer == [0] ? "right" : "wrong", default: 0] += 1
        } catch {
          counts["fault", default: 0] += 1
        }
      }
    }
    #expect(counts["right", default: 0] > Self.damages)
    #expect(counts["refused", default: 0] + counts["fault", default: 0] > Self.damages / 20)
  }
}
