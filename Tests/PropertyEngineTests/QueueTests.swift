import PropertyEngine
import Testing

/// A property of an ordinary system, as a reader of the documentation would write it.
@Suite("A bounded queue")
struct QueueTests {
  @Test("A ring buffer behaves like a list")
  func ringBuffer() {
    var search = Search<QueueModel>(SearchOptions(seed: 1))
    while let trial = search.next() {
      var queue = RingQueue()
      search.record(
        trial.judge { step in
          step.kind == .enqueue ? queue.enqueue(step[0]) : queue.dequeue()
        }, of: trial)
    }
    #expect(search.isFinished && search.findings.isEmpty)
  }

  @Test("One that does not wrap fails first after eight steps, and no case with seven does")
  func brokenRingBuffer() throws {
    var search = Search<QueueModel>(SearchOptions(seed: 1, proof: 1_000_000))
    search.run { _ in RingQueue(isRight: false) }
    let finding = try #require(search.findings.first)
    #expect(
      finding.minimal.steps.map(\.kind) == [
        .enqueue, .dequeue, .enqueue, .dequeue, .enqueue, .dequeue, .enqueue, .dequeue,
      ])
    #expect(finding.minimal.steps.allSatisfy { $0[0] == 0 })
    #expect(finding.proof == .size)
    #expect(
      finding.description
        == """

          enqueue 0
          dequeue
          enqueue 0
          dequeue
          enqueue 0
          dequeue
          enqueue 0
          dequeue
          expected 0 of the last step
          no smaller case fails; a short case

        """)
    #expect(!finding.isFlaky && finding.confirmed == 5)
    #expect(
      finding.explanation.allSatisfy { $0.isFree }, "which items are in the queue does not matter")
  }

  @Test("A system behind an actor is searched in the same way")
  func actorSystem() async throws {
    actor Remote {
      var queue = RingQueue(isRight: false)
      func start() { queue = RingQueue(isRight: false) }
      func take(_ step: Step<QueueModel.Kind>) -> Int { queue.apply(step) }
    }
    let remote = Remote()
    var search = Search<QueueModel>(SearchOptions(seed: 1, smallScope: 0))
    while let trial = search.next() {
      await remote.start()
      search.record(await trial.judge(awaiting: { step in await remote.take(step) }), of: trial)
    }
    #expect(search.findings.first?.minimal.entries.count == 8)
  }
}
