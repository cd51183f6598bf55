import SegueExchange
import SegueFuzzing
import SegueScenarios

/// The folder of a search for findings: each is on disk from the moment it is met, and later what was made of it is there in its place.
struct FoundFolder: Sendable {
  let path: String
  let implementation: any Implementation
  /// By fingerprint the files of what was met and is being made smaller.
  private var met: [String: Set<String>] = [:]
  /// Why a finding could not be saved.
  private(set) var failure: (any Error)?

  init(_ path: String, of implementation: any Implementation) {
    (self.path, self.implementation) = (path, implementation)
  }

  /// Saves a finding as it was met, in case that nothing comes of making it smaller; gives whether that could be.
  @discardableResult
  mutating func meet(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) -> Bool {
    guard let file = save(run, note + ", not made smaller") else { return false }
    met[fingerprint, default: []].insert(file)
    return true
  }

  /// Saves a finding in place of what it was met as; gives its file, or nil where that could not be: then it stays as it was met.
  mutating func add(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) -> String? {
    guard let file = save(run, note) else { return nil }
    takeAway((met.removeValue(forKey: fingerprint) ?? []).subtracting([file]))
    return file
  }

  /// Takes away what was met and came to nothing: another finding was the same, or ended the search.
  mutating func end() {
    guard failure == nil else { return }
    for files in met.values { takeAway(files) }
    met = [:]
  }

  private func takeAway(_ files: Set<String>) { for file in files { Files.takeAway(file) } }

  private mutating func save(_ run: SegueFuzzing.Run, _ note: String) -> String? {
    do {
      return try FoundFile.save(run, note: note, on: implementation, in: path)
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
