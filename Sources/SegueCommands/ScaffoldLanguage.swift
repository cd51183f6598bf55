import SegueExchange

/// A language that a scaffold is written in.
enum ScaffoldLanguage: String, CaseIterable {
  case swift, python, javascript, c

  /// The files of `Specs/Adapters` that it consists of, and what they are called in the new folder. Nothing has a
  /// second copy: what a scaffold writes is what the suite itself runs.
  private var sources: [(from: String, to: String)] {
    switch self {
    case .swift:
      ["Package.swift"].map { ("swift/" + $0, $0) }
        + ["MyNavigation.swift", "ConformanceTests.swift"].map {
          ("swift/Tests/MyNavigationTests/" + $0, "Tests/MyNavigationTests/" + $0)
        }
    case .python: [("python/minimal.py", "adapter.py")]
    case .javascript: [("javascript/minimal.mjs", "adapter.mjs")]
    case .c:
      [("c/minimal/adapter.c", "adapter.c")]
        + ["json.c", "json.h", "text.c", "text.h"].map { ("c/" + $0, $0) }
    }
  }

  /// Where `swift/Package.swift` finds the suite from its own place.
  private static let ownPath = "\"../../..\""

  func files(of suite: Suite, in folder: String) throws -> [(path: String, text: String)] {
    var files = try sources.map { source in
      let bytes = try Files.read(suite.specs + "/Adapters/" + source.from)
      return (folder + "/" + source.to, String(decoding: bytes, as: UTF8.self))
    }
    if self == .swift {
      let root = Files.absolute(suite.root)
      let literal = root.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      guard Files.isThere(root + "/Package.swift") else {
        throw UsageError(message: "\(root) holds no package that another one could depend on")
      }
      files[0].1 = files[0].1.replacing(Self.ownPath, with: "\"\(literal)\"")
    }
    return files + [(folder + "/README.md", readme)]
  }

  /// What checks it, for a shell in the folder that the command was given in.
  func commands(in folder: String) -> [String] {
    func check(_ words: String...) -> String {
      "segue check --adapter " + AdapterCommand(words: words).quoted
    }
    let folder = folder.hasPrefix("-") ? "./" + folder : folder
    let place = AdapterCommand.shellWord(folder)
    switch self {
    case .swift: return ["swift test --package-path \(place)"]
    case .python: return [check("python3", folder + "/adapter.py")]
    case .javascript: return [check("node", folder + "/adapter.mjs")]
    case .c:
      let program = folder.hasPrefix("/") || folder.hasPrefix(".") ? folder : "./" + folder
      return [
        "cc -std=c11 -O2 -o \(place)/adapter \(place)/*.c", check(program + "/adapter"),
      ]
    }
  }

  /// The file that says what the implementation has and does.
  private var main: String {
    switch self {
    case .swift: "Tests/MyNavigationTests/MyNavigation.swift"
    case .python: "adapter.py"
    case .javascript: "adapter.mjs"
    case .c: "adapter.c"
    }
  }

  private var readme: String {
    """
    # An adapter to begin with

    \(commands(in: ".").map { "    \($0)" }.joined(separator: "\n"))

    `\(main)` has screens that are presented on one another, and unwinds them: three features, and the tree after each step.
    1. Put your own implementation in its place, and declare the features and profiles that it has, no more.
    2. Run the check. A failing case names its rules; `segue rules UNW-4` shows one, `segue explain CASE.json` what UIKit does.
    3. What is known to differ goes into an expectation file, `--expect FILE`; in Swift into `except:`.
    4. `segue fuzz` with the same options looks for what the corpus does not have\(self == .swift ? ", as the test `campaign` does" : "; `segue doctor` when the adapter itself seems ill").

    Scenarios are in `Specs/ScenarioFormat.md` of segue-conformance, the lines in `Specs/AdapterProtocol.md`.

    """
  }
}
