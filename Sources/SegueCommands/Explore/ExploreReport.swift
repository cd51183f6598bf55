internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

/// What exploring found, for people, tools and `segue explain`.
struct ExploreReport {
  /// A sequence of steps and what it shows.
  struct Finding {
    enum Kind: String { case reaches, nobody, unspecified, raises, grows }

    var kind: Kind
    var subject: String
    /// Where the unwind stands.
    var place: SourcePlace?
    var result: String
    var steps: [Step]
  }

  let explorer: Explorer
  /// Where the app starts.
  let start: String
  let openEnds: [OpenEnd]
  /// Sources were given, and all of them were understood.
  let hasFacts: Bool
  private(set) var findings: [Finding] = []
  /// Unwinds that no sequence came to, and scenes likewise.
  let untried: [String]
  let unseen: [String]
  /// How many scenes there are.
  let sceneCount: Int

  /// An unwind that finds nobody is a fault only where all classes are known: others may have its action.
  var hasFaults: Bool {
    let knowsAll = hasFacts && !openEnds.contains { $0.kind == .classElsewhere }
    return explorer.launchEnding != nil
      || findings.contains { $0.kind == .raises || (knowsAll && $0.kind == .nobody) }
  }

  init(_ explorer: Explorer, of app: ExploredApp, hasFacts: Bool) {
    self.explorer = explorer
    start = app.start
    openEnds = app.openEnds
    self.hasFacts = hasFacts
    let found = explorer.findings
    var untried: [String] = []
    var unseen: [String] = []
    var sceneCount = 0
    for storyboard in explorer.base.storyboards.values {
      for (name, scene) in storyboard.scenes where scene.reference == nil {
        sceneCount += 1
        if !found.seenScenes.contains(name) { unseen.append(name) }
        for unwind in scene.segues.compactMap({ ExploredUnwind($0, of: name) })
        where found.unwinds[unwind] == nil { untried.append(unwind.text) }
      }
    }
    self.untried = untried.sorted()
    self.unseen = unseen.sorted()
    self.sceneCount = sceneCount
    for (unwind, outcomes) in found.unwinds.sorted(by: { $0.key.text < $1.key.text }) {
      // Nearest first.
      for (outcome, steps) in outcomes.sorted(by: {
        ($0.value.count, $0.key) < ($1.value.count, $1.key)
      }) {
        let (kind, result): (Finding.Kind, String) =
          switch outcome {
          case .destination(let scene): (.reaches, scene)
          case .nothing: (.nobody, "finds nobody")
          case .unspecified(let rule): (.unspecified, "unspecified by \(rule)")
          }
        findings.append(
          Finding(
            kind: kind, subject: unwind.text, place: app.places[unwind], result: result,
            steps: steps))
      }
    }
    for (words, steps) in found.raised.sorted(by: { $0.key < $1.key }) {
      findings.append(Finding(kind: .raises, subject: "raises", result: words, steps: steps))
    }
    for (scene, steps) in found.growing.sorted(by: { $0.key < $1.key }) {
      findings.append(Finding(kind: .grows, subject: "grows", result: scene, steps: steps))
    }
  }

  /// Each finding as a scenario that `segue explain` and `segue replay` take.
  ///
  /// - Returns: The files.
  func save(to folder: String) throws(ExchangeError) -> [String] {
    var files: [String] = []
    for (number, finding) in findings.enumerated() {
      var scenario = explorer.base
      scenario.steps = finding.steps
      let file = "\(folder)/\(number + 1)-\(finding.kind.rawValue).json"
      try Files.makeFolder(of: file)
      try Files.write(scenario.json.canonical, to: file)
      files.append(file)
    }
    return files
  }
}

extension ExploredUnwind {
  /// `"done:" of detail, by save`
  var text: String { "\"\(action)\" of \(scene)" + (name.isEmpty ? "" : ", by \(name)") }
}
