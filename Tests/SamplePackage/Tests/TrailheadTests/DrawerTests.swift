import SegueTesting
import Testing

/// A drawer: its content comes first and can always be seen, its menu comes second and can be seen when it is open.
struct Drawer: ContainerHooks {
  let name = "drawer"
  /// Whether it opens for a destination in its menu.
  var opens = true

  func shows(_ child: Int, in state: ContainerState) -> Bool { child == 0 || state.isOpen }

  func unwind(for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState) {
    if let child { state.isOpen = opens && child > 0 }
  }
}

@Suite("Drawer")
struct DrawerTests {
  @Test("Unwinds pass through a drawer wherever it stands")
  func transparency() { expectTransparency(of: Drawer()) }

  @Test("A drawer that stays closed is found out")
  func staysClosed() {
    withKnownIssue {
      expectTransparency(of: Drawer(opens: false))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          "drawer leaves a destination hidden: c is reached, and drawer does not show it")
      }
    }
  }
}
