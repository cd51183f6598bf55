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

  /// Folders of other people's code: its classes count, its storyboards and faults are theirs.
  static func isForeign(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["Pods", "Carthage", "Checkouts"].contains($0) }
  }

  init(_ paths: [String], _ settings: LintSettings) throws(ExchangeError) {
    var names: [String] = []
    var sources: [ClassFacts.Source] = []
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
        if name.hasSuffix(".storyboard") {
          if !Self.isForeign(file) { names.append(file) }
        } else if SourceLanguage(path: name) != nil {
          sources.append((file, try Files.read(file)))
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
    for oddity in facts.oddities {
      remarks +=
        "\(oddity.file):\(oddity.position.line):\(oddity.position.column): note: not understood from "
        + "here on, so nothing is concluded from what is absent\n"
    }
  }

  /// Products of a build.
  private static func isBuilt(_ path: String) -> Bool {
    path.split(separator: "/").contains {
      ["DerivedData", "build"].contains($0) || $0.hasSuffix(".app") || $0.hasSuffix(".framework")
    }
  }
}
