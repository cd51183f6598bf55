import Testing

@testable import PropertyTasks

/// The public shrinking challenge: every task ends at its minimum.
@Suite("The shrinking challenge")
struct ChallengeTests {
  @Test("The tasks of the challenge and the state machines", arguments: Challenge.tasks.map(\.name))
  @available(macOS 26, *)
  func original(name: String) throws {
    let task = try #require(Challenge.tasks.first { $0.name == name })
    let result = task.run(seed: 1337, shrinking: 2500)
    #expect(result.text == task.minimum)
  }

  @Test(
    "Tasks that the fork added", arguments: ForkTasks.all.map(\.name).filter { !$0.contains("G1") })
  @available(macOS 26, *)
  func fork(name: String) throws {
    let task = try #require(ForkTasks.all.first { $0.name == name })
    let result = task.run(seed: 1338, shrinking: 1500)
    #expect(result.text == task.minimum)
  }
}
