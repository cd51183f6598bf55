/// The passes of the shrinker, in the order in which they take turns.
@frozen @usableFromInline
enum Pass: Int {
  /// Delete a run of steps, longest first.
  case blocks
  /// Simplify one choice of the start or of a step.
  case start, slots
  /// Turn a step into one of an earlier kind.
  case kinds
  /// Delete a step and give its names to what it referred to.
  case merge
  /// Exchange two names everywhere.
  case names
  /// Delete two steps.
  case pairs
  /// Delete three steps. From here on the passes are long, and begin only when those before have nothing left to do.
  case triples
  /// Delete a step and let another refer to something older.
  case reaim
  /// Delete a run of steps and lower a number by its length.
  case counted
  /// Lower two numbers alike; lower one and raise another; every simpler value in turn.
  case jointly, shift, sweep
  /// Exchange two neighbouring steps.
  case order
  /// Not a pass: cases drawn anew.
  case regeneration

  /// Whether an accepted candidate starts the enumeration of values again.
  @inlinable
  var startsOver: Bool {
    switch self {
    case .start, .slots, .jointly, .shift, .sweep, .reaim: true
    default: false
    }
  }
}

extension Shrinker {
  /// Writes the next candidate of the current pass into the draft; false at the end of the pass.
  @inlinable
  mutating func propose() -> Bool {
    switch pass {
    case .blocks: deleteBlock()
    case .pairs: deletePair()
    case .triples: deleteTriple()
    case .merge: deleteAndMerge()
    case .reaim: deleteAndReaim()
    case .start: lowerStart()
    case .slots: lowerSlot()
    case .kinds: lowerKind()
    case .names: exchangeNames()
    case .counted: deleteAndCount()
    case .jointly: lowerTwo()
    case .shift: lowerAndRaise()
    case .sweep: sweep()
    case .order: exchangeNeighbours()
    case .regeneration: false
    }
  }
}
