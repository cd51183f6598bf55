import SegueTestFiles
import SegueCommands
import SegueExchange

/// A small app on disk for the linter: storyboards from scenes, sources from text.
enum LintApp {
  /// A scene: its controller with buttons that own segues, segues of the controller itself, and an exit
  /// when something unwinds.
  static func scene(
    _ id: String, _ type: String? = nil, tag: String = "viewController", named: String? = nil,
    _ segues: Segue...
  ) -> String { scene(id, type, tag, named, segues) }

  /// A scene of no class of the app's own.
  static func scene(_ id: String, _ segues: Segue...) -> String {
    scene(id, nil, "viewController", nil, segues)
  }

  private static func scene(
    _ id: String, _ type: String?, _ tag: String, _ named: String?, _ segues: [Segue]
  ) -> String {
    let custom = type.map { " customClass=\"\($0)\"" } ?? ""
    let identifier = named.map { " storyboardIdentifier=\"\($0)\"" } ?? ""
    let buttons = segues.filter { !$0.isManual }.enumerated().map { number, segue in
      "<button id=\"\(id)-b\(number)\"><connections>\(segue.xml(id, number))</connections></button>\n"
    }
    let manual = segues.filter(\.isManual).enumerated().map { number, segue in
      segue.xml(id, 100 + number) + "\n"
    }
    return """
      <scene sceneID="\(id)-s"><objects>
      <\(tag) id="\(id)"\(custom)\(identifier) sceneMemberID="viewController">
      <view key="view"><subviews>\(buttons.joined())</subviews></view>
      <connections>\(manual.joined())</connections>
      </\(tag)>
      <exit id="\(id)-exit" sceneMemberID="exit"/>
      </objects></scene>

      """
  }

  struct Segue {
    var kind: String
    var attributes: String
    var isManual = false

    func xml(_ scene: String, _ number: Int) -> String {
      "<segue id=\"\(scene)-\(number)\" kind=\"\(kind)\" \(attributes.replacing("EXIT", with: scene + "-exit"))/>"
    }

    static func show(_ destination: String, _ more: String = "") -> Segue {
      Segue(kind: "show", attributes: "destination=\"\(destination)\" \(more)")
    }
    static func present(_ destination: String) -> Segue {
      Segue(kind: "presentation", attributes: "destination=\"\(destination)\"")
    }
    static func manual(_ destination: String, _ identifier: String) -> Segue {
      Segue(
        kind: "presentation",
        attributes: "destination=\"\(destination)\" identifier=\"\(identifier)\"",
        isManual: true)
    }
    static func root(_ destination: String) -> Segue {
      Segue(
        kind: "relationship",
        attributes: "relationship=\"rootViewController\" destination=\"\(destination)\"",
        isManual: true)
    }
    static func tab(_ destination: String) -> Segue {
      Segue(
        kind: "relationship",
        attributes: "relationship=\"viewControllers\" destination=\"\(destination)\"",
        isManual: true)
    }
    static func unwind(_ action: String, _ identifier: String? = nil) -> Segue {
      Segue(
        kind: "unwind",
        attributes: "destination=\"EXIT\" unwindAction=\"\(action)\""
          + (identifier.map { " identifier=\"\($0)\"" } ?? ""), isManual: identifier != nil)
    }
  }

  static func storyboard(_ scenes: String..., initial: String? = "first") -> String {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return "<document targetRuntime=\"iOS.CocoaTouch\"\(first)><scenes>\n" + scenes.joined()
      + "</scenes></document>\n"
  }

  /// A class with unwind actions, each given as `name` for `name:`.
  static func type(
    _ name: String, _ superclass: String = "UIViewController", actions: String...,
    code: String = ""
  ) -> String {
    "class \(name): \(superclass) {\n"
      + actions.map { "  @IBAction func \($0)(_ s: UIStoryboardSegue) { print(s) }\n" }.joined()
      + code + "\n}\n"
  }

  /// What the linter says about an app's folder.
  static func lint(_ files: [String: String], _ options: String...) throws -> [Finding] {
    let folder = try TemporaryFolder(files)
    let output = SegueCommand.run(["lint", folder.path, "--format", "json"] + options)
    return try results(output).elements.map { finding in
      Finding(
        rule: finding["rule"]?.text ?? "", severity: finding["severity"]?.text ?? "",
        file: String((finding["file"]?.text ?? "").dropFirst(folder.path.count + 1)),
        line: finding["line"]?.number ?? 0, message: finding["message"]?.text ?? "")
    }
  }

  struct Finding: CustomStringConvertible {
    var rule: String
    var severity: String
    var file: String
    var line: Int
    var message: String
    var description: String { "\(file):\(line): \(severity): \(message) [\(rule)]" }
  }
}

extension [LintApp.Finding] {
  /// `S1 error`, for each finding but plain notes about what is unused.
  var kinds: [String] { map { "\($0.rule) \($0.severity)" } }
}
