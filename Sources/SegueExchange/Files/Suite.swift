/// Where the suite's own files are: the folder that holds `Corpus/` and `Specs/`.
public struct Suite: Hashable, Sendable {
  /// The folder.
  public let root: String

  /// The cases.
  public var corpus: String { root + "/Corpus" }
  /// The rules and formats.
  public var specs: String { root + "/Specs" }

  /// The version of the rules, the corpus and the formats that come with this program.
  public static let version = "0.1.0"

  /// The environment variable that names the folder.
  public static let variable = "SEGUE_SUITE"

  /// Finds the suite: the folder given; else the one that `SEGUE_SUITE` names; else the current folder
  /// or the nearest one above it that has both `Corpus/` and `Specs/`; else the checkout that this
  /// library was built from.
  ///
  /// - Throws: When the folder given or named lacks one of the two, or none is found.
  public init(at folder: String? = nil) throws(ExchangeError) {
    if let folder = folder ?? Files.environment(Self.variable) {
      root = folder
      guard Self.isSuite(folder) else {
        throw ExchangeError(
          file: folder, message: "this folder does not hold the suite: Corpus/ and Specs/")
      }
      return
    }
    let candidates = Self.upwards(from: Files.currentFolder) + Self.upwards(from: #filePath)
    guard let found = candidates.first(where: Self.isSuite) else {
      throw ExchangeError(
        file: Files.currentFolder,
        message: "no folder here or above holds Corpus/ and Specs/; name one in \(Self.variable)")
    }
    root = found
  }

  /// The suite that fits this library: the folder that `SEGUE_SUITE` names; else the checkout that the library was built
  /// from, wherever the program runs.
  ///
  /// - Throws: When the folder named lacks `Corpus/` or `Specs/`, or the checkout is gone.
  public static func built() throws(ExchangeError) -> Suite {
    if let folder = Files.environment(variable) { return try Suite(at: folder) }
    guard let checkout = upwards(from: #filePath).first(where: isSuite) else {
      throw ExchangeError(
        file: #filePath,
        message: "the checkout that this was built from is gone; name one in \(variable)")
    }
    return try Suite(at: checkout)
  }

  private static func isSuite(_ folder: String) -> Bool {
    Files.isFolder(folder + "/Corpus") && Files.isFolder(folder + "/Specs")
  }

  /// A path and all above it.
  private static func upwards(from path: String) -> [String] {
    var parts = path.split(separator: "/")
    var folders: [String] = []
    while !parts.isEmpty {
      folders.append("/" + parts.joined(separator: "/"))
      parts.removeLast()
    }
    return folders
  }
}
