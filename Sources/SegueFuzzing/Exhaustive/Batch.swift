import Dispatch
import Synchronization

/// Work that is done side by side and looked at in order: who was faster does not matter.
package enum Batch {
  /// So many apps are walked through before the results are looked at.
  static let size = 64

  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, _ body: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(body) }
    let results = Mutex([Int: Result]())
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, elements.count)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < elements.count else { return }
        let result = body(elements[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { results in elements.indices.compactMap { results[$0] } }
  }
}
