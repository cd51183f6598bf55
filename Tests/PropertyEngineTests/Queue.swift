import PropertyEngine

/// The worked example of `Specs/PropertyEngine.md`: what a bounded queue should do.
struct QueueModel: StateModel {
  enum Kind: UInt8, StepKind { case dequeue, enqueue }

  static let capacity = 3
  var items: [Int] = []

  init(start: Slots) {}

  static func slots(of kind: Kind) -> Int { kind == .enqueue ? 1 : 0 }

  func domain(of slot: Int, in step: Step<Kind>) -> Domain { .integers(0...9) }

  func isEligible(_ kind: Kind) -> Bool {
    kind == .enqueue ? items.count < Self.capacity : !items.isEmpty
  }

  /// What is seen: the item that came out, or how many are in.
  mutating func apply(_ step: Step<Kind>) -> Int {
    switch step.kind {
    case .dequeue: return items.removeFirst()
    case .enqueue:
      items.append(step[0])
      return items.count
    }
  }

  func encode(into code: inout StateCode) {
    for item in items { code.append(item) }
  }
}

/// A ring buffer, with or without a mistake: it forgets to wrap its reading place.
struct RingQueue: ValueSystem {
  typealias Model = QueueModel

  var isRight = true
  private var items = Array(repeating: -1, count: QueueModel.capacity)
  private var first = 0
  private var count = 0

  init(isRight: Bool = true) { self.isRight = isRight }

  mutating func enqueue(_ item: Int) -> Int {
    items[(first + count) % items.count] = item
    count += 1
    return count
  }

  mutating func dequeue() -> Int {
    guard first < items.count else { return -1 }
    defer {
      first = isRight ? (first + 1) % items.count : first + 1
      count -= 1
    }
    return items[first]
  }

  mutating func apply(_ step: Step<QueueModel.Kind>) -> Int {
    switch step.kind {
    case .dequeue: dequeue()
    case .enqueue: enqueue(step[0])
    }
  }

  /// Where the items lie; what they are the model knows.
  func encode(into code: inout StateCode) { code.append(first) }
}
