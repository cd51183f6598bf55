import SegueModel

/// The containers of one run: the state of each, and what was asked of them.
final class Containers {
  /// The classes whose instances are such containers.
  static let classes: Set<String> = ["Container", "AnsweringContainer"]

  /// The part of a container's state that is not its children.
  struct Pose: Hashable, Sendable {
    var selected = 0
    var isOpen = false
  }

  let hooks: any ContainerHooks
  /// What children an answer leaves out is searched after those it names: then no child is lost.
  let isTransparent: Bool
  private(set) var poses: [String: Pose]
  /// An answer was not all children but the source's own branch, in some order.
  private(set) var losesChildren = false
  /// The questions and answers, in order.
  private(set) var calls: [String] = []

  init(_ hooks: any ContainerHooks, poses: [String: Pose], isTransparent: Bool) {
    self.hooks = hooks
    self.poses = poses
    self.isTransparent = isTransparent
  }

  /// The state of a container that has these children now.
  func state(_ container: String, _ children: [String]) -> ContainerState {
    let pose = poses[container] ?? Pose()
    return ContainerState(children: children, selected: pose.selected, isOpen: pose.isOpen)
  }

  func shows(_ child: Int, _ container: String, _ children: [String]) -> Bool {
    hooks.shows(child, in: state(container, children))
  }

  /// Asks for the allowed children; an answer may have numbers that are no child.
  func allowed(_ container: String, _ children: [String], _ source: UnwindSource) -> [Int] {
    let answer = hooks.allowedChildrenForUnwinding(from: source, in: state(container, children))
    let whole = children.indices.filter { $0 != source.branch }
    if answer.sorted() != whole { losesChildren = true }
    let names = answer.map { children.indices.contains($0) ? children[$0] : "child \($0)" }
    calls.append(
      "\(container) allowedChildrenForUnwinding(from: \(source.controller)) = "
        + "[\(names.joined(separator: ", "))]")
    return answer
  }

  func unwind(_ container: String, _ children: [String], _ segue: UnwindSegue, towards: Int?) {
    var state = state(container, children)
    hooks.unwind(for: segue, towards: towards, in: &state)
    poses[container] = Pose(selected: state.selected, isOpen: state.isOpen)
    let next = towards.map { children[$0] } ?? "its parent"
    calls.append("\(container) unwind(for:towards: \(next)): now \(Self.words(state))")
  }

  static func words(_ state: ContainerState) -> String {
    let selected =
      state.children.indices.contains(state.selected)
      ? state.children[state.selected] : "child \(state.selected)"
    return "\(selected) selected, \(state.isOpen ? "open" : "closed")"
  }
}
