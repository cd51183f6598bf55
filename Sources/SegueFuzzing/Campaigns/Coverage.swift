import PropertyEngine
import SegueScenarios

/// What a scenario reached, as features for the property engine: the rules that the model cited, each with how deep presentations
/// and stacks were and whether a scene had a second instance.
struct Coverage {
  /// How often each rule was cited, by scenario.
  private(set) var rules: [RuleID: Int] = [:]
  private var numbers: [RuleID: Int] = [:]
  var features = Features()

  /// Takes note of a trace of the model.
  mutating func add(_ trace: Trace) {
    features.removeAll()
    var seen: Set<RuleID> = []
    for step in trace.steps {
      let bucket = step.snapshot.map(Self.bucket) ?? 0
      for rule in step.events.lazy.flatMap(\.rules) { note(rule, bucket, &seen) }
      for rule in step.rules { note(rule, bucket, &seen) }
    }
    if case .raised(_, _, let rules) = trace.ending { rules.forEach { note($0, 0, &seen) } }
    for rule in seen { rules[rule, default: 0] += 1 }
  }

  private mutating func note(_ rule: RuleID, _ bucket: Int, _ seen: inout Set<RuleID>) {
    seen.insert(rule)
    let number = numbers[rule] ?? numbers.count
    numbers[rule] = number
    features.insert(number * 32 + bucket)
  }

  /// Presentations one above the other, brackets one inside the other, and a second instance: up to three, three and one.
  private static func bucket(_ snapshot: Snapshot) -> Int {
    var presented = 0
    var depth = 0
    var deepest = 0
    var isSecond = 0
    for character in snapshot.tree.utf8 {
      switch character {
      case UInt8(ascii: ">"): presented += 1
      case UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "#"): isSecond = 1
      default: break
      }
    }
    return min(presented, 3) * 8 + min(deepest, 3) * 2 + isSecond
  }
}
