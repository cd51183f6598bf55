import Foundation
import SegueCommands
import SegueExchange
import SegueTestFiles
import Testing

/// Storyboards of public projects with what is known of their classes, where they are present.
@Suite(
  "Lint: storyboards of public projects",
  .enabled(if: ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"] != nil))
struct LintRealFileTests {
  private let root: String
  /// The projects as they were, each in a folder of its own.
  private let folder: TemporaryFolder

  init() throws {
    root = ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"] ?? ""
    folder = try TemporaryFolder()
    let index = try String(contentsOfFile: root + "/INDEX.tsv", encoding: .utf8)
    for line in index.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: "\t").map(String.init)
      let repo = fields[0].replacing("/", with: "__")
      let file = "\(root)/files/\(repo)/\(fields[2].replacing("/", with: "__"))"
      try folder.write(
        try String(contentsOfFile: file, encoding: .utf8), to: "\(repo)/\(fields[2])")
    }
  }

  private func lint(_ path: String, _ options: String...) throws -> [LintApp.Finding] {
    let output = SegueCommand.run(
      ["lint", folder.file(path), "--format", "json"] + options)
    return try results(output).elements.map {
      LintApp.Finding(
        rule: $0["rule"]?.text ?? "", severity: $0["severity"]?.text ?? "",
        file: $0["file"]?.text ?? "", line: $0["line"]?.number ?? 0,
        message: $0["message"]?.text ?? "")
    }
  }

  @Test("No storyboard by itself has an error")
  func alone() throws {
    for project in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(try lint(project).filter { $0.severity == "error" }.map(\.description) == [])
    }
  }

  @Test("Every storyboard of iOS with an initial scene, or one with an identifier, can be explored")
  func explore() throws {
    var refused: [String] = []
    for project in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.file(project))
      for file in files where file.hasSuffix(".storyboard") {
        let output = segue(
          "explore", folder.file(project + "/" + file), "--depth", "4", "--states", "50")
        guard output.exit == .usage else { continue }
        refused.append(String(file.split(separator: "/").last ?? ""))
        #expect(
          output.error.contains("no storyboard has a scene to start from")
            || output.error.contains("only storyboards of iOS"), "\(file): \(output.error)")
      }
    }
    #expect(
      refused.sorted() == [
        "HasSingleViewControllerGoodSingleSceneWithReference.storyboard", "Interface.storyboard",
        "Main.storyboard", "Message.storyboard", "Placeholder.storyboard",
        "StoryboardControllers.storyboard", "StoryboardReferences.storyboard",
      ], "of Macs and watches, or fixtures of parsers without any identifier")
  }

  @Test("The scene of DuckDuckGo's onboarding to which nothing leads")
  func onboarding() throws {
    let found = try lint("duckduckgo__iOS").filter { $0.rule == "S5" }
    #expect(found.count == 1)
    #expect(found.first?.file.hasSuffix("/DaxOnboarding.storyboard") == true)
    #expect(found.first?.message.contains("DaxOnboardingPadViewController") == true)
  }

  @Test("With the facts of their classes there is no error, and the known faults are found")
  func withFacts() throws {
    var found: [String: [LintApp.Finding]] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: root + "/classes") {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: root + "/classes/" + name)))
      let facts = try JSONDocument(bytes, file: name).root
      try folder.write(Self.converted(facts).canonical, to: "facts.json")
      let project =
        (facts["repo"]?.text ?? "").replacing("/", with: "__") + "/"
        + (facts["project_dir"]?.text ?? "")
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: folder.file((facts["repo"]?.text ?? "").replacing("/", with: "__")))
      // A project's folder may be named by the beginning of its name.
      let isThere = FileManager.default.fileExists(atPath: folder.file(project))
      let path =
        isThere
        ? project
        : (facts["repo"]?.text ?? "").replacing("/", with: "__") + "/"
          + (folders.first { $0.hasPrefix(facts["project_dir"]?.text ?? "") } ?? "")
      found[name] = try lint(path, "--facts", folder.file("facts.json"))
    }
    #expect(found.count == 7)
    for (name, findings) in found {
      #expect(
        findings.filter { $0.severity == "error" }.map(\.description) == [], "\(name)")
    }
    func rules(_ name: String) -> Set<String> {
      Set((found.first { $0.key.contains(name) }?.value ?? []).map(\.rule))
    }
    #expect(rules("IBAnimatable").contains("S10"))
    #expect(rules("UnwindAndCustomSegue").contains("S11"))
  }

  /// The project's facts in the form of `segue lint`.
  private static func converted(_ facts: JSON) -> JSON {
    let answering = Set(
      facts["overrides"]?["canPerformUnwindSegueAction"]?.elements.compactMap { $0["cls"]?.text }
        ?? [])
    let classes = (facts["class_superclass"]?.members ?? []).map { member in
      var members: [JSON.Member] = []
      if let name = member.value.text { members.append(.init("superclass", .string(name))) }
      let actions = (facts["unwind_actions"]?.elements ?? []).filter {
        $0["cls"]?.text == member.key
      }
      members.append(.init("actions", .array(actions.compactMap { $0["selector"] })))
      if answering.contains(member.key) { members.append(.init("answersEveryAction", .bool(true))) }
      return JSON.Member(member.key, .object(members))
    }
    return .object([.init("complete", .bool(true)), .init("classes", .object(classes))])
  }
}
