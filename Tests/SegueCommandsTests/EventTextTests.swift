import SegueReports
import SegueScenarios
import Testing

@Suite("Events in words")
struct EventTextTests {
  /// An event of each kind with the fields that Specs/ScenarioFormat.md gives it, and its words.
  static let reviewed: [(event: Event, words: String)] = [
    (Event(.initialize, on: "list", name: "List"), "init list (List)"),
    (Event(.creator, on: "", name: "detail"), "creator \"detail\""),
    (
      Event(.segueAction, on: "list", name: "make:", sender: "row"),
      "segueAction list \"make:\" from row"
    ),
    (Event(.segue, on: "list", to: "detail", name: "Fade"), "segue list → detail (Fade)"),
    (Event(.viewDidLoad, on: "list"), "viewDidLoad list"),
    (
      Event(.shouldPerform, on: "list", name: "go", sender: "row", answer: true),
      "shouldPerform list \"go\" from row = yes"
    ),
    (
      Event(.prepare, on: "list", to: "detail", name: "go", sender: "row"),
      "prepare list → detail \"go\" from row"
    ),
    (Event(.perform, on: "list", to: "detail", name: "Fade"), "perform list detail \"Fade\""),
    (Event(.action, on: "list", to: "detail", name: "done:"), "action list detail \"done:\""),
    (Event(.show, on: "nav", to: "detail"), "show nav detail"),
    (Event(.showDetail, on: "split", to: "detail"), "showDetail split detail"),
    (Event(.present, on: "list", to: "sheet"), "present list sheet"),
    (Event(.dismiss, on: "list"), "dismiss list"),
    (Event(.push, on: "nav", to: "detail"), "push nav detail"),
    (Event(.popTo, on: "nav", to: "list"), "popTo nav list"),
    (Event(.select, on: "tabs", to: "nav"), "select tabs nav"),
    (Event(.unwindTowards, on: "nav", to: "list"), "unwindTowards nav list"),
    (Event(.willMove, on: "detail", to: "nav"), "willMove detail nav"),
    (Event(.didMove, on: "detail"), "didMove detail"),
    (
      Event(.segueForUnwinding, on: "nav", to: "list", name: "exit", answer: false),
      "segueForUnwinding nav list \"exit\" = no"
    ),
    (
      Event(.delegate, on: "tabs", to: "nav", name: "shouldSelect", answer: true),
      "delegate tabs nav \"shouldSelect\" = yes"
    ),
    (
      Event(.log, on: "list", name: "Attempt to present <sheet>"),
      "log list: Attempt to present <sheet>"
    ),
    (
      Event(.allowedChildren, on: "nav", list: ["detail", "list"]),
      "allowedChildren nav [detail, list]"
    ),
    (
      Event(.canPerform, on: "list", name: "done:", answer: false), "canPerform list \"done:\" = no"
    ),
    (
      Event(.canPerformWithSender, on: "list", name: "done:", answer: true),
      "canPerformWithSender list \"done:\" = yes"
    ),
    (
      Event(.forUnwindAction, on: "nav", to: "list", name: "done:"),
      "forUnwindAction nav list \"done:\""
    ),
  ]

  @Test("Each kind has words for its fields", arguments: reviewed)
  func words(event: Event, words: String) {
    #expect(event.words == words)
  }

  @Test(
    "The words begin with the kind and name the receiver, with fields or without",
    arguments: Event.Kind.allCases)
  func receiver(kind: Event.Kind) throws {
    #expect(Event(kind, on: "someone").words.hasPrefix("\(kind.rawValue) someone"))
    let (event, words) = try #require(Self.reviewed.first { $0.event.kind == kind })
    #expect(words.hasPrefix(kind.rawValue + " "))
    #expect(words.contains(event.on))
  }

  @Test("Two events that differ have different words", arguments: Event.Kind.allCases)
  func different(kind: Event.Kind) throws {
    let event = try #require(Self.reviewed.first { $0.event.kind == kind }?.event)
    var others = [event]
    func add(_ change: (inout Event) -> Void) {
      var other = event
      change(&other)
      others.append(other)
    }
    add { $0.on = "x" }
    if event.to != nil { add { $0.to = "x" }; add { $0.to = nil } }
    if event.name != nil { add { $0.name = "x" }; add { $0.name = nil } }
    if event.sender != nil { add { $0.sender = "x" }; add { $0.sender = nil } }
    if let answer = event.answer { add { $0.answer = !answer }; add { $0.answer = nil } }
    if event.list != nil { add { $0.list = [] }; add { $0.list = nil } }
    #expect(Set(others.map(\.words)).count == others.count)
  }

  @Test("Rules are not among the words")
  func rules() {
    #expect(Event(.push, on: "nav", to: "a", rules: [.CNT(1)]).words == "push nav a")
  }

  @Test("An early ending has words and the rules it cites; a complete trace has neither")
  func endings() {
    #expect(Ending.completed.words == nil)
    #expect(Ending.raised(name: nil, reason: nil, rules: []).words == "raised an exception")
    let raised = Ending.raised(name: "NSGenericException", reason: "no view", rules: [.SEG(5)])
    #expect(raised.words == "raised NSGenericException: no view")
    #expect(raised.rules == [.SEG(5)])
    let open = Ending.unspecified(rule: .UNW(40))
    #expect(open.words == "unspecified by UNW-40: no source settles what happens here")
    #expect(open.rules == [.UNW(40)])
    #expect(Ending.exhausted(what: "steps").words == "exhausted: steps")
    #expect(Ending.invalid(why: "no a").words == "invalid: no a")
    #expect(Ending.invalid(why: "no a").rules.isEmpty && Ending.completed.rules.isEmpty)
  }
}
