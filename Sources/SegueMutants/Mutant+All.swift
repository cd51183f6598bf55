extension Mutant {
  /// Every mutant, by name.
  package static let all: [Mutant] = areas.flatMap(\.mutants).sorted { $0.name < $1.name }

  /// The mutants of each area.
  package static let areas: [(area: String, mutants: [Mutant])] = [
    ("Storyboards", storyboards),
    ("Segues", segues),
    ("Showing", showing),
    ("Presentation", presentation),
    ("Containment", containment),
    ("Unwinding", unwinding),
    ("LegacyUnwinding", legacyUnwinding),
  ]
}
