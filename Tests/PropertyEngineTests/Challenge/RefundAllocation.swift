import PropertyEngine

@testable import PropertyTasks

/// One to twenty charges of 31 cents or more, of each of which 30 are not refundable, and a refund to be shared among them.
///
/// Shares should be proportional to the refundable amounts, left-over cents going to the largest fractions; the code takes the
/// gross payments as weights. A step is a charge, the last one the refund: [31, 33], 4 is the least case.
@available(macOS 26, *)
struct RefundAllocation: InputModel {
  enum Kind: UInt8, StepKind { case charge, refund }
  var charges: [Int] = []
  var refund: Int?

  init(start: Slots) {}
  static func slots(of kind: Kind) -> Int { 1 }
  func isEligible(_ kind: Kind) -> Bool {
    refund == nil && (kind == .charge ? charges.count < 20 : !charges.isEmpty)
  }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    if step.kind == .charge { return .integers(31...Int.max) }
    var total = 0
    for charge in charges {
      let (sum, overflows) = total.addingReportingOverflow(charge - 30)
      total = overflows ? Int.max : sum
    }
    return .integers(0...total)
  }
  mutating func build(_ step: Step<Kind>) {
    if step.kind == .charge { charges.append(step[0]) } else { refund = step[0] }
  }
  var isComplete: Bool { refund != nil }

  /// Shares in proportion to weights, in whole cents: a cent more for the largest fractions, the earlier first.
  static func shares(of refund: Int, by weights: [Int]) -> [(share: UInt128, rest: UInt128)] {
    let total = weights.reduce(UInt128(0)) { $0 + UInt128($1) }
    var result = weights.map { weight in
      let (share, rest) = (UInt128(refund) * UInt128(weight)).quotientAndRemainder(
        dividingBy: total)
      return (share: share, rest: rest)
    }
    let given = result.reduce(UInt128(0)) { $0 + $1.share }
    let order = result.indices.sorted {
      result[$0].rest != result[$1].rest ? result[$0].rest > result[$1].rest : $0 < $1
    }
    for place in order.prefix(Int(UInt128(refund) - given)) { result[place].share += 1 }
    return result
  }

  var isFailing: Bool {
    guard let refund else { return false }
    let right = Self.shares(of: refund, by: charges.map { $0 - 30 }).map(\.share)
    return Self.shares(of: refund, by: charges).map(\.share) != right
  }
  var text: String { "\(charges), \(refund ?? -1)" }
}
