internal import StoryboardImport

/// S8, S10 and S11: what classes say about unwind actions.
extension LintSurvey {
  mutating func checkClasses() {
    guard !graph.nodes.isEmpty else { return }
    for fact in facts.classes.values.sorted(by: { $0.name < $1.name }) {
      for action in fact.actions where action.isExposed {
        checkUnused(action, of: fact)
        checkShared(action, of: fact)
      }
      for override in fact.overrides where override.hook == .canPerform && override.isAlwaysTrue {
        checkYes(override, of: fact)
      }
    }
  }

  /// S8; other bundles, other storyboards or code may use it.
  private mutating func checkUnused(_ action: ActionFact, of fact: ClassFact) {
    guard action.isInterfaceBuilderAction, action.takesSegue, unwinds[action.selector] == nil,
      action.otherSelector.map({ unwinds[$0] == nil }) ?? true
    else { return }
    report(
      "S8", .note, at: action.place,
      "no unwind segue in these storyboards names \"\(action.selector)\" of \(fact.name)")
  }

  /// S10: navigation controllers answer too, and the nearest wins.
  private mutating func checkShared(_ action: ActionFact, of fact: ClassFact) {
    guard ClassFacts.isFramework(fact.name), let edges = unwinds[action.selector] else { return }
    report(
      "S10", .warning, at: action.place,
      "every \(fact.name) answers \"\(action.selector)\", containers too: the nearest controller wins, "
        + "whichever it is (\(edges.count) unwind segue\(edges.count == 1 ? "" : "s"))")
  }

  /// S11: an unwind that finds nobody nearer ends here with an unrecognized selector.
  private mutating func checkYes(_ override: OverrideFact, of fact: ClassFact) {
    let ancestry = facts.ancestry(of: fact.name)
    guard ancestry.isKnown else { return }
    let lacking = unwinds.keys.filter { facts.implementation(of: $0, in: ancestry) == nil }
    guard !lacking.isEmpty else { return }
    report(
      "S11", .warning, at: override.place,
      "\(fact.name) answers true for every action and does not implement \(Self.list(lacking.map(Self.quoted))): such "
        + "an unwind ends here with an unrecognized selector")
  }
}
