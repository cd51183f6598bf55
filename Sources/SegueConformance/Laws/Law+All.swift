import SegueScenarios

extension Law {
  /// Every law, in the order of their numbers.
  public static let all: [Law] = [
    hierarchy, lifetimes, form, search, unwindOrder, unwinding, segues,
  ].flatMap { $0 }.sorted { $0.id < $1.id }
}

extension ClosedRange<Profile> {
  /// Every profile of iOS.
  static var all: Self { Profile.ios6...Profile.ios14 }
  /// Before the stepwise unwind.
  static var early: Self { Profile.ios6...Profile.ios8 }
  /// iOS 9 and later: the stepwise unwind.
  static var stepwise: Self { Profile.ios9...Profile.ios14 }
  /// iOS 13 and later: the newer spelling of the question.
  static var respelled: Self { Profile.ios13...Profile.ios14 }
  /// iOS 10 and later: a search visits nobody twice.
  static var remembering: Self { Profile.ios10...Profile.ios14 }
}
