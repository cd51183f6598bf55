internal import FoundationEssentials
internal import Glibc

extension Files {
  /// Replaces what a file holds in one go: after a crash it holds the old text or the new one. A link
  /// goes on leading to it, and who may read and write it stays as it was. What is no regular file, such as a pipe
  /// or a device, is written to as it is.
  ///
  /// - Throws: When it cannot be written.
  package static func write(_ text: String, to path: String) throws(ExchangeError) {
    var old = stat()
    let exists = stat(path, &old) == 0
    if exists, old.st_mode & S_IFMT != S_IFREG { return try pass(text, to: path) }
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    guard !exists || access(target, W_OK) == 0 else { throw unwritable(path, errno) }
    let new = "\(target).\(UUID().uuidString).new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    var failure = put(text, on: descriptor)
    // Where the owner cannot be kept, the file is the writer's; the permissions come after, since a
    // change of owner takes some of them away.
    if failure == nil, exists {
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      if fchmod(descriptor, old.st_mode & 0o7777) != 0 { failure = errno }
    }
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(new, target) != 0 { failure = errno }
    if let failure {
      unlink(new)
      throw unwritable(path, failure)
    }
  }

  private static func pass(_ text: String, to path: String) throws(ExchangeError) {
    // A pipe that nobody reads would keep it waiting.
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unwritable(path, errno) }
    var failure = put(text, on: descriptor)
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw unwritable(path, failure) }
  }

  /// Makes the folder that a file is to stand in, and those above it.
  ///
  /// - Throws: When it cannot be made.
  package static func makeFolder(of path: String) throws(ExchangeError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ExchangeError(file: folder.path, message: "the folder cannot be made")
    }
  }

  /// Takes a file or an empty folder away; what cannot be taken away stays.
  package static func takeAway(_ path: String) { _ = remove(path) }

  private static func unwritable(_ path: String, _ number: Int32) -> ExchangeError {
    ExchangeError(file: path, message: "the file cannot be written: \(words(number))")
  }

  /// Writes all of a text, whatever the descriptor is: a file, a terminal or a pipe.
  ///
  /// - Returns: The number of the error that ended it early; nil when all is written.
  package static func put(_ text: String, on descriptor: Int32) -> Int32? {
    put(Array(text.utf8), on: descriptor)
  }

  /// Writes all bytes; returns the number of the error that ended it early.
  package static func put(_ bytes: [UInt8], on descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        return EIO
      } else if errno == EAGAIN {
        // A pipe that does not wait by itself.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// An error of the system in its words.
  package static func words(_ number: Int32) -> String { String(cString: strerror(number)) }
}
