import SegueTestFiles
import Testing

/// `segue serve`, as a program that others talk to.
@Suite("segue serve")
struct ServeTests {
  private static let hello = #"{"t":"hello","protocol":{"min":1,"max":1},"suite":"0.1.0"}"#
  private static let run =
    #"{"t":"run","id":1,"fuel":9,"scenario":{"window":{"class":"UIViewController","name":"a"}}}"#
  private static let bye = #"{"t":"bye"}"#

  /// What it says to lines that come all at once.
  private func serve(
    _ lines: [String], _ words: String = "", to output: String? = nil
  ) throws -> (lines: [String], error: String, exit: String) {
    let folder = try TemporaryFolder(["in": lines.map { $0 + "\n" }.joined()])
    let file = output ?? folder.file("out")
    try Products.run(
      "sh",
      [
        "-c",
        "\(Products.folder)/segue serve \(words) <'\(folder.path)/in' >'\(file)' 2>'\(folder.path)/err'; echo $? >'\(folder.path)/exit'",
      ])
    let text = output == nil ? try folder.read("out") : ""
    return (
      text.split(separator: "\n").map(String.init), try folder.read("err"),
      String(try folder.read("exit").dropLast())
    )
  }

  @Test("All answers arrive, whatever comes behind the questions: the end, bye, or garbage")
  func ends() throws {
    for end in [[], [Self.bye], ["garbage"]] {
      let said = try serve([Self.hello, Self.run] + end)
      #expect(said.lines.count == 2, "\(said)")
      #expect(said.lines.last?.contains(#""tree":"a""#) == true)
      #expect(said.exit == (end == ["garbage"] ? "2" : "0"))
    }
  }

  @Test("What is wrong with a question is its answer, where the question has an id")
  func wrong() throws {
    let said = try serve([
      #"{"t":"run","id":1}"#, #"{"t":"run","id":2,"fuel":1,"scenario":{"steps":[{"jump":1}]}}"#,
      #"{"t":"hook","id":3,"hook":"shows"}"#, Self.run,
    ])
    #expect(said.lines.count == 4 && said.exit == "0")
    #expect(said.lines.first?.contains(#"the key \"scenario\" is missing"#) == true, "\(said)")
    #expect(said.lines.dropFirst().first?.contains(#"unknown key \"jump\""#) == true)
    #expect(said.lines[2].contains(#"the key \"container\" is missing"#))
  }

  @Test("What cannot be written is an error")
  func full() throws {
    let said = try serve([Self.hello], to: "/dev/full")
    #expect(said.exit == "2")
    #expect(said.error == "error: the output cannot be written: No space left on device\n")
  }
}
