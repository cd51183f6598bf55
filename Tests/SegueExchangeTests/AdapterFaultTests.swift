import Glibc
import SegueScenarios
import SegueTestFiles
import Synchronization
import Testing

@testable import SegueExchange

/// Each fault on a real process: `Tests/BadAdapter`, wrong in the way that its argument names.
@Suite("Faults of adapters")
struct AdapterFaultTests {
  private typealias Adapter = AdapterImplementation<AdapterProcess>

  private func adapter(_ mode: String, _ more: String = "", timeout: Int = 1000) throws -> Adapter {
    let command = AdapterCommand(
      words: [Products.folder + "/BadAdapter", mode, more], usesDescriptors: false)
    let limits = AdapterLimits(
      scenario: .milliseconds(timeout),
      start: mode == "hangs-in-handshake" ? .seconds(1) : .seconds(60))
    return try Adapter(
      AdapterStarter(limits: limits) { () throws(AdapterError) in try AdapterProcess(command) })
  }

  /// What became of jobs whose windows have these names.
  private func run(
    _ names: [String], on adapter: Adapter, lanes: Int = 1, restarts: Int = 20
  ) -> [String] {
    let jobs = AdapterJobs(
      count: names.count,
      scenario: {
        Array("{\"window\":{\"class\":\"UIViewController\",\"name\":\"\(names[$0])\"}}".utf8)
      },
      label: { names[$0] })
    let results = Mutex<[Int: AdapterResult]>([:])
    adapter.run(jobs, lanes: lanes, restarts: restarts) { job, result in
      results.withLock { $0[job] = result }
    }
    return names.indices.map { job in
      switch results.withLock({ $0[job] }) {
      case .trace(let trace): trace.steps.first?.snapshot?.tree ?? "no snapshot"
      case .fault(let fault): "\(fault.kind.rawValue): \(fault.detail)"
      case .notRun(let why): "not run: \(why)"
      case nil: "nothing"
      }
    }
  }

  private static let names = ["a", "b", "c", "bad", "d", "e", "f", "g"]

  @Test(
    "A fault belongs to the scenario that brings it about; its neighbours have their own traces",
    arguments: faults)
  func fault(mode: String, verdict: String) throws {
    let adapter = try adapter(mode)
    #expect(adapter.declaration.window == 4)
    #expect(run(Self.names, on: adapter) == ["a", "b", "c", verdict, "d", "e", "f", "g"])
  }

  static let faults: [(String, String)] = [
    ("signal", "crash: signal 11 (Segmentation fault); repeats alone"),
    ("exit-0", "crash: exit code 0; repeats alone"),
    ("exit-3", "crash: exit code 3; repeats alone"),
    ("hang", "timeout: no answer within 1 s; repeats alone"),
    (
      "garbage",
      "protocol: result:1:1: expected a value, found \"S\": \"Segmentation fault (not really)\"; repeats alone"
    ),
    ("half-and-exit", "crash: exit code 1, in the middle of a line; repeats alone"),
    ("half-and-hang", "timeout: no answer within 1 s, only half a line; repeats alone"),
    ("long-line", "protocol: a line longer than 1048576 bytes; repeats alone"),
    ("endless-line", "protocol: a line longer than 1048576 bytes; repeats alone"),
    ("wrong-id", "protocol: an answer to 1001, which is not in flight; repeats alone"),
    (
      "twice",
      "protocol: more than answers: \"{\\\"t\\\":\\\"result\\\",\\\"id\\\":1,\\\"status\\\":\\\"ok\\\",\\\"steps\\\":[{\\\"snapshot\\\":{\\\"tr\" …; repeats alone"
    ),
    ("noise-after", "protocol: more than answers: \"done\"; repeats alone"),
    ("close-output", "crash: it closed its output and went on; repeats alone"),
    ("fork-and-die", "crash: exit code 0; repeats alone"),
    ("unsupported", "false-unsupported: segue.show"),
    ("error", "protocol: error: out of luck"),
    ("misspelled", "protocol: result:1:36: step: unknown key \"step\"; did you mean \"steps\"?"),
  ]

  @Test("What is odd and no fault", arguments: ["", "stderr-flood", "slow-start", "ignores-bye"])
  func sound(mode: String) throws {
    #expect(run(Self.names, on: try adapter(mode)) == Self.names)
  }

  @Test("A fault that needs another scenario first names it, and no other")
  func sequence() throws {
    let names = ["a", "first", "b", "c", "d", "e", "bad", "f"]
    let detail = "crash: signal 6 (Aborted); only in sequence, after first"
    #expect(
      run(names, on: try adapter("sequence")) == ["a", "first", "b", "c", "d", "e", detail, "f"])
  }

  @Test("A fault that does not come back stays with the first in flight")
  func once() throws {
    let folder = try TemporaryFolder()
    let results = run(["bad", "a"], on: try adapter("once", folder.file("marker")))
    #expect(results == ["crash: signal 6 (Aborted); not reproduced", "a"])
  }

  @Test("Several adapters at once give the same", arguments: [2, 5])
  func lanes(lanes: Int) throws {
    let names = ["a", "bad", "b", "c", "bad", "d", "e", "f", "g", "bad"]
    let alone = run(names, on: try adapter("signal"))
    #expect(run(names, on: try adapter("signal"), lanes: lanes) == alone)
    #expect(alone.filter { $0.hasPrefix("crash: ") }.count == 3)
  }

  @Test("An adapter blocks no signals, on whatever thread it is started")
  func mask() throws {
    let folder = try TemporaryFolder()
    let script =
      "grep SigBlk /proc/self/status >'\(folder.path)/mask'; exec \(Products.folder)/BadAdapter ''"
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var process = try AdapterProcess(AdapterCommand(words: ["sh", "-c", script]))
    _ = try? AdapterSession(process, limits: AdapterLimits())
    process.stop()
    #expect(try folder.read("mask") == "SigBlk:\t0000000000000000\n")
  }

  @Test("After too many restarts the rest is not run")
  func restarts() throws {
    let names = Array(repeating: "bad", count: 6) + ["a"]
    let results = run(names, on: try adapter("exit-3"), restarts: 2)
    let crash = "crash: exit code 3; repeats alone"
    let rest = "not run: the adapter was started again too often"
    #expect(results == Array(repeating: crash, count: 3) + Array(repeating: rest, count: 4))
  }

  @Test("Who breaks the handshake is told from who is wrong later", arguments: handshakes)
  func handshake(mode: String, message: String) {
    #expect(throws: AdapterError(message: message)) { try adapter(mode) }
  }

  static let handshakes: [(String, String)] = [
    ("dies-in-handshake", "before its hello the adapter: exit code 7"),
    ("hangs-in-handshake", "the adapter did not say hello within 1 s"),
    ("garbage-hello", "hello:1:1: expected a value, found \"h\": \"hello\""),
  ]

  @Test("A feature that is not there is named, with the likely one")
  func unknownFeature() throws {
    let error = #expect(throws: AdapterError.self) { try adapter("unknown-feature") }
    let message = try #require(error).message
    #expect(message.hasPrefix("hello:1:73: features[0]: \"segue.shwo\" is none of segue.show, "))
    #expect(message.contains("; did you mean \"segue.show\"?: \"{"))
  }

  @Test("One scenario at a time: a fault is thrown, and the next scenario has a trace")
  func single() throws {
    let adapter = try adapter("signal")
    func scenario(_ name: String) -> Scenario {
      Scenario(window: .code(class: "UIViewController", name: name))
    }
    for _ in 0..<3 {
      #expect(throws: Fault(.crash, "signal 11 (Segmentation fault)")) {
        try adapter.run(scenario("bad"))
      }
      #expect(try adapter.run(scenario("a")).steps.first?.snapshot?.tree == "a")
    }
  }
}
