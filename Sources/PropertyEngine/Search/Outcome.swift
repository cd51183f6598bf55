/// What kind of failure it is: two failures with the same fingerprint are taken for the same fault.
@frozen
public struct Fingerprint: Hashable, Sendable {
  /// Equal for failures of the same kind.
  public var code: UInt64

  /// The fingerprint of a number.
  @inlinable public init(_ code: UInt64) { self.code = code }

  /// The fingerprint of a text, the same on every machine.
  public init(_ text: String) {
    code = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// What came of running a trial.
@frozen
public enum Outcome: Hashable, Sendable {
  /// The system agreed with the model at every step.
  case passed
  /// It did not, first at the step with this index, or nil when the whole case is at fault or nobody knows.
  case failed(Fingerprint, at: Int?)
  /// The case says nothing (something is unspecified in it, or the system does not support it).
  case discarded
}

/// What a case reached, as small numbers of the caller's choice; cases that reach something new are kept and varied.
@frozen
public struct Features: Sendable {
  @usableFromInline var words: [UInt64] = []

  /// No feature.
  @inlinable public init() {}

  /// Adds a feature: a number from 0 to 65,535, of which the lower 16 bits count.
  @inlinable
  public mutating func insert(_ feature: Int) {
    let place = feature & 0xFFFF
    while words.count <= place &>> 6 { words.append(0) }
    words[place &>> 6] |= 1 &<< UInt64(place & 63)
  }

  /// Forgets all features and keeps the memory.
  @inlinable
  public mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
  }

  /// Whether these are all among them.
  @inlinable @inline(__always)
  func contains(_ others: Features?) -> Bool {
    guard let others else { return true }
    for word in others.words.indices where others.words[word] != 0 {
      if word >= words.count || others.words[word] & ~words[word] != 0 { return false }
    }
    return true
  }

  /// Adds those of others, and says whether any was new.
  @inlinable
  mutating func formUnion(_ others: Features) -> Bool {
    var isNew = false
    for word in others.words.indices where others.words[word] != 0 {
      while words.count <= word { words.append(0) }
      isNew = isNew || others.words[word] & ~words[word] != 0
      words[word] |= others.words[word]
    }
    return isNew
  }
}
