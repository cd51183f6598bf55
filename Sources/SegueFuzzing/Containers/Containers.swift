import SegueModel
import SegueScenarios

/// The containers of one run: the state of each, and what was asked of them.
final class Containers {
  /// The classes whose instances are such containers.
  static let classes: Set<String> = ["Container", "AnsweringContainer"]

  /// The part of a container's state that is not its children.
  struct Pose: Hashable, Sendable {
    var selected = 0
    var isOpen = false
  }

  let hooks: any AskedContainer
  /// What children an answer leaves out is searched after those it names: then no child is lost.
  let isTransparent: Bool
  private(set) var poses: [String: Pose]
  /// An answer was not all children but the source's own branch, in some order.
  private(set) var losesChildren = false
  /// The questions and answers, in order.
  private(set) var calls: [String] = []
  /// Why a question has no answer. Nothing more is asked then, and nothing is judged.
  private(set) var failure: Fault?

  init(_ hooks: any AskedContainer, poses: [String: Pose], isTransparent: Bool) {
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
    let state = state(container, children)
    let call = "\(container) shows \(name(child, children))"
    return ask(call) { () throws(Fault) in try hooks.shows(child, in: state) } ?? true
  }

  /// Asks for the allowed children; an answer may have numbers that are no child.
  func allowed(_ container: String, _ children: [String], _ source: UnwindSource) -> [Int] {
    let state = state(container, children)
    let whole = children.indices.filter { $0 != source.branch }
    let call = "\(container) allowedChildrenForUnwinding(from: \(source.controller))"
    let answer = ask(call) { () throws(Fault) in
      try hooks.allowedChildrenForUnwinding(from: source, in: state)
    }
    guard let answer else { return whole }
    if answer.sorted() != whole { losesChildren = true }
    let names = answer.map { name($0, children) }
    calls.append("\(call) = [\(names.joined(separator: ", "))]")
    return answer
  }

  func unwind(_ container: String, _ children: [String], _ segue: UnwindSegue, towards: Int?) {
    var state = state(container, children)
    let call = "\(container) unwind(for:towards: \(towards.map { children[$0] } ?? "its parent"))"
    let answer: Void? = ask(call) { () throws(Fault) in
      try hooks.unwind(for: segue, towards: towards, in: &state)
    }
    guard answer != nil else { return }
    poses[container] = Pose(selected: state.selected, isOpen: state.isOpen)
    calls.append("\(call): now \(Self.words(state))")
  }

  /// The answer to a question; nil when there is none, now or to an earlier one.
  private func ask<Answer>(_ call: String, _ answer: () throws(Fault) -> Answer) -> Answer? {
    guard failure == nil else { return nil }
    do throws(Fault) {
      return try answer()
    } catch {
      failure = error
      calls.append("\(call): no answer")
      return nil
    }
  }

  private func name(_ child: Int, _ children: [String]) -> String {
    children.indices.contains(child) ? children[child] : "child \(child)"
  }

  static func words(_ state: ContainerState) -> String {
    let selected =
      state.children.indices.contains(state.selected)
      ? state.children[state.selected] : "child \(state.selected)"
    return "\(selected) selected, \(state.isOpen ? "open" : "closed")"
  }
}
