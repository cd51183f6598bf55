import PropertyEngine

/// A property of up to four numbers.
protocol NumbersProperty: Sendable {
  static var count: Int { get }
  static func range(of place: Int, in start: Slots) -> ClosedRange<Int>
  static func isFailing(_ numbers: Slots) -> Bool
}

/// An input of a few numbers: the start is all there is, so the engine's order is the lexicographic one.
struct NumbersModel<Property: NumbersProperty>: InputModel {
  var numbers: Slots

  static var startSlots: Int { Property.count }
  static func startDomain(of slot: Int, in start: Slots) -> Domain {
    .integers(Property.range(of: slot, in: start))
  }
  init(start: Slots) { numbers = start }
  func isEligible(_ kind: SoleKind) -> Bool { false }
  mutating func build(_ step: Step<SoleKind>) {}
  var isFailing: Bool { Property.isFailing(numbers) }
  var text: String {
    "(" + (0..<Property.count).map { String(numbers[$0]) }.joined(separator: ", ") + ")"
  }
}

/// Two positive 31-bit integers, the first of them at least 10, and their difference not 0, not 1 to 4, or not 1.
protocol DifferenceProperty: NumbersProperty { static var differences: ClosedRange<Int> { get } }

extension DifferenceProperty {
  static var count: Int { 2 }
  static func range(of place: Int, in start: Slots) -> ClosedRange<Int> { 1...0x7FFF_FFFF }
  static func isFailing(_ numbers: Slots) -> Bool {
    numbers[0] >= 10 && differences.contains(abs(numbers[0] - numbers[1]))
  }
}

enum DifferenceNotZero: DifferenceProperty { static let differences = 0...0 }
enum DifferenceNotSmall: DifferenceProperty { static let differences = 1...4 }
enum DifferenceNotOne: DifferenceProperty { static let differences = 1...1 }
