import SegueScenarios

// Which presentations a search looks into.
extension UnwindingRules where Self: ModelRules {
  /// UNW-40: A presentation that holds the source is entered; of any other it is unspecified, which matters
  /// where somebody in it would answer yes.
  package func presentation(of controller: Controller, _ search: UnwindSearch) throws(Stop)
    -> Controller
  {
    let presented = world.nodes[controller].presented
    guard presented.exists else { return .none }
    if search.isRehearsal || world.nodes[presented].onRoute == world.now.epoch { return presented }
    if wouldAnswer(presented, search) { throw .unspecified(.UNW(40)) }
    return .none
  }

  /// Whether somebody in a presentation would answer yes, or what they would answer is open itself.
  private func wouldAnswer(_ presented: Controller, _ search: UnwindSearch) -> Bool {
    var search = search
    search.isRehearsal = true
    do throws(Stop) {
      return try world.rehearse { () throws(Stop) -> Bool in
        try visit(presented, .UNW(4), search).exists
      }
    } catch {
      return true
    }
  }
}
