/// What a run may still do: an app that calls itself without end has no outcome.
struct Fuel {
  /// Steps and instantiations.
  private var steps = 1_000_000
  /// Controllers looked at, and characters written into snapshots.
  var work = 0
  /// How deep callbacks, embeds and relationships stand in one another.
  private var depth = 0

  /// The greatest depth; every recursion of the twin is bounded by it.
  static let deepest = 64

  /// Pays for a step or an instantiation.
  mutating func burnStep() throws {
    guard steps > 0 else { throw Halt.exhausted("steps") }
    guard work > 0 else { throw Halt.exhausted("work") }
    steps -= 1
  }

  /// Pays for looking at controllers or for writing about them.
  mutating func burn(_ amount: Int = 1) throws {
    guard work >= amount else { throw Halt.exhausted("work") }
    work -= amount
  }

  /// Notes work that is bounded by the size of the hierarchy; whoever pays next pays for it.
  mutating func note(_ amount: Int = 1) { work -= amount }

  /// Goes one callback, embed or relationship deeper.
  mutating func enter() throws {
    guard depth < Self.deepest else { throw Halt.exhausted("nesting") }
    depth += 1
  }

  /// Comes back from `enter()`.
  mutating func leave() { depth -= 1 }
}
