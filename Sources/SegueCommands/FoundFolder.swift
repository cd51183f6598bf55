import SegueConformance
import SegueExchange
import SegueFuzzing

/// The folder of a search for findings: each is on disk from the moment it is met, and later what was made of it is there in its place.
struct FoundFolder: Sendable {
  let path: String
  /// The implementation's name.
  let implementation: String
  /// By fingerprint the files of what was met and is being made smaller.
  private var met: [String: Set<String>] = [:]
  /// Why a finding could not be saved; nothing more is saved then.
  private(set) var failure: (any Error)?

  init(_ path: String, of implementation: String) {
    (self.path, self.implementation) = (path, implementation)
  }

  /// Saves a finding as it was met, in case that nothing comes of making it smaller.
  mutating func meet(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) {
    guard let file = save(run, note + ", not made smaller") else { return }
    met[fingerprint, default: []].insert(file)
  }

  /// Saves a finding in place of what it was met as; gives its file, or nil where that could not be.
  mutating func add(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) -> String? {
    guard let file = save(run, note) else { return nil }
    takeAway((met.removeValue(forKey: fingerprint) ?? []).subtracting([file]))
    return file
  }

  /// Takes away what was met and came to nothing: another finding was the same, or ended the search.
  mutating func end() {
    for files in met.values { takeAway(files) }
    met = [:]
  }

  private func takeAway(_ files: Set<String>) { for file in files { Files.takeAway(file) } }

  private mutating func save(_ run: SegueFuzzing.Run, _ note: String) -> String? {
    guard failure == nil else { return nil }
    do {
      return try FoundFile.save(
        ConformanceCase(
          found: run, on: implementation, note: note, text: run.scenario.canonicalJSON),
        in: path)
    } catch {
      failure = error
      return nil
    }
  }
}
