import SegueScenarios
import Testing

@testable import SegueReports

@Suite("Drawings of trees")
struct TreeTextTests {
  @Test(
    "Children hang on lines, what is presented on ▸, the selected one has a star",
    arguments: drawings)
  func drawing(tree: String, drawing: String) {
    #expect(TreeText.lines(tree).joined(separator: "\n") == drawing)
  }

  static let drawings: [(tree: String, drawing: String)] = [
    ("", "(no window)"),
    ("root", "root"),
    ("nav[list, detail]", "nav\n├─ list\n└─ detail"),
    ("a > b > c", "a\n▸ b\n  ▸ c"),
    (
      "tabs[nav[list, detail]*, other[deep[er]] > popover] > sheet[one, two] > alert",
      """
      tabs
      ├─ nav *
      │  ├─ list
      │  └─ detail
      └─ other
         └─ deep
            └─ er
         ▸ popover
      ▸ sheet
        ├─ one
        └─ two
        ▸ alert
      """
    ),
    ("nav[a > b > c, d]", "nav\n├─ a\n│  ▸ b\n│    ▸ c\n└─ d"),
    ("no[tree", "no[tree"),
  ]

  @Test("Every controller has one line, up to 500 and 60 deep; a larger tree stays on one")
  func size() {
    func flat(_ count: Int) -> String {
      "root[" + (1..<count).map { "c\($0)" }.joined(separator: ", ") + "]"
    }
    func chain(_ count: Int) -> String { (0..<count).map { "p\($0)" }.joined(separator: " > ") }
    for count in [499, 500] { #expect(TreeText.lines(flat(count)).count == count) }
    for count in [59, 60] { #expect(TreeText.lines(chain(count)).count == count) }
    #expect(TreeText.lines(flat(501)) == [flat(501)])
    #expect(TreeText.lines(chain(61)) == [chain(61)])
  }

  @Test("Very deep chains do not overflow", arguments: [" > a", "[a"])
  func deep(piece: String) {
    let depth = 100_000
    let closing = piece == "[a" ? String(repeating: "]", count: depth) : ""
    let tree = "a" + String(repeating: piece, count: depth) + closing
    #expect(TreeText.lines(tree) == [tree])
  }

  @Test("Two drawings stand side by side under their titles, without spaces at the ends")
  func beside() {
    let lines = TreeText.beside(
      ["nav", "├─ list", "└─ detail"], ["nav", "└─ list"], titles: ("before", "after"))
    #expect(
      lines == [
        "before          after", "nav             nav", "├─ list         └─ list", "└─ detail",
      ])
  }

  @Test("The left column is as wide as its longest line, and either side may be shorter")
  func columns() {
    let long = "a_controller_with_a_long_name"
    #expect(
      TreeText.beside([long], ["a", "▸ b"], titles: ("x", "y")) == [
        "x" + String(repeating: " ", count: 32) + "y", long + "    a",
        String(repeating: " ", count: 33) + "▸ b",
      ])
    #expect(TreeText.beside([], [], titles: ("x", "y")) == ["x               y"])
  }
}
