import SegueExchange

/// `segue scaffold`: the beginning of an adapter, which runs and passes its first cases as it is.
enum Scaffold: Subcommand {
  static let name = "scaffold"
  static let summary = "writes a runnable adapter to begin with"
  static let help = """
    usage: segue scaffold swift|python|javascript|c [--to DIR]

    Writes the beginning of an adapter into a new folder (my-navigation), and prints the command that checks it: screens
    presented on one another and unwound, which pass the cases for their three features as they are. Replace what it does
    by your own implementation, and declare what that has. Nothing is overwritten.

    """

  static func run(_ arguments: inout Arguments) throws -> Output {
    let suite = try Suite(at: try arguments.path("--suite"))
    let folder = try arguments.path("--to") ?? "my-navigation"
    let words = try arguments.rest()
    guard words.count == 1, let language = ScaffoldLanguage(rawValue: words[0]) else {
      let languages = ScaffoldLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = words.count > 1 ? "; --to names the folder" : ""
      throw UsageError(message: "one language is needed: \(languages)\(hint)")
    }
    let files = try language.files(of: suite, in: folder)
    if let old = files.first(where: { Files.isThere($0.path) }) {
      throw UsageError(message: "\(old.path) is there already; --to names another folder")
    }
    for file in files {
      try Files.makeFolder(of: file.path)
      try Files.write(file.text, to: file.path)
    }
    return Output(
      files.map { "wrote \($0.path)\n" }.joined() + "\nCheck it:\n\n"
        + language.commands(in: folder).map { "    \($0)\n" }.joined())
  }
}
