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

  /// Whether a process is being started that is not among the leaders yet, and whether a signal ends this process.
  private static let isStarting = Atomic(false)
  private static let isEnding = Atomic(false)

  /// Starts one; a signal that comes meanwhile waits until its group is known. One start at a time.
  ///
  /// - Parameter spawn: Gives 0, or the number of the error, and fills in the process.
  static func start(_ process: inout pid_t, _ spawn: (inout pid_t) -> Int32) -> Int32 {
    watch
    // This thread must not handle a signal for whose end it would have to wait.
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    isStarting.store(true, ordering: .sequentiallyConsistent)
    defer {
      isStarting.store(false, ordering: .sequentiallyConsistent)
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    guard !isEnding.load(ordering: .sequentiallyConsistent) else { return EINTR }
    let failure = spawn(&process)
    if failure == 0 { exchange(0, process) }
    return failure
  }

  static func remove(_ leader: pid_t) { exchange(leader, 0) }

  private static func exchange(_ old: pid_t, _ new: pid_t) {
    for place in 0..<most
    where leaders[place].compareExchange(expected: old, desired: new, ordering: .relaxed).exchanged
    {
      return
    }
  }

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Who handles a signal already goes on doing so.
  private static let watch: Void = {
    _ = leaders
    for number in numbers {
      var action = sigaction()
      sigaction(number, nil, &action)
      guard action.__sigaction_handler.sa_handler == nil else { continue }
      signal(number) { number in
        SpawnedGroups.isEnding.store(true, ordering: .sequentiallyConsistent)
        while SpawnedGroups.isStarting.load(ordering: .sequentiallyConsistent) { usleep(1000) }
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
