import SegueFuzzing
public import SegueScenarios
public import Testing

/// Puts a custom container everywhere in random hierarchies, and records as an issue the smallest unwind that it swallows, sends
/// astray or leaves hidden.
///
///     @Test func drawer() { expectTransparency(of: Drawer()) }
///
/// What should be found is what is found where the container lets the search see every child but the source's own branch;
/// then each container around the destination has to show it.
///
/// - Parameters:
///   - hooks: The container; everything around it is the reference model's.
///   - seed: The same seed gives the same hierarchies.
///   - cases: How many random hierarchies are drawn, after all of the smallest ones.
///   - sourceLocation: Where issues are reported.
public func expectTransparency(
  of hooks: some ContainerHooks, seed: UInt64 = 1, cases: Int = 300,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var check = ContainerCheck(hooks, seed: seed, cases: cases)
  guard let finding = check.run() else { return }
  let shelf = Shelf.standard
  Issue.record(
    Comment(rawValue: finding.text { shelf.sentences[$0] }), sourceLocation: sourceLocation)
}
