extension Search {
  @inlinable var isAtEnd: Bool { drawn >= options.cases }

  /// The next random case that could be completed; nil at the end of the round while outcomes are missing, or of the search.
  @inlinable @inline(__always)
  mutating func nextRandom() -> Trial<Model>? {
    while !isAtEnd {
      if index % Self.round == 0, index > 0, !keptNext.isEmpty || taken < handedOut {
        guard taken == handedOut else { return nil }
        endRound()
      }
      let number = index
      index &+= 1
      if number & 7 == 7, !kept.cases.isEmpty {
        if let trial = variation(number) { return trial }
      } else if generator.draw(index: number, into: &current) {
        handedOut &+= 1
        return Trial(
          number: handedOut &- 1, content: current,
          origin: Origin(seed: options.seed, index: number))
      }
    }
    return nil
  }

  @inlinable
  mutating func endRound() {
    for (content, origin) in keptNext { kept.add(content, origin) }
    keptNext.removeAll()
  }

  @inlinable
  mutating func variation(_ number: UInt64) -> Trial<Model>? {
    let parent = kept.pick(seed: options.seed, index: number)
    let origin = kept.cases[parent].origin
    guard mutator.vary(kept.cases[parent].content, index: number, &generator, into: &current)
    else { return nil }
    return handOut(
      current,
      origin: Origin(
        seed: options.seed, index: number, ancestors: [origin.index] + origin.ancestors))
  }

  /// Draws the case of an origin again; nil when it cannot be completed, or comes from another seed.
  public mutating func replay(_ origin: Origin) -> Case<Model>? {
    guard origin.seed == options.seed else { return nil }
    var result = Case<Model>()
    guard let oldest = origin.ancestors.last else {
      return generator.draw(index: origin.index, into: &result) ? result : nil
    }
    guard generator.draw(index: oldest, into: &result) else { return nil }
    for index in origin.ancestors.dropLast().reversed() + [origin.index] {
      var varied = Case<Model>()
      guard mutator.vary(result, index: index, &generator, into: &varied) else { return nil }
      result = varied
    }
    return result
  }
}
