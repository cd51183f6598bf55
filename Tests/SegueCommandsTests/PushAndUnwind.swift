/// The scenario of the README, and what `segue explain` says about it.
enum PushAndUnwind {
  static let scenario = """
    { "profile": "ios13",
      "classes": { "List": {"actions": ["done:"]}, "Detail": {} },
      "storyboards": { "Main": { "initial": "nav", "scenes": {
          "nav":    {"class": "UINavigationController", "relationships": {"rootViewController": "list"}},
          "list":   {"class": "List", "segues": [{"kind": "show", "trigger": "row", "destination": "detail"}]},
          "detail": {"class": "Detail", "segues": [{"kind": "unwind", "trigger": "save", "action": "done:"}]}}}},
      "window": {"storyboard": "Main"},
      "steps": [ {"trigger": "row", "on": "list"}, {"trigger": "save", "on": "detail"} ] }
    """

  static let explanation = """
    profile ios13

    launch
      init nav (UINavigationController)                         STB-9 STB-10
      init list (List)                                          STB-25 STB-9 STB-10
      viewDidLoad nav                                           STB-11 SEG-6
      viewDidLoad list                                          STB-11 SEG-6
      because SEG-73 STB-26
      nav
      └─ list

    step 1  {"trigger":"row","on":"list"}
      shouldPerform list from row = yes                         SEG-1
      init detail (Detail)                                      SEG-2 STB-28 STB-9 STB-10
      segue list → detail (UIStoryboardSegue)                   SEG-3 SEG-31 SEG-40 STB-49
      prepare list → detail from row                            SEG-4 SEG-31 SEG-19 SEG-15
      show list detail                                          SHW-1
      show nav detail                                           SHW-2 SHW-3
      push nav detail                                           SHW-5 CNT-1
      willMove detail nav                                       SEG-75
      viewDidLoad detail                                        STB-11 SEG-6
      didMove detail nav                                        SEG-75
      because STB-19 SEG-106 SEG-101 CNT-1 CNT-9
      before          after
      nav             nav
      └─ list         ├─ list
                      └─ detail

    step 2  {"trigger":"save","on":"detail"}
      shouldPerform detail from save = yes                      UNW-21 SEG-74 SEG-1
      allowedChildren nav [list]                                UNW-2 UNW-62 UNW-11 UNW-63 UNW-12
      allowedChildren list []                                   UNW-62 UNW-9
      canPerform list "done:" = yes                             UNW-62 UNW-8 UNW-7
      segue detail → list (UIStoryboardSegue)                   UNW-22 UNW-23 SEG-3 STB-49
      prepare detail → list from save                           UNW-22 UNW-23 UNW-78 SEG-74
      action list detail "done:"                                UNW-22 UNW-77 UNW-23 UNW-78
      unwindTowards nav list                                    UNW-28 UNW-82
      popTo nav list                                            UNW-29 CNT-2
      willMove detail                                           SEG-76
      didMove detail                                            SEG-76
      because STB-19 SEG-106 UNW-1 UNW-10 CNT-2 CNT-9 CNT-10 CNT-29
      before          after
      nav             nav
      ├─ list         └─ list
      └─ detail

    STB-9     Every instantiation makes a new controller; nothing is cached.
    STB-10    A controller that has just been instantiated has not loaded its view.
    STB-11    A controller's view is loaded on the first access to it, and `viewDidLoad` follows.
    STB-19    Operating the control on which a segue hangs performs that segue on the controller that owns it.
    STB-25    Instantiating a container instantiates its relationship children before the call returns, and theirs in turn.
    STB-26    The root of a freshly instantiated navigation controller has not loaded its view.
    STB-28    A segue that is neither a relationship nor an embed makes its destination only when it is performed.
    STB-49    The segue object of a standard kind without a custom class is a plain `UIStoryboardSegue`.
    SEG-1     A triggered segue first asks its source `shouldPerformSegue`, before a destination exists.
    SEG-2     Each time a segue is performed, a new instance of its destination is made.
    SEG-3     The segue object is created after its destination, from the storyboard's identifier, the source and that destination.
    SEG-4     The source gets `prepare(for:sender:)` once, after the destination is made and before anything is moved.
    SEG-6     The destination's view is loaded by the transition, on demand, and not by making or preparing the destination.
    SEG-15    The segue object of a segue without identifier has a nil `identifier`.
    SEG-19    The `sender` of a triggered segue is the object that triggered it; for a row or item of a list that is its cell.
    SEG-31    The segue names its owner as `source`, the controller made for it as `destination`, and the storyboard's identifier as `identifier`.
    SEG-40    Every performance of a segue makes a segue object of its own.
    SEG-73    A relationship makes no segue object and calls neither `shouldPerformSegue` nor `prepare`.
    SEG-74    An unwind segue asks `shouldPerformSegue` and calls `prepare` on its source like any other; its destination is found, never made.
    SEG-75    A controller pushed in a window is told `willMove(toParent:)`, then loads its view, and is told `didMove(toParent:)` when the push is complete.
    SEG-76    A popped controller is told `willMove(toParent:)` with nil before it leaves, and `didMove(toParent:)` with nil when the pop is complete.
    SEG-101   While `prepare` runs, the destination's view is not loaded unless something has accessed it.
    SEG-106   A segue without identifier can be performed only by its trigger.
    SHW-1     A show segue sends its source `show(_:sender:)` with the segue's destination.
    SHW-2     The default `show` and `showDetailViewController` look for a target of their own action and pass the call on when the target is another controller.
    SHW-3     The target of `show` or `showDetailViewController` is the receiver or, failing that, its nearest ancestor along `parent` that overrides the default implementation of the action and can perform it.
    SHW-5     A navigation controller answers `show` by pushing the controller.
    CNT-1     Pushing appends a controller to the stack; popping removes the top one and returns it.
    CNT-2     Popping to a controller removes all above it and returns what was removed.
    CNT-9     A push or pop changes `viewControllers` at once, before any animation has run.
    CNT-10    A popped controller has no `navigationController` from the moment of the pop.
    CNT-29    A controller that was popped, dismissed, replaced or removed and that the app does not hold is gone, together with its children.
    UNW-1     An unwind trigger starts exactly one search, in which source, action and sender stay the same for everyone asked.
    UNW-2     The search begins above the source: at its caller if the source is presented, otherwise at its parent; the source is not the first rung.
    UNW-7     The first controller that answers yes is the destination and ends the search.
    UNW-8     By default a controller can perform an unwind action if it implements the action and is not the source.
    UNW-9     By default the allowed children are all children in order, without the child that contains the source.
    UNW-10    `childContaining` names the child whose subtree the climb came through, also when the source sits in a presentation whose caller is below that child.
    UNW-11    A navigation controller's allowed children are its stack from top to bottom, without the member that contains the source.
    UNW-12    Unselected tabs and covered stack members are as eligible as visible ones.
    UNW-21    A control, bar button item, gesture or cell that triggers an unwind first asks the source `shouldPerformSegue`, and is itself the sender.
    UNW-22    An unwind runs in this order: should perform (triggers only), the whole search, the segue object, the source's prepare, the destination's action, the transition.
    UNW-23    The segue's source is the controller that owns the unwind segue, its destination the existing instance that was found.
    UNW-28    After the dismissal each hop (a, b) of the route, from M or else from the source, tells a `unwind(for:towards: b)`, unless a presents b.
    UNW-29    A navigation controller told to unwind towards a member of its stack pops to that member.
    UNW-62    Each visit asks a controller once for its allowed children and visits those in the order of the answer, skipping what was visited before.
    UNW-63    A pushed or embedded source is not asked, because the default allowed children leave its branch out.
    UNW-77    Nothing is dismissed, popped or selected before the action has run: prepare and the action see the hierarchy of the trigger.
    UNW-78    Prepare and the action receive the same segue object, whose identifier is the storyboard's, or nil if it has none.
    UNW-82    The destination never receives `unwind(for:towards:)`.

    """
}
