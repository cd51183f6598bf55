import SegueScenarios

/// What `allowedChildrenForUnwinding(from:)` answered.
struct AllowedChildren {
  var list: [UIViewController] = []
  /// The places from an override that names its controllers: a stranger or a repetition among them is open.
  private var named: Set<Int> = []
  private var strange: Set<Int> = []

  init(_ list: [UIViewController] = []) { self.list = list }

  /// An override that names controllers one by one.
  init(_ list: [UIViewController], of container: UIViewController) {
    self.list = list
    named = Set(list.indices)
    var seen: Set<ObjectIdentifier> = []
    for (place, child) in list.enumerated()
    where !seen.insert(ObjectIdentifier(child)).inserted || child.parent !== container {
      strange.insert(place)
    }
  }

  /// Whether UNW-41 leaves open what the search does with the entry at a place.
  ///
  /// - Parameter own: The child whose subtree the climb came through (UNW-10).
  func isOpen(_ place: Int, own: UIViewController?) -> Bool {
    strange.contains(place) || named.contains(place) && list[place] === own
  }

  /// The same answer, last one first.
  func reversed() -> AllowedChildren {
    var reversed = AllowedChildren(list.reversed())
    reversed.named = Set(named.map { list.count - 1 - $0 })
    reversed.strange = Set(strange.map { list.count - 1 - $0 })
    return reversed
  }
}

extension UIViewController {
  /// `canPerformUnwindSegueAction`, in the spelling that counts: UNW-8, UNW-15, UNW-74, UNW-75, UNW-92, LUN-4,
  /// LUN-18.
  ///
  /// Before iOS 13 there is one spelling, the older one, and it is the question as such.
  func canPerformUnwindSegueAction(
    _ action: String, from source: UIViewController
  ) throws -> (kind: Event.Kind, answer: Bool) {
    let standard = appClass.actions.contains(action) && self !== source
    let older = appClass.answer(\.canPerformWithSender, to: action) ?? standard
    if app.profile >= .ios13 && appClass.overrides(\.canPerform) {
      if let answer = appClass.answer(\.canPerform, to: action) { return (.canPerform, answer) }
      // UIKit's may ask the older spelling, or answer by itself.
      guard older == standard else { throw Halt.unspecified(.UNW(92)) }
      return (.canPerform, standard)
    }
    let isOlder = app.profile >= .ios13 && appClass.overrides(\.canPerformWithSender)
    return (isOlder ? .canPerformWithSender : .canPerform, older)
  }

  /// `allowedChildrenForUnwinding(from:)`: UNW-9, UNW-11, UNW-13, UNW-70, UNW-71.
  ///
  /// - Parameter marked: The child whose subtree the climb came through.
  func allowedChildrenForUnwinding(
    containing marked: UIViewController?
  ) -> AllowedChildren {
    var reversals = 0
    var answer: AllowedChildren?
    overrides: for override in appClass.all(\.allowedChildren) {
      switch override {
      case .callSuper: continue
      case .reversed: reversals += 1
      case .controllers(let names):
        let named = names.compactMap { app.living($0, Roles(receiver: self)) }
        answer = AllowedChildren(named, of: self)
        break overrides
      }
    }
    let allowed: AllowedChildren
    if let answer {
      allowed = answer
    } else {
      let left = childContaining(marked)
      allowed = AllowedChildren(childrenForUnwinding.filter { $0 !== left })
    }
    return reversals.isMultiple(of: 2) ? allowed : allowed.reversed()
  }

  /// `childContaining(_:)`: UNW-10, UNW-69.
  private func childContaining(_ marked: UIViewController?) -> UIViewController? {
    for answer in appClass.all(\.childContaining) {
      switch answer {
      case .callSuper: continue
      case .nothing: return nil
      case .controller(let name): return app.living(name, Roles(receiver: self))
      }
    }
    return marked
  }

  /// Whether it is asked through the deprecated `forUnwindSegueAction` alone (UNW-14).
  var isAskedByOldHook: Bool {
    appClass.overrides(\.forUnwindAction) && !appClass.overrides(\.allowedChildren)
  }

  /// `forUnwindSegueAction(_:from:withSender:)`: UNW-73, LUN-17.
  func forUnwindSegueAction(
    _ action: String, uikit: () throws -> UIViewController?
  ) throws -> UIViewController? {
    for answer in appClass.all(\.forUnwindAction) {
      switch answer {
      case .callSuper: continue
      case .nothing: return nil
      case .controller(let name): return app.living(name, Roles(receiver: self))
      }
    }
    return try uikit()
  }
}
