import PropertyEngine

/// A property of a list of integers and, if it asks for one, an index from 0 to 10.
protocol ListProperty: Sendable {
  static var elements: ClosedRange<Int> { get }
  static var hasIndex: Bool { get }
  static func isValid(_ list: [Int], _ index: Int) -> Bool
  static func isFailing(_ list: [Int], _ index: Int) -> Bool
}

extension ListProperty {
  static var elements: ClosedRange<Int> { Int.min...Int.max }
  static var hasIndex: Bool { false }
  static func isValid(_ list: [Int], _ index: Int) -> Bool { true }
}

/// A list of integers, a step for each: the engine's order is shortlex. A pre-condition is a condition of completeness.
struct ListModel<Property: ListProperty>: InputModel {
  var list: [Int] = []
  var index: Int

  static var startSlots: Int { Property.hasIndex ? 1 : 0 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(0...10) }
  init(start: Slots) { index = start[0] }
  static func slots(of kind: SoleKind) -> Int { 1 }
  func domain(of slot: Int, in step: Step<SoleKind>) -> Domain {
    .integers(Property.elements)
  }
  mutating func build(_ step: Step<SoleKind>) { list.append(step[0]) }
  var isComplete: Bool { Property.isValid(list, index) }
  var isFailing: Bool { Property.isFailing(list, index) }
  var text: String { Property.hasIndex ? "(\(list), \(index))" : "\(list)" }
}

/// The list equals its reversal: 64-bit integers; the least that does not is [0, 1].
enum Reverse: ListProperty {
  static func isFailing(_ list: [Int], _ index: Int) -> Bool { list != list.reversed() }
}

/// There are fewer than three distinct values: 64-bit integers; the least list with three is [0, 1, -1].
enum Distinct: ListProperty {
  static func isFailing(_ list: [Int], _ index: Int) -> Bool { Set(list).count >= 3 }
}

/// No two places point at each other: elements 0 to 10, each below the length; [1, 0] is the least pair.
enum Coupling: ListProperty {
  static let elements = 0...10
  static func isValid(_ list: [Int], _ index: Int) -> Bool { list.allSatisfy { $0 < list.count } }
  static func isFailing(_ list: [Int], _ index: Int) -> Bool {
    list.indices.contains { place in
      list[place] != place && list[place] < list.count && list[list[place]] == place
    }
  }
}

/// Removing the first element equal to the one at the index removes all of them; ([0, 0], 0) is the least case.
enum Deletion: ListProperty {
  static let hasIndex = true
  static func isValid(_ list: [Int], _ index: Int) -> Bool { index < list.count }
  static func isFailing(_ list: [Int], _ index: Int) -> Bool {
    var rest = list
    let element = list[index]
    if let first = rest.firstIndex(of: element) { rest.remove(at: first) }
    return rest.contains(element)
  }
}

/// A length from 1 to 100 is drawn first, then exactly so many integers from 0 to 1000, none of which should reach 900.
///
/// The length is the start, each integer a step; a case is complete when there are as many as the length says. Fewest steps
/// is the least length, so [900] is the least case.
struct LengthList: InputModel {
  var list: [Int] = []
  var length: Int

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(1...100) }
  init(start: Slots) { length = start[0] }
  static func slots(of kind: SoleKind) -> Int { 1 }
  func isEligible(_ kind: SoleKind) -> Bool { list.count < length }
  func domain(of slot: Int, in step: Step<SoleKind>) -> Domain { .integers(0...1000) }
  mutating func build(_ step: Step<SoleKind>) { list.append(step[0]) }
  var isComplete: Bool { list.count == length }
  var isFailing: Bool { list.contains { $0 >= 900 } }
  var text: String { "\(list)" }
}
