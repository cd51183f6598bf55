import SegueTesting
import Testing

/// Trailhead against UIKit's rules.
@Suite("Conformance")
struct ConformanceTests {
  static let trailhead = TrailheadImplementation()

  @Test("A case of the corpus", arguments: try ConformanceCase.all(for: trailhead))
  func corpus(_ conformanceCase: ConformanceCase) {
    expectConformance(of: Self.trailhead, to: conformanceCase)
  }

  @Test("Random scenarios agree with UIKit's rules")
  func campaign() { expectNoDivergence(of: Self.trailhead, seed: 1, cases: 500) }
}
