import SegueScenarios

// The questions of a search as events, each with the rules that decided that it is asked and what it answers.
extension UnwindingRules where Self: ModelRules {
  /// UNW-62: Each visit asks for the allowed children. UNW-9, UNW-11, UNW-70, UNW-71, UNW-13: whose they are;
  /// UNW-63: without the branch of a pushed or embedded source; UNW-12: whether they can be seen or not.
  package func noteAllowed(_ frame: UnwindSearch.Frame) {
    guard world.recording.search else { return }
    let controller = frame.controller
    let isOverride = childrenOverride(controller).decides
    let why: RuleID
    switch world.kind(controller) {
    case _ where isOverride: why = .UNW(13)
    case .navigation: why = .UNW(11)
    case .tabBar: why = .UNW(70)
    case .split, .page: why = .UNW(71)
    case .plain: why = .UNW(9)
    }
    var rules = frame.rules.and(.UNW(62)).and(why)
    if !isOverride, world.nodes[controller].firstChild.exists {
      let own = ownBranch(controller)
      let holdsSource = own.exists && world.nodes[own].containsSource == world.now.epoch
      let says = world.overrides(controller).contains(.childContaining)
      rules = rules.and(.UNW(9), if: says)
        .and(.UNW(63), if: !says && holdsSource)
        .and(.UNW(12), if: allowsUnseen(frame))
    }
    world.emitSearch(.allowedChildren, on: controller, allowedFrom: frame.start, rules)
  }

  /// UNW-12: Whether a covered stack member or an unselected tab is among the allowed.
  private func allowsUnseen(_ frame: UnwindSearch.Frame) -> Bool {
    let seen: Controller
    switch world.kind(frame.controller) {
    case .navigation: seen = world.nodes[frame.controller].lastChild
    case .tabBar: seen = world.nodes[frame.controller].selected
    case .split, .page, .plain: return false
    }
    return (frame.start..<world.allowed.count).contains { world.allowed[$0] != seen }
  }

  /// UNW-4, UNW-61: A controller is asked itself after its presentation and its children. UNW-5: a presented
  /// source, too; UNW-7: a yes ends the search; UNW-72: no view is needed for it.
  package func canPerform(_ frame: UnwindSearch.Frame, _ search: UnwindSearch) throws(Stop) -> Bool
  {
    let controller = frame.controller
    let answer = try answer(controller, search)
    guard world.recording.search else { return answer.yes }
    let node = world.nodes[controller]
    let overridesOlder = world.overrides(controller).contains(.canPerformWithSender)
    ask(
      controller, search, answer,
      frame.rules
        .and(.UNW(8), if: answer.spelling == .byDefault)
        .and(.UNW(15), if: answer.spelling == .newer)
        .and(.UNW(74), if: answer.spelling == .older && world.profile >= .ios13)
        .and(.UNW(75), if: answer.spelling == .newer && overridesOlder)
        .and(.UNW(5), if: controller == search.source)
        .and(.UNW(4), if: node.firstChild.exists || node.presented.exists)
        .and(.UNW(61), if: node.firstChild.exists)
        .and(.UNW(72), if: !node.flags.contains(.loaded))
        .and(.UNW(7), if: answer.yes))
    return answer.yes
  }

  /// Records the question, by the name of the method through which it is answered.
  package func ask(
    _ controller: Controller, _ search: UnwindSearch, _ answer: UnwindAnswer, _ rules: Cites
  ) {
    world.emitSearch(
      answer.spelling == .older && world.profile >= .ios13 ? .canPerformWithSender : .canPerform,
      on: controller, name: search.action, answer: answer.yes, rules)
  }
}
