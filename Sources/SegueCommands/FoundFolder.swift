import SegueConformance
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

  /// What notes of findings end with that were saved as they were met.
  private static let early = ", not made smaller"

  /// Saves a finding as it was met, in case that nothing comes of making it smaller; gives whether it is there.
  @discardableResult
  mutating func meet(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) -> Bool {
    let found = FoundFile.found(run, note: note + Self.early, on: implementation)
    // What another search has put there is not this one's to replace, nor to take away later.
    guard held(found) == nil else { return true }
    guard let file = save(found) else { return false }
    met[fingerprint, default: []].insert(file)
    return true
  }

  /// Saves a finding in place of what it was met as; gives its file, or nil where that could not be: then it stays as it was met.
  mutating func add(_ fingerprint: String, _ run: SegueFuzzing.Run, _ note: String) -> String? {
    let found = FoundFile.found(run, note: note, on: implementation)
    let isThere = held(found).map { !Self.isEarly($0) } ?? false
    guard let file = isThere ? FoundFile.path(of: found, in: path) : save(found) else { return nil }
    takeAway(met.removeValue(forKey: fingerprint) ?? [])
    return file
  }

  /// Takes away what was met and came to nothing: another finding was the same, or ended the search.
  mutating func end() {
    guard failure == nil else { return }
    for files in met.values { takeAway(files) }
    met = [:]
  }

  /// What was made of a finding, here or by another search, stays.
  private func takeAway(_ files: Set<String>) {
    for file in files where FoundFile.held(in: file).map(Self.isEarly) ?? false {
      Files.takeAway(file)
    }
  }

  private static func isEarly(_ found: ConformanceCase) -> Bool {
    found.provenance.note?.hasSuffix(early) ?? false
  }

  /// The same finding, where the folder has it.
  private func held(_ found: ConformanceCase) -> ConformanceCase? {
    FoundFile.held(in: FoundFile.path(of: found, in: path)).flatMap {
      $0.scenario == found.scenario && $0.profiles == found.profiles
        && $0.expectation == found.expectation ? $0 : nil
    }
  }

  private mutating func save(_ found: ConformanceCase) -> String? {
    do {
      return try FoundFile.save(found, in: path)
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
