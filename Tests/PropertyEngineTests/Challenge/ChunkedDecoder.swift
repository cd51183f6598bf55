import PropertyEngine

@testable import PropertyTasks

/// A message, cut into chunks between bytes: the chunks of a text are decoded one by one, which breaks characters.
///
/// The start says whether it is up to 64 bytes or a text of up to 16 characters. A step is a byte, or a character with the
/// cuts in front of its bytes as one number whose last bit is the cut in front of its second byte and whose highest is the
/// cut in front of it. One character, U+0080, cut in two is the least case: fewest characters, then the least of them.
struct ChunkedDecoder: InputModel {
  enum Kind: UInt8, StepKind { case byte, character }
  let isText: Bool
  var characters: [(scalar: Unicode.Scalar, cuts: Int)] = []
  var bytes = 0

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(0...1) }
  init(start: Slots) { isText = start[0] == 1 }
  static func slots(of kind: Kind) -> Int { 2 }
  func isEligible(_ kind: Kind) -> Bool {
    kind == .byte ? !isText && bytes < 64 : isText && characters.count < 16
  }
  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    switch (slot, step.kind) {
    case (0, .byte): .integers(0...255)
    case (0, .character): .integers(0...0x10FFFF - 0x800)
    case (_, .byte): .integers(0...(bytes > 0 ? 1 : 0))
    default:
      .integers(
        0...1 << (Self.scalar(step[0]).utf8.count - (characters.isEmpty ? 1 : 0)) - 1)
    }
  }
  /// The scalar of a number: all but the surrogates.
  static func scalar(_ number: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(truncatingIfNeeded: number < 0xD800 ? number : number + 0x800)) ?? "\0"
  }
  mutating func build(_ step: Step<Kind>) {
    if step.kind == .byte { bytes += 1 } else { characters.append((Self.scalar(step[0]), step[1])) }
  }

  var chunks: [[UInt8]] {
    var chunks: [[UInt8]] = [[]]
    for (scalar, cuts) in characters {
      let count = scalar.utf8.count
      for (place, byte) in scalar.utf8.enumerated() {
        let cut = place == 0 ? count - 1 : place - 1
        if cuts >> cut & 1 == 1 { chunks.append([]) }
        chunks[chunks.count - 1].append(byte)
      }
    }
    return chunks
  }
  var isFailing: Bool {
    guard isText else { return false }
    let message = characters.map { String($0.scalar) }.joined()
    return !chunks.map { String(decoding: $0, as: UTF8.self) }.joined().utf8
      .elementsEqual(message.utf8)
  }
  var text: String {
    characters.map { "U+" + String($0.scalar.value, radix: 16, uppercase: true) }
      .joined(separator: " ") + " as " + chunks.map { "\($0.count)" }.joined(separator: " + ")
  }
}
