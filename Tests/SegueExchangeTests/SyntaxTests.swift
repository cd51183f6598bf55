import SegueScenarios
import Testing

@testable import SegueExchange

/// A text with a fault, and what is said about it.
struct Malformed: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var error: String

  var testDescription: String { name }

  init(_ name: String, _ text: String, _ error: String) {
    (self.name, self.text, self.error) = (name, text, error)
  }
}

@Suite("Texts that are no JSON are refused with one clear error")
struct SyntaxTests {
  static let texts = [
    Malformed("empty", "", "1:1: the file is empty"),
    Malformed("blank", " \n\t", "2:2: the file is empty"),
    Malformed(
      "byte order mark", "\u{FEFF}{}", "1:1: the file begins with a byte order mark; take it away"),
    Malformed("cut object", "{\"a\": 1", "1:8: the file ends where \",\" or \"}\" was expected"),
    Malformed("cut array", "[1,\n 2", "2:3: the file ends where \",\" or \"]\" was expected"),
    Malformed("cut after a comma", "[1,", "1:4: the file ends where a value was expected"),
    Malformed("cut key", "{\"a", "1:4: the file ends inside a string"),
    Malformed("cut word", "[tru", "1:5: the file ends where a value was expected"),
    Malformed("cut number", "-", "1:2: the file ends where a digit was expected"),
    Malformed("stray comma in an array", "[1,]", "1:4: expected a value, found \"]\""),
    Malformed("stray comma in an object", "{\"a\":1,}", "1:8: expected a key, found \"}\""),
    Malformed("two commas", "[1,,2]", "1:4: expected a value, found \",\""),
    Malformed("missing comma", "[1 2]", "1:4: expected \",\" or \"]\", found \"2\""),
    Malformed("missing colon", "{\"a\" 1}", "1:6: expected \":\", found \"1\""),
    Malformed("wrong bracket", "[1}", "1:3: expected \",\" or \"]\", found \"}\""),
    Malformed("closing bracket", "]", "1:1: expected a value, found \"]\""),
    Malformed("key without quotes", "{a: 1}", "1:2: expected a key, found \"a\""),
    Malformed("trailing garbage", "{}\n{}", "2:1: expected the end of the file, found \"{\""),
    Malformed("comment", "// no\n{}", "1:1: expected a value, found \"/\""),
    Malformed("wrong word", "[nil]", "1:2: expected a value, found \"n\""),
    Malformed("capital word", "True", "1:1: expected a value, found \"T\""),
    Malformed("word too long", "[nullx]", "1:6: expected \",\" or \"]\", found \"x\""),
    Malformed("leading zero", "[007]", "1:2: a number begins with a zero too many"),
    Malformed("negative leading zero", "[-01]", "1:3: a number begins with a zero too many"),
    Malformed("plus sign", "[+1]", "1:2: expected a value, found \"+\""),
    Malformed("point without digits", "[1.]", "1:4: expected a digit, found \"]\""),
    Malformed("exponent without digits", "[1e+]", "1:5: expected a digit, found \"]\""),
    Malformed("number beyond range", "[0, 1e400]", "1:5: [1]: the value cannot be represented"),
    Malformed("not a number", "[NaN]", "1:2: expected a value, found \"N\""),
    Malformed(
      "line break in a string", "[\"a\nb\"]",
      "1:4: a control character stands in a string; escape it"),
    Malformed("unknown escape", "[\"\\x\"]", "1:3: there is no such escape in JSON"),
    Malformed("short \\u", "[\"\\u12\"]", "1:3: \\u needs four hexadecimal digits"),
    Malformed("lone high surrogate", "[\"\\ud800\"]", "1:3: half of a surrogate pair stands alone"),
    Malformed("lone low surrogate", "[\"é\\udc00\"]", "1:4: half of a surrogate pair stands alone"),
    Malformed(
      "two high surrogates", "[\"\\ud800\\ud800\"]", "1:3: half of a surrogate pair stands alone"),
    Malformed(
      "repeated key", "{\"a\": 1,\n \"a\": 2}", "2:2: the key \"a\" stands twice in one object"),
    Malformed(
      "repeated key, escaped", "{\"a\": 1, \"\\u0061\": 2}",
      "1:10: the key \"a\" stands twice in one object"),
    Malformed(
      "repeated key, astral", "{\"😀\": 1, \"\\ud83d\\uDE00\": 2}",
      "1:10: the key \"😀\" stands twice in one object"),
    Malformed(
      "repeated key, composed", "{\"é\": 1, \"e\\u0301\": 2}",
      "1:10: the key \"é\" stands twice in one object"),
    Malformed(
      "not ASCII outside a string", "[é]",
      "1:2: expected a value, found a character that is not ASCII"),
    Malformed("null byte", "[\u{0}]", "1:2: expected a value, found a control character"),
  ]

  @Test(arguments: texts) func malformed(_ malformed: Malformed) throws {
    let error = try #require(throws: ExchangeError.self) {
      try JSONDocument(Array(malformed.text.utf8), file: "f")
    }
    #expect(error.description == "f:\(malformed.error)")
  }

  @Test(
    "Bytes that are no UTF-8",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x22], [0xE0, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xFF],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) throws {
    let error = try #require(throws: ExchangeError.self) {
      try JSONDocument(Array("[\n \"ab".utf8) + bytes + Array("\"]".utf8), file: "f")
    }
    #expect(error.description == "f:2:5: these bytes are not UTF-8")
    let cut = try #require(throws: ExchangeError.self) {
      try JSONDocument(Array("\"".utf8) + bytes, file: "f")
    }
    #expect(cut.line == 1 && cut.column == 2)
  }

  @Test("64 levels are read, 65 are refused")
  func depth() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONDocument(Array(deep.utf8), file: "f")
    let error = try #require(throws: ExchangeError.self) {
      try JSONDocument(Array("[\(deep)]".utf8), file: "f")
    }
    #expect(
      error.description == "f:1:65: arrays and objects stand more than 64 deep in one another")
  }

  @Test("100,000 levels are refused without descending", arguments: ["[", "{\"a\":", "[{\"b\":"])
  func veryDeep(_ opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(throws: ExchangeError.self) {
      try JSONDocument(Array(text.utf8), file: "f")
    }
    #expect(error.message == "arrays and objects stand more than 64 deep in one another")
  }

  @Test("A file over 64 MiB is refused")
  func tooLarge() throws {
    let error = try #require(throws: ExchangeError.self) {
      try JSONDocument([UInt8](repeating: 0x20, count: JSONMap.mostBytes + 1), file: "f")
    }
    #expect(error.description == "f: the file is larger than 64 MiB")
  }

  @Test("Every value arrives as it is written")
  func values() throws {
    let text = """
      {"n": null, "t": [true, false], "i": [0, -0, -7, 9223372036854775807], "d": [1.5, -2e3, 1E+2,
      9223372036854775808, 0.0], "s": "\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00ü", "": {"": []}}
      """
    let document = try JSONDocument(Array(text.utf8), file: "f")
    #expect(
      document.root
        == .object([
          .init("n", .null), .init("t", .array([.bool(true), .bool(false)])),
          .init("i", .array([.int(0), .int(0), .int(-7), .int(.max)])),
          .init(
            "d",
            .array([
              .double(1.5), .double(-2000), .double(100), .double(9223372036854775808), .double(0),
            ])),
          .init("s", .string("\"\\/\u{8}\u{C}\n\r\té😀ü")),
          .init("", .object([.init("", .array([]))])),
        ]))
  }

  @Test("Scalars stand alone", arguments: ["null", "true", " 12 ", "1.5", "\"a\""])
  func scalars(_ text: String) throws {
    _ = try JSONDocument(Array(text.utf8), file: "f")
  }

  @Test("A path leads to a node, and a node to its path")
  func paths() throws {
    let text = "{\"a\": [1, {\"b\\u0063\": [[], 2]}],\n \"d.e\": 3}"
    let map = try JSONMap(Array(text.utf8), file: "f")
    for node in map.nodes.indices {
      let (found, isExact) = map.node(at: map.path(to: node))
      #expect(found == node && isExact)
    }
    #expect(map.path(to: 6).description == "a[1].bc[1]")
    #expect(map.path(to: 7).description == "[\"d.e\"]")
    let missing = map.node(at: FieldPath([.key("a"), .index(1), .key("x"), .index(0)]))
    #expect(missing.node == 3 && !missing.isExact)
    #expect(map.place(of: 7).line == 2 && map.place(of: 7, inKey: true).column == 2)
  }
}
