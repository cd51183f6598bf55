import SegueScenarios

// The segue that a controller supplies for an unwind of iOS 6 to 8.
extension LegacyUnwindingRules where Self: ModelRules {
  /// LUN-35: The destination is asked if it presents, else its parent; LUN-11: unless that is not the common
  /// ancestor, or not there. LUN-36: what nil does is unspecified.
  package func replaceLegacySegue(_ segue: inout SegueObject) throws(Stop) {
    let found = segue.found
    let asked = segueSupplier(for: found)
    let common = legacyCommonAncestor(segue.source, found)
    let cls = supplier(asked)
    guard cls >= 0 || supplier(common) >= 0 else { return }
    guard asked == common else { throw .unspecified(.LUN(11)) }
    let isNil = world.program.classes[cls].own.segueForUnwinding == .nothing
    world.emit(
      .segueForUnwinding, on: asked, to: found, name: segue.identifier, answer: !isNil,
      Cites(.LUN(7), .LUN(35)))
    if isNil { throw .unspecified(.LUN(36)) }
    let answer = world.program.classes[cls].unwindSegue
    segue.cls = answer.cls
    segue.handler = answer.handler
    segue.enclosing = segue.scope(asked)
    segue.hasHandler = world.program.classes[cls].suppliesHandler
    segue.isMade = true
    segue.kind = .custom
    var scope = segue.scope(asked)
    scope.destination = found
    if answer.destination != .absent {
      segue.destination = world.find(answer.destination, scope)
      guard segue.destination.exists else {
        throw .invalid("there is no \(world.describe(answer.destination)) at this point")
      }
    }
  }

  package func segueSupplier(for found: Controller) -> Controller {
    world.nodes[found].presented.exists ? found : world.nodes[found].parent
  }

  /// LUN-7: The class in a controller's chain that supplies a segue, or nil; -1 where all leave it to UIKit.
  private func supplier(_ controller: Controller) -> Int {
    guard controller.exists, world.overrides(controller).contains(.segueForUnwinding) else {
      return -1
    }
    return world.overrider(controller) { $0.segueForUnwinding ?? .callSuper != .callSuper }
  }

  private func legacyCommonAncestor(_ source: Controller, _ destination: Controller) -> Controller {
    var next = destination
    while next.exists, !world.isWithin(source, next) { next = world.up(next) }
    return next
  }
}
