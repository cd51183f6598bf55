extension World {
  /// Runs a search and forgets the questions it asked: what somebody would answer, were they asked.
  package func rehearse(_ search: () throws(Stop) -> Bool) throws(Stop) -> Bool {
    let events = recording.events.count
    let decisions = recording.decisions.count
    let lists = recording.lists.count
    let frames = self.frames.count
    let allowed = self.allowed.count
    defer {
      recording.events.truncate(to: events)
      recording.decisions.truncate(to: decisions)
      recording.lists.truncate(to: lists)
      self.frames.truncate(to: frames)
      self.allowed.truncate(to: allowed)
    }
    return try search()
  }
}
