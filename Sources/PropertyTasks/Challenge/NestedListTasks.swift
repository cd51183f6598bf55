import PropertyEngine

/// A property of a list of lists.
protocol ListsProperty: Sendable {
  static var elements: ClosedRange<Int> { get }
  /// The most lists, and the most elements in each.
  static var most: Int { get }
  static func isFailing(_ lists: [[Int]]) -> Bool
}

/// A list of lists: one step opens a list, another appends an element to the one opened last.
///
/// As elements count one step and lists one, the fewest steps are the fewest elements and lists together; among those the
/// order is that of the elements.
struct ListsModel<Property: ListsProperty>: InputModel {
  enum Kind: UInt8, StepKind { case append, open }
  var lists: [[Int]] = []

  init(start: Slots) {}
  static func slots(of kind: Kind) -> Int { kind == .append ? 1 : 0 }
  func isEligible(_ kind: Kind) -> Bool {
    kind == .open
      ? lists.count < Property.most : lists.last.map { $0.count < Property.most } ?? false
  }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain { .integers(Property.elements) }
  mutating func build(_ step: Step<Kind>) {
    switch step.kind {
    case .append: lists[lists.count - 1].append(step[0])
    case .open: lists.append([])
    }
  }
  var isFailing: Bool { Property.isFailing(lists) }
  var text: String { "\(lists)" }
}

/// At most four distinct integers are in all lists: up to ten lists of up to ten 64-bit integers; [[0, 1, -1, 2, -2]].
enum LargeUnion: ListsProperty {
  static let elements = Int.min...Int.max
  static let most = 10
  static func isFailing(_ lists: [[Int]]) -> Bool { Set(lists.joined()).count > 4 }
}

/// At most ten elements are in all lists: up to twenty lists of up to twenty zeros; one list of eleven is the least.
enum NestedLists: ListsProperty {
  static let elements = 0...0
  static let most = 20
  static func isFailing(_ lists: [[Int]]) -> Bool { lists.joined().count > 10 }
}

/// Five lists of 16-bit integers, each with a wrapped sum below 256, should have a wrapped sum below 1280.
///
/// Each list has 0 to 10 elements; a step appends an element to one of the five, in any order. The condition on each list is
/// one of completeness. The least case is -1 in the first list and -32768 in the second.
struct Bound5: InputModel {
  var lists = [[Int]](repeating: [], count: 5)

  init(start: Slots) {}
  static func slots(of kind: SoleKind) -> Int { 2 }
  func domain(of slot: Int, in step: Step<SoleKind>) -> Domain {
    if slot == 0 { return .integers(0...4) }
    return lists[step[0]].count < 10 ? .integers(-32768...32767) : .name(of: 0)
  }
  mutating func build(_ step: Step<SoleKind>) { lists[step[0]].append(step[1]) }

  static func wrapped(_ numbers: some Sequence<Int>) -> Int16 {
    numbers.reduce(0) { $0 &+ Int16(truncatingIfNeeded: $1) }
  }
  var isComplete: Bool { lists.allSatisfy { Self.wrapped($0) < 256 } }
  var isFailing: Bool { Self.wrapped(lists.joined()) >= 1280 }
  var text: String { lists.map(\.description).joined(separator: " ") }

  /// The challenge accepts the two elements in any two lists.
  static let isTie: @Sendable (String) -> Bool = { text in
    let filled = text.split(separator: " ").filter { $0 != "[]" }
    return filled == ["[-1]", "[-32768]"] || filled == ["[-32768]", "[-1]"]
  }
}
