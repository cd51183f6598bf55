import Foundation
import SegueScenarios
import StoryboardImport
import Testing

/// Storyboards of public projects, where they are present: a folder with `INDEX.tsv` and `files/`.
enum RealFiles {
  static let folder = ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"]

  struct Entry: CustomTestStringConvertible, Sendable {
    var path: String
    /// Scenes, segues, unwinds, embeds, references.
    var counts: [Int]
    var testDescription: String { path }
  }

  /// The files with their counts, from the index.
  static var entries: [Entry] {
    guard let folder,
      let index = try? String(contentsOfFile: folder + "/INDEX.tsv", encoding: .utf8)
    else { return [] }
    return index.split(whereSeparator: \.isNewline).dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let name = fields[2].replacing("/", with: "__")
      return Entry(
        path: "\(folder)/files/\(fields[0].replacing("/", with: "__"))/\(name)",
        counts: fields[4...8].map { Int($0) ?? -1 })
    }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}

@Suite("Storyboards of public projects", .enabled(if: RealFiles.folder != nil))
struct RealFileTests {
  @Test("Each has the scenes, segues, unwinds, embeds and references that were counted in it")
  func counts() throws {
    #expect(RealFiles.entries.count == 72)
    for entry in RealFiles.entries {
      let file = try StoryboardFile(try RealFiles.bytes(entry.path), path: entry.path)
      let segues = file.scenes.flatMap(\.segues)
      #expect(
        [
          file.scenes.count, segues.count, segues.count { $0.kind == "unwind" },
          segues.count { $0.kind == "embed" },
          file.scenes.count { $0.controller?.isReference == true },
        ] == entry.counts, "\(entry.path)")
      #expect(file.scenes.allSatisfy { $0.controller != nil }, "\(entry.path)")
      #expect(file.strayExits.isEmpty, "\(entry.path)")
    }
  }

  @Test("Each is the same after it was written and read again")
  func roundTrip() throws {
    for entry in RealFiles.entries {
      let file = try StoryboardFile(try RealFiles.bytes(entry.path), path: entry.path)
      let again = try StoryboardFile(Array(file.xml.utf8), path: entry.path)
      #expect(again.withoutPositions == file.withoutPositions, "\(entry.path)")
    }
  }

  @Test("Each becomes a scenario without fault, and import after export is the identity on it")
  func scenarios() throws {
    for entry in RealFiles.entries {
      let file = try StoryboardFile(try RealFiles.bytes(entry.path), path: entry.path)
      for naming in [SceneNaming.ids, .words] {
        let app = ImportedApp([file], naming: naming)
        try app.scenario.validate()
        let again = try app.scenario.storyboards.map { name, storyboard in
          let written = StoryboardFile(storyboard, named: name, of: app.scenario)
          return try StoryboardFile(Array(written.xml.utf8), path: written.path)
        }
        #expect(ImportedApp(again).scenario == app.scenario, "\(entry.path)")
      }
    }
  }

  @Test("The smallest, cut at every byte, gives one error with a place")
  func cut() throws {
    let files = try RealFiles.entries.map { try RealFiles.bytes($0.path) }
    let bytes = try #require(files.min { $0.count < $1.count })
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for length in 0...end {
      do throws(StoryboardFault) {
        _ = try StoryboardFile(Array(bytes[..<length]), path: "cut")
        Issue.record("cut at \(length) it was read")
      } catch {
        #expect(error.position.line >= 1 && error.position.column >= 1)
      }
    }
  }
}
