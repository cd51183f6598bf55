import Foundation
import SegueCommands
import SegueTestFiles
import Testing

/// Folders as they are found: in odd places, with links, and with what cannot be read.
@Suite("Lint: folders")
struct LintFolderTests {
  private static let files = [
    "Main.storyboard": LintApp.storyboard(
      LintApp.scene("first", "First", .present("second")),
      LintApp.scene("second", "Second", .unwind("dome:"))),
    "a.swift": LintApp.type("First", actions: "done") + LintApp.type("Second"),
  ]

  private static func kinds(_ path: String) -> [Substring] {
    let output = segue("lint", path)
    return output.standard.split(separator: "\n").map { $0.suffix(4) } + [output.error.suffix(80)]
  }

  @Test(
    "Other people's code is a folder inside the app, not one around it",
    arguments: ["Pods", "Checkouts"])
  func foreign(name: String) throws {
    let around = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("\(name)/App/\($0.key)", $0.value) }))
    #expect(Self.kinds(around.file("\(name)/App")) == ["[S1]", "[S8]", ""])
    #expect(segue("lint", around.path).error.hasSuffix("there is no storyboard here\n"))
  }

  @Test("Links in circles, and links to nowhere")
  func links() throws {
    let folder = try TemporaryFolder(Self.files)
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.file("round"), withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: folder.file("up"), withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder.file("self"), withDestinationPath: "self")
    #expect(Self.kinds(folder.path) == ["[S1]", "[S8]", ""])
    try manager.createSymbolicLink(atPath: folder.file("b.swift"), withDestinationPath: "none")
    let output = segue("lint", folder.path)
    #expect(!output.standard.contains(": error: "), "what is not there might have the action")
    #expect(
      output.error
        == "\(folder.file("b.swift")):1:1: note: there is no such file, so nothing is concluded from "
        + "what is absent\n")
    #expect(segue("lint", folder.file("Main.storyboard"), folder.file("b.swift")).exit == .usage)
    try manager.createSymbolicLink(atPath: folder.file("B.storyboard"), withDestinationPath: "none")
    #expect(segue("lint", folder.path).exit == .usage)
  }

  @Test("A folder in place of a file, and a storyboard in place of a source")
  func kinds() throws {
    var files = Self.files
    files["X.storyboard/x"] = ""
    files["Y.swift/x.txt"] = ""
    let folder = try TemporaryFolder(files)
    #expect(Self.kinds(folder.path) == ["[S1]", "[S8]", ""])
    try folder.write(files["Main.storyboard"] ?? "", to: "b.m")
    #expect(Self.kinds(folder.path).prefix(2) == ["[S1]", "[S8]"])
  }
}
