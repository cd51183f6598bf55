import PropertyEngine

@testable import PropertyTasks

/// How many factors there are, from which range, and how they make the size that should stay below 24.
protocol FlatmapShape: Sendable {
  static var depth: Int { get }
  static var factors: ClosedRange<Int> { get }
  /// Whether bits follow, as many as the size says, of which none should be 1.
  static var hasPayload: Bool { get }
  static func size(_ factors: [Int]) -> Int
}

extension FlatmapShape {
  static var factors: ClosedRange<Int> { 1...10 }
  static var hasPayload: Bool { true }
  static func size(_ factors: [Int]) -> Int { factors.reduce(1, *) }
}

/// Nested draws: factors of which none exceeds the one before, then a payload of as many bits as they make.
///
/// A step is a factor or a bit; a case is complete with the last bit. Fewest steps are fewest bits, then the factors decide,
/// then the bits, the later 1 being the simpler. A case has at most 4095 steps, so products beyond that are not drawn.
struct FlatmapModel<Shape: FlatmapShape>: InputModel {
  enum Kind: UInt8, StepKind { case factor, bit }
  var factors: [Int] = []
  var bits: [Int] = []
  var left = 0

  init(start: Slots) {}
  static func slots(of kind: Kind) -> Int { 1 }
  func isEligible(_ kind: Kind) -> Bool {
    kind == .factor ? factors.count < Shape.depth : left > 0
  }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    .integers(
      step.kind == .bit
        ? 0...1 : Shape.factors.lowerBound...(factors.last ?? Shape.factors.upperBound))
  }
  mutating func build(_ step: Step<Kind>) {
    if step.kind == .bit {
      bits.append(step[0])
      left -= 1
    } else {
      factors.append(step[0])
      if factors.count == Shape.depth, Shape.hasPayload { left = Shape.size(factors) }
    }
  }
  var isComplete: Bool { factors.count == Shape.depth && left == 0 }
  var isFailing: Bool {
    Shape.size(factors) >= 24 && (!Shape.hasPayload || bits.contains(1))
  }
  var text: String {
    Shape.hasPayload ? "\(factors) " + bits.map(String.init).joined() : "\(factors)"
  }

  static func minimum(_ factors: [Int]) -> String {
    Shape.hasPayload ? "\(factors) " + String(repeating: "0", count: 23) + "1" : "\(factors)"
  }
}

enum Payload2: FlatmapShape { static let depth = 2 }
enum Payload3: FlatmapShape { static let depth = 3 }
enum Payload4: FlatmapShape { static let depth = 4 }
enum Payload5: FlatmapShape { static let depth = 5 }
enum Payload6: FlatmapShape { static let depth = 6 }

protocol ProductShape: FlatmapShape {}
extension ProductShape { static var hasPayload: Bool { false } }
enum Product2: ProductShape { static let depth = 2 }
enum Product3: ProductShape { static let depth = 3 }
enum Product4: ProductShape { static let depth = 4 }
enum Product5: ProductShape { static let depth = 5 }
enum Product6: ProductShape { static let depth = 6 }

/// Four factors of 1 to 100 make their sum.
enum Sum4: FlatmapShape {
  static let depth = 4
  static let factors = 1...100
  static func size(_ factors: [Int]) -> Int { factors.reduce(0, +) }
}
