extension Shrinker {
  /// Draws a case that is not longer than the best one: fresh, or the best with some of its steps drawn again.
  @inlinable
  mutating func regenerate() {
    let length = best.content.entries.count
    if chance.below(2) == 0 {
      generator.profile.becomeUniform()
    } else {
      generator.profile.becomeSwarm(&chance)
    }
    let steps = length <= 1 ? length : 1 + chance.below(length - 1)
    candidate.isComplete = generator.draw(steps: steps, &chance, into: &candidate.content)
  }
}
