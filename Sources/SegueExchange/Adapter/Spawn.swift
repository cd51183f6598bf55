internal import FoundationEssentials
internal import Glibc
internal import Synchronization

/// The pipes to and from a process; each end is closed when this process starts another.
struct SpawnPipes {
  struct Pipe {
    var read: Int32 = -1
    var write: Int32 = -1
    mutating func open() -> Bool {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return false }
      (read, write) = (ends[0], ends[1])
      return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
    }
  }

  /// What the process reads, writes, and says to people.
  var input = Pipe()
  var output = Pipe()
  var error = Pipe()

  mutating func open() -> Bool {
    if input.open(), output.open(), error.open() { return true }
    closeOurs()
    closeTheirs()
    return false
  }

  func closeTheirs() { [input.read, output.write, error.write].forEach(Self.shut) }
  func closeOurs() { [input.write, output.read, error.read].forEach(Self.shut) }
  private static func shut(_ descriptor: Int32) { if descriptor >= 0 { close(descriptor) } }
}

/// Starting a process and seeing its end.
enum Spawn {
  /// Held from opening pipes to having started: another thread's process must not get the ends.
  static let turn = Mutex<Void>(())

  /// Starts a program in a process group of its own, with its three descriptors and no other.
  ///
  /// - Returns: 0, or the number of the error.
  static func start(
    _ command: AdapterCommand, _ pipes: SpawnPipes, _ process: inout pid_t
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var environment = ProcessInfo.processInfo.environment
    environment[AdapterProtocol.variable] = nil
    posix_spawn_file_actions_adddup2(&actions, pipes.error.write, 2)
    var first: Int32 = 3
    if command.usesDescriptors {
      // By way of numbers that are nobody's, since the ends may be 3 and 4 the other way round.
      let (read, write): (Int32, Int32) = (254, 255)
      posix_spawn_file_actions_adddup2(&actions, pipes.input.read, read)
      posix_spawn_file_actions_adddup2(&actions, pipes.output.write, write)
      posix_spawn_file_actions_adddup2(&actions, read, 3)
      posix_spawn_file_actions_adddup2(&actions, write, 4)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, 2, 1)
      environment[AdapterProtocol.variable] = "3,4"
      first = 5
    } else {
      posix_spawn_file_actions_adddup2(&actions, pipes.input.read, 0)
      posix_spawn_file_actions_adddup2(&actions, pipes.output.write, 1)
    }
    // What this process was given by its own parent is none of the adapter's business.
    for descriptor in first..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var broken = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &broken)
    // Threads of a queue block signals, and what they start would block them too.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments = command.words.map { strdup($0) } + [nil]
    var variables =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    return posix_spawnp(
      &process, command.words[0], &actions, &attributes, &arguments, &variables)
  }

  /// Whether a process has ended; it stays to be asked how.
  static func hasEnded(_ process: pid_t) -> Bool {
    var info = siginfo_t()
    let answer = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return answer != 0 || info.si_signo == SIGCHLD
  }

  /// Kills what is left of a process and its group, and says how it ended.
  static func end(_ process: pid_t, _ hasEnded: inout Bool) -> String {
    let wasAlive = !self.hasEnded(process)
    kill(-process, SIGKILL)
    var info = siginfo_t()
    while waitid(P_PID, id_t(process), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    var status: Int32 = 0
    SpawnedGroups.remove(process)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    hasEnded = true
    if wasAlive { return "it closed its output and went on" }
    let signal = status & 0x7F
    if signal == 0 { return "exit code \(status >> 8 & 0xFF)" }
    return "signal \(signal) (\(String(cString: strsignal(signal))))"
  }
}
