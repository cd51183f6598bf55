import Synchronization

/// Puts the blocks of a campaign in order: hands them out, and lets out what they found in the order of their numbers.
struct CampaignMerger {
  private struct Waiting {
    var found: [Found] = []
    /// What the block ran, once it is done.
    var counts: CampaignCounts?
  }

  private let options: Campaign.Options
  private var next: Int
  /// The first block that is not told to its end yet.
  private var current: Int
  private var waiting: [Int: Waiting] = [:]
  private var known: Set<String> = []
  private(set) var counts = CampaignCounts()
  /// Nothing more is wanted.
  private(set) var isOver = false

  init(_ options: Campaign.Options) {
    self.options = options
    (next, current) = (options.shard.index, options.shard.index)
  }

  /// The next block to run, with the fingerprints that are known; nil at the end.
  mutating func take() -> (number: Int, known: Set<String>)? {
    // Of a last block there may be a part.
    guard !isOver, next <= (options.cases - 1) / CampaignBlock.size else { return nil }
    defer { next = block(after: next) }
    return (next, known)
  }

  /// The next of its part; where there are more parts than can be counted, none.
  private func block(after block: Int) -> Int {
    let (next, isBeyond) = block.addingReportingOverflow(options.shard.count)
    return isBeyond ? .max : next
  }

  /// Takes a finding of a block in, and gives those whose turn it is.
  mutating func add(_ found: Found, of block: Int) -> [Found] {
    waiting[block, default: Waiting()].found.append(found)
    return release()
  }

  /// Takes note that a block is done, and gives the findings whose turn it is.
  mutating func end(_ block: Int, _ counts: CampaignCounts) -> [Found] {
    waiting[block, default: Waiting()].counts = counts
    return release()
  }

  private mutating func release() -> [Found] {
    var result: [Found] = []
    while !isOver, let block = waiting[current] {
      result += block.found.filter { known.insert($0.fingerprint).inserted }
      waiting[current]?.found = []
      guard let counts = block.counts else { break }
      self.counts.add(counts)
      waiting[current] = nil
      current = self.block(after: current)
      isOver = !options.keepsGoing && !known.isEmpty
    }
    return result
  }
}

/// A merger that workers share.
final class SharedMerger: Sendable {
  private let merger: Mutex<CampaignMerger>
  init(_ options: Campaign.Options) { merger = Mutex(CampaignMerger(options)) }

  func with<Result>(_ body: (inout CampaignMerger) -> Result) -> Result where Result: Sendable {
    merger.withLock { body(&$0) }
  }
}
