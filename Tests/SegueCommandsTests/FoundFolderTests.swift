import Foundation
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueScenarios
import SegueTestFiles
import Synchronization
import Testing

@testable import SegueCommands

/// What becomes of the files in the folder of a search, its own and those of others.
@Suite("The folder of findings")
struct FoundFolderTests {
  private let folder: TemporaryFolder
  private let implementation: any Implementation
  private let run: SegueFuzzing.Run
  private let fault: String

  init() throws {
    folder = try TemporaryFolder()
    implementation = try Builtin.named("mutant:stacks-answer-show-by-presenting")
    let file = try Suite().corpus + "/Unwinding/log-pushp.json"
    run = SegueFuzzing.Run(try ScenarioFile(file).scenario, on: implementation)
    fault = try #require(run.verdict.fingerprint)
  }

  private var search: FoundFolder { FoundFolder(folder.path, of: implementation) }
  private var files: [String] { get throws { try Files.list(folder.path, ending: "") } }

  private func note() throws -> String? {
    FoundFile.held(in: folder.file(try #require(files.first)))?.provenance.note
  }

  @Test("What was met and came to nothing goes; what was made of it stays")
  func own() throws {
    var search = search
    search.meet(fault, run, "first")
    #expect(try note() == "first, not made smaller")
    search.end()
    #expect(try files == [])
    search.meet(fault, run, "first")
    _ = search.add(fault, run, "made of it")
    search.end()
    #expect(try files.count == 1 && note() == "made of it")
  }

  @Test("A finding of another search is neither replaced nor taken away")
  func others() throws {
    var (first, second) = (search, search)
    let file = first.add(fault, run, "first")
    let isThere = second.meet(fault, run, "second")
    #expect(try isThere && note() == "first")
    let again = second.add(fault, run, "second")
    second.meet("another", run, "second")
    second.end()
    #expect(again == file)
    #expect(try files.count == 1 && note() == "first")
  }

  @Test("What another search left as it was met stays, and is replaced by what is made of it")
  func left() throws {
    var (first, second, third) = (search, search, search)
    first.meet(fault, run, "first")
    second.meet(fault, run, "second")
    second.end()
    #expect(try note() == "first, not made smaller")
    _ = third.add(fault, run, "third")
    // The first goes on, and something else came of it.
    first.end()
    #expect(try files.count == 1 && note() == "third")
  }

  @Test(
    "A file that is damaged, or says something else, is written anew",
    arguments: ["empty", "cut", "text", "another expectation"])
  func damaged(how: String) throws {
    var search = search
    let file = search.add(fault, run, "first")
    let name = try #require(files.first)
    let whole = try folder.read(name)
    let damage =
      switch how {
      case "empty": ""
      case "cut": String(whole.prefix(whole.count / 2))
      case "text": "notes"
      default: whole.replacing("\"watch\": \"all\"", with: "\"watch\": [\"present\"]")
      }
    try #require(damage != whole)
    try folder.write(damage, to: name)
    let (isThere, again) = (search.meet(fault, run, "second"), search.add(fault, run, "first"))
    #expect(isThere && again == file)
    #expect(try folder.read(name) == whole)
  }

  private final class Flag: Sendable { let isSet = Atomic(false) }

  @Test("A folder that others take away meanwhile, being empty, is made again")
  func vanishing() throws {
    let (path, isOver, hasEnded) = (folder.file("found"), Flag(), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      while !isOver.isSet.load(ordering: .relaxed) {
        mkdir(path, 0o777)
        usleep(100)
        rmdir(path)
        usleep(3000)
      }
      hasEnded.signal()
    }
    defer {
      isOver.isSet.store(true, ordering: .relaxed)
      hasEnded.wait()
    }
    let found = FoundFile.found(run, note: "found", on: implementation)
    for _ in 0..<100 { Files.takeAway(try FoundFile.save(found, in: path)) }
  }
}
