/// Something an implementation did while a step ran: a call that the app could observe.
///
/// Every kind uses the same few fields; `Specs/ScenarioFormat.md` says what they mean for each.
///
///     Event(.prepare, on: "detail", to: "list", name: "back", sender: "save")
public struct Event: Hashable, Sendable {
  /// What happened.
  public var kind: Kind
  /// The controller that received the call.
  public var on: String
  /// The other controller: destination, presented, pushed, selected, the one unwound towards.
  public var to: String?
  /// A segue identifier, an action, a class or a text.
  public var name: String?
  /// The sender that was passed along.
  public var sender: String?
  /// What was answered.
  public var answer: Bool?
  /// The controllers that were answered.
  public var list: [String]?
  /// The rules that led to it; empty where the implementation does not know them.
  public var rules: [RuleID]

  /// An event of a kind; what the kind does not use stays nil.
  public init(
    _ kind: Kind, on: String, to: String? = nil, name: String? = nil, sender: String? = nil,
    answer: Bool? = nil, list: [String]? = nil, rules: [RuleID] = []
  ) {
    self.kind = kind
    self.on = on
    self.to = to
    self.name = name
    self.sender = sender
    self.answer = answer
    self.list = list
    self.rules = rules
  }

  /// The kinds of events; the raw value is the key in JSON.
  public enum Kind: String, CaseIterable, Sendable, BitwiseCopyable {
    // MARK: making controllers and segues
    /// A controller was initialised; `name` is its class.
    case initialize = "init"
    /// A creator block was called for the scene `name`; `on` is empty.
    case creator
    /// A segue action `name` was called on the source.
    case segueAction
    /// A segue object of class `name` was made, from `on` to `to`.
    case segue
    /// The view was loaded, and `viewDidLoad` called.
    case viewDidLoad

    // MARK: performing
    /// `shouldPerformSegue`: identifier `name`, `sender`, `answer`.
    case shouldPerform
    /// `prepare(for:sender:)`: destination `to`, identifier `name`, `sender`.
    case prepare
    /// An overridden `perform()` or a handler of a segue of class `name`; `on` is its source.
    case perform
    /// An unwind action `name` was called; `to` is the segue's source.
    case action

    // MARK: moving
    /// `show(_:sender:)`.
    case show
    /// `showDetailViewController(_:sender:)`.
    case showDetail
    /// `present(_:animated:completion:)`.
    case present
    /// `dismiss(animated:completion:)`.
    case dismiss
    /// `pushViewController(_:animated:)`.
    case push
    /// A navigation controller popped so that `to` is its top.
    case popTo
    /// A tab bar controller selected `to`.
    case select
    /// `unwind(for:towards:)`.
    case unwindTowards
    /// `willMove(toParent:)`; `to` is the parent, nil when it leaves.
    case willMove
    /// `didMove(toParent:)`.
    case didMove
    /// `segueForUnwinding(to:from:identifier:)`: destination `to`; `answer` says whether a segue came.
    case segueForUnwinding
    /// A delegate method `name` was asked or told; `answer` where it answers.
    case delegate
    /// A line in the console: `name`.
    case log

    // MARK: searching for the destination of an unwind segue
    /// `allowedChildrenForUnwinding(from:)` returned `list`.
    case allowedChildren
    /// `canPerformUnwindSegueAction(_:from:sender:)` for action `name` answered `answer`.
    case canPerform
    /// The older spelling `…(_:from:withSender:)`.
    case canPerformWithSender
    /// `forUnwindSegueAction(_:from:withSender:)` for action `name` answered `to`.
    case forUnwindAction

    /// The layer that the kind belongs to.
    public var layer: Layer {
      switch self {
      case .allowedChildren, .canPerform, .canPerformWithSender, .forUnwindAction: .search
      default: .callbacks
      }
    }
  }
}

/// A part of a trace that an implementation may or may not be able to report.
public enum Layer: String, CaseIterable, Comparable, Sendable {
  /// Snapshots, and how the trace ends.
  case outcome
  /// The calls that an app can override or is told by.
  case callbacks
  /// Who was asked during an unwind search, in which order.
  case search

  /// From the least that an adapter can report to the most.
  public static func < (left: Layer, right: Layer) -> Bool { left.depth < right.depth }

  private var depth: UInt8 {
    switch self {
    case .outcome: 0
    case .callbacks: 1
    case .search: 2
    }
  }
}
