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
  /// The cases of the suite's corpus that an implementation with these features can run: arguments for
  /// a parameterised test.
  ///
  ///     @Test(arguments: try ConformanceCase.all(for: MyNavigation().features))
  ///     func conforms(_ conformanceCase: ConformanceCase) { … }
  ///
  /// Retired cases are left out.
  ///
  /// - Throws: When the suite is not found, or its corpus has a fault.
  public static func all(
    for features: Set<Feature>, in suite: Suite? = nil
  ) throws(ExchangeError) -> [ConformanceCase] {
    let suite = if let suite { suite } else { try Suite() }
    return try Corpus.load(from: suite.corpus).entries.map(\.conformanceCase).filter {
      $0.status != .retired && $0.requires.isSubset(of: features)
    }
  }
}
