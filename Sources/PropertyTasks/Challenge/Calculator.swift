import PropertyEngine

/// An expression of literals, sums and quotients should be evaluated without dividing by zero.
///
/// The steps are the expression in postfix order, without a limit of depth; it is complete when one value is left. No quotient
/// has a literal 0 as its divisor. Of the five-node expressions that fail, 0 / (0 + 0) has the least literals, and thus is
/// the least in the engine's order, as it is in the challenge. Arithmetic is that of 64 bits, wrapping.
struct Calculator: InputModel {
  enum Kind: UInt8, StepKind { case literal, sum, quotient }

  enum Token { case literal(Int), sum, quotient }
  var tokens: [Token] = []
  var depth = 0

  init(start: Slots) {}
  static func slots(of kind: Kind) -> Int { kind == .literal ? 1 : 0 }
  func isEligible(_ kind: Kind) -> Bool {
    switch kind {
    case .literal: true
    case .sum: depth > 1
    case .quotient: if depth > 1, !endsInZero { true } else { false }
    }
  }
  var endsInZero: Bool { if case .literal(0) = tokens.last { true } else { false } }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain { .integers(Int.min...Int.max) }

  mutating func build(_ step: Step<Kind>) {
    switch step.kind {
    case .literal: tokens.append(.literal(step[0]))
    case .sum: tokens.append(.sum)
    case .quotient: tokens.append(.quotient)
    }
    depth += step.kind == .literal ? 1 : -1
  }

  var isComplete: Bool { depth == 1 }

  var isFailing: Bool {
    var stack: [Int] = []
    for token in tokens {
      if case .literal(let value) = token {
        stack.append(value)
        continue
      }
      guard let right = stack.popLast(), let left = stack.popLast() else { return false }
      if case .sum = token {
        stack.append(left &+ right)
      } else if right == 0 {
        return true
      } else {
        stack.append(left.dividedReportingOverflow(by: right).partialValue)
      }
    }
    return false
  }

  var text: String {
    var stack: [String] = []
    for token in tokens {
      if case .literal(let value) = token {
        stack.append("\(value)")
        continue
      }
      guard let right = stack.popLast(), let left = stack.popLast() else { return "" }
      if case .sum = token {
        stack.append("(\(left) + \(right))")
      } else {
        stack.append("(\(left) / \(right))")
      }
    }
    return stack.last ?? ""
  }
}
