import SegueCommands
import SegueConformance
import SegueExchange
import SegueMutants
import SegueScenarios
import Testing

/// The corpus tells every mutant from the specification, and every rule can be broken.
@Suite("Mutants")
struct MutantTests {
  @Test("The corpus kills every mutant")
  func corpusKills() throws {
    let entries = try CorpusTests.corpus.get().entries
    let trials = MutantTrial.run(Mutant.all, over: entries, stopsAtFirst: true)
    #expect(trials.map(\.mutant.name) == Mutant.all.map(\.name))
    let survivors = trials.filter(\.kills.isEmpty).map(\.mutant.name)
    #expect(survivors.isEmpty, "segue mutants NAME says more about \(survivors)")
  }

  @Test("Names are unique and sorted, and each says what is wrong in a sentence")
  func names() {
    let names = Mutant.all.map(\.name)
    #expect(names.count >= 100)
    #expect(names == Set(names).sorted())
    for mutant in Mutant.all {
      #expect(mutant.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(mutant.name)")
      #expect(mutant.mistake.hasSuffix("."), "\(mutant.name)")
      #expect(Mutant.named(mutant.name)?.mistake == mutant.mistake)
    }
  }

  @Test("A mutant breaks rules that are asserted, each once")
  func brokenRulesExist() throws {
    let asserted = Set(
      try CorpusTests.rules.get().filter { $0.level != .unspecified }.map(\.id))
    for mutant in Mutant.all {
      #expect(!mutant.breaks.isEmpty, "\(mutant.name)")
      #expect(Set(mutant.breaks).count == mutant.breaks.count, "\(mutant.name)")
      #expect(Set(mutant.breaks).isSubset(of: asserted), "\(mutant.name)")
    }
  }

  /// Asserted rules that no mutant breaks, and why.
  static let unbroken: [RuleID: String] = [
    .SEG(9): "What a push leaves undone would show only to a request of the same step: PRS-21.",
    .CNT(9): "As for SEG-9.",
    .CNT(10): "Nothing in a trace tells which navigation controller a popped controller names.",
  ]

  @Test("Every asserted rule is broken by a mutant, or it is said why not")
  func everyRuleIsBroken() throws {
    let broken = Set(Mutant.all.flatMap(\.breaks))
    let asserted = try CorpusTests.rules.get().filter {
      $0.level != .unspecified && $0.id.area != .LAW
    }
    let whole = Set(asserted.map(\.id)).subtracting(broken)
    #expect(whole == Set(Self.unbroken.keys), "\(whole.sorted())")
  }
}
