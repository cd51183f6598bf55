import SegueScenarios
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

private let interrupted = Atomic<Bool>(false)

/// Ctrl-C: what runs comes to its end, and what was found is told.
enum Interrupt {
  static var isSet: Bool { interrupted.load(ordering: .relaxed) }

  static func watch() {
    signal(SIGINT) { _ in interrupted.store(true, ordering: .relaxed) }
    // Who starts the program from a worker thread may have left it with the signal blocked.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

extension Output {
  /// Of a command that was interrupted while it waited for its first answer.
  static func interrupted(before implementation: any Implementation) -> Output {
    Output(error: "interrupted before \(implementation.name) had answered\n", exit: .incomplete)
  }
}
