import StoryboardImport
import Testing

@Suite("Facts of Swift sources")
struct SwiftFactsTests {
  private static func facts(_ text: String..., swift: Int? = nil) -> ClassFacts {
    ClassFacts(
      text.enumerated().map { ("\($0).swift", Array($1.utf8)) }, swift: swift)
  }

  private static func actions(_ text: String, of name: String = "A", swift: Int? = nil) -> [String]
  {
    facts(text, swift: swift).classes[name]?.actions.map(\.selector) ?? []
  }

  @Test(
    "Selectors follow the labels",
    arguments: [
      ("func f(_ s: UIStoryboardSegue)", "f:", "f:"),
      ("func f(segue: UIStoryboardSegue)", "fWithSegue:", "f:"),
      ("func f(sender: UIStoryboardSegue)", "fWithSender:", "f:"),
      ("func f(with segue: UIStoryboardSegue)", "fWith:", "f:"),
      ("func f(for s: UIStoryboardSegue)", "fFor:", "f:"),
      ("func backTo(segue: UIStoryboardSegue)", "backToSegue:", "backTo:"),
      ("func f(forSegue s: UIStoryboardSegue)", "fForSegue:", "f:"),
      (
        "func f(for s: UIStoryboardSegue, towards v: UIViewController)", "fFor:towards:",
        "f:towards:"
      ),
      ("func f(_ s: UIStoryboardSegue, _ v: [String: Int])", "f::", "f::"),
      ("func `f`(_ s : UIStoryboardSegue?)", "f:", "f:"),
    ])
  func selectors(declaration: String, modern: String, old: String) {
    let text = "class A: UIViewController { @IBAction \(declaration) {} }"
    #expect(Self.actions(text, swift: 5) == [modern])
    #expect(Self.actions(text, swift: 2) == [old])
  }

  @Test("The name in @objc wins, whatever stands around it")
  func objcName() {
    #expect(
      Self.actions("class A: B { @objc(back:) public final func f(segue: UIStoryboardSegue) {} }")
        == [
          "back:"
        ])
    #expect(
      Self.actions("class A: B { @IBAction @objc ( back: ) func f(segue: UIStoryboardSegue) {} }")
        == ["back:"])
  }

  @Test("Swift 2 is known by the names that Swift 3 renamed, for all sources together")
  func oldSwift() {
    let facts = Self.facts(
      "class A: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }",
      "class B: A { override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {} }"
    )
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["back:"])
    #expect(facts.classes["A"]?.actions.map(\.otherSelector) == ["backWithSegue:"])
    #expect(facts.classes["B"]?.actions == [])
  }

  @Test("Only what Objective-C sees is exposed")
  func exposed() {
    let facts = Self.facts(
      """
      class A: UIViewController {
        @IBAction func a(_ s: UIStoryboardSegue) {}
        @objc private func b(_ s: UIStoryboardSegue) { print(s) }
        func c(_ s: UIStoryboardSegue) {}
        @IBAction func notOne(_ s: UIButton) {}
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
        static func d(_ s: UIStoryboardSegue) {}
      }
      @objcMembers class M: UIViewController { func e(_ s: UIStoryboardSegue) {} }
      """)
    let actions = facts.classes["A"]?.actions ?? []
    #expect(actions.map(\.selector) == ["a:", "b:", "c:", "notOne:"])
    #expect(actions.map(\.isExposed) == [true, true, false, true])
    #expect(actions.map(\.isInterfaceBuilderAction) == [true, false, false, true])
    #expect(actions.map(\.takesSegue) == [true, true, true, false])
    #expect(actions.map(\.isEmpty) == [true, false, true, true])
    #expect(facts.classes["M"]?.actions.map(\.isExposed) == [true])
    #expect(facts.classes["A"]?.actions.first?.place.position == TextPosition(line: 2, column: 18))
  }

  @Test(
    "Superclasses are found behind generics, modules and constraints; extensions add to their class"
  )
  func classes() {
    let facts = Self.facts(
      """
      final public class A<T: Sequence>: UIKit.UIViewController, P where T.Element: Q {
        class func make() -> A { A() }
        class var x: Int { 1 }
        class Inner: Base<[Int]> { @IBAction func in1(_ s: UIStoryboardSegue) {} }
        @IBAction func out(_ s: UIStoryboardSegue) {}
      }
      protocol P: class { func f(_ s: UIStoryboardSegue) }
      extension UIViewController { @IBAction func any(_ s: UIStoryboardSegue) {} }
      extension Outer.A where T == Int { @objc func more(_ s: UIStoryboardSegue) {} }
      """)
    #expect(facts.classes["A"]?.superclass == "UIViewController")
    #expect(facts.classes["Inner"]?.superclass == "Base")
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["out:", "more:"])
    #expect(facts.classes["A"]?.actions.map(\.isInExtension) == [false, true])
    #expect(facts.classes["UIViewController"]?.actions.map(\.selector) == ["any:"])
    #expect(facts.classes["UIViewController"]?.declarations == [])
    #expect(facts.classes["Inner"]?.actions.map(\.selector) == ["in1:"])
  }

  @Test("Strings, comments and regular expressions hold no declarations, and hide no end")
  func trivia() {
    let text = ##"""
      // class B: C { "
      /* class B { /* nested } */ @IBAction func no(_ s: UIStoryboardSegue) {} */
      class A: UIViewController {
        let a = "}} \" \(f("}") + "\(g(")"))") class B: C {"
        let b = """
          } class B: C { " \(x) ""
          """
        let c = #"\" } \(no) "# + ##"a"# }"##
        let r = #/ } " /#
        @IBAction func yes(_ s: UIStoryboardSegue) {}
      }
      """##
    let facts = Self.facts(text)
    #expect(facts.classes.keys.sorted() == ["A"])
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["yes:"])
    #expect(facts.isComplete)
  }

  @Test("Conditional compilation: every branch counts, and braces as in the first")
  func conditional() {
    let facts = Self.facts(
      """
      #if DEBUG
      class A: UIViewController {
      #else // other
      class A: UITableViewController {
      #endif
        @IBAction func yes(_ s: UIStoryboardSegue) {}
        #if os(iOS)
        @IBAction func maybe(_ s: UIStoryboardSegue) {}
        #endif
      }
      class B: UIViewController { @IBAction func b(_ s: UIStoryboardSegue) {} }
      """)
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["yes:", "maybe:"])
    #expect(facts.classes["A"]?.actions.map(\.isConditional) == [false, true])
    #expect(facts.classes["B"]?.actions.map(\.selector) == ["b:"])
  }

  @Test("What is not understood makes absence mean nothing")
  func oddities() {
    #expect(Self.facts("class A: B { let a = \"no end\n }").isComplete == false)
    #expect(Self.facts("/* no end").oddities.map(\.position.column) == [1])
    #expect(ClassFacts([]).isComplete == false)
    for text in ["class A: B {", "class A: B {}\n}", "func f() { let r = /[}]/ }", "let r = /[{]/"]
    {
      #expect(Self.facts(text).isComplete == false, "\(text)")
    }
  }

  @Test("Overrides of the hooks, and answers that are always true")
  func overrides() {
    let facts = Self.facts(
      """
      class A: UIViewController {
        override func canPerformUnwindSegueAction(_ a: Selector, from: UIViewController, sender: Any?) -> Bool {
          print("asked")
          return true
        }
        override func shouldPerformSegue(withIdentifier i: String, sender: Any?) -> Bool { i != "x" }
        override func unwind(for s: UIStoryboardSegue, towards v: UIViewController) {}
        @IBAction func unwind(_ s: UIStoryboardSegue) {}
      }
      class B: A { override func canPerformUnwindSegueAction(_ a: Selector, from: UIViewController, sender: Any?) -> Bool { true } }
      class C: A {
        override func canPerformUnwindSegueAction(_ a: Selector, from f: UIViewController, sender: Any?) -> Bool {
          if f === self { return super.canPerformUnwindSegueAction(a, from: f, sender: nil) }
          return true
        }
      }
      """)
    #expect(
      facts.classes["A"]?.overrides.map(\.hook) == [.canPerform, .shouldPerform, .unwindTowards])
    #expect(facts.classes["A"]?.overrides.map(\.isAlwaysTrue) == [true, false, false])
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["unwind:"])
    #expect(facts.classes["B"]?.overrides.map(\.isAlwaysTrue) == [true])
    #expect(facts.classes["C"]?.overrides.map(\.isAlwaysTrue) == [false])
  }

  @Test(
    "Identifiers of calls: literals, constants and enum cases; anything else stays open",
    arguments: [
      ("performSegue(withIdentifier: \"lit\", sender: nil)", "lit"),
      ("self?.performSegue(withIdentifier: Segue.detail.rawValue, sender: self)", "det"),
      ("performSegue(withIdentifier: .plain, sender: nil)", "plain"),
      ("performSegue(withIdentifier: Self.own, sender: f(1, 2))", "own-id"),
      ("performSegue(withIdentifier: own, sender: nil)", "own-id"),
      ("performSegue(withIdentifier: global, sender: nil)", "global-id"),
      ("performSegue(withIdentifier: Names.Inner.deep, sender: nil)", "deep-id"),
      ("performSegue(withIdentifier: \"a\\(x)\", sender: nil)", nil),
      ("performSegue(withIdentifier: flag ? \"a\" : \"b\", sender: nil)", nil),
      ("performSegue(withIdentifier: R.segue.a.b, sender: nil)", nil),
      ("performSegue(withIdentifier: argument, sender: nil)", nil),
    ] as [(String, String?)])
  func identifiers(call: String, identifier: String?) {
    let facts = Self.facts(
      "class A: UIViewController { static let own = \"own-id\"; func go(argument: String) { \(call) } }",
      """
      let global = "global-id"
      let argument = "never"
      enum Segue: String { case detail = "det", plain }
      struct Names { enum Inner { static let deep: String = "deep-id" } }
      """)
    #expect(facts.performs.map(\.identifiers) == [identifier.map { [$0] }])
    #expect(facts.performs.map(\.inClass) == ["A"])
    #expect(facts.performs.map(\.receiver) == [.itself])
  }

  @Test(
    "A name that may stand for something else than the constant stays open",
    arguments: [
      "let name = f(); CALL", "for name in list { CALL }", "list.forEach { name in CALL }",
      "list.forEach { (name: String, x) -> Int in CALL }", "if let name = x { CALL }",
      "switch x { case .a(let name): CALL }", "switch x { case let .a(b, name): CALL }",
      "let (a, name) = f(); CALL", "CALL }; var name: String { \"other\"", "CALL }; let name = f(1",
      "let name = \"other\"; CALL",
    ])
  func shadowed(code: String) {
    let call = "performSegue(withIdentifier: name, sender: nil)"
    let facts = Self.facts(
      "let name = \"x\"\nclass A: B { func f() { \(code.replacing("CALL", with: call)) } }")
    #expect(facts.performs.count == 1)
    #expect(facts.performs.first?.identifiers?.count != 1)
  }

  @Test("Keywords in backticks, and words that are keywords only in places, are names")
  func names() {
    let facts = Self.facts(
      """
      class A: B {
        let `class` = 1
        @IBAction func `in`(_ s: UIStoryboardSegue) { if actor is C { g() } }
        @IBAction func done(_ s: UIStoryboardSegue) {}
      }
      """)
    #expect(facts.classes["A"]?.actions.map(\.selector) == ["in:", "done:"])
  }

  @Test("Calls on others, and calls in the completion of a dismissal")
  func calls() {
    let facts = Self.facts(
      """
      class A: UIViewController {
        func go() {
          child.performSegue(withIdentifier: "1", sender: nil)
          dismiss(animated: true) { self.performSegue(withIdentifier: "2", sender: nil) }
          presentingViewController?.dismiss(animated: true, completion: { [weak self] in
            if x { self?.performSegue(withIdentifier: "3", sender: nil) }
          })
          picker.dismiss(animated: true) { self.performSegue(withIdentifier: "4", sender: nil) }
          dismiss(animated: true, completion: nil)
          performSegue(withIdentifier: "5", sender: nil)
        }
      }
      """)
    #expect(facts.performs.map(\.receiver) == [.other, .itself, .itself, .itself, .itself])
    #expect(facts.performs.map(\.isAfterDismissal) == [false, true, true, false, false])
  }

  @Test("Every line end is one, and a byte order mark is nothing")
  func lineEnds() {
    let lines = [
      "// segue:disable S8", "class A: UIViewController { // comment",
      "  @IBAction func f(_ s: UIStoryboardSegue) {}", "}", "#if DEBUG", "class B: A {}", "#endif",
    ]
    for end in ["\n", "\r\n", "\r"] {
      let facts = Self.facts("\u{FEFF}" + lines.joined(separator: end))
      #expect(facts.classes.keys.sorted() == ["A", "B"])
      #expect(
        facts.classes["A"]?.actions.map(\.place.position) == [TextPosition(line: 3, column: 18)])
      #expect(facts.orders.map(\.text) == ["disable S8"])
      #expect(facts.isComplete)
    }
    #expect(Self.facts("\u{FEFF}class A: UIViewController {}").classes.keys.sorted() == ["A"])
  }

  @Test("Other encodings are not understood, unless only comments show them")
  func encodings() {
    func facts(_ bytes: [UInt8]) -> ClassFacts { ClassFacts([("a.swift", bytes)]) }
    let text = "class A: UIViewController {}"
    let wide = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(!facts(wide).isComplete)
    #expect(!facts([0xFF, 0xFE] + wide).isComplete)
    #expect(!facts(Array("let a = \"".utf8) + [0xE9] + Array("\"\n".utf8)).isComplete)
    #expect(!facts(Array("class ".utf8) + [0xE9, 0x20]).isComplete)
    let comment = facts(Array("/* ".utf8) + [0xE9] + Array(" */\n\(text) // ".utf8) + [0xE9])
    #expect(comment.isComplete)
    #expect(comment.classes.keys.sorted() == ["A"])
  }

  @Test(
    "A large source without any sense takes time in proportion", .timeLimit(.minutes(1)),
    arguments: [
      "(", "{", "<", "[", "#", "@objc(", "func f(", "performSegue(", "dismiss(", "class A ",
      "case, ", "#if {\n", "{ #if x\n", "// segue:disable S8\n", "- (a) b:(", "\"\\(", "/*",
      "a?.dismiss {",
      "enum E: String { case a, ", "func canPerformUnwindSegueAction() { class A { ", "`", "#\"",
    ])
  func nonsense(part: String) {
    let count = 200_000 / part.utf8.count
    for (prefix, name) in [("", "a.swift"), ("@implementation A\n", "a.m")] {
      let text = prefix + String(repeating: part, count: count)
      _ = ClassFacts([(name, Array(text.utf8))])
    }
  }

  @Test("Braces and conditions deeper than in any real source are not understood")
  func depth() {
    func isComplete(_ open: String, _ close: String, _ count: Int) -> Bool {
      let text = [open, close].map { String(repeating: $0, count: count) }.joined()
      return Self.facts(text).isComplete
    }
    #expect(isComplete("{", "}", 250))
    #expect(!isComplete("{", "}", 251))
    #expect(isComplete("#if A\n", "#endif\n", 250))
    #expect(!isComplete("#if A\n", "#endif\n", 251))
  }

  @Test("Random and cut sources end")
  func hostile() {
    var random = SeededGenerator(state: 3)
    let words = [
      "class", "A", ":", "{", "}", "(", ")", "func", "\"", "\\(", "#if", "#else", "#endif", "@",
      "objc", "extension", "case", "let", "=", "/*", "*/", "//", "\n", "performSegue", "dismiss",
      "<", ">", "\"\"\"", "#", "`", ".", ",", "enum", "String", "UIStoryboardSegue", "é",
    ]
    for _ in 0..<2000 {
      let text = (0..<random.below(60)).map { _ in words[random.below(words.count)] }
      for name in ["a.swift", "a.m"] {
        _ = ClassFacts([(name, Array(text.joined(separator: random.isOne(in: 2) ? " " : "").utf8))])
      }
    }
    let deep = String(repeating: "\"\\(", count: 5000)
    #expect(!Self.facts(deep).isComplete)
  }
}
