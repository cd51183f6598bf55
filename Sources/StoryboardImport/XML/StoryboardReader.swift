internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

extension StoryboardFile {
  /// Reads a storyboard; `path` is what errors and messages call it.
  ///
  /// - Throws: The one fault that keeps it from being a storyboard, with its line and column. What is
  ///   odd in a storyboard is no fault here.
  package init(_ bytes: [UInt8], path: String) throws(StoryboardFault) {
    let checked = try XMLGuard(bytes, file: path)
    let reader = StoryboardReader(starts: checked.starts, bytes: bytes, path: path)
    // From a stream the parser reads piece by piece; of one piece it takes no more than 10 MB.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isRead = parser.parse()
    if let fault = reader.fault { throw fault }
    guard isRead, let file = reader.file else {
      throw StoryboardFault(
        file: path,
        position: TextPosition(
          line: max(1, parser.lineNumber), column: max(1, parser.columnNumber)),
        message: "this is no well-formed XML")
    }
    self = file
  }
}

/// Gathers scenes and segues while the parser goes through the file.
private final class StoryboardReader: NSObject, XMLParserDelegate {
  /// An element that is open.
  private struct Frame {
    var tag: String
    var id: String?
    var label: String?
    var title: String?
    var isController = false
  }

  private let starts: [Int]
  private var count = 0
  private var finder: PositionFinder
  private let path: String
  private var frames: [Frame] = []
  private var scene: FileScene?
  private(set) var file: StoryboardFile?
  private(set) var fault: StoryboardFault?

  init(starts: [Int], bytes: [UInt8], path: String) {
    self.starts = starts
    self.path = path
    finder = PositionFinder(bytes)
  }

  /// Where the element that starts now stands; only asked for elements that are kept.
  private var position: TextPosition {
    finder.position(of: count <= starts.count && count > 0 ? starts[count - 1] : 0)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    count += 1
    if frames.isEmpty, let message = begin(name, attributes) {
      fault = StoryboardFault(file: path, position: position, message: message)
      return parser.abortParsing()
    }
    var frame = Frame(
      tag: name, id: attributes["id"], label: attributes["userLabel"], title: attributes["title"])
    switch name {
    case "scene" where scene == nil && frames.last?.tag == "scenes":
      scene = FileScene(id: attributes["sceneID"], position: position)
    case "exit": readExit(attributes)
    case "segue": readSegue(attributes)
    case "state" where attributes["key"] == "normal":
      if let title = attributes["title"], !frames.isEmpty { frames[frames.count - 1].title = title }
    default:
      if isDirectlyInScene, scene?.controller == nil, Self.isController(name, attributes) {
        frame.isController = true
        scene?.controller = FileController(name, attributes, at: position)
      }
    }
    frames.append(frame)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = frames.popLast()
    guard name == "scene", frames.last?.tag == "scenes", let ended = scene else { return }
    file?.scenes.append(ended)
    scene = nil
  }

  /// The root element; what is wrong with it, if anything.
  private func begin(_ name: String, _ attributes: [String: String]) -> String? {
    guard name == "document" else {
      return "the root element of a storyboard is <document>, not <\(name)>"
    }
    let type = attributes["type"] ?? ""
    guard type.isEmpty || type.contains("Storyboard") else { return "this is no storyboard" }
    file = StoryboardFile(
      path: path, platform: .init(runtime: attributes["targetRuntime"] ?? "", type: type),
      initial: attributes["initialViewController"].unlessEmpty)
    return nil
  }

  private var isDirectlyInScene: Bool {
    scene != nil && frames.last?.tag == "objects" && frames.dropLast().last?.tag == "scene"
  }

  /// WatchKit's controllers have no `sceneMemberID`.
  private static func isController(_ name: String, _ attributes: [String: String]) -> Bool {
    switch name {
    case "controller", "notificationController", "glanceController", "hostingController": true
    default: attributes["sceneMemberID"] == "viewController"
    }
  }

  private func readExit(_ attributes: [String: String]) {
    let exit = FileExit(id: attributes["id"], position: position)
    if isDirectlyInScene {
      scene?.exits.append(exit)
    } else {
      file?.strayExits.append(exit)
    }
  }

  /// A segue counts only under `connections`: `inferredMetricsTieBreakers` mentions segues, and peek and
  /// pop nests more of them.
  private func readSegue(_ attributes: [String: String]) {
    guard scene != nil, frames.last?.tag == "connections", frames.count >= 2 else { return }
    let frame = frames[frames.count - 2]
    let isBeside = frames.dropLast(2).last?.tag == "objects"
    let owner = FileOwner(
      tag: frame.tag, id: frame.id, label: frame.isController ? nil : frame.label,
      title: frame.isController ? nil : frame.title,
      standing: frame.isController ? .controller : isBeside ? .beside : .inside)
    scene?.segues.append(FileSegue(attributes, owner: owner, at: position))
  }
}
