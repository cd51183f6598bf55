import SegueCommands
import SegueTestFiles
import Testing

/// `segue fuzz --exhaustive`, and what campaigns and small scenarios say of mutants.
@Suite("Exhaustive fuzzing")
struct ExhaustiveFuzzTests {
  @Test(
    "Without a divergence it says how many scenarios there were, and that no smaller divergence exists"
  )
  func agreement() throws {
    let folder = try TemporaryFolder()
    let words = [
      "fuzz", "--exhaustive", "--builtin", "reference", "--max-controllers", "1", "--max-steps",
      "1", "--save", folder.path,
    ]
    let output = SegueCommand.run(words)
    #expect(output.exit == .expected && output.error.isEmpty)
    #expect(output.standard.contains(" scenarios of up to 1 controllers and 1 steps run on "))
    #expect(output.standard.contains("no smaller divergence exists"))
    #expect(output == SegueCommand.run(words + ["--jobs", "1"]))
  }

  @Test("The smallest scenario that shows a mutant is saved, explained and replayed")
  func finding() throws {
    let folder = try TemporaryFolder()
    let builtin = "mutant:stacks-answer-show-by-presenting"
    let output = segue(
      "fuzz", "--exhaustive", "--builtin", builtin, "--profile", "ios14", "--max-steps", "1",
      "--save", folder.path)
    #expect(output.exit == .divergence)
    #expect(
      output.standard.contains("  size 1/2/0/0 (steps/controllers/actions/overrides), no smaller "))
    let again = try #require(
      output.standard.split(separator: "\n").first { $0.hasPrefix("  segue replay ") })
    let words = again.split(separator: " ").dropFirst().map(String.init)
    #expect(SegueCommand.run(words).exit == .unexpected)
  }

  @Test("Scopes that nobody will see the end of are refused")
  func bounds() {
    let output = segue("fuzz", "--exhaustive", "--max-controllers", "7")
    #expect(output.exit == .usage)
    #expect(output.error.contains("at most 6 controllers"))
  }

  @Test(
    "Mutants with campaigns: found after how many scenarios, made how small, and how small they could be"
  )
  func mutants() {
    let output = segue(
      "mutants", "--fuzz", "--filter", "self-before-children", "--seeds", "1", "--cases", "200",
      "--max-controllers", "2", "--max-steps", "1")
    #expect(output.exit == .expected)
    #expect(output.standard.contains("1 mutant, 1 found with each of 1 seed;"))
    #expect(output.standard.contains("1 with a known minimum: "), "\(output.standard)")
  }

  @Test("Mutants with campaigns, and nothing made small: how soon alone")
  func soon() {
    let output = segue(
      "mutants", "--fuzz", "--filter", "self-before-children", "--seeds", "2", "--cases", "400",
      "--no-minimize")
    #expect(output.exit == .expected)
    #expect(output.standard.contains("1 mutant, 1 found with each of 2 seeds;"))
    #expect(!output.standard.contains("minimum"), "\(output.standard)")
  }
}
