import PropertyEngine

@testable import PropertyTasks

/// A number from 0 to 1000 becomes 37 times as much modulo 1001, which should stay below 900; 25 is the least that fails.
enum ModularMapping: NumbersProperty {
  static let count = 1
  static func range(of place: Int, in start: Slots) -> ClosedRange<Int> { 0...1000 }
  static func isFailing(_ numbers: Slots) -> Bool { numbers[0] * 37 % 1001 >= 900 }
}

/// Three numbers from 0 to 20 fail when twice the first and the others make 20.
enum WeightedLinear: NumbersProperty {
  static let count = 3
  static func range(of place: Int, in start: Slots) -> ClosedRange<Int> { 0...20 }
  static func isFailing(_ numbers: Slots) -> Bool { 2 * numbers[0] + numbers[1] + numbers[2] == 20 }
}

/// Unit price, quantity and discount in percent, allowed from 1000 cents: rounding the unit price first is wrong.
enum InvoiceDiscount: NumbersProperty {
  static let count = 3
  static func range(of place: Int, in start: Slots) -> ClosedRange<Int> {
    switch place {
    case 0: 1...1000
    case 1: 1...100
    default: start[0] * start[1] >= 1000 ? 0...50 : 0...0
    }
  }
  static func isFailing(_ numbers: Slots) -> Bool {
    let rest = 100 - numbers[2]
    return numbers[0] * numbers[1] * rest / 100 != numbers[0] * rest / 100 * numbers[1]
  }
}
