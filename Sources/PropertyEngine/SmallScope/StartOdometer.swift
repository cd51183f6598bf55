/// Enumerates the starts of a model, one for each that names make alike.
@frozen @usableFromInline
struct StartOdometer<Model: StateModel> {
  @usableFromInline var hasBegun = false
  @usableFromInline var odometer: Odometer<StartModel>?

  /// The choices of the start as a model with one step.
  @frozen @usableFromInline
  struct StartModel: StateModel {
    @frozen @usableFromInline enum Kind: UInt8, StepKind { case start }

    @inlinable init(start: Slots) {}
    @inlinable static func slots(of kind: Kind) -> Int { Model.startSlots }
    @inlinable func domain(of slot: Int, in step: Step<Kind>) -> Domain {
      Model.startDomain(of: slot, in: step.slots)
    }
    @inlinable mutating func apply(_ step: Step<Kind>) -> Bool { true }
  }

  @usableFromInline let model = StartModel(start: Slots())
  @usableFromInline let generator = Generator<StartModel>(seed: 0, mostSteps: 1)

  @inlinable init() {}

  @inlinable var start: Slots { odometer?.step.slots ?? Slots() }
  @inlinable var weight: Int { odometer?.weight ?? 0 }
  @inlinable var isUnbounded: Bool { odometer?.isUnbounded ?? false }

  @inlinable
  mutating func advance<Kind>(_ kind: Kind) -> Bool {
    if odometer == nil {
      var unused = StateCode()
      unused.reset()
      odometer = Odometer(first: .start, NameSymmetry(unused))
    }
    return odometer?.advance(model, generator) ?? false
  }
}

extension Odometer {
  /// How many names are in the sets of the step.
  @inlinable @inline(__always)
  var weight: Int {
    var result = 0
    for slot in 0..<count { result &+= domains[slot].weight(step[slot]) }
    return result
  }

  /// Which slots of the step are references.
  @inlinable @inline(__always)
  var references: UInt8 {
    var result: UInt8 = 0
    for slot in 0..<count where domains[slot].isReference {
      result |= 1 &<< UInt8(truncatingIfNeeded: slot)
    }
    return result
  }
}
