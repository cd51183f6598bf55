import SegueTesting
import Testing

@Suite("MyNavigation against UIKit's rules")
struct ConformanceTests {
  @Test("A case of the corpus", arguments: try ConformanceCase.all(for: MyNavigation()))
  func corpus(_ conformanceCase: ConformanceCase) {
    expectConformance(of: MyNavigation(), to: conformanceCase)
  }

  @Test("Random scenarios agree with UIKit's rules")
  func campaign() { expectNoDivergence(of: MyNavigation(), seed: 1, cases: 200) }
}
