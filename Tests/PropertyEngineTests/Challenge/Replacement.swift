import PropertyEngine

@testable import PropertyTasks

/// A number from 0 to a million times multipliers from 2 to 10 should stay below a million.
///
/// The number is the start and each multiplier a step, so fewest multipliers come first: a million and none is the least.
struct Replacement: InputModel {
  var number: Int
  var multipliers: [Int] = []

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(0...1_000_000) }
  init(start: Slots) { number = start[0] }
  static func slots(of kind: SoleKind) -> Int { 1 }
  func domain(of slot: Int, in step: Step<SoleKind>) -> Domain { .integers(2...10) }
  mutating func build(_ step: Step<SoleKind>) { multipliers.append(step[0]) }
  var isFailing: Bool {
    var product = number
    for multiplier in multipliers where product < 1_000_000 { product *= multiplier }
    return product >= 1_000_000
  }
  var text: String { "(\(number), \(multipliers))" }
}
