import PropertyEngine

/// A random small system with objects, names and a memory, and a bug that depends on what names and numbers cannot show.
///
/// Objects hang below objects; a step `ask` asks an object with a name. The bug is drawn from a number: the system answers
/// wrongly where a digest of the situation, blind to which name or number it is, falls on a chosen remainder.
struct MazeModel: StateModel {
  enum Kind: UInt8, StepKind { case add, ask }

  var masks: [Int] = [0]
  var ups: [Int] = [-1]

  init(start: Slots) {}

  static func slots(of kind: Kind) -> Int { 2 }
  var objects: Int { masks.count }

  func domain(of slot: Int, in step: Step<Kind>) -> Domain {
    if slot == 0 {
      var set = ObjectSet()
      for object in 0..<objects where step.kind == .ask || objects < 5 { set.insert(object) }
      return .objects(set)
    }
    return step.kind == .add ? .names(of: 2) : .name(of: 2)
  }

  mutating func apply(_ step: Step<Kind>) -> Int {
    switch step.kind {
    case .add:
      masks.append(step[1])
      ups.append(step[0])
      return objects
    case .ask: return masks[step[0]] >> step[1] & 1
    }
  }

  func encode(into code: inout StateCode) {
    for object in masks.indices {
      code.append(object: object)
      code.append(object: ups[object])
      code.append(names: masks[object])
    }
  }
}

struct Maze: ValueSystem {
  typealias Model = MazeModel

  let bug: UInt64
  var model = MazeModel(start: Slots())
  /// How many questions were answered with yes, up to three.
  var answered = 0

  init(bug: UInt64) { self.bug = bug }

  mutating func apply(_ step: Step<MazeModel.Kind>) -> Int {
    let isWrong = isWrong(step)
    let answer = model.apply(step)
    if step.kind == .ask { answered = min(3, answered + answer) }
    return isWrong ? answer + 10 : answer
  }

  /// Depends on depth, on how many names an object has, on whether it has the one that is asked for, and on the memory.
  func isWrong(_ step: Step<MazeModel.Kind>) -> Bool {
    var depth = 0
    var object = step[0]
    while model.ups[object] >= 0 {
      depth += 1
      object = model.ups[object]
    }
    let has = step.kind == .ask ? model.masks[step[0]] >> step[1] & 1 : step[1].nonzeroBitCount
    let facts = [
      Int(step.kind.rawValue), depth, model.masks[step[0]].nonzeroBitCount, has, answered,
      model.masks.count,
    ]
    var chance = Chance(
      seed: bug, index: facts.reduce(7) { $0 &* 31 &+ UInt64($1) })
    return chance.below(40) == 0
  }

  func encode(into code: inout StateCode) { code.append(answered) }
}

/// Every case with up to so many steps, none left out and none merged: for each kind of step that can fail, the least steps,
/// objects and names of a case that fails there. A case ends at its first failure.
func bruteForce(bug: UInt64, upTo most: Int) -> [UInt64: [Int]] {
  var least: [UInt64: [Int]] = [:]
  func visit(_ model: MazeModel, _ system: Maze, _ steps: Int, _ names: Int) {
    guard steps < most else { return }
    for kind in MazeModel.Kind.allCases {
      for object in 0..<model.objects where kind == .ask || model.objects < 5 {
        for value in 0..<(kind == .add ? 4 : 2) {
          var (after, other) = (model, system)
          let step = Step(kind, object, value)
          let cost = names + (kind == .add ? value.nonzeroBitCount : 0)
          let size = [steps + 1, after.objects + (kind == .add ? 1 : 0), cost]
          let fault = UInt64(kind.rawValue) + 1
          if after.apply(step) == other.apply(step) {
            visit(after, other, steps + 1, cost)
          } else if least[fault].map({ size.lexicographicallyPrecedes($0) }) ?? true {
            least[fault] = size
          }
        }
      }
    }
  }
  visit(MazeModel(start: Slots()), Maze(bug: bug), 0, 0)
  return least
}
