package import SegueScenarios

/// One question to a custom container, with all that it may look at.
package struct HookQuestion: Hashable, Sendable {
  /// The member `"hook"`: what is asked.
  package enum Hook: String, CaseIterable, Sendable {
    case shows, allowedChildren, childContaining, unwind
  }

  package enum Subject: Hashable, Sendable {
    case shows(Int)
    case allowedChildren(UnwindSource)
    case childContaining(UnwindSource)
    case unwind(UnwindSegue, towards: Int?)
  }

  package var subject: Subject
  package var state: ContainerState

  package init(_ subject: Subject, in state: ContainerState) {
    self.subject = subject
    self.state = state
  }

  package var hook: Hook {
    switch subject {
    case .shows: .shows
    case .allowedChildren: .allowedChildren
    case .childContaining: .childContaining
    case .unwind: .unwind
    }
  }

  static let keys = ["id", "hook", "container", "child", "source", "segue"]

  /// The line that asks it.
  package func line(_ id: Int) -> String {
    var (child, source, segue): (JSON?, JSON?, JSON?)
    switch subject {
    case .shows(let number): child = .int(number)
    case .allowedChildren(let from), .childContaining(let from): source = from.json
    case .unwind(let what, let towards): (segue, child) = (what.json, .numberOrNull(towards))
    }
    return JSON.fields([
      ("t", .word(AdapterProtocol.Kind.hook)), ("id", .int(id)), ("hook", .word(hook)),
      ("container", state.json), ("child", child), ("source", source), ("segue", segue),
    ]).line
  }

  /// Reads a message whose `"t"` is `hook`.
  init(_ fields: JSONFields) throws(ExchangeError) {
    state = try ContainerState(reading: fields.required("container"))
    let hook: Hook = try fields.required("hook").choice()
    switch hook {
    case .shows: subject = .shows(try fields.required("child").int())
    case .allowedChildren:
      subject = .allowedChildren(try UnwindSource(reading: fields.required("source")))
    case .childContaining:
      subject = .childContaining(try UnwindSource(reading: fields.required("source")))
    case .unwind:
      subject = .unwind(
        try UnwindSegue(reading: fields.required("segue")),
        towards: try fields.required("child").intOrNull())
    }
  }
}

extension ContainerState: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["children", "selected", "open"])
    self.init(
      children: try fields.required("children").list { name throws(ExchangeError) in
        try name.string()
      },
      selected: try fields.required("selected").int(),
      isOpen: try fields.required("open").bool())
  }

  package var json: JSON {
    .fields([
      ("children", .strings(children)), ("selected", .int(selected)), ("open", .bool(isOpen)),
    ])
  }
}

extension UnwindSource: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["controller", "action", "branch"])
    self.init(
      controller: try fields.required("controller").string(),
      action: try fields.required("action").string(),
      branch: try fields.required("branch").intOrNull())
  }

  package var json: JSON {
    .fields([
      ("controller", .string(controller)), ("action", .string(action)),
      ("branch", .numberOrNull(branch)),
    ])
  }
}

extension UnwindSegue: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["source", "destination"])
    self.init(
      source: try fields.required("source").string(),
      destination: try fields.required("destination").string())
  }

  package var json: JSON {
    .fields([("source", .string(source)), ("destination", .string(destination))])
  }
}

extension JSON {
  /// A number, or null: where absence is an argument of its own.
  static func numberOrNull(_ number: Int?) -> JSON { number.map(JSON.int) ?? .null }
}

extension JSONReader {
  /// A whole number, or nil for null.
  func intOrNull() throws(ExchangeError) -> Int? { value == .null ? nil : try int() }
}
