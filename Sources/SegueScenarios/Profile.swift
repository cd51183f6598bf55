/// A span of iOS versions in which every rule of this suite reads the same; or AppKit, which shares some of them.
///
/// The order is the order of release, so `profile >= .ios9` reads as "iOS 9 and later". AppKit stands behind.
public enum Profile: String, CaseIterable, Comparable, Sendable {
  /// iOS 6 and 7.
  case ios6
  /// iOS 8.0, with its defective unwind search (LUN-5).
  case ios8_0 = "ios8.0"
  /// iOS 8.1 to 8.4.
  case ios8
  /// iOS 9: references, custom classes on standard kinds, the stepwise unwind.
  case ios9
  /// iOS 10 to 12: an unwind search visits nobody twice.
  case ios10
  /// iOS 13: creators, segue actions, automatic sheets.
  case ios13
  /// iOS 14 and later: column-style split views.
  case ios14
  /// AppKit, macOS 10.10 and later: `NSStoryboardSegue` and `NSSeguePerforming`.
  case appkit

  /// Those of iOS, in order of release.
  public static let ios = allCases.filter { $0 != .appkit }

  /// The profile of a scenario that names none.
  public static let standard = Profile.ios14

  /// The profile that holds in a version of iOS; none does before iOS 6.
  package init?(major: Int, minor: Int) {
    switch (major, minor) {
    case (6...7, _): self = .ios6
    case (8, 0): self = .ios8_0
    case (8, _): self = .ios8
    case (9, _): self = .ios9
    case (10...12, _): self = .ios10
    case (13, _): self = .ios13
    case (14..., _): self = .ios14
    default: return nil
    }
  }

  /// Earlier releases come first.
  public static func < (left: Profile, right: Profile) -> Bool { left.age < right.age }

  private var age: UInt8 {
    switch self {
    case .ios6: 0
    case .ios8_0: 1
    case .ios8: 2
    case .ios9: 3
    case .ios10: 4
    case .ios13: 5
    case .ios14: 6
    case .appkit: 7
    }
  }
}

extension Profile {
  /// What its rules speak of, where that is not everything.
  public var features: Set<Feature> {
    guard self == .appkit else { return Set(Feature.allCases) }
    return [.controllerCode, .hookShouldPerform, .segueCode, .segueCustom, .segueMade]
  }
}
