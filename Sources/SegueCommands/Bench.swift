import SegueScenarios

/// `segue bench`: what this machine does a second.
enum Bench: Subcommand {
  static let name = "bench"
  static let summary = "measures this machine"
  static let help = """
    usage: segue bench model

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    Output()
  }
}
