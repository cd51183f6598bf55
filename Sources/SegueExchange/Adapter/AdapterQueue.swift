internal import Synchronization

/// The jobs of a run, shared by its lanes, and how much may still go wrong.
final class AdapterQueue: Sendable {
  private struct State {
    var next = 0
    var restarts: Int
    var end: String?
  }

  let count: Int
  private let state: Mutex<State>
  private let isInterrupted: @Sendable () -> Bool

  init(count: Int, restarts: Int, isInterrupted: @escaping @Sendable () -> Bool) {
    self.count = count
    self.isInterrupted = isInterrupted
    state = Mutex(State(restarts: restarts))
  }

  /// Why the rest is not run; nil while the run goes on.
  var end: String? {
    state.withLock { state in
      if state.end == nil, isInterrupted() { state.end = "interrupted" }
      return state.end
    }
  }

  /// The next job; nil when all are taken or the run is at its end.
  func take() -> Int? {
    guard end == nil else { return nil }
    return state.withLock { state in
      guard state.next < count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// Takes note that an adapter has to be started again.
  func countRestart() {
    state.withLock { state in
      if state.restarts == 0 { state.end = state.end ?? "the adapter was started again too often" }
      state.restarts -= 1
    }
  }

  /// What nobody took.
  var rest: Range<Int> { state.withLock { $0.next..<count } }
}
