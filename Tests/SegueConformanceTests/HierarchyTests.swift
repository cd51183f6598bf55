import SegueScenarios
import Testing

@Suite("Hierarchy")
struct HierarchyTests {
  @Test(
    "reads what it writes",
    arguments: [
      "", "root", "a*", "tabs[nav[list, detail]*, other] > sheet", "a > b > c",
      "a[b > c[d], e] > f",
      "a#2[_b-c.d]", "größe[ä]", "a[b[c[d]]] > e[f] > g",
    ])
  func roundTrip(text: String) throws {
    #expect(try Hierarchy(parsing: text).description == text)
  }

  @Test(
    "names the column of the first fault",
    arguments: [
      (" a", 1, "a name"), ("a[", 3, "a name"), ("a[]", 3, "a name"), ("a[b", 4, "`]`"),
      ("a]", 2, "the end"), ("a, b", 2, "the end"), ("a[b,c]", 4, "`, ` or `]`"),
      ("a > ", 5, "a name"),
      ("a > b > c]", 10, "the end"), ("a*[b]", 3, "the end"), ("a**", 3, "the end"),
      ("a[b][c]", 5, "the end"),
      ("a#", 2, "the end"), ("2a", 1, "a name"), ("ä>b", 2, "the end"),
    ])
  func faults(text: String, column: Int, expected: String) {
    #expect(throws: HierarchyError(column: column, expected: expected)) {
      try Hierarchy(parsing: text)
    }
  }

  @Test("knows what hangs on what")
  func relations() throws {
    let tree = try Hierarchy(parsing: "tabs[nav[list, detail > card]*, other] > sheet[page]")
    let place = { (name: String) in try #require(tree.find(name)) }
    let (nav, detail, card, page) = try (
      place("nav"), place("detail"), place("card"), place("page")
    )
    #expect(tree.names == ["tabs", "nav", "list", "detail", "card", "other", "sheet", "page"])
    #expect(tree.selected[nav] && !tree.selected[page])
    #expect(tree.path(to: card).map { tree.names[$0] } == ["tabs", "nav", "detail", "card"])
    #expect(tree.isWithin(card, nav) && tree.isWithin(page, 0) && !tree.isWithin(page, nav))
    #expect(tree.isContained(detail, in: 0) && !tree.isContained(card, in: detail))
    #expect(tree.commonAncestor(card, page) == 0 && tree.commonAncestor(card, nav) == nav)
    #expect(tree.outermostContainer(of: page) == tree.find("sheet"))
    #expect(tree.presenter[card] == detail && tree.presented[detail] == card)
    #expect(tree.find("nobody") == nil && Hierarchy().isEmpty)
  }

  @Test("a chain of 100,000 needs no stack", arguments: [" > ", "["])
  func deep(joint: String) throws {
    let depth = 100_000
    let names = (0..<depth).map { "c\($0)" }
    let text =
      names.joined(separator: joint)
      + (joint == "[" ? String(repeating: "]", count: depth - 1) : "")
    let tree = try Hierarchy(parsing: text)
    #expect(tree.count == depth && tree.description == text)
    #expect(tree.isWithin(depth - 1, 0) && tree.path(to: depth - 1).count == depth)
  }

  @Test("every small tree survives writing and reading")
  func exhaustive() throws {
    // Each further controller hangs on an earlier one, as a child or presented.
    func grow(_ tree: Hierarchy, to size: Int) throws {
      let text = tree.description
      let parsed = try Hierarchy(parsing: text)
      #expect(parsed.description == text && parsed.count == tree.count, "\(text)")
      guard tree.count < size else { return }
      for place in 0..<tree.count {
        var wider = tree
        wider.add("c\(tree.count)", .child(of: place), selected: place == 0)
        try grow(wider, to: size)
        guard tree.presented[place] == nil else { continue }
        var higher = tree
        higher.add("c\(tree.count)", .presented(by: place))
        try grow(higher, to: size)
      }
    }
    var root = Hierarchy()
    root.add("c0", .root)
    try grow(root, to: 5)
  }
}
