extension Shrinker {
  /// Draws a case that is not longer than the best one; its numbers are likely to be ones of the best case.
  @inlinable
  mutating func regenerate() {
    let length = best.content.entries.count
    if chance.below(2) == 0 {
      generator.profile.becomeUniform()
    } else {
      generator.profile.becomeSwarm(&chance)
    }
    for (place, number) in numbers.suffix(8).enumerated() {
      generator.recent[place] = best.slots(number.entry)[number.slot]
    }
    generator.recentCount = min(numbers.count, 8)
    let steps = length <= 1 ? chance.below(length + 1) : 1 + chance.below(length - 1)
    candidate.isComplete = generator.draw(steps: steps, &chance, into: &candidate.content)
  }
}
