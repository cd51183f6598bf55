import PropertyEngine
import SegueConformance
import SegueExchange
import SegueFuzzing
import SegueScenarios

/// What a campaign found: saved at once, and told at the end.
struct FuzzReport: Sendable {
  let specification: Specification
  let folder: String
  let options: FuzzOptions
  private var blocks: [String] = []
  /// By fingerprint the files of what was drawn and is being made smaller.
  private var drawn: [String: Set<String>] = [:]
  /// By fingerprint where those were drawn that are neither saved nor told.
  private var unsaved: [String: Origin] = [:]
  /// Why a finding could not be saved.
  private(set) var failure: (any Error)?
  /// What seed and index belong to.
  private let origin: String

  init(
    specification: Specification, folder: String, options: FuzzOptions, isOfApp: Bool = false
  ) {
    self.specification = specification
    self.folder = folder
    self.options = options
    origin = (isOfApp ? "an app's storyboard, " : "") + "seed and index"
  }

  var count: Int { blocks.count }

  /// Saves a finding as it was drawn, in case that nothing comes of making it smaller.
  mutating func meet(_ found: Found) {
    if let file = save(found, "size \(found.original.size), not made smaller") {
      drawn[found.fingerprint, default: []].insert(file)
    } else {
      unsaved[found.fingerprint] = found.origin
    }
  }

  /// Saves a finding in place of what it was drawn as, and keeps its text.
  mutating func add(_ found: Found) {
    let often = found.confirmation?.words ?? "not run again"
    let size =
      "size \(found.original.size) to \(found.run.scenario.size) in \(found.executions) runs"
    let file = save(found, "\(size), \(often)")
    unsaved[found.fingerprint] = nil
    // What could not be saved smaller stays as it was drawn.
    if let file {
      leaveOut((drawn.removeValue(forKey: found.fingerprint) ?? []).subtracting([file]))
    }
    blocks.append(
      FoundFile.text(
        found.fingerprint + (found.isFlaky ? ", flaky: \(often)" : ""), found.run,
        from: "case \(found.origin), \(size)", in: file, specification, options))
  }

  /// Takes away what was saved as it was drawn and came to nothing: another finding was the same, or ended the campaign.
  mutating func end() {
    guard failure == nil else { return }
    for files in drawn.values { leaveOut(files) }
    drawn = [:]
  }

  private func leaveOut(_ files: Set<String>) { for file in files { Files.takeAway(file) } }

  /// Gives the file; nil when it could not be written.
  private mutating func save(_ found: Found, _ size: String) -> String? {
    do {
      return try FoundFile.save(
        found.run, note: "\(origin) \(found.origin), \(size)", on: options.implementation,
        in: folder)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  func text(_ counts: CampaignCounts) -> String {
    let failing = counts.failed == 0 ? "" : ", \(counts.failed) failed"
    let blocks =
      blocks
      + unsaved.sorted { $0.key < $1.key }.map { "FOUND \($0)\n  case \($1), not saved\n" }
    return blocks.joined(separator: "\n") + (blocks.isEmpty ? "" : "\n")
      + "\(counts.drawn) cases drawn, \(counts.scenarios) of them launched on \(options.implementation.name), seed \(options.seed): "
      + "\(blocks.count) finding\(blocks.count == 1 ? "" : "s")\(failing); \(counts.steps) steps, "
      + "\(counts.unwound) with an unwind that arrived, \(counts.rules.count) rules reached, "
      + "\(counts.unspecified) ended unspecified\n"
  }

  /// The rules that are asserted and that no scenario reached.
  func unreached(_ counts: CampaignCounts) -> String {
    let missing = specification.asserted.filter { !counts.rules.contains($0) }
    return "\(missing.count) asserted rules not reached: "
      + missing.map(\.description).joined(separator: " ") + "\n"
  }
}
