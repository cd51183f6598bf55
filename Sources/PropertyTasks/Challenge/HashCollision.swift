import PropertyEngine

/// A modulus below which keys of the faulty map are told apart.
protocol Modulus: Sendable { static var value: Int { get } }
enum Ten: Modulus { static let value = 10 }
enum Hundred: Modulus { static let value = 100 }
enum Thousand: Modulus { static let value = 1000 }

/// Puts into a map, keys 0 to 10M - 1, values 0 to 9; after each, every other key should return what it returned before.
///
/// What is seen of a step is whether they do. Steps are compared in order, key before value: put 0 0, put M 1 is the least
/// failing history.
struct HashCollisionModel<M: Modulus>: StateModel {
  init(start: Slots) {}
  static func slots(of kind: SoleKind) -> Int { 2 }
  func domain(of slot: Int, in step: Step<SoleKind>) -> Domain {
    .integers(slot == 0 ? 0...10 * M.value - 1 : 0...9)
  }
  mutating func apply(_ step: Step<SoleKind>) -> Bool { true }
}

/// The map under test: it compares keys modulo M, in put and in get.
struct HashCollisionMap<M: Modulus>: ValueSystem, Sendable {
  typealias Model = HashCollisionModel<M>
  var values: [Int: Int] = [:]
  var keys: Set<Int> = []

  mutating func apply(_ step: Step<SoleKind>) -> Bool {
    let keeps = put(step[0], step[1])
    keys.insert(step[0])
    return keeps
  }

  /// Puts, and says whether every other key kept its value.
  mutating func put(_ key: Int, _ value: Int) -> Bool {
    let before = values
    values[key % M.value] = value
    return keys.allSatisfy { $0 == key || before[$0 % M.value] == values[$0 % M.value] }
  }
}
