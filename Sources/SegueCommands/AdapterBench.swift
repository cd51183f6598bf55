import Glibc
import SegueExchange
import SegueReports
import SegueScenarios
import Synchronization

/// How many scenarios a second go to an adapter and back: the worked ones in C and Python, on three ways.
struct AdapterBench {
  let scenarios: Int

  func report() throws -> String {
    let root = try Suite().root
    let adapters = root + "/Specs/Adapters"
    let sources = try Files.list(adapters + "/c", ending: ".c").filter { !$0.contains("/") }
      .map { "\(adapters)/c/\($0)" }
    var lines = [
      "".padded(to: 26) + "scenarios/s".leftPadded(to: 14) + "MiB at a tenth".leftPadded(to: 16)
        + "at the end".leftPadded(to: 12)
    ]
    func add(_ name: String, _ command: AdapterCommand) {
      do throws(AdapterError) {
        lines.append(name.padded(to: 26) + (try measure(command)))
      } catch {
        lines.append(name.padded(to: 26) + "not measured: \(error.message)")
      }
    }
    let temporary = Files.temporaryFolder
    var template = Array("\(temporary)/segue-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw UsageError(message: "\(temporary) cannot be written: \(Files.words(errno))")
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let (program, library) = (folder + "/program", folder + "/library")
    defer {
      unlink(program)
      unlink(library)
      rmdir(folder)
    }
    let compile = ["cc", "-std=c11", "-O2", "-I", root + "/Sources/CSegueAdapter/include", "-o"]
    let shared = ["-shared", "-fPIC"] + sources.filter { !$0.hasSuffix("/pipe.c") }
    if Self.run(compile + [program] + sources), Self.run(compile + [library] + shared) {
      add("C, in a library", LibraryWorker.command(for: library))
      add("C, through a pipe", AdapterCommand(words: [program]))
    } else {
      lines.append("C is not measured: there is no cc that compiles")
    }
    let python = ["python3", adapters + "/python/adapter.py"]
    add("Python, through a pipe", AdapterCommand(words: python))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a program runs and ends well.
  private static func run(_ words: [String]) -> Bool {
    guard var process = try? AdapterProcess(AdapterCommand(words: words)) else { return false }
    defer { process.stop() }
    process.closeInput()
    while true {
      if case .ended(let how) = process.receive(within: .seconds(60)) {
        return how == "exit code 0"
      }
    }
  }

  private func measure(_ command: AdapterCommand) throws(AdapterError) -> String {
    let starter = AdapterStarter(limits: AdapterLimits()) { () throws(AdapterError) in
      try AdapterProcess(command)
    }
    let adapter = try AdapterImplementation(starter)
    let scenario = Array(
      Scenario(profile: .ios13, window: .code(class: "UIViewController", name: "root")).json.line
        .utf8)
    let count = Atomic(0)
    let early = Atomic(0)
    let start = ContinuousClock.now
    adapter.run(
      AdapterJobs(count: scenarios, scenario: { _ in scenario }, label: { "\($0)" }), lanes: 1,
      restarts: 1
    ) { _, result in
      guard case .trace(let trace) = result, trace.steps.first?.snapshot?.tree == "root" else {
        return
      }
      if count.wrappingAdd(1, ordering: .relaxed).newValue == scenarios / 10 {
        early.store(Self.memory, ordering: .relaxed)
      }
    }
    let passed = (ContinuousClock.now - start) / .seconds(1)
    guard count.load(ordering: .relaxed) == scenarios else {
      throw AdapterError(message: "not every scenario was answered")
    }
    return "\(Int(Double(scenarios) / passed))".leftPadded(to: 14)
      + "\(early.load(ordering: .relaxed) >> 10)".leftPadded(to: 16)
      + "\(Self.memory >> 10)".leftPadded(to: 12)
  }

  /// The most memory that this process has had, in KiB.
  private static var memory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
