/// How the steps of one case are drawn.
///
/// *Uniform*: every kind, object and value alike. *Swarm* (Groce and others, "Swarm testing", 2012): this case favours some
/// kinds and leaves others out, is dense or sparse in names, and clings to the newest object or does not. Neither finds
/// everything; alternating keeps what each is good at.
@usableFromInline
struct Profile {
  /// Kinds of at least this weight are never left out.
  @usableFromInline static var essential: Int { 3 }

  /// For every kind, the sum of weights up to and including it.
  @usableFromInline var weights: [Int]
  @usableFromInline var total: Int
  @usableFromInline var isUniform = true
  /// How often each kind is drawn where nothing is favoured, and whether that is the same for all.
  @usableFromInline let own: [Int]
  @usableFromInline let isEven: Bool
  /// Of 16: how often a name is in a set, and how often the newest object is taken.
  @usableFromInline var density = 8
  @usableFromInline var newest = 0

  @inlinable
  init(weights own: [Int]) {
    self.own = own.map { min(max($0, 1), 100) }
    isEven = Set(self.own).count <= 1
    weights = own
    total = own.count
  }

  @inlinable
  mutating func becomeUniform() {
    isUniform = true
    total = weights.count
    guard !isEven else { return }
    total = 0
    for kind in weights.indices {
      total &+= own[kind]
      weights[kind] = total
    }
  }

  @inlinable
  mutating func becomeSwarm(_ chance: inout Chance) {
    isUniform = false
    drawKinds(&chance)
    // 0, 2, 4, 8 or 16
    let level = chance.below(5)
    density = level == 0 ? 0 : 1 &<< level
    newest = 4 &* chance.below(5)
  }

  /// Favours some kinds and leaves others out.
  @inlinable
  mutating func drawKinds(_ chance: inout Chance) {
    let isPlain = chance.below(2) == 0
    repeat {
      total = 0
      for kind in weights.indices {
        // 0, 1, 4 or 16
        var level = isPlain ? chance.below(2) : chance.below(4)
        if own[kind] >= Self.essential { level = max(level, 1) }
        total &+= level == 0 ? 0 : own[kind] &<< (2 &* (level &- 1))
        weights[kind] = total
      }
    } while total == 0 && !weights.isEmpty
  }

  /// A kind by weight, as its raw value.
  @inlinable @inline(__always)
  func kind(_ chance: inout Chance) -> Int {
    var kind = chance.below(total)
    if isUniform, isEven { return kind }
    let mark = kind
    kind = 0
    while weights[kind] <= mark { kind &+= 1 }
    return kind
  }
}
