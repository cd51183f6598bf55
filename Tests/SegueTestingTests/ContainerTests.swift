import SegueFuzzing
import SegueTesting
import Testing

/// What the container check says of a drawer.
@Suite("Custom containers in a test")
struct ContainerTests {
  @Test("A healthy drawer is transparent")
  func healthy() { expectTransparency(of: Drawer(), cases: 100) }

  @Test("A drawer that does not open for a destination in its menu is an issue that shows how")
  func hidden() {
    withKnownIssue {
      expectTransparency(of: Drawer(moves: false), cases: 100)
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        drawer leaves a destination hidden: c is reached, and drawer does not show it
          before  drawer[b, c]
                  drawer: b selected, closed
          step    b unwinds, done:
                  drawer allowedChildrenForUnwinding(from: b) = [c]
                  drawer unwind(for:towards: c): now b selected, closed
          after   drawer[b, c]
          UNW-28  After the dismissal each hop (a, b) of the route, from M or else from the source, tells a \
        `unwind(for:towards: b)`, unless a presents b.
          UNW-84  A plain controller told to unwind does nothing, and neither does a navigation or tab bar \
        controller told to unwind towards its own parent.
          profile ios14

        """
      ]
    }
  }

  @Test("A drawer whose closed menu is not searched passes over who stands in it")
  func astray() {
    var check = ContainerCheck(Drawer(searchesMenu: false), seed: 1, cases: 100)
    #expect(check.run()?.kind == "astray")
  }

  @Test("A name that is none in a scenario stands in the headline only")
  func name() {
    var check = ContainerCheck(Drawer(name: "my drawer", moves: false), seed: 1, cases: 100)
    let text = check.run()?.text { _ in nil } ?? ""
    #expect(
      text.hasPrefix("my drawer leaves a destination hidden: c is reached, and container does"))
    #expect(text.contains("  before  container[b, c]\n"))
  }
}
