import SegueScenarios

/// Why a run stops before its last step: thrown through all calls that are under way.
struct Halt: Error {
  let ending: Ending

  /// An exception of the app: an outcome like any other. What no source settles is nil.
  static func raise(_ name: String?, _ reason: String?) -> Halt {
    Halt(ending: .raised(name: name, reason: reason, rules: []))
  }

  /// A point from which no source settles anything.
  static func unspecified(_ rule: RuleID) -> Halt { Halt(ending: .unspecified(rule: rule)) }

  /// The bound on work or nesting is reached.
  static func exhausted(_ what: String) -> Halt { Halt(ending: .exhausted(what: what)) }

  /// The step cannot be carried out at all.
  static func invalid(_ why: String) -> Halt { Halt(ending: .invalid(why: why)) }
}

/// The names of exceptions.
enum ExceptionName {
  static let invalidArgument = "NSInvalidArgumentException"
  static let internalInconsistency = "NSInternalInconsistencyException"
  static let generic = "NSGenericException"
}
