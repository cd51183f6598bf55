import SegueScenarios

/// A world as it was between two steps.
///
/// Whoever goes through all that can be done in an app runs what steps have in common once: `save`, take a step, `restore`, take
/// another. What `save` has seen must not have been taken back when it is restored: checkpoints are used as a stack.
package final class Checkpoint {
  fileprivate let nodes = FlatArray<Node>()
  fileprivate var moment = World.Moment(fuel: 0)
  fileprivate var marks = Marks()

  package init() {}

  /// How much had been recorded.
  fileprivate struct Marks {
    var events = 0
    var steps = 0
    var decisions = 0
    var lists = 0
    var tree = 0
    var texts = 0
  }
}

extension World {
  /// Takes down how things stand after a step that did not end the trace.
  package func save(to checkpoint: Checkpoint) {
    checkpoint.nodes.assign(nodes)
    checkpoint.moment = now
    checkpoint.marks = Checkpoint.Marks(
      events: recording.events.count, steps: recording.stepStarts.count,
      decisions: recording.decisions.count, lists: recording.lists.count,
      tree: recording.tree.count, texts: recording.texts.count)
  }

  /// Goes back to where a checkpoint was saved, in the run that saved it.
  package func restore(_ checkpoint: Checkpoint) {
    unmake(from: checkpoint.nodes.count)
    nodes.assign(checkpoint.nodes)
    now = checkpoint.moment
    recording.truncate(to: checkpoint.marks)
    // A step that stopped in the middle leaves these as they were.
    departed.truncate(to: 0)
    stack.truncate(to: 0)
    frames.truncate(to: 0)
    allowed.truncate(to: 0)
  }
}

extension Recording {
  fileprivate func truncate(to marks: Checkpoint.Marks) {
    events.truncate(to: marks.events)
    stepStarts.truncate(to: marks.steps)
    decisions.truncate(to: marks.decisions)
    decisionEnds.truncate(to: marks.steps)
    lists.truncate(to: marks.lists)
    tree.truncate(to: marks.tree)
    snapshotEnds.truncate(to: marks.steps)
    if texts.count > marks.texts { texts.removeSubrange(marks.texts...) }
    ending = .completed
  }
}
