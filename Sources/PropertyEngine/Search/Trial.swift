/// A case that waits to be run: the caller runs its steps on the system and records what came of it.
///
/// As a collection it is its entries, in order: each has the `step` to take and what is `expected` of it.
@frozen
public struct Trial<Model: StateModel>: RandomAccessCollection {
  /// The trial's number in its search, in the order of `next()`.
  public let number: Int
  /// Start and steps.
  public let content: Case<Model>
  /// Where the case was drawn; nil when it was not drawn but made by enumeration or by changing another.
  public let origin: Origin?

  @inlinable
  init(number: Int, content: Case<Model>, origin: Origin? = nil) {
    self.number = number
    self.content = content
    self.origin = origin
  }

  /// The choices of the initial state.
  @inlinable public var start: Slots { content.start }
  /// The first step.
  @inlinable public var startIndex: Int { 0 }
  /// Past the last step.
  @inlinable public var endIndex: Int { content.entries.count }
  /// A step and what is expected of it.
  @inlinable public subscript(index: Int) -> Entry<Model> { content.entries[index] }

  /// Runs every step and compares; the fingerprint is the kind of the first step that differs.
  ///
  /// - Parameter apply: takes a step on the system and gives what was seen of it; what it throws is passed on.
  @inlinable @inline(__always)
  public func judge<Failure: Error>(
    _ apply: (Step<Model.Kind>) throws(Failure) -> Model.Observation
  ) throws(Failure) -> Outcome {
    for index in content.entries.indices
    where try apply(content.entries[index].step) != content.entries[index].expected {
      return .failed(
        Fingerprint(UInt64(content.entries[index].step.kind.rawValue) &+ 1), at: index)
    }
    return .passed
  }

  /// Runs every step on a system that has to be waited for, and compares; as `judge` does.
  ///
  /// - Parameter apply: takes a step on the system and gives what was seen of it; what it throws is passed on.
  @inlinable
  public nonisolated(nonsending) func judge<Failure: Error>(
    awaiting apply: (Step<Model.Kind>) async throws(Failure) -> Model.Observation
  ) async throws(Failure) -> Outcome {
    for index in content.entries.indices
    where try await apply(content.entries[index].step) != content.entries[index].expected {
      return .failed(
        Fingerprint(UInt64(content.entries[index].step.kind.rawValue) &+ 1), at: index)
    }
    return .passed
  }

  /// The model's part of the state after the case, for the system to add its own and hand to `record`.
  @inlinable
  public func stateCode() -> StateCode {
    var model = Model(start: content.start)
    for entry in content.entries { _ = model.apply(entry.step) }
    var code = StateCode()
    model.encode(into: &code)
    return code
  }
}
