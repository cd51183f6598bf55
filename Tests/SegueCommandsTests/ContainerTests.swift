import SegueCommands
import Testing

/// The containers that come along: the healthy ones pass, each faulty one is found out.
@Suite("Container")
struct ContainerTests {
  @Test("A healthy container has nothing wrong", arguments: ["drawer", "pager"])
  func healthy(_ name: String) {
    let output = segue("container", name, "--cases", "100")
    #expect(output.exit == .expected)
    #expect(output.standard.hasPrefix("\(name): nothing wrong in "))
  }

  @Test(
    "A faulty container is shown in a hierarchy of three at most",
    arguments: [
      (
        "drawer-stays-closed",
        "drawer leaves a destination hidden: c is reached, and drawer does not show it"
      ),
      (
        "pager-shown-only", "pager swallows an unwind: nobody is found, and c implements the action"
      ),
      ("pager-all", "pager gives an answer without a specified effect (UNW-41)"),
      ("pager-not-shown", "pager sends an unwind astray: to pager, and b is nearer"),
    ])
  func faulty(_ name: String, _ headline: String) {
    let output = segue("container", name, "--cases", "100")
    #expect(output.exit == .divergence)
    let lines = output.standard.split(separator: "\n")
    #expect(lines.first.map(String.init) == headline)
    let before = lines.first { $0.hasPrefix("  before  ") } ?? ""
    #expect(before.split { "[,> ]".contains($0) }.count <= 4, "\(before)")
  }

  @Test("Another seed looks at other hierarchies, and finds the same fault, twice the same way")
  func seeds() {
    let output = segue("container", "pager-all", "--seed", "2", "--cases", "100")
    #expect(output.standard.contains("UNW-41") && output.standard.contains("seed 2"))
    #expect(segue("container", "pager-all", "--seed", "2", "--cases", "100") == output)
  }

  @Test("Without a name the containers are listed; another name is none")
  func list() {
    #expect(segue("container").standard.split(separator: "\n").count == 8)
    let message = "container: there is no container 'hatch'; segue container lists them"
    #expect(segue("container", "hatch").error.contains(message))
    #expect(segue("container", "drawer", "--seed", "x").error.contains("not 'x'"))
  }
}
