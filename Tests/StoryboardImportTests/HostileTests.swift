import StoryboardImport
import Testing

@Suite("Hostile files")
struct HostileTests {
  private static func fault(_ bytes: [UInt8]) -> StoryboardFault? {
    do throws(StoryboardFault) {
      _ = try StoryboardFile(bytes, path: "x.storyboard")
      return nil
    } catch {
      return error
    }
  }

  private static func fault(_ text: String) -> String {
    fault(Array(text.utf8))?.description ?? "no fault"
  }

  @Test("Document types, and with them every entity of a file's own, are refused where they stand")
  func documentTypes() {
    let refused = "a storyboard has no declarations such as DOCTYPE"
    let laughs = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document><scenes>&b;</scenes></document>
      """
    #expect(Self.fault(laughs) == "x.storyboard:2:1: \(refused)")
    #expect(
      Self.fault("<document/>  <!DOCTYPE d SYSTEM \"file:///etc/passwd\">")
        == "x.storyboard:1:14: \(refused)")
    #expect(
      Self.fault("<document><!ENTITY a SYSTEM 'http://localhost/'></document>")
        == "x.storyboard:1:11: \(refused)")
    #expect(Self.fault("<document><scenes a='&b;'/></document>").hasPrefix("x.storyboard:1:"))
    #expect(
      Self.fault(
        "<document><!-- <!DOCTYPE d> --><scenes><![CDATA[<!DOCTYPE d>]]></scenes></document>")
        == "no fault")
  }

  @Test("What nests too deep is refused, what nests deep enough for any real file is not")
  func depth() {
    func nested(_ depth: Int) -> String {
      "<document>" + String(repeating: "<a>", count: depth - 1)
        + String(repeating: "</a>", count: depth - 1) + "</document>"
    }
    #expect(Self.fault(nested(200)) == "no fault")
    #expect(Self.fault(nested(10_000)) == "x.storyboard:1:608: elements nest deeper than 200")
  }

  @Test("More attributes than any element has are refused")
  func attributes() {
    func element(_ count: Int) -> String {
      "<document>\n<a \((0..<count).map { "k\($0)='v'" }.joined(separator: " "))/></document>"
    }
    #expect(Self.fault(element(1000)) == "no fault")
    #expect(
      Self.fault(element(1001)) == "x.storyboard:2:1: an element has more than 1000 attributes")
  }

  @Test("A large file is read like a small one")
  func large() throws {
    let comment = "<!--" + String(repeating: "x", count: 60_000) + "-->\n"
    let text = Samples.small.replacing(
      "<scenes>", with: String(repeating: comment, count: 200) + "<scenes>")
    #expect(text.utf8.count > 12_000_000)
    let file = try StoryboardFile(Array(text.utf8), path: "x.storyboard")
    #expect(file.scenes.count == (try Samples.read(Samples.small).scenes.count))
  }

  @Test("Other encodings are refused, declared or not")
  func encodings() {
    let text = Samples.small
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      little += bytes
      big += bytes.reversed()
    }
    for bytes in [little, big] {
      #expect(Self.fault(bytes)?.description == "x.storyboard:1:1: the file is not in UTF-8")
    }
    #expect(
      Self.fault(text.replacing("\"UTF-8\"", with: "'UTF-16'"))
        == "x.storyboard:1:1: the file is not in UTF-8")
    for declaration in [
      "<?xml\nversion='1.0' encoding='UTF-7'?>", "<?xml\tversion='1.0'\r\nencoding\n=\n'latin1'?>",
      "<?xml version='1.0'\(String(repeating: " ", count: 300))encoding='UTF-7'?>",
      "<?xml version='encoding=utf-8' encoding='UTF-7'?>", "<?XML encoding='UTF-7'?>",
    ] { #expect(Self.fault(declaration + "<document/>") != "no fault", "\(declaration)") }
    #expect(
      Self.fault("<?xml\nversion='1.0' encoding='UTF-7'?>\n<document/>")
        == "x.storyboard:1:1: the file is not in UTF-8")
    #expect(
      Self.fault(Array("<document>\n".utf8) + [0xC3, 0x28])?.description
        == "x.storyboard:2:1: the file is not in UTF-8")
    #expect(
      Self.fault([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == nil, "a byte order mark is allowed")
  }

  @Test("Cut anywhere, a file gives one error with line and column")
  func cut() throws {
    let bytes = Array(Samples.small.utf8)
    let whole = try Samples.read(Samples.small)
    // The last byte is the line's end.
    for end in 0..<bytes.count - 1 {
      let fault = try #require(Self.fault(Array(bytes[..<end])), "cut at \(end)")
      #expect(fault.position.line >= 1 && fault.position.column >= 1, "cut at \(end)")
      #expect(fault.position.line <= 70)
    }
    #expect(try Samples.read(String(Samples.small.dropLast())) == whole)
  }

  @Test("Random bytes, and random changes, never do worse than an error")
  func random() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<500 {
      let bytes = (0..<generator.below(200)).map { _ in UInt8(generator.below(256)) }
      #expect(Self.fault(bytes) != nil)
    }
    let text = Array(Samples.small.utf8)
    for _ in 0..<500 {
      var bytes = text
      for _ in 0...generator.below(4) {
        bytes[generator.below(bytes.count)] = Array("<>&\"'/! a=-[".utf8)[generator.below(12)]
      }
      if let fault = Self.fault(bytes) { #expect(fault.position.line >= 1) }
    }
  }

  @Test("What is no storyboard says so")
  func others() {
    #expect(Self.fault("") == "x.storyboard:1:1: the file is empty")
    #expect(
      Self.fault("<html/>")
        == "x.storyboard:1:1: the root element of a storyboard is <document>, not <html>")
    #expect(
      Self.fault("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")
        == "x.storyboard:1:1: this is no storyboard")
    #expect(
      Self.fault("<document/> <document/>")
        == "x.storyboard:1:13: there is a second root element")
    #expect(
      Self.fault("<document/>\nx") == "x.storyboard:2:1: text stands outside the root element")
    #expect(
      Self.fault("<document><a></b></document>")
        == "x.storyboard:1:14: this end tag closes nothing that is open")
    #expect(Self.fault("<document a='>").hasSuffix(":1:1: this does not end"))
    #expect(Self.fault("<") == "x.storyboard:1:1: this does not end")
  }
}
