import SegueScenarios
import StoryboardImport
import Testing

@Suite("Storyboards as scenarios")
struct ScenarioTests {
  private static func files(_ scenario: Scenario) -> [StoryboardFile] {
    scenario.storyboards.sorted { $0.key < $1.key }.map {
      StoryboardFile($1, named: $0, of: scenario)
    }
  }

  @Test("Import after export is the identity, over 500 generated scenarios")
  func identity() throws {
    var generator = ScenarioGenerator(random: SeededGenerator(state: 2026))
    for number in 0..<500 {
      let scenario = generator.scenario()
      let files = try Self.files(scenario).map {
        let read = try Samples.read($0.xml, path: $0.path)
        #expect(read.withoutPositions == $0.owned, "file of scenario \(number)")
        return read
      }
      #expect(ImportedApp(files).scenario == scenario, "scenario \(number)")
    }
  }

  @Test("A storyboard becomes scenes with their classes, triggers and relationships")
  func small() throws {
    let app = ImportedApp([try Samples.read(Samples.small)], naming: .words)
    var scenario = app.scenario
    try scenario.validate()
    scenario.classes = [:]
    #expect(
      scenario.storyboards["Main"]
        == Storyboard(
          initial: "navigation",
          scenes: [
            "navigation": Scene(
              controllerClass: "UINavigationController",
              relationships: [Relationship(.rootViewController, "list")]),
            "list": Scene(
              controllerClass: "ListController",
              segues: [
                Segue(kind: .show, trigger: "row", identifier: "detail", destination: "detail"),
                Segue(kind: .presentation, trigger: "row.accessory", destination: "to-Other"),
                Segue(kind: .push, trigger: "Add <new>", destination: "detail"),
              ]),
            "detail": Scene(
              controllerClass: "DetailController", identifier: "Detail",
              segues: [
                Segue(kind: .unwind, trigger: "Done", action: "done:"),
                Segue(kind: .unwind, identifier: "back", action: "done:"),
              ]),
            "to-Other": Scene(controllerClass: "", reference: Reference(storyboard: "Other")),
          ]))
    #expect(app.scenario.classes["ListController"]?.superclass == "UITableViewController")
    #expect(app.openEnds.map(\.kind) == [.elsewhere])
  }

  @Test("Split roles go by name, tabs by order")
  func order() throws {
    let app = ImportedApp([
      try Samples.read(
        Samples.document(
          "<splitViewController id='a' sceneMemberID='viewController'><connections>"
            + "<segue destination='c' kind='relationship' relationship='detailViewController' id='1'/>"
            + "<segue destination='b' kind='relationship' relationship='masterViewController' id='2'/>"
            + "</connections></splitViewController>",
          "<tabBarController id='b' sceneMemberID='viewController'><connections>"
            + "<segue destination='d' kind='relationship' relationship='viewControllers' id='3'/>"
            + "<segue destination='c' kind='relationship' relationship='viewControllers' id='4'/>"
            + "</connections></tabBarController>",
          "<viewController id='c' sceneMemberID='viewController'/>",
          "<viewController id='d' sceneMemberID='viewController'/>"))
    ])
    let scenes = app.scenario.storyboards["Main"]?.scenes
    #expect(
      scenes?["a"]?.relationships == [
        Relationship(.masterViewController, "b"), Relationship(.detailViewController, "c"),
      ])
    #expect(scenes?["b"]?.relationships.map(\.destination) == ["d", "c"])
  }

  @Test("What a storyboard does not tell is an open end, never an error")
  func openEnds() throws {
    let app = ImportedApp([
      try Samples.read(
        Samples.document(
          "<pageViewController id='1' sceneMemberID='viewController'/>",
          "<mysteryController id='x' sceneMemberID='viewController'><connections>"
            + "<segue destination='none' kind='show' id='s'/><segue kind='unwind' id='u'/>"
            + "<segue destination='1' kind='sheet' id='t'/>"
            + "<segue destination='1' kind='show' customClass='Own' id='v' "
            + "destinationCreationSelector='make:'/></connections></mysteryController>",
          "<viewController id='x' sceneMemberID='viewController'/>", initial: "gone")),
      try Samples.read(
        Samples.document("").replacing("iOS.CocoaTouch", with: "watchKit"), path: "Watch.storyboard"
      ),
    ])
    try app.scenario.validate()
    #expect(
      Set(app.openEnds.map(\.kind)).isSuperset(of: [
        .childrenInCode, .unknownController, .segueWithoutMeaning, .segueClass, .segueAction,
        .sceneWithoutMeaning, .initialMissing, .otherPlatform,
      ]))
    #expect(app.scenario.storyboards["Main"]?.scenes["_1"] != nil, "an id may be a number")
  }

  @Test("A custom class may be mangled, nested, or a framework's own")
  func customClasses() throws {
    func name(_ customClass: String) throws -> String? {
      let app = ImportedApp([
        try Samples.read(
          Samples.document(
            "<viewController id='a' customClass='\(customClass)' sceneMemberID='viewController'/>"))
      ])
      try app.scenario.validate()
      return app.scenario.storyboards["Main"]?.scenes["a"]?.controllerClass
    }
    #expect(try name("_TtC4Demo6Detail") == "Detail")
    #expect(try name("_TtCC4Demo5Outer6Detail") == "Detail")
    #expect(try name("Outer.Detail") == "Detail")
    #expect(try name("_TtC99") == "_TtC99")
    #expect(try name("UITabBarController") == "UITabBarController")
    #expect(try name("UITableViewController") == "UITableViewController")
    #expect(try name("Dé tail") == "D__tail")
  }

  @Test("The adaptive action wins over the kind")
  func adaptiveAction() throws {
    let app = ImportedApp([
      try Samples.read(
        Samples.document(
          "<viewController id='a' sceneMemberID='viewController'><connections><segue destination='a' "
            + "kind='show' action='showDetailViewController:sender:' id='s'/></connections></viewController>"
        ))
    ])
    #expect(app.scenario.storyboards["Main"]?.scenes["a"]?.segues.map(\.kind) == [.showDetail])
  }

  @Test("A reference means the nearest storyboard of its name, and stays open when two are as near")
  func nearest() throws {
    let from = Samples.document(
      "<viewControllerPlaceholder storyboardName='B' id='p' sceneMemberID='viewController'/>")
    let other = Samples.document("<viewController id='x' sceneMemberID='viewController'/>")
    func target(_ paths: String...) throws -> Int? {
      let files =
        try [Samples.read(from, path: "apps/one/A.storyboard")]
        + paths.map { try Samples.read(other, path: $0) }
      return ImportedApp(files).file(named: "B", from: 0)
    }
    #expect(try target("apps/two/B.storyboard", "apps/one/more/B.storyboard") == 2)
    #expect(try target("apps/two/B.storyboard") == 1)
    #expect(try target("apps/two/B.storyboard", "apps/three/B.storyboard") == nil)
    #expect(try target() == nil)
  }

  @Test("Copies of a storyboard count once")
  func copies() {
    #expect(
      StoryboardCopies.unified([
        "A/en.lproj/Main.storyboard", "A/Base.lproj/Main.storyboard", "A/About~.storyboard",
        "A/fr.xcloc/Source/A/Base.lproj/Main.storyboard", "A/Main.storyboard~",
        "B/de.lproj/Main.storyboard", "B/fr.lproj/Main.storyboard", "A/Other.storyboard",
      ]) == ["A/Base.lproj/Main.storyboard", "B/de.lproj/Main.storyboard", "A/Other.storyboard"])
  }
}

extension StoryboardFile {
  /// What reading gives back: a controller's own segues name the controller as owner.
  fileprivate var owned: StoryboardFile {
    var copy = withoutPositions
    for scene in copy.scenes.indices {
      for segue in copy.scenes[scene].segues.indices
      where copy.scenes[scene].segues[segue].owner.standing == .controller {
        copy.scenes[scene].segues[segue].owner.tag = copy.scenes[scene].controller?.tag ?? ""
        copy.scenes[scene].segues[segue].owner.id = copy.scenes[scene].controller?.id
      }
    }
    return copy
  }
}
