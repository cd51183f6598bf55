internal import Synchronization
package import SegueScenarios

/// The custom container behind an adapter: each of its hooks is a question over the protocol.
package final class AdapterContainer<Channel: AdapterChannel>: AskedContainer {
  package let name: String
  private let starter: AdapterStarter<Channel>
  private let state: Mutex<State>

  private struct State {
    var session: AdapterSession<Channel>?
    /// What some questions came to, which need not be asked again: each may have taken as long as a fault may.
    var faults: [HookQuestion: Fault] = [:]
    var restarts = 0
  }

  /// Starts the adapter and shakes hands.
  ///
  /// - Throws: When it does not start, or does not declare that it answers for a container.
  package init(_ starter: AdapterStarter<Channel>) throws(AdapterError) {
    self.starter = starter
    var session = try starter.session()
    guard session.declaration.answersHooks else {
      session.stop()
      throw AdapterError(
        message: "\(session.declaration.name) does not declare container.custom.hooks")
    }
    name = session.declaration.name
    state = Mutex(State(session: session))
  }

  deinit { stop() }

  /// Ends the adapter.
  package func stop() {
    state.withLock { state in
      state.session?.stop()
      state.session = nil
    }
  }

  /// How often it had to be started again.
  package var restarts: Int { state.withLock { $0.restarts } }

  package func shows(_ child: Int, in state: ContainerState) throws(Fault) -> Bool {
    guard case .shows(let shows) = try ask(.shows(child), in: state) else { return false }
    return shows
  }

  /// The default is UIKit's: all children in order without `childContaining`'s answer (UNW-9), which is by default the
  /// child that the search came through (UNW-10).
  package func allowedChildrenForUnwinding(
    from source: UnwindSource, in state: ContainerState
  ) throws(Fault) -> [Int] {
    if case .children(let children) = try ask(.allowedChildren(source), in: state) {
      return children
    }
    var containing = source.branch
    if case .child(let child) = try ask(.childContaining(source), in: state) { containing = child }
    return state.children.indices.filter { $0 != containing }
  }

  package func unwind(
    for segue: UnwindSegue, towards child: Int?, in state: inout ContainerState
  ) throws(Fault) {
    let answer = try ask(.unwind(segue, towards: child), in: state)
    guard case .state(let selected, let isOpen) = answer else { return }
    state.selected = selected ?? state.selected
    state.isOpen = isOpen ?? state.isOpen
  }

  private func ask(
    _ subject: HookQuestion.Subject, in container: ContainerState
  ) throws(Fault) -> HookAnswer {
    let question = HookQuestion(subject, in: container)
    return try state.withLock { state in ask(question, &state) }.get()
  }

  /// Asks the adapter that runs; a question that it fails at is asked again alone, in a fresh one.
  private func ask(_ question: HookQuestion, _ state: inout State) -> Result<HookAnswer, Fault> {
    if let fault = state.faults[question] { return .failure(fault) }
    do throws(Fault) {
      return .success(try askOnce(question, &state))
    } catch {
      var fault = error
      do throws(Fault) {
        _ = try askOnce(question, &state)
        fault.detail += "; not when it is asked alone"
      } catch {
        fault = Fault(error.kind, error.detail + "; repeats alone")
      }
      state.faults[question] = fault
      return .failure(fault)
    }
  }

  private func askOnce(_ question: HookQuestion, _ state: inout State) throws(Fault) -> HookAnswer {
    if state.session == nil {
      do throws(AdapterError) {
        state.session = try starter.session()
        state.restarts += 1
      } catch {
        throw Fault(.crash, "it does not start again: \(error.message)")
      }
    }
    do throws(Fault) {
      guard let answer = try state.session?.ask(question) else {
        throw Fault(.crash, "it has ended")
      }
      return answer
    } catch {
      state.session?.stop()
      state.session = nil
      throw error
    }
  }
}
