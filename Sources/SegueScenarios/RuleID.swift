/// The number of a rule in `Specs/`, such as `UNW-4`.
///
///     RuleID("UNW-4") == .UNW(4)      // true
///     RuleID.UNW(4).description       // "UNW-4"
public struct RuleID: Hashable, Comparable, Sendable, BitwiseCopyable, CustomStringConvertible {
  /// A document of `Specs/`; the raw value is its place in the reading order.
  public enum Area: UInt8, CaseIterable, Sendable {
    case STB, SEG, SHW, PRS, CNT, UNW, LUN, LAW

    /// The name of the document without its extension: `Unwinding`.
    public var document: String {
      switch self {
      case .STB: "Storyboards"
      case .SEG: "Segues"
      case .SHW: "Showing"
      case .PRS: "Presentation"
      case .CNT: "Containment"
      case .UNW: "Unwinding"
      case .LUN: "LegacyUnwinding"
      case .LAW: "Laws"
      }
    }
  }

  /// Area times 4096 plus the number, plus one area so that zero means "no rule".
  package let packed: UInt16

  @usableFromInline package init(packed: UInt16) { self.packed = packed }

  /// The rule `number` (1…4095) of `area`.
  @inlinable package init(_ area: Area, _ number: UInt16) {
    self.init(packed: (UInt16(area.rawValue) + 1) << 12 | number)
  }

  /// Reads `UNW-4`; nil when the text is not an area, a hyphen and a number from 1 to 4095.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = UInt16(parts[1]), (1...4095).contains(number),
      String(number) == parts[1],
      let area = Area.allCases.first(where: { "\($0)" == parts[0] })
    else { return nil }
    self.init(area, number)
  }

  /// The document that the rule stands in.
  public var area: Area { Area(rawValue: UInt8(packed >> 12) - 1) ?? .STB }

  /// Its number in that document.
  public var number: Int { Int(packed & 4095) }

  /// The id as people write it.
  public var description: String { "\(area)-\(number)" }

  /// By document, then by number.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.packed < right.packed }
}

extension RuleID {
  @inlinable package static func STB(_ number: UInt16) -> RuleID { RuleID(.STB, number) }
  @inlinable package static func SEG(_ number: UInt16) -> RuleID { RuleID(.SEG, number) }
  @inlinable package static func SHW(_ number: UInt16) -> RuleID { RuleID(.SHW, number) }
  @inlinable package static func PRS(_ number: UInt16) -> RuleID { RuleID(.PRS, number) }
  @inlinable package static func CNT(_ number: UInt16) -> RuleID { RuleID(.CNT, number) }
  @inlinable package static func UNW(_ number: UInt16) -> RuleID { RuleID(.UNW, number) }
  @inlinable package static func LUN(_ number: UInt16) -> RuleID { RuleID(.LUN, number) }
  @inlinable package static func LAW(_ number: UInt16) -> RuleID { RuleID(.LAW, number) }
}
