/// One step of a case together with what the model expects to be seen of it.
@frozen
public struct Entry<Model: StateModel> {
  /// The step to take.
  public var step: Step<Model.Kind>
  /// What the model says should be seen of the step.
  public var expected: Model.Observation
  /// The first of the objects that the step makes, and how many it makes.
  @usableFromInline var firstObject: Int16
  @usableFromInline var made: Int16
  /// Which slots are references: bit 0 is slot 0.
  @usableFromInline var references: UInt8

  @inlinable @inline(__always)
  init(
    _ step: Step<Model.Kind>, _ expected: Model.Observation, firstObject: Int, made: Int,
    references: UInt8
  ) {
    self.step = step
    self.expected = expected
    self.firstObject = Int16(truncatingIfNeeded: firstObject)
    self.made = Int16(truncatingIfNeeded: made)
    self.references = references
  }
}

/// A start and the steps from it, every one eligible where it stands.
@frozen
public struct Case<Model: StateModel> {
  /// The choices of the initial state.
  public var start = Slots()
  /// The steps with what is expected of each.
  public var entries: [Entry<Model>] = []
  /// Objects made, those of the start included.
  @usableFromInline var objects = 0

  @inlinable init() {}

  /// The steps alone.
  public var steps: [Step<Model.Kind>] { entries.map(\.step) }

  /// A digest of start and steps.
  @inlinable
  var digest: UInt64 {
    var result: UInt64 = 0
    func add(_ slots: Slots) {
      for slot in 0..<Slots.capacity {
        result = (result ^ UInt64(bitPattern: Int64(slots[slot]))) &* 0x9E37_79B9_7F4A_7C15
        result ^= result &>> 32
      }
    }
    add(start)
    for entry in entries {
      result = (result ^ UInt64(entry.step.kind.rawValue) &+ 1) &* 0xBF58_476D_1CE4_E5B9
      add(entry.step.slots)
    }
    return result
  }
}
