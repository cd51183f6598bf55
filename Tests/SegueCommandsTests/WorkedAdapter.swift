import SegueExchange
import SegueTestFiles

/// The adapter in C of `Specs/Adapters`, compiled.
enum WorkedAdapter {
  /// As a program that reads and writes lines.
  static func program(_ file: String) throws { try compile(["-o", file]) { _ in true } }

  /// As a shared library.
  static func library(_ file: String) throws {
    try compile(["-shared", "-fPIC", "-o", file]) { $0 != "pipe.c" }
  }

  private static func compile(_ words: [String], _ isPart: (String) -> Bool) throws {
    let suite = try Suite()
    let folder = suite.specs + "/Adapters/c"
    let sources = try Files.list(folder, ending: ".c").filter { !$0.contains("/") && isPart($0) }
    let include = ["-I", suite.root + "/Sources/CSegueAdapter/include"]
    try Products.run("cc", ["-std=c11"] + include + words + sources.map { "\(folder)/\($0)" })
  }
}
