import SegueExchange
import SegueTestFiles
import Testing

/// A suite of two cases in a folder of its own, to be damaged.
struct TinySuite {
  let folder: TemporaryFolder

  /// - Parameters:
  ///   - text: What is replaced in the case `Unwinding/pop`.
  ///   - damage: What it is replaced by.
  init(replacing text: String = "", by damage: String = "") throws {
    folder = try TemporaryFolder(["Corpus/Presentation/sheet.json": Self.sheet])
    let pop = text.isEmpty ? Self.pop : Self.pop.replacing(text, with: damage)
    try #require(text.isEmpty || pop != Self.pop, "'\(text)' does not stand in the case")
    try folder.write(pop, to: "Corpus/Unwinding/pop.json")
    try folder.copy(try Suite().specs, to: "Specs")
  }

  var path: String { folder.path }
  var popFile: String { folder.file("Corpus/Unwinding/pop.json") }

  static let sheet = """
    {
      "uid": "tinyshee",
      "title": "A presented controller hangs on its presenter",
      "rules": ["PRS-1"],
      "level": "should",
      "status": "draft",
      "since": "0.1.0",
      "profiles": ["ios13"],
      "requires": ["controller.code", "presentation.code"],
      "provenance": {"kind": "documented", "sources": ["DALLOW"]},
      "scenario": {
        "window": {"class": "UIViewController", "name": "root"},
        "steps": [{"create": "UIViewController", "name": "sheet"}, {"present": "sheet", "on": "root"}]
      },
      "expect": {"steps": [null, null, {"snapshot": {"tree": "root > sheet"}}]}
    }

    """

  static let pop = """
    {
      "uid": "tinypop1",
      "title": "An unwind pops to the list",
      "rules": ["UNW-29", "CNT-2"],
      "level": "must",
      "status": "stable",
      "since": "0.1.0",
      "profiles": ["ios9", "ios14"],
      "requires": ["container.navigation", "segue.show", "segue.unwind"],
      "provenance": {"kind": "derived", "sources": ["DALLOW"]},
      "scenario": {
        "classes": {"List": {"actions": ["done:"]}},
        "storyboards": {
          "Main": {
            "initial": "nav",
            "scenes": {
              "detail": {
                "class": "UIViewController",
                "segues": [{"kind": "unwind", "trigger": "save", "action": "done:"}]
              },
              "list": {
                "class": "List",
                "segues": [{"kind": "show", "trigger": "row", "destination": "detail"}]
              },
              "nav": {
                "class": "UINavigationController",
                "relationships": {"rootViewController": "list"}
              }
            }
          }
        },
        "window": {"storyboard": "Main"},
        "steps": [{"trigger": "row", "on": "list"}, {"trigger": "save", "on": "detail"}]
      },
      "expect": {
        "watch": ["push", "popTo"],
        "steps": [
          null,
          {"events": [{"push": "nav", "to": "detail"}], "snapshot": {"tree": "nav[list, detail]"}},
          {"events": [{"popTo": "nav", "to": "list"}], "snapshot": {"tree": "nav[list]"}}
        ]
      }
    }

    """
}
