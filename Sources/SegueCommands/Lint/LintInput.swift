internal import SegueExchange
internal import StoryboardImport

/// The storyboards and sources of a command line, read.
struct LintInput {
  var storyboards: [StoryboardFile] = []
  var facts = ClassFacts()
  /// Storyboards that could not be read.
  var faults: [String] = []
  /// What was read, and what was not understood, for standard error.
  var remarks = ""
  var isWholeFolder = false
  /// Sources in folders of other people's code: their classes count, their faults are theirs.
  var foreign: Set<String> = []

  private static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["Pods", "Carthage", "Checkouts"].contains($0) }
  }

  init(_ paths: [String], _ settings: LintSettings) throws(ExchangeError) {
    var names: [String] = []
    var sources: [ClassFacts.Source] = []
    var unreadable: [ExchangeError] = []
    for path in paths {
      guard Files.isFolder(path) else {
        if path.hasSuffix(".storyboard") {
          names.append(path)
        } else if SourceLanguage(path: path) != nil {
          sources.append((path, try Files.read(path)))
        } else {
          throw ExchangeError(
            file: path,
            message: "this is no folder, no storyboard and no Swift or Objective-C source")
        }
        continue
      }
      isWholeFolder = true
      let folder = path.hasSuffix("/") && path.utf8.count > 1 ? String(path.dropLast()) : path
      for name in try Files.list(folder, ending: "") where !Self.isBuilt(name) {
        let file = folder == "." ? name : folder + "/" + name
        let isForeign = Self.isForeign(name)
        if name.hasSuffix(".storyboard") {
          if !isForeign { names.append(file) }
        } else if SourceLanguage(path: name) != nil {
          if isForeign { foreign.insert(file) }
          do throws(ExchangeError) {
            sources.append((file, try Files.read(file)))
          } catch {
            unreadable.append(error)
          }
        }
      }
    }
    for name in StoryboardCopies.unified(names) {
      let bytes = try Files.read(name)
      do throws(StoryboardFault) {
        storyboards.append(try StoryboardFile(bytes, path: name))
      } catch {
        faults.append(
          "\(error.file):\(error.position.line):\(error.position.column): error: \(error.message)")
      }
    }
    facts = ClassFacts(sources, swift: settings.swift)
    if let file = settings.facts { try facts.correct(from: Files.read(file), file: file) }
    guard !storyboards.isEmpty || !faults.isEmpty else {
      throw ExchangeError(
        file: paths.joined(separator: ", "), message: "there is no storyboard here")
    }
    for error in unreadable {
      remarks +=
        "\(error.file):1:1: note: \(error.message), so nothing is concluded from what is absent\n"
    }
    for oddity in facts.oddities {
      remarks +=
        "\(oddity.file):\(oddity.position.line):\(oddity.position.column): note: not understood from "
        + "here on, so nothing is concluded from what is absent\n"
    }
    facts.oddities += unreadable.map {
      SourcePlace(file: $0.file, position: TextPosition(line: 1, column: 1))
    }
  }

  /// Products of a build.
  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      ["DerivedData", "build"].contains($0) || $0.hasSuffix(".app") || $0.hasSuffix(".framework")
    }
  }
}
