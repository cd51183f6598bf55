package import PropertyEngine

/// A tree of controllers with push, present and unwind: the small system on which property-testing engines are compared.
///
/// Controllers are objects, numbered in creation order. Each has a mask of the three action names that it implements. Bit
/// sets and inline arrays: nothing is allocated, a copy is a few moves.
@available(macOS 26, *)
package struct TreeModel: StateModel {
  package enum Kind: UInt8, StepKind { case push, present, unwind }

  /// What is seen of a step: the destination or -1, or the controller made; and who is alive.

  package struct Observation: Equatable {
    package var result: Int32
    package var alive: UInt32

    @inline(__always)
    package init(result: Int, alive: UInt32) {
      self.result = Int32(truncatingIfNeeded: result)
      self.alive = alive
    }
  }

  package typealias Row<Element> = InlineArray<32, Element>

  package var objects = 1
  var alive: UInt32 = 1
  /// Those that hang by presentation rather than containment.
  var modal: UInt32 = 0
  var mask = Row<UInt8>(repeating: 0)
  var up = Row<Int8>(repeating: -1)
  var presented = Row<Int8>(repeating: -1)

  package static var startSlots: Int { 1 }
  package static func startDomain(of slot: Int, in start: Slots) -> Domain {
    .names(of: 3)
  }

  package init(start: Slots) { mask[0] = UInt8(truncatingIfNeeded: start[0] & 7) }

  @inline(__always)
  package static func slots(of kind: Kind) -> Int { 2 }

  @inline(__always)
  package func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    if slot == 1 { return step.kind == .unwind ? .name(of: 3) : .names(of: 3) }
    return .objects(ObjectSet(bits: UInt64(targets(of: step.kind))))
  }

  /// Push: anyone alive, while there is room; present: who presents nobody; unwind: who has neither.
  @inline(__always)
  func targets(of kind: Kind) -> UInt32 {
    if kind != .unwind, objects == 31 { return 0 }
    if kind == .push { return alive }
    var result = alive
    var rest = alive
    while rest != 0 {
      let controller = rest.trailingZeroBitCount
      rest &= rest &- 1
      if presented[controller] >= 0 { result &= ~(1 &<< UInt32(controller)) }
      if kind == .unwind, up[controller] >= 0, modal &>> UInt32(controller) & 1 == 0 {
        result &= ~(1 &<< UInt32(truncatingIfNeeded: up[controller]))
      }
    }
    return result
  }

  @inline(__always)
  package mutating func apply(_ step: Step<Kind>) -> Observation {
    let result =
      step.kind == .unwind
      ? unwind(step[0], UInt8(truncatingIfNeeded: step[1]))
      : add(step[0], UInt8(truncatingIfNeeded: step[1]), isModal: step.kind == .present)
    return Observation(result: result, alive: alive)
  }

  package func encode(into code: inout StateCode) {
    var rest = alive
    while rest != 0 {
      let controller = rest.trailingZeroBitCount
      rest &= rest &- 1
      code.append(object: controller)
      code.append(object: Int(up[controller]))
      code.append(Int(modal &>> UInt32(controller) & 1))
      code.append(names: Int(mask[controller]))
    }
  }
}

@available(macOS 26, *)
extension TreeModel {
  @inline(__always)
  mutating func add(_ target: Int, _ names: UInt8, isModal: Bool) -> Int {
    let new = objects
    objects &+= 1
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: new)
    alive |= bit
    mask[new] = names
    up[new] = Int8(truncatingIfNeeded: target)
    presented[new] = -1
    if isModal {
      modal |= bit
      presented[target] = Int8(truncatingIfNeeded: new)
    }
    return new
  }

  /// Removes a subtree. Whoever hangs below has a higher number, so one pass upwards finds it.

  mutating func remove(_ top: Int) {
    var dead: UInt32 = 1 &<< UInt32(top)
    var rest = alive & ~(dead | (dead &- 1))
    while rest != 0 {
      let controller = rest.trailingZeroBitCount
      rest &= rest &- 1
      if dead &>> UInt32(truncatingIfNeeded: up[controller]) & 1 == 1 {
        dead |= 1 &<< UInt32(controller)
      }
    }
    if modal &>> UInt32(top) & 1 == 1 { presented[Int(up[top])] = -1 }
    alive &= ~dead
  }

  /// The children of a controller, in order.
  @inline(__always)
  func children(of controller: Int) -> UInt32 {
    alive & ~modal & ~((2 &<< UInt32(truncatingIfNeeded: controller)) &- 1)
  }

  func search(_ controller: Int, _ action: UInt8) -> Int {
    var rest = children(of: controller)
    while rest != 0 {
      let child = rest.trailingZeroBitCount
      rest &= rest &- 1
      if Int(up[child]) == controller {
        let found = search(child, action)
        if found >= 0 { return found }
      }
    }
    return mask[controller] &>> action & 1 == 1 ? controller : -1
  }

  mutating func unwind(_ source: Int, _ action: UInt8) -> Int {
    var branch = source
    while up[branch] >= 0 {
      let ancestor = Int(up[branch])
      var found = -1
      var rest = children(of: ancestor) & ~(1 &<< UInt32(branch))
      while rest != 0, found < 0 {
        let child = rest.trailingZeroBitCount
        rest &= rest &- 1
        if Int(up[child]) == ancestor { found = search(child, action) }
      }
      if found < 0, mask[ancestor] &>> action & 1 == 1 { found = ancestor }
      if found >= 0 {
        remove(branch)
        var level = found
        while true {
          if presented[level] >= 0 { remove(Int(presented[level])) }
          if level == ancestor { return found }
          level = Int(up[level])
        }
      }
      branch = ancestor
    }
    return -1
  }
}
