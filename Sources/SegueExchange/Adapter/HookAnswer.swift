package import SegueScenarios

/// What a custom container answered: what its method gives, or that it leaves the method to UIKit.
package enum HookAnswer: Hashable, Sendable {
  /// The method is not overridden, or nothing changes.
  case uikit
  case shows(Bool)
  /// Each at most once.
  case children([Int])
  case child(Int?)
  /// What is nil stays as it is.
  case state(selected: Int?, isOpen: Bool?)

  static let keys = ["id", "shows", "children", "child", "selected", "open", "error"]

  /// Reads the line of an answer to the question with this id.
  ///
  /// - Throws: A fault, when it is none.
  static func read(_ line: [UInt8], to question: HookQuestion, _ id: Int) throws(Fault)
    -> HookAnswer
  {
    do throws(ExchangeError) {
      let fields = try JSONDocument(line, file: "answer").reader.message(.answer, keys)
      let found = try fields.required("id").int()
      guard found == id else {
        throw try fields.required("id").fault("an answer to \(found), which is not in flight")
      }
      if let message = try fields["error"]?.string() {
        throw fields.object.fault("error: \(message)")
      }
      let own = keys(of: question.hook)
      for (key, value) in fields.members where !own.contains(key) && keys.contains(key) {
        throw value.fault("\(quoted(key)) is no answer to \(question.hook.rawValue)", inKey: true)
      }
      return try answer(fields, to: question)
    } catch {
      throw Fault(.protocol, error.description)
    }
  }

  private static func keys(of hook: HookQuestion.Hook) -> [String] {
    switch hook {
    case .shows: ["id", "shows"]
    case .allowedChildren: ["id", "children"]
    case .childContaining: ["id", "child"]
    case .unwind: ["id", "selected", "open"]
    }
  }

  private static func answer(
    _ fields: JSONFields, to question: HookQuestion
  ) throws(ExchangeError) -> HookAnswer {
    switch question.hook {
    case .shows: return .shows(try fields.required("shows").bool())
    case .allowedChildren:
      guard let list = fields["children"] else { return .uikit }
      _ = try list.set { number throws(ExchangeError) in try number.int() }
      return .children(try list.list { number throws(ExchangeError) in try number.int() })
    case .childContaining:
      return try fields.optional("child") { child throws(ExchangeError) in
        .child(try child.intOrNull())
      } ?? .uikit
    case .unwind:
      let (selected, open) = (try fields["selected"]?.int(), try fields["open"]?.bool())
      return selected == nil && open == nil ? .uikit : .state(selected: selected, isOpen: open)
    }
  }

  /// The line of an answer.
  package func line(_ id: Int) -> String {
    var members: [(String, JSON?)] = [("t", .word(AdapterProtocol.Kind.answer)), ("id", .int(id))]
    switch self {
    case .uikit: break
    case .shows(let shows): members.append(("shows", .bool(shows)))
    case .children(let children): members.append(("children", .array(children.map(JSON.int))))
    case .child(let child): members.append(("child", .numberOrNull(child)))
    case .state(let selected, let isOpen):
      members += [("selected", .number(selected)), ("open", .flag(isOpen))]
    }
    return JSON.fields(members).line
  }

  /// The line that says that a question could not be answered.
  package static func line(_ id: Int, error: String) -> String {
    JSON.fields([
      ("t", .word(AdapterProtocol.Kind.answer)), ("id", .int(id)), ("error", .string(error)),
    ]).line
  }
}

extension ContainerHooks {
  /// What hooks in Swift answer over the protocol.
  package func answer(to question: HookQuestion) -> HookAnswer {
    let state = question.state
    switch question.subject {
    case .shows(let child): return .shows(shows(child, in: state))
    case .allowedChildren(let source):
      return .children(allowedChildrenForUnwinding(from: source, in: state))
    case .childContaining(let source): return .child(childContaining(source, in: state))
    case .unwind(let segue, let child):
      var state = state
      unwind(for: segue, towards: child, in: &state)
      return .state(selected: state.selected, isOpen: state.isOpen)
    }
  }
}
