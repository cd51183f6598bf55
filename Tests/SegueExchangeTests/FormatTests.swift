import SegueConformance
import SegueScenarios
import Testing

@testable import SegueExchange

@Suite("What the format does not allow is refused with its place")
struct FormatTests {
  static let scenarios = [
    Malformed("not an object", "[]", "1:1: expected an object, found an array"),
    Malformed(
      "unknown key", "{\n  \"steos\": []}",
      "2:3: steos: unknown key \"steos\"; did you mean \"steps\"?"),
    Malformed(
      "unknown key, nothing near", "{\"banana\": 1}", "1:2: banana: unknown key \"banana\""),
    Malformed(
      "unknown key, case", "{\"Steps\": []}",
      "1:2: Steps: unknown key \"Steps\"; did you mean \"steps\"?"),
    Malformed(
      "unknown key with odd characters", "{\"a.b\\n\": 1}",
      "1:2: [\"a.b\\n\"]: unknown key \"a.b\\n\""),
    Malformed(
      "wrong type", "{\"profile\": 13}", "1:13: profile: expected a string, found a number"),
    Malformed(
      "null for absent", "{\"window\": null}", "1:12: window: expected an object, found null"),
    Malformed(
      "unknown enum value", "{\"profile\": \"ios12\"}",
      "1:13: profile: \"ios12\" is none of ios6, ios8.0, ios8, ios9, ios10, ios13, ios14, appkit; did you mean \"ios10\"?"
    ),
    Malformed(
      "unknown width", "{\"device\": {\"width\": \"wide\"}}",
      "1:22: device.width: \"wide\" is none of compact, regular"),
    Malformed(
      "array for object", "{\"classes\": []}", "1:13: classes: expected an object, found an array"),
    Malformed(
      "string for boolean", "{\"classes\": {\"A\": {\"missing\": \"true\"}}}",
      "1:31: classes.A.missing: expected true or false, found a string"),
    Malformed(
      "fraction for whole number", "{\"classes\": {\"A\": {\"columns\": 2.0}}}",
      "1:31: classes.A.columns: expected a whole number, found another number"),
    Malformed(
      "string for whole number", "{\"classes\": {\"A\": {\"columns\": \"2\"}}}",
      "1:31: classes.A.columns: expected a whole number, found a string"),
    Malformed(
      "wrong answer", "{\"classes\": {\"A\": {\"shouldPerform\": {\"go\": 1}}}}",
      "1:44: classes.A.shouldPerform.go: expected true, false or \"super\""),
    Malformed(
      "wrong answers", "{\"classes\": {\"A\": {\"canPerform\": \"yes\"}}}",
      "1:34: classes.A.canPerform: expected true, false, \"super\" or an object of these by key"),
    Malformed(
      "wrong children", "{\"classes\": {\"A\": {\"allowedChildren\": \"all\"}}}",
      "1:39: classes.A.allowedChildren: expected \"super\", \"reversed\" or an array of controllers"
    ),
    Malformed(
      "wrong controller", "{\"classes\": {\"A\": {\"childContaining\": 1}}}",
      "1:39: classes.A.childContaining: expected \"super\", null or a controller"),
    Malformed(
      "wrong unwind segue", "{\"classes\": {\"A\": {\"segueForUnwinding\": \"none\"}}}",
      "1:41: classes.A.segueForUnwinding: expected \"super\", null or an object"),
    Malformed(
      "wrong creation", "{\"classes\": {\"A\": {\"segueActions\": {\"m:\": \"code\"}}}}",
      "1:43: classes.A.segueActions.m:: expected \"coder\", \"withoutCoder\", an object or null"),
    Malformed(
      "two creations",
      "{\"classes\": {\"A\": {\"segueActions\": {\"m:\": {\"coder\": \"A\", \"withoutCoder\": \"A\"}}}}}",
      "1:43: classes.A.segueActions.m:: expected one of the keys \"coder\" and \"withoutCoder\""),
    Malformed(
      "an action twice", "{\"classes\": {\"A\": {\"actions\": [\"a:\", \"a:\"]}}}",
      "1:38: classes.A.actions[1]: it stands here twice"),
    Malformed(
      "scene without class", "{\"storyboards\": {\"Main\": {\"scenes\": {\"a\": {}}}}}",
      "1:43: storyboards.Main.scenes.a: the key \"class\" is missing"),
    Malformed(
      "reference with more",
      "{\"storyboards\": {\"Main\": {\"scenes\": {\"a\": {\"reference\": {}, \"class\": \"A\"}}}}}",
      "1:61: storyboards.Main.scenes.a.class: unknown key \"class\""),
    Malformed(
      "segue without kind",
      "{\"storyboards\": {\"Main\": {\"scenes\": {\"a\": {\"class\": \"UIViewController\", \"segues\": [\n{}]}}}}}",
      "2:1: storyboards.Main.scenes.a.segues[0]: the key \"kind\" is missing"),
    Malformed(
      "unknown kind of segue",
      "{\"storyboards\": {\"Main\": {\"scenes\": {\"a\": {\"class\": \"UIViewController\", \"segues\": [\n{\"kind\": \"modl\"}]}}}}}",
      "2:10: storyboards.Main.scenes.a.segues[0].kind: \"modl\" is none of show, showDetail, presentation, "
        + "popoverPresentation, embed, custom, unwind, push, modal, popover, replace; did you mean \"modal\"?"
    ),
    Malformed(
      "window of two kinds", "{\"window\": {\"class\": \"A\", \"storyboard\": \"B\"}}",
      "1:27: window.storyboard: unknown key \"storyboard\""),
    Malformed(
      "window of no kind", "{\"window\": {}}", "1:12: window: the key \"storyboard\" is missing"),
    Malformed(
      "window without a name", "{\"window\": {\"class\": \"A\"}}",
      "1:12: window: the key \"name\" is missing"),
    Malformed(
      "step that is no object", "{\"steps\": [1]}",
      "1:12: steps[0]: expected an object, found a number"),
    Malformed(
      "step of no kind", "{\"steps\": [{\"on\": \"a\"}]}",
      "1:12: steps[0]: no key says what a step this is"),
    Malformed(
      "step of two kinds", "{\"steps\": [{\"pop\": \"a\", \"back\": \"a\"}]}",
      "1:25: steps[0].back: a step is one thing: \"pop\" or \"back\""),
    Malformed(
      "unknown step", "{\"steps\": [{\"tiger\": \"row\", \"on\": \"a\"}]}",
      "1:13: steps[0].tiger: unknown key \"tiger\"; did you mean \"trigger\"?"),
    Malformed(
      "key of another step", "{\"steps\": [{\"pop\": \"a\", \"on\": \"a\"}]}",
      "1:25: steps[0].on: unknown key \"on\""),
    Malformed(
      "step without receiver", "{\"steps\": [{\"trigger\": \"row\"}]}",
      "1:12: steps[0]: the key \"on\" is missing"),
    Malformed(
      "null where none is", "{\"steps\": [{\"popTo\": null, \"on\": \"a\"}]}",
      "1:22: steps[0].popTo: expected a string, found null"),
    Malformed(
      "number where null may be", "{\"steps\": [{\"push\": 1, \"on\": \"a\"}]}",
      "1:21: steps[0].push: expected a string or null, found a number"),
    Malformed(
      "made segue without source", "{\"steps\": [{\"makeSegue\": {\"destination\": \"a\"}}]}",
      "1:26: steps[0].makeSegue: the key \"source\" is missing"),
    Malformed(
      "unknown column", "{\"steps\": [{\"setColumn\": \"left\", \"to\": null, \"on\": \"a\"}]}",
      "1:26: steps[0].setColumn: \"left\" is none of primary, supplementary, secondary, compact"),
    Malformed(
      "fault of the scenario", "{\"steps\": [\n {\"pop\": \"nowhere\"}]}",
      "2:10: steps[0].pop: there is no scene \"nowhere\" and no controller of that name made in code"
    ),
    Malformed(
      "malformed name", "{\"storyboards\": {\n \"2\": {}}}",
      "2:2: storyboards.2: \"2\" is no name for a storyboard: a name is a letter or _, then letters, digits, _, . and -"
    ),
  ]

  @Test(arguments: scenarios) func scenario(_ malformed: Malformed) throws {
    let error = try #require(throws: ExchangeError.self) {
      try Scenario(json: malformed.text, file: "f")
    }
    #expect(error.description == "f:\(malformed.error)")
  }

  static let traces = [
    Malformed(
      "snapshot without tree", "{\"steps\": [{\"snapshot\": {}}]}",
      "1:25: steps[0].snapshot: the key \"tree\" is missing"),
    Malformed(
      "unknown event", "{\"steps\": [{\"events\": [{\"prepared\": \"a\"}]}]}",
      "1:25: steps[0].events[0].prepared: unknown key \"prepared\"; did you mean \"prepare\"?"),
    Malformed(
      "event of no kind", "{\"steps\": [{\"events\": [{\"to\": \"a\"}]}]}",
      "1:24: steps[0].events[0]: no key says what an event this is"),
    Malformed(
      "no rule", "{\"steps\": [{\"events\": [{\"log\": \"\", \"rules\": [\"UNW-04\"]}]}]}",
      "1:46: steps[0].events[0].rules[0]: \"UNW-04\" is no rule: expected an area and a number, such as UNW-4"
    ),
    Malformed(
      "ending of no kind", "{\"ends\": {}}", "1:10: ends: no key says what an ending this is"),
    Malformed(
      "reason of no exception", "{\"ends\": {\"invalid\": \"x\", \"reason\": \"y\"}}",
      "1:27: ends.reason: unknown key \"reason\""),
    Malformed(
      "two endings", "{\"ends\": {\"invalid\": \"x\", \"raised\": \"y\"}}",
      "1:27: ends.raised: an ending is one thing: \"invalid\" or \"raised\""),
  ]

  @Test(arguments: traces) func trace(_ malformed: Malformed) throws {
    let error = try #require(throws: ExchangeError.self) {
      try Trace(json: malformed.text, file: "f")
    }
    #expect(error.description == "f:\(malformed.error)")
  }

  static let expectations = [
    Malformed(
      "watch a word", "{\"watch\": \"some\"}", "1:11: watch: expected \"all\" or an array of kinds"),
    Malformed(
      "watch a kind twice", "{\"watch\": [\"log\", \"log\"]}",
      "1:19: watch[1]: it stands here twice"),
    Malformed(
      "one way of two", "{\"steps\": [{\"events\": [{\"either\": [[]]}]}]}",
      "1:35: steps[0].events[0].either: expected two arrays of patterns"),
    Malformed(
      "pattern with more", "{\"steps\": [{\"events\": [{\"forbid\": \"log\", \"to\": \"a\"}]}]}",
      "1:42: steps[0].events[0].to: unknown key \"to\""),
    Malformed(
      "a step of another type", "{\"steps\": [null, false]}",
      "1:18: steps[1]: expected an object, found a boolean"),
  ]

  @Test(arguments: expectations) func expectation(_ malformed: Malformed) throws {
    let error = try #require(throws: ExchangeError.self) {
      try Expectation(json: Array(malformed.text.utf8), file: "f")
    }
    #expect(error.description == "f:\(malformed.error)")
  }

  @Test("A case's scenario has no profile of its own, not even the standard one")
  func profileInCase() throws {
    let text = Samples.shortCase.canonicalJSON.replacing(
      "\"scenario\": {", with: "\"scenario\": {\"profile\": \"ios14\",")
    let error = try #require(throws: ExchangeError.self) { try ConformanceCase(json: text) }
    #expect(error.path == "scenario.profile")
    #expect(error.message == "the scenario of a case has no profile of its own")
  }

  @Test(
    "A case that lacks a key says which",
    arguments: [
      "uid", "title", "rules", "level", "status", "since", "profiles", "provenance", "scenario",
      "expect",
    ])
  func missingKey(_ key: String) throws {
    guard case .object(let members) = Samples.shortCase.json else { return }
    let text = JSON.object(members.filter { $0.key != key }).canonical
    let error = try #require(throws: ExchangeError.self) { try ConformanceCase(json: text) }
    #expect(error.description == "case:1:1: the key \"\(key)\" is missing")
  }
}
