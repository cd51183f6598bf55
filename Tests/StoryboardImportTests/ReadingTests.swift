import StoryboardImport
import Testing

@Suite("Reading a storyboard")
struct ReadingTests {
  @Test("Only segues under connections count; owners beside the controller do too")
  func segues() throws {
    let file = try Samples.read(Samples.small)
    #expect(
      file.scenes.map { $0.segues.compactMap(\.id) } == [
        ["r1"], ["g1", "g2", "g3"], ["u1", "u2"], [],
      ])
    let list = file.scenes[1].segues
    #expect(list.map(\.identifier) == ["detail", nil, nil], "an empty identifier is none")
    #expect(list.map(\.trigger) == [nil, "accessoryAction", nil])
    #expect(list.map(\.owner.standing) == [.inside, .inside, .beside])
    #expect(list.map(\.owner.title) == [nil, nil, "Add <new>"])
    #expect(file.scenes[2].segues.map(\.owner.standing) == [.inside, .controller])
    #expect(file.scenes[2].segues.map(\.owner.title) == ["Done", nil])
  }

  @Test("Everything that is kept knows its line and column")
  func positions() throws {
    let file = try Samples.read(Samples.small)
    #expect(file.scenes[1].segues[0].position == TextPosition(line: 23, column: 33))
    #expect(file.scenes[2].controller?.position == TextPosition(line: 40, column: 17))
    #expect(file.scenes[2].exits.map(\.position) == [TextPosition(line: 48, column: 17)])
  }

  @Test("A column counts characters, not bytes, and a > in a value or a comment ends no tag")
  func columns() throws {
    let file = try Samples.read(
      Samples.document(
        "<!-- < é > --><viewController id='a' title='é>ü' sceneMemberID='viewController'/>"))
    #expect(file.scenes[0].controller?.position == TextPosition(line: 2, column: 31))
    #expect(file.scenes[0].controller?.label == "é>ü")
  }

  @Test("Controllers of watches and Macs are recognized, and so are their platforms")
  func otherPlatforms() throws {
    func read(_ runtime: String, _ objects: String) throws -> StoryboardFile {
      try Samples.read(
        Samples.document(objects).replacing("iOS.CocoaTouch", with: runtime))
    }
    for tag in ["controller", "notificationController", "glanceController", "hostingController"] {
      let file = try read("watchKit", "<\(tag) id='w' identifier='x'/>")
      #expect(file.platform == .watchOS)
      #expect(file.scenes[0].controller?.tag == tag)
    }
    let mac = try read(
      "MacOSX.Cocoa",
      "<application id='app' sceneMemberID='viewController'><menu><items><menuItem id='m'><connections>"
        + "<segue destination='x' kind='show' id='s'/></connections></menuItem></items></menu></application>"
    )
    #expect(mac.platform == .macOS)
    #expect(mac.scenes[0].controller?.tag == "application")
    #expect(mac.scenes[0].segues.map(\.owner.tag) == ["menuItem"])
    #expect(try read("AppleTV", "").platform == .tvOS)
    #expect(try read("iOS.CocoaTouch.iPad", "").platform == .iOS)
  }

  @Test("A placeholder has five forms and is never taken for a scene with an identifier of its own")
  func placeholders() throws {
    let forms = [
      "", "storyboardName='B'", "referencedIdentifier='r'",
      "storyboardName='B' referencedIdentifier='r'",
      "storyboardName='B' referencedIdentifier='r' bundleIdentifier='b' storyboardIdentifier='label'",
    ]
    let file = try Samples.read(
      Samples.document(
        forms.map { "<viewControllerPlaceholder id='p' \($0) sceneMemberID='viewController'/>" }
          .joined(separator: "</objects></scene><scene><objects>")))
    let controllers = file.scenes.compactMap(\.controller)
    #expect(controllers.map(\.isReference) == Array(repeating: true, count: 5))
    #expect(controllers.map(\.storyboardName) == [nil, "B", nil, "B", "B"])
    #expect(controllers.map(\.referencedIdentifier) == [nil, nil, "r", "r", "r"])
    #expect(controllers.map(\.bundleIdentifier) == [nil, nil, nil, nil, "b"])
  }

  @Test("An exit outside objects is kept apart, with its place")
  func strayExits() throws {
    let text = Samples.document("<viewController id='a' sceneMemberID='viewController'/>")
      .replacing(
        "</objects>", with: "</objects><exit id='e' sceneMemberID='exit'/>")
    let file = try Samples.read(text)
    #expect(file.scenes[0].exits.isEmpty)
    #expect(file.strayExits.map(\.id) == ["e"])
    #expect(file.strayExits.map(\.position.line) == [2])
  }

  @Test("Written and read again it is the same")
  func roundTrip() throws {
    let file = try Samples.read(Samples.small)
    #expect(try Samples.read(file.xml).withoutPositions == file.withoutPositions)
  }
}
