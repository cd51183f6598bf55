internal import SegueExchange
internal import SegueScenarios
internal import StoryboardImport

/// `segue explore`: every destination that the unwinds of an app can reach.
enum Explore: Subcommand {
  static let name = "explore"
  static let summary = "walks through an app's states: what each unwind of a storyboard can reach"
  static let help = """
    usage: segue explore PATH … [--start STORYBOARD[/IDENTIFIER]] [--profile ios13] [--depth 8]
                         [--states 2000] [--seed N] [--facts FILE] [--swift N] [--format text|json] [--save DIR]

    Runs the model from the initial scene through every sequence of triggers, manual segues, tabs, back buttons,
    dismissals and unwinds, up to --depth steps and --states states; states that differ only in the numbers of
    instances are one. Prints for each unwind segue what it can reach, by a shortest sequence; unwinds that find
    nobody; steps that raise; scenes that grow without bound or are never reached; and what stayed open. PATH is a
    storyboard, a source or a folder: without sources no class has any action.

    --start   the storyboard whose initial scene comes first, or a scene of it by its storyboard identifier; Main,
              or else the first, when not given
    --seed    walks at random from the launch to the depth (25 when not given) and again, visiting --states states
              in all: for apps with too many; sequences are then the shortest seen
    --save    writes each finding as a scenario, for segue explain and segue replay
    --facts   facts about classes, as for segue lint; --swift N, the version that decides selectors

    Exit code 1 when an unwind finds nobody or a step raises, 5 when --states was not enough or Ctrl-C ended it.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let start = try arguments.value("--start")
    let profile = try arguments.profile()
    let format = try arguments.format()
    var limits = Explorer.Limits()
    limits.seed = try arguments.seed()
    limits.depth = try arguments.count("--depth") ?? (limits.seed == nil ? limits.depth : 25)
    limits.states = try arguments.count("--states") ?? limits.states
    let folder = try arguments.path("--save")
    let factsFile = try arguments.path("--facts")
    let version = try arguments.count("--swift")
    let paths = try arguments.rest()
    guard !paths.isEmpty else { throw UsageError(message: "a storyboard or folder is needed") }
    var settings = try LintSettings(named: nil, in: paths)
    settings.facts = factsFile ?? settings.facts
    settings.swift = version ?? settings.swift

    let input = try LintInput(paths, settings)
    guard input.faults.isEmpty else {
      return Output(error: input.faults.map { "\($0)\n" }.joined(), exit: .usage)
    }
    var app = try ExploredApp(input, start: start)
    if let profile { app.scenario.profile = profile }
    var explorer = Explorer(app, limits)
    let progress = Progress("states")
    Interrupt.watch()
    while !Interrupt.isSet, explorer.advance() {
      progress.show(explorer.stateCount, of: limits.states)
    }
    progress.clear()
    let report = ExploreReport(explorer, of: app, hasFacts: input.facts.isComplete)
    let files = try folder.map { folder throws(ExchangeError) in try report.save(to: folder) } ?? []
    let isCut = Interrupt.isSet || explorer.leftCount > 0
    return Output(
      format == .json ? report.json.canonical : report.text,
      error: input.remarks + files.map { "segue explain \($0)\n" }.joined(),
      exit: report.hasFaults ? .unexpected : isCut ? .incomplete : .expected)
  }
}
