package import SegueScenarios

extension ClassDefinition: JSONForm {
  static let keys = [
    "superclass", "missing", "actions", "definesPresentationContext", "isModalInPresentation",
    "presentationStyle", "columns", "skipsInitCoder", "shouldPerform", "canPerform",
    "canPerformWithSender", "allowedChildren", "childContaining", "forUnwindAction",
    "segueForUnwinding", "unwindTowards", "show", "showDetail", "refusesShow", "segueActions",
    "inShouldPerform", "inPrepare", "inViewDidLoad", "inAction", "shouldDismiss", "keepsPopover",
    "shouldSelect", "collapseSecondary", "handlesShowDetail", "topColumnForCollapsing",
  ]

  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(Self.keys)
    self.init()
    superclass = try fields["superclass"]?.string() ?? superclass
    missing = try fields["missing"]?.bool() ?? missing
    actions = try fields["actions"]?.set { r throws(ExchangeError) in try r.string() } ?? []
    definesPresentationContext = try fields["definesPresentationContext"]?.bool()
    isModalInPresentation = try fields["isModalInPresentation"]?.bool()
    presentationStyle = try fields["presentationStyle"]?.choice()
    columns = try fields["columns"]?.int()
    skipsInitCoder = try fields["skipsInitCoder"]?.bool()
    try readOverrides(fields)
    inShouldPerform = try fields.optional("inShouldPerform", [Step].init(reading:)) ?? []
    inPrepare = try fields.optional("inPrepare", [Step].init(reading:)) ?? []
    inViewDidLoad = try fields.optional("inViewDidLoad", [Step].init(reading:)) ?? []
    inAction = try fields["inAction"]?.members([Step].init(reading:)) ?? [:]
    shouldDismiss = try fields["shouldDismiss"]?.bool()
    keepsPopover = try fields["keepsPopover"]?.bool()
    shouldSelect = try fields["shouldSelect"]?.bool()
    collapseSecondary = try fields["collapseSecondary"]?.bool()
    handlesShowDetail = try fields["handlesShowDetail"]?.bool()
    topColumnForCollapsing = try fields["topColumnForCollapsing"]?.choice()
  }

  private mutating func readOverrides(_ fields: JSONFields) throws(ExchangeError) {
    shouldPerform = try fields.optional("shouldPerform", Answers.init(reading:))
    canPerform = try fields.optional("canPerform", Answers.init(reading:))
    canPerformWithSender = try fields.optional("canPerformWithSender", Answers.init(reading:))
    allowedChildren = try fields.optional("allowedChildren", ChildrenAnswer.init(reading:))
    childContaining = try fields.optional("childContaining", ControllerAnswer.init(reading:))
    forUnwindAction = try fields.optional("forUnwindAction", ControllerAnswer.init(reading:))
    segueForUnwinding = try fields.optional(
      "segueForUnwinding", UnwindSegueAnswer.init(reading:))
    unwindTowards = try fields.optional("unwindTowards", Body.init(reading:))
    show = try fields.optional("show", Body.init(reading:))
    showDetail = try fields.optional("showDetail", Body.init(reading:))
    refusesShow = try fields["refusesShow"]?.bool()
    segueActions = try fields["segueActions"]?.members(Creation.init(reading:)) ?? [:]
  }

  package var json: JSON {
    .fields([
      ("superclass", superclass == ClassDefinition().superclass ? nil : .string(superclass)),
      ("missing", .mark(missing)),
      ("actions", JSON.strings(actions.sorted()).unlessEmpty),
      ("definesPresentationContext", .flag(definesPresentationContext)),
      ("isModalInPresentation", .flag(isModalInPresentation)),
      ("presentationStyle", .word(presentationStyle)),
      ("columns", .number(columns)),
      ("skipsInitCoder", .flag(skipsInitCoder)),
      ("shouldPerform", shouldPerform?.json),
      ("canPerform", canPerform?.json),
      ("canPerformWithSender", canPerformWithSender?.json),
      ("allowedChildren", allowedChildren?.json),
      ("childContaining", childContaining?.json),
      ("forUnwindAction", forUnwindAction?.json),
      ("segueForUnwinding", segueForUnwinding?.json),
      ("unwindTowards", unwindTowards?.json),
      ("show", show?.json),
      ("showDetail", showDetail?.json),
      ("refusesShow", .flag(refusesShow)),
      ("segueActions", JSON.named(segueActions).unlessEmpty),
      ("inShouldPerform", JSON.values(inShouldPerform).unlessEmpty),
      ("inPrepare", JSON.values(inPrepare).unlessEmpty),
      ("inViewDidLoad", JSON.values(inViewDidLoad).unlessEmpty),
      ("inAction", stepsInActions.unlessEmpty),
      ("shouldDismiss", .flag(shouldDismiss)),
      ("keepsPopover", .flag(keepsPopover)),
      ("shouldSelect", .flag(shouldSelect)),
      ("collapseSecondary", .flag(collapseSecondary)),
      ("handlesShowDetail", .flag(handlesShowDetail)),
      ("topColumnForCollapsing", .word(topColumnForCollapsing)),
    ])
  }

  private var stepsInActions: JSON {
    .object(
      inAction.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .values($0.value)) })
  }
}

extension SegueClass: JSONForm {
  package init(reading reader: JSONReader) throws(ExchangeError) {
    let fields = try reader.fields(["missing", "perform", "destination"])
    self.init(
      missing: try fields["missing"]?.bool() ?? false,
      perform: try fields.optional("perform", Body.init(reading:)),
      destination: try fields["destination"]?.string())
  }

  package var json: JSON {
    .fields([
      ("missing", .mark(missing)), ("perform", perform?.json),
      ("destination", .text(destination)),
    ])
  }
}
