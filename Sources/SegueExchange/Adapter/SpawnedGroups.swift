internal import Glibc
internal import Synchronization

/// The process groups of adapters that run: they end with this process, also when a signal ends it.
enum SpawnedGroups {
  private static let most = 1024
  /// Their leaders; 0 is a free place.
  nonisolated(unsafe) private static let leaders: UnsafeMutablePointer<Atomic<pid_t>> = {
    let places = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: most)
    for place in 0..<most { (places + place).initialize(to: Atomic(0)) }
    return places
  }()

  static func add(_ leader: pid_t) {
    watch
    exchange(0, leader)
  }

  static func remove(_ leader: pid_t) { exchange(leader, 0) }

  private static func exchange(_ old: pid_t, _ new: pid_t) {
    for place in 0..<most
    where leaders[place].compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
    {
      return
    }
  }

  /// Who handles a signal already goes on doing so.
  private static let watch: Void = {
    _ = leaders
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard action.__sigaction_handler.sa_handler == nil else { continue }
      signal(number) { number in
        for place in 0..<SpawnedGroups.most {
          let leader = SpawnedGroups.leaders[place].load(ordering: .relaxed)
          if leader > 0 { kill(-leader, SIGKILL) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }()
}
