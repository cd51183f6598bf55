/// The passes of the shrinker, in the order in which they take turns.
@frozen @usableFromInline
enum Pass: Int {
  /// Delete a run of steps, longest first.
  case blocks
  /// Simplify one choice of the start or of a step.
  case start, slots
  /// Simplify equal numbers together.
  case alike
  /// Turn a step into one of an earlier kind.
  case kinds
  /// Turn a step into one of an earlier kind and simplify a number.
  case kindWithNumber
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
  /// Lower two numbers alike; lower one and raise another.
  case jointly, shift
  /// Move a step to an earlier place.
  case order
  /// Try every simpler value of a number in turn: the longest pass, so only when no other gets any further.
  case sweep
  /// Not a pass: cases drawn anew.
  case regeneration

  /// Whether an accepted candidate starts the enumeration of values again.
  @inlinable
  var startsOver: Bool {
    switch self {
    case .start, .slots, .alike, .jointly, .shift, .sweep, .reaim: true
    default: false
    }
  }
}

extension Pass {
  /// After so many accepted candidates it is the next pass's turn: two numbers can go down together in tiny steps for ever.
  @inlinable
  var patience: Int { self == .jointly || self == .shift ? 32 : .max }
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
    case .alike: lowerEqual()
    case .kinds: lowerKind()
    case .kindWithNumber: lowerKindAndNumber()
    case .names: exchangeNames()
    case .counted: deleteAndCount()
    case .jointly: lowerTwo()
    case .shift: lowerAndRaise()
    case .sweep: sweep()
    case .order: moveStep()
    case .regeneration: false
    }
  }
}
