package import SegueScenarios

extension Step: JSONForm {
  private static let others = ["on", "sender", "identifier", "creator", "name", "style", "to"]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let (key, value) = try reader.discriminator(
      StepKey.self, what: "a step", others: Self.others)
    let fields = try reader.fields([key.rawValue] + key.others)
    func on() throws(ExchangeError) -> String { try fields.required("on").string() }
    func controllers() throws(ExchangeError) -> [String] {
      try value.list { r throws(ExchangeError) in try r.string() }
    }
    switch key {
    case .trigger: self = .trigger(name: try value.string(), on: try on())
    case .back: self = .back(on: try value.string())
    case .tapTab: self = .tapTab(controller: try value.string(), on: try on())
    case .swipe: self = .swipe(controller: try value.string())
    case .performSegue:
      self = .performSegue(
        identifier: try value.string(), on: try on(), sender: try fields["sender"]?.string())
    case .instantiate:
      self = .instantiate(
        storyboard: try value.string(), identifier: try fields["identifier"]?.string(),
        creator: try fields.optional("creator", Creation.init(reading:)))
    case .create:
      self = .create(class: try value.string(), name: try fields.required("name").string())
    case .makeSegue: self = .makeSegue(try MadeSegue(reading: value))
    case .loadView: self = .loadView(controller: try value.string())
    case .present:
      self = .present(
        controller: try value.stringOrNull(), on: try on(), style: try fields["style"]?.choice())
    case .dismiss: self = .dismiss(on: try value.string())
    case .push: self = .push(controller: try value.stringOrNull(), on: try on())
    case .pop: self = .pop(on: try value.string())
    case .popTo: self = .popTo(controller: try value.string(), on: try on())
    case .popToRoot: self = .popToRoot(on: try value.string())
    case .setStack: self = .setStack(controllers: try controllers(), on: try on())
    case .select: self = .select(controller: try value.string(), on: try on())
    case .selectMore: self = .selectMore(on: try value.string())
    case .setTabs: self = .setTabs(controllers: try controllers(), on: try on())
    case .show: self = .show(controller: try value.string(), on: try on())
    case .showDetail: self = .showDetail(controller: try value.string(), on: try on())
    case .collapse: self = .collapse(on: try value.string())
    case .expand: self = .expand(on: try value.string())
    case .setColumn:
      self = .setColumn(
        column: try value.choice(), controller: try fields.required("to").stringOrNull(),
        on: try on())
    case .setPages: self = .setPages(controllers: try controllers(), on: try on())
    case .addChild: self = .addChild(controller: try value.string(), on: try on())
    case .removeChild: self = .removeChild(controller: try value.string())
    case .hold: self = .hold(controller: try value.string())
    case .release: self = .release(controller: try value.string())
    case .setRoot: self = .setRoot(controller: try value.string())
    }
  }

  package var json: JSON {
    func step(_ key: StepKey, _ value: JSON, _ others: (String, JSON?)...) -> JSON {
      .fields([(key.rawValue, value)] + others)
    }
    func on(_ key: StepKey, _ value: String?, _ on: String) -> JSON {
      step(key, .text(value) ?? .null, ("on", .string(on)))
    }
    func list(_ key: StepKey, _ names: [String], _ on: String) -> JSON {
      step(key, .strings(names), ("on", .string(on)))
    }
    switch self {
    case .trigger(let name, let receiver): return on(.trigger, name, receiver)
    case .back(let receiver): return step(.back, .string(receiver))
    case .tapTab(let child, let receiver): return on(.tapTab, child, receiver)
    case .swipe(let controller): return step(.swipe, .string(controller))
    case .performSegue(let identifier, let receiver, let sender):
      return step(
        .performSegue, .string(identifier), ("on", .string(receiver)), ("sender", .text(sender)))
    case .instantiate(let storyboard, let identifier, let creator):
      return step(
        .instantiate, .string(storyboard), ("identifier", .text(identifier)),
        ("creator", creator?.json))
    case .create(let name, let controller):
      return step(.create, .string(name), ("name", .string(controller)))
    case .makeSegue(let made): return step(.makeSegue, made.json)
    case .loadView(let controller): return step(.loadView, .string(controller))
    case .present(let controller, let receiver, let style):
      return step(
        .present, .text(controller) ?? .null, ("on", .string(receiver)), ("style", .word(style)))
    case .dismiss(let receiver): return step(.dismiss, .string(receiver))
    case .push(let controller, let receiver): return on(.push, controller, receiver)
    case .pop(let receiver): return step(.pop, .string(receiver))
    case .popTo(let controller, let receiver): return on(.popTo, controller, receiver)
    case .popToRoot(let receiver): return step(.popToRoot, .string(receiver))
    case .setStack(let controllers, let receiver): return list(.setStack, controllers, receiver)
    case .select(let controller, let receiver): return on(.select, controller, receiver)
    case .selectMore(let receiver): return step(.selectMore, .string(receiver))
    case .setTabs(let controllers, let receiver): return list(.setTabs, controllers, receiver)
    case .show(let controller, let receiver): return on(.show, controller, receiver)
    case .showDetail(let controller, let receiver): return on(.showDetail, controller, receiver)
    case .collapse(let receiver): return step(.collapse, .string(receiver))
    case .expand(let receiver): return step(.expand, .string(receiver))
    case .setColumn(let column, let controller, let receiver):
      return step(
        .setColumn, .string(column.rawValue), ("to", .text(controller) ?? .null),
        ("on", .string(receiver)))
    case .setPages(let controllers, let receiver): return list(.setPages, controllers, receiver)
    case .addChild(let controller, let receiver): return on(.addChild, controller, receiver)
    case .removeChild(let controller): return step(.removeChild, .string(controller))
    case .hold(let controller): return step(.hold, .string(controller))
    case .release(let controller): return step(.release, .string(controller))
    case .setRoot(let controller): return step(.setRoot, .string(controller))
    }
  }
}
