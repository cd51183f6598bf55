import PropertyEngine

@testable import PropertyTasks

/// The generator form: up to twenty entries, then one more pair; the values of all other keys should survive it.
///
/// A step is an entry, the last one the pair. ([(0, 0)], M, 1) is the least case; the challenge also has it with the keys
/// exchanged, the values exchanged, or both.
struct HashCollisionInput<M: Modulus>: InputModel {
  enum Kind: UInt8, StepKind { case entry, last }
  var entries: [(key: Int, value: Int)] = []
  var last: (key: Int, value: Int)?

  init(start: Slots) {}
  static func slots(of kind: Kind) -> Int { 2 }
  func isEligible(_ kind: Kind) -> Bool { last == nil && (kind == .last || entries.count < 20) }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    .integers(slot == 0 ? 0...10 * M.value - 1 : 0...9)
  }
  mutating func build(_ step: Step<Kind>) {
    if step.kind == .entry { entries.append((step[0], step[1])) } else { last = (step[0], step[1]) }
  }
  var isComplete: Bool { last != nil }
  var isFailing: Bool {
    guard let last else { return false }
    var map = HashCollisionMap<M>()
    for entry in entries {
      _ = map.put(entry.key, entry.value)
      map.keys.insert(entry.key)
    }
    return !map.put(last.key, last.value)
  }
  var text: String {
    let list = entries.map { "(\($0.key), \($0.value))" }.joined(separator: ", ")
    return "([\(list)], \(last?.key ?? -1), \(last?.value ?? -1))"
  }
  static var minimum: String { "([(0, 0)], \(M.value), 1)" }
  static var isTie: @Sendable (String) -> Bool {
    {
      ["([(0, 1)], \(M.value), 0)", "([(\(M.value), 0)], 0, 1)", "([(\(M.value), 1)], 0, 0)"]
        .contains($0)
    }
  }
}
