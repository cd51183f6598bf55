public import SegueConformance
public import SegueScenarios

/// The cases of a folder such as the suite's `Corpus/`.
public struct Corpus: Sendable {
  /// A case and where it stands.
  public struct Entry: Sendable {
    /// The path from the corpus, without the extension: `Unwinding/unw-4-presentation-first`.
    public let path: String
    /// The file.
    public let file: String
    /// What the file holds.
    public let conformanceCase: ConformanceCase
  }

  /// The folder that was read.
  public let folder: String
  /// The cases, sorted by path.
  public let entries: [Entry]
  /// Sixteen hexadecimal digits that depend on all paths and files; two runs on the same cases have the same.
  public let digest: String

  /// Reads every `.json` file below a folder, and checks each case and all together.
  ///
  /// - Throws: The first fault, by path: of a file that is no case, or of a case that breaks a rule of
  ///   the corpus; or that there is no case at all.
  public static func load(from folder: String) throws(ExchangeError) -> Corpus {
    let (corpus, faults) = try inspect(folder)
    if let fault = faults.first { throw fault }
    guard !corpus.entries.isEmpty else {
      throw ExchangeError(file: folder, message: "there is no case in this folder")
    }
    return corpus
  }

  /// Reads every `.json` file below a folder and goes on after faults: the sound cases, and one fault
  /// for each file that has any.
  ///
  /// - Throws: When the folder itself cannot be read.
  public static func inspect(
    _ folder: String
  ) throws(ExchangeError) -> (corpus: Corpus, faults: [ExchangeError]) {
    var entries: [Entry] = []
    var faults: [ExchangeError] = []
    var owners: [String: String] = [:]
    var digest = Digest()
    for name in try Files.list(folder, ending: ".json") {
      let file = folder + "/" + name
      do throws(ExchangeError) {
        let bytes = try Files.read(file)
        digest.add(Array(name.utf8) + [0] + bytes + [0])
        let document = try JSONDocument(bytes, file: file)
        let read = try ConformanceCase(reading: document.reader)
        try read.checkForCorpus(document)
        if let owner = owners.updateValue(file, forKey: read.uid) {
          throw try document.fault("the uid is that of \(owner)", at: "uid")
        }
        entries.append(
          Entry(path: String(name.dropLast(5)), file: file, conformanceCase: read))
      } catch {
        faults.append(error)
      }
    }
    return (Corpus(folder: folder, entries: entries, digest: digest.text), faults)
  }
}

extension ConformanceCase {
  /// The cases of the suite's corpus that an implementation can run: arguments for a parameterised test.
  ///
  ///     @Test(arguments: try ConformanceCase.all(for: MyNavigation()))
  ///     func conforms(_ conformanceCase: ConformanceCase) { … }
  ///
  /// - Parameters:
  ///   - implementation: Its features, profiles and layers decide. Retired cases are left out.
  ///   - suite: Where the corpus is; nil is the suite that this library was built from.
  /// - Throws: When the suite is not found, its corpus has a fault, or no case is left.
  public static func all(
    for implementation: some Implementation, in suite: Suite? = nil
  ) throws(ExchangeError) -> [ConformanceCase] {
    let suite = if let suite { suite } else { try Suite.built() }
    return try all(for: implementation.features, in: suite).filter { conformanceCase in
      conformanceCase.profiles.contains {
        conformanceCase.inapplicability(to: implementation, in: $0) == nil
      }
    }.checked(in: suite)
  }

  /// The cases that need no other features than these, whatever their profiles; else as `all(for: implementation)`.
  public static func all(
    for features: Set<Feature>, in suite: Suite? = nil
  ) throws(ExchangeError) -> [ConformanceCase] {
    let suite = if let suite { suite } else { try Suite.built() }
    return try Corpus.load(from: suite.corpus).entries.map(\.conformanceCase).filter {
      $0.status != .retired && $0.requires.isSubset(of: features)
    }.checked(in: suite)
  }
}

extension [ConformanceCase] {
  /// A test without arguments would be green and say nothing.
  fileprivate func checked(in suite: Suite) throws(ExchangeError) -> Self {
    guard isEmpty else { return self }
    throw ExchangeError(
      file: suite.corpus, message: "no case can be run with what the implementation declares")
  }
}
