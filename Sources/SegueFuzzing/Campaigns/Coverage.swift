import PropertyEngine
import SegueScenarios

/// What a scenario reached, as features for the property engine: the rules that the model cited, each with how deep presentations
/// and stacks were, how many hops an unwind took, and whether a scene had a second instance.
struct Coverage {
  /// The rules that were cited so far.
  private(set) var rules: [RuleID] = []
  /// Where a rule stands among them, by its packed id; -1 is nowhere.
  private var numbers = [Int16](repeating: -1, count: 1 << 16)
  private(set) var features = Features()

  /// Takes note of a trace of the model.
  mutating func add(_ trace: Trace) {
    features.removeAll()
    for step in trace.steps {
      let bucket = (step.snapshot.map(Self.bucket) ?? 0) * 2 + Self.hops(step)
      for event in step.events { for rule in event.rules { note(rule, bucket) } }
      for rule in step.rules { note(rule, bucket) }
    }
    if case .raised(_, _, let rules) = trace.ending { rules.forEach { note($0, 0) } }
  }

  private mutating func note(_ rule: RuleID, _ bucket: Int) {
    let place = Int(rule.packed)
    if numbers[place] < 0 {
      numbers[place] = Int16(rules.count)
      rules.append(rule)
    }
    features.insert(Int(numbers[place]) * 64 + bucket)
  }

  /// 1 where more than one hop was told to unwind.
  private static func hops(_ step: StepTrace) -> Int {
    step.events.count { $0.kind == .unwindTowards } > 1 ? 1 : 0
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
