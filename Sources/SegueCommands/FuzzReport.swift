import PropertyEngine
import SegueFuzzing
import SegueReports
import SegueScenarios

/// What a campaign found: saved at once, and told at the end.
struct FuzzReport: Sendable {
  let specification: Specification
  let options: FuzzOptions
  private lazy var rules = specification.inText
  private var folder: FoundFolder
  private var blocks: [String] = []
  /// By fingerprint where those were drawn that are neither saved nor told.
  private var unsaved: [String: Origin] = [:]
  /// What seed and index belong to.
  private let origin: String

  init(
    specification: Specification, folder: String, options: FuzzOptions, isOfApp: Bool = false
  ) {
    self.specification = specification
    self.folder = FoundFolder(folder, of: options.implementation)
    self.options = options
    origin = (isOfApp ? "an app's storyboard, " : "") + "seed and index"
  }

  var count: Int { blocks.count }
  /// Why a finding could not be saved.
  var failure: (any Error)? { folder.failure }

  /// Saves a finding as it was drawn.
  mutating func meet(_ found: Found) {
    let note = "\(origin) \(found.origin), size \(found.original.size)"
    if !folder.meet(found.fingerprint, found.run, note) {
      unsaved[found.fingerprint] = found.origin
    }
  }

  /// Saves a finding in place of what it was drawn as, and keeps its text.
  mutating func add(_ found: Found) {
    let often = found.confirmation?.words ?? "not run again"
    let size =
      "size \(found.original.size) to \(found.run.scenario.size) \(ScenarioSize.legend) in "
      + "\(found.executions) runs"
    let note = "\(origin) \(found.origin), \(size), \(often)"
    let file = folder.add(found.fingerprint, found.run, note)
    unsaved[found.fingerprint] = nil
    blocks.append(
      FoundFile.text(
        FindingText.title(found.fingerprint) + (found.isFlaky ? ", flaky: \(often)" : ""),
        found.run, from: "case \(found.origin), \(size)", in: file, rules, options))
  }

  /// Takes away what was drawn and came to nothing.
  mutating func end() { folder.end() }

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
