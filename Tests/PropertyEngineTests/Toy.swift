@testable import PropertyEngine

/// A model with all that a step can have, for tests that say for themselves which cases fail.
///
/// Object 0 is there from the start; the start has one number. `make` makes an object from another and gives it names; `put`
/// puts a number on an object; `say` says a name to two objects.
struct Toy: StateModel {
  enum Kind: UInt8, StepKind { case make, put, say }

  var objects = 1
  var isClosed = false

  static var startSlots: Int { 1 }
  static func startDomain(of slot: Int, in start: Slots) -> Domain { .integers(0...1000) }
  init(start: Slots) {}

  static func slots(of kind: Kind) -> Int { [2, 2, 3][Int(kind.rawValue)] }

  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    switch (step.kind, slot) {
    case (.make, 1): .names(of: 3)
    case (.put, 1): .integers(-1000...1000)
    case (.say, 2): .name(of: 3)
    default: .objects(all)
    }
  }

  var all: ObjectSet {
    var set = ObjectSet()
    for object in 0..<objects { set.insert(object) }
    return set
  }

  mutating func apply(_ step: Step<Kind>) -> Bool {
    if step.kind == .make { objects += 1 }
    return true
  }
}

typealias ToyStep = Step<Toy.Kind>

/// A case of the toy from its steps.
func toy(_ steps: [ToyStep], start: Int = 0) -> Case<Toy> {
  var content = Case<Toy>()
  content.start = Slots(start)
  var model = Toy(start: content.start)
  let generator = Generator<Toy>(seed: 0, mostSteps: 100)
  for step in steps {
    let references: UInt8 = step.kind == .say ? 0b11 : 0b01
    content.entries.append(generator.take(step, references, &model))
  }
  content.objects = model.objects
  return content
}

/// Shrinks with one pass alone, or with all.
func shrink(
  _ steps: [ToyStep], start: Int = 0, by pass: Pass?, budget: Int = 10_000,
  while fails: (Case<Toy>) -> Bool
) -> Case<Toy> {
  let fault = Fingerprint("fault")
  var shrinker = Shrinker(
    toy(steps, start: start), failing: fault, at: nil, budget: budget,
    generator: Generator<Toy>(seed: 1, mostSteps: 100), chance: Chance(seed: 1, index: 1))
  if let pass {
    shrinker.only = pass
    shrinker.pass = pass
  }
  while shrinker.advance() {
    shrinker.record(fails(shrinker.candidate.content) ? .failed(fault, at: nil) : .passed)
  }
  return shrinker.best.content
}
