package import PropertyEngine

/// The tree as a system under test: bit sets of children, a list of candidates, and at most one bug.
///
/// Bugs: 1 takes the last candidate; 2 removes the source when there is none; 3 searches ancestors only; 4, 6, 7 forget to
/// dismiss what the destination presents when that chain is 3, 6, 9 or longer; 5 ends all unwinding after three successful
/// unwinds under two names. 0 is none.
@available(macOS 26, *)
package struct TreeSystem: ValueSystem {
  package typealias Model = TreeModel

  typealias Row<Element> = InlineArray<32, Element>

  let bug: Int
  var made = 1
  var successes = 0
  var names: UInt8 = 0
  var alive: UInt32 = 1
  var modal: UInt32 = 0
  var children = Row<UInt32>(repeating: 0)
  var mask = Row<UInt8>(repeating: 0)
  var up = Row<Int8>(repeating: -1)
  var presented = Row<Int8>(repeating: -1)
  /// The longest presentation chain that an unwind ended, and how many candidates the last had: what a campaign is guided by.
  package var chain = 0
  package var candidates = 0

  package init(start: Slots, bug: Int) {
    self.bug = bug
    mask[0] = UInt8(truncatingIfNeeded: start[0] & 7)
  }

  @inline(__always)
  package mutating func apply(_ step: Step<TreeModel.Kind>) -> TreeModel.Observation {
    let result =
      step.kind == .unwind
      ? unwind(step[0], UInt8(truncatingIfNeeded: step[1]))
      : add(step[0], UInt8(truncatingIfNeeded: step[1]), isModal: step.kind == .present)
    return TreeModel.Observation(result: result, alive: alive)
  }

  package func report(to features: inout Features) {
    features.insert(chain)
    features.insert(64 + candidates)
    features.insert(128 + min(successes, 7))
  }

  /// Only the fifth bug remembers anything that the model does not.
  package func encode(into code: inout StateCode) {
    guard bug == 5 else { return }
    code.append(min(successes, 3))
    code.append(names: Int(names))
  }
}

@available(macOS 26, *)
extension TreeSystem {

  struct Candidate {
    var destination: Int8 = 0
    var ancestor: Int8 = 0
    var branch: Int8 = 0

    init() {}

    init(_ destination: Int, _ ancestor: Int, _ branch: Int) {
      self.destination = Int8(truncatingIfNeeded: destination)
      self.ancestor = Int8(truncatingIfNeeded: ancestor)
      self.branch = Int8(truncatingIfNeeded: branch)
    }
  }

  @inline(__always)
  mutating func add(_ target: Int, _ names: UInt8, isModal: Bool) -> Int {
    let new = made
    made &+= 1
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: new)
    alive |= bit
    mask[new] = names
    up[new] = Int8(truncatingIfNeeded: target)
    children[new] = 0
    presented[new] = -1
    if isModal {
      modal |= bit
      presented[target] = Int8(truncatingIfNeeded: new)
    } else {
      children[target] |= bit
    }
    return new
  }

  mutating func drop(_ top: Int) {
    var rest = children[top]
    while rest != 0 {
      drop(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
    if presented[top] >= 0 { drop(Int(presented[top])) }
    let bit: UInt32 = 1 &<< UInt32(truncatingIfNeeded: top)
    alive &= ~bit
    let above = Int(up[top])
    guard above >= 0 else { return }
    if modal & bit != 0 { presented[above] = -1 } else { children[above] &= ~bit }
  }

  func collect(
    _ controller: Int, _ action: UInt8, _ ancestor: Int, _ branch: Int,
    _ found: inout Row<Candidate>, _ count: inout Int
  ) {
    var rest = children[controller]
    while rest != 0 {
      collect(rest.trailingZeroBitCount, action, ancestor, branch, &found, &count)
      rest &= rest &- 1
    }
    if mask[controller] &>> action & 1 == 1 {
      found[count] = Candidate(controller, ancestor, branch)
      count &+= 1
    }
  }

  mutating func unwind(_ source: Int, _ action: UInt8) -> Int {
    var found = Row<Candidate>(repeating: Candidate())
    var count = 0
    var branch = source
    while up[branch] >= 0 {
      let ancestor = Int(up[branch])
      if bug != 3 {
        var rest = children[ancestor] & ~(1 &<< UInt32(branch))
        while rest != 0 {
          collect(rest.trailingZeroBitCount, action, ancestor, branch, &found, &count)
          rest &= rest &- 1
        }
      }
      if mask[ancestor] &>> action & 1 == 1 {
        found[count] = Candidate(ancestor, ancestor, branch)
        count &+= 1
      }
      branch = ancestor
    }
    candidates = count
    if count == 0 {
      if bug == 2, source != 0 { drop(source) }
      return -1
    }
    if bug == 5, successes >= 3, names.nonzeroBitCount >= 2 { return -1 }
    successes &+= 1
    names |= 1 &<< action
    return carryOut(found[bug == 1 ? count &- 1 : 0])
  }

  mutating func carryOut(_ chosen: Candidate) -> Int {
    let branch = Int(chosen.branch)
    let destination = Int(chosen.destination)
    if modal &>> UInt32(truncatingIfNeeded: branch) & 1 == 0 { drop(branch) }
    let limit = bug == 4 ? 3 : bug == 6 ? 6 : bug == 7 ? 9 : .max
    var length = 0
    var below = Int(presented[destination])
    while below >= 0 {
      length &+= 1
      below = Int(presented[below])
    }
    chain = max(chain, length)
    var level = destination
    while true {
      if presented[level] >= 0, !(level == destination && length >= limit) {
        drop(Int(presented[level]))
      }
      if level == Int(chosen.ancestor) { return destination }
      level = Int(up[level])
    }
  }
}
