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
  /// Why a finding could not be saved.
  private(set) var failure: (any Error)?

  init(specification: Specification, folder: String, options: FuzzOptions) {
    self.specification = specification
    self.folder = folder
    self.options = options
  }

  var count: Int { blocks.count }

  /// Saves a finding as it was drawn, in case that nothing comes of making it smaller.
  mutating func meet(_ found: Found) {
    save(found, size: "size \(found.original.size), not made smaller") { report, file in
      report.drawn[found.fingerprint, default: []].insert(file)
    }
  }

  /// Saves a finding in place of what it was drawn as, and keeps its text.
  mutating func add(_ found: Found) {
    let often = "fails \(found.confirmed) of \(found.confirmations) times"
    let size =
      "size \(found.original.size) to \(found.run.scenario.size) in \(found.executions) runs"
    save(found, size: "\(size), \(often)") { report, file in
      report.leaveOut(
        (report.drawn.removeValue(forKey: found.fingerprint) ?? []).subtracting([file]))
      report.blocks.append(
        FoundFile.text(
          found.fingerprint + (found.isFlaky ? ", flaky: \(often)" : ""), found.run,
          from: "case \(found.origin), \(size)", in: file, report.specification, report.options))
    }
  }

  /// Takes away what was saved as it was drawn and came to nothing: another finding was the same, or ended the campaign.
  mutating func end() {
    for files in drawn.values { leaveOut(files) }
    drawn = [:]
  }

  private func leaveOut(_ files: Set<String>) { for file in files { Files.takeAway(file) } }

  private mutating func save(
    _ found: Found, size: String, then: (inout FuzzReport, String) -> Void
  ) {
    guard failure == nil else { return }
    let conformanceCase = ConformanceCase(
      found: found.run, on: options.implementation.name,
      note: "seed and index \(found.origin), \(size)",
      text: found.run.scenario.canonicalJSON)
    do {
      then(&self, try FoundFile.save(conformanceCase, in: folder))
    } catch {
      failure = error
    }
  }

  func text(_ counts: CampaignCounts) -> String {
    let failing = counts.failed == 0 ? "" : ", \(counts.failed) failed"
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
