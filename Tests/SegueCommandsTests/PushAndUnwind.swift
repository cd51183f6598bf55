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
    STB-11    A controller's view is loaded on the first access to it, and `viewDidLoad` follows.
    STB-25    Instantiating a container instantiates its relationship children before the call returns, and theirs in turn.
    SEG-1     A triggered segue first asks its source `shouldPerformSegue`, before a destination exists.
    SEG-2     Each time a segue is performed, a new instance of its destination is made.
    SEG-3     The segue object is created after its destination, from the storyboard's identifier, the source and that destination.
    SEG-4     The source gets `prepare(for:sender:)` once, after the destination is made and before anything is moved.
    SEG-75    A controller pushed in a window is told `willMove(toParent:)`, then loads its view, and is told `didMove(toParent:)` when the push is complete.
    SEG-76    A popped controller is told `willMove(toParent:)` with nil before it leaves, and `didMove(toParent:)` with nil when the pop is complete.
    SHW-1     A show segue sends its source `show(_:sender:)` with the segue's destination.
    SHW-2     The default `show` and `showDetailViewController` look for a target of their own action and pass the call on when the target is another controller.
    SHW-5     A navigation controller answers `show` by pushing the controller.
    UNW-2     The search begins above the source: at its caller if the source is presented, otherwise at its parent; the source is not the first rung.
    UNW-21    A control, bar button item, gesture or cell that triggers an unwind first asks the source `shouldPerformSegue`, and is itself the sender.
    UNW-22    An unwind runs in this order: should perform (triggers only), the whole search, the segue object, the source's prepare, the destination's action, the transition.
    UNW-28    After the dismissal each hop (a, b) of the route, from M or else from the source, tells a `unwind(for:towards: b)`, unless a presents b.
    UNW-29    A navigation controller told to unwind towards a member of its stack pops to that member.
    UNW-62    Each visit asks a controller once for its allowed children and visits those in the order of the answer, skipping what was visited before.

    """
}
