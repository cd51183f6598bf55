import Foundation
import SegueExchange
import SegueTestFiles
import Testing

/// Commands that a signal ends while an adapter hangs.
@Suite("Signals")
struct InterruptTests {
  /// How a command ended that was sent a signal, and the process of its adapter.
  private struct Ended {
    var exit: Int32
    var reason: Process.TerminationReason
    var adapter: pid_t
    var output: String
    var error: String
  }

  /// Starts `segue` with an adapter that says its process number, and sends a signal.
  ///
  /// - Parameters:
  ///   - script: What the adapter does.
  ///   - starts: How often it has said its number by then.
  private func end(
    by number: Int32, _ words: [String], _ script: String, starts: Int = 1
  ) throws -> Ended {
    let folder = try TemporaryFolder(["output": "", "error": ""])
    try folder.write(
      script.replacing("SAY", with: "echo $$ >>'\(folder.path)/pids'"),
      to: "adapter.sh")
    let process = Process()
    process.executableURL = URL(filePath: Products.folder + "/segue")
    process.arguments = words + ["--adapter", "sh \(folder.path)/adapter.sh"]
    process.standardOutput = FileHandle(forWritingAtPath: folder.file("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.file("error"))
    try unblocked { try process.run() }
    var adapters: [pid_t] = []
    for _ in 0..<6000 where adapters.count < starts {
      usleep(10_000)
      adapters =
        (try? folder.read("pids"))?.split(separator: "\n").compactMap { pid_t($0) } ?? []
    }
    try #require(adapters.count == starts)
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    return Ended(
      exit: process.terminationStatus, reason: process.terminationReason,
      adapter: adapters[starts - 1], output: try folder.read("output"),
      error: try folder.read("error"))
  }

  /// The threads of tests block signals, and what they start would block them too.
  private func unblocked(_ start: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  /// Gone, or dead and only not yet asked how it ended.
  private func isGone(_ process: pid_t) -> Bool {
    for _ in 0..<500 {
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if state?.contains(") Z ") != false { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("An adapter that hangs ends with the command", arguments: [SIGTERM, SIGHUP])
  func orphan(number: Int32) throws {
    let ended = try end(by: number, ["check"], "read hello; SAY; exec sleep 100")
    #expect(ended.reason == .uncaughtSignal && ended.exit == number)
    #expect(isGone(ended.adapter))
  }

  @Test("An adapter that is only just being started ends with the command")
  func start() throws {
    let folder = try TemporaryFolder(["adapter-of-this-test": "#!/bin/sh\nexec sleep 100\n"])
    try Products.run("chmod", ["+x", folder.file("adapter-of-this-test")])
    let process = Process()
    process.executableURL = URL(filePath: Products.folder + "/segue")
    process.arguments = ["check", "--adapter", "adapter-of-this-test"]
    // Looking through so many folders makes the start long enough to be met.
    let nowhere = String(repeating: "/x:", count: 40_000)
    process.environment = ["PATH": nowhere + folder.path + ":/usr/bin:/bin"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try unblocked { try process.run() }
    let tasks = "/proc/\(process.processIdentifier)/task"
    var adapter: pid_t?
    while adapter == nil, process.isRunning {
      for task in (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? [] {
        let children = try? String(contentsOfFile: "\(tasks)/\(task)/children", encoding: .utf8)
        adapter = children?.split(separator: " ").first.flatMap { pid_t($0) } ?? adapter
      }
    }
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(isGone(try #require(adapter)))
  }

  @Test("Ctrl-C ends the doctor after the probe that it is at")
  func doctor() throws {
    let ended = try end(
      by: SIGINT, ["doctor", "--timeout", "1s"],
      "SAY; exec \(Products.folder)/BadAdapter slow-start", starts: 2)
    #expect(ended.reason == .exit && ended.exit == 5)
    #expect(isGone(ended.adapter))
  }

  /// Says hello, then that every tree is `wrong`, each time after its number; hangs from some scenario on.
  private static func wrong(hangsAt number: Int) -> String {
    let hello =
      #"{"t":"hello","protocol":1,"name":"wrong","profiles":["ios14"],"features":["container.navigation","presentation.context","segue.presentation","segue.show","segue.unwind"],"observes":["outcome"]}"#
    let result =
      #"'{"t":"result","id":'$n',"status":"ok","steps":[{"snapshot":{"tree":"wrong"}}]}'"#
    return """
      n=0; read hello; echo '\(hello)'
      while read run; do
        n=$((n + 1)); SAY; [ $n -lt \(number) ] || exec sleep 100; echo \(result)
      done
      """
  }

  @Test("Ctrl-C ends a replay that has no answer, and says so")
  func replay() throws {
    let file = try Suite().root + "/Corpus/Unwinding/log-pushp.json"
    let ended = try end(by: SIGINT, ["replay", file], Self.wrong(hangsAt: 1))
    #expect(ended.reason == .exit && ended.exit == 5)
    #expect(ended.output == "" && ended.error == "interrupted before wrong had answered\n")
    #expect(isGone(ended.adapter))
  }

  @Test(
    "Ctrl-C ends a run whose adapter hangs, and that is no fault of it",
    arguments: ["check", "fuzz"])
  func hanging(command: String) throws {
    let found = try TemporaryFolder()
    let words = command == "fuzz" ? ["--seed", "1", "--save", found.path] : ["--format", "json"]
    let ended = try end(by: SIGINT, [command] + words, Self.wrong(hangsAt: 1))
    #expect(ended.reason == .exit && ended.exit == 5)
    #expect(ended.output.count > 0 && !ended.output.contains("timeout"))
    #expect(isGone(ended.adapter))
    #expect(try Files.list(found.path, ending: "") == [])
  }

  @Test("Ctrl-C ends a shrinking with the smallest by then, which is saved", arguments: [1, 9])
  func shrink(hangsAt: Int) throws {
    let file = try Suite().root + "/Corpus/Unwinding/log-pushp.json"
    let found = try TemporaryFolder()
    let ended = try end(
      by: SIGINT, ["shrink", file, "--save", found.path], Self.wrong(hangsAt: hangsAt),
      starts: hangsAt)
    #expect(ended.reason == .exit && ended.exit == 5)
    #expect(isGone(ended.adapter))
    let saved = try Files.list(found.path, ending: ".json")
    guard hangsAt > 1 else {
      #expect(ended.error == "interrupted before wrong had answered\n" && saved == [])
      return
    }
    #expect(ended.output.hasPrefix("outcome:") && ended.output.contains(" runs, interrupted\n"))
    #expect(ended.output.contains(try #require(saved.first)))
    #expect(try found.read(saved[0]).contains("Found with wrong: outcome:"))
  }
}
