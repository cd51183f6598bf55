import SegueExchange
import SegueScenarios

/// What a custom container answers.
extension Probe {
  static let hooks = Probe("container hooks") { examination throws(Fault) in
    let state = ContainerState(children: ["a", "b"], selected: 0, isOpen: false)
    let source = UnwindSource(controller: "a", action: "done:", branch: 0)
    let segue = UnwindSegue(source: "a", destination: "b")
    let subjects: [HookQuestion.Subject] = [
      .shows(0), .allowedChildren(source), .childContaining(source),
      .unwind(segue, towards: 1), .unwind(segue, towards: nil),
    ]
    var session = try examination.session()
    defer { session.stop() }
    var answers: [HookAnswer] = []
    for subject in subjects + subjects.reversed() {
      answers.append(try session.ask(HookQuestion(subject, in: state)))
    }
    return answers == answers.reversed()
      ? .ok("each question has one answer")
      : .fail(
        "the same question has another answer after others",
        "an answer depends on its question alone: all there is to know is in it")
  }
}
