import SegueModel
import SegueTesting
import Testing

/// The corpus, case by case, in the tests of a package.
@Suite("A case in a test")
struct ConformanceTests {
  static let cases = try? ConformanceCase.all(for: Set(Feature.allCases))

  static func named(_ uid: String) throws -> ConformanceCase {
    try #require(cases?.first { $0.uid == uid })
  }

  @Test(
    "A failure tells the case, its rules, the first difference, both trees and how to see it again")
  func text() throws {
    let shelf = Shelf.standard
    let told = FailureText(of: Deaf(), in: try Self.named("0s49ieno"))?.text
    #expect(
      told?.replacing(shelf.root, with: "SUITE") == """
        0s49ieno A stack told to unwind pops to the member named, past all between
        UNW-28  After the dismissal each hop (a, b) of the route, from M or else from the source, tells a \
        `unwind(for:towards: b)`, unless a presents b.
        UNW-29  A navigation controller told to unwind towards a member of its stack pops to that member.
        ios14, step 4 {"trigger":"done","on":"four"}, outcome
        expected   tree nav[one]
        actual     tree nav[one, two, three, four]
        before     nav[one, two, three, four]
        expected        actual
        nav             nav
        └─ one          ├─ one
                        ├─ two
                        ├─ three
                        └─ four
        fails too  in ios13, ios10, ios9
        again      swift run --package-path SUITE -c release segue explain \
        SUITE/Corpus/Unwinding/unw-29-navigation-controller-pops.json --profile ios14
        """)
  }

  @Test("An issue has that text, and stands at the caller's line")
  func issue() throws {
    let failing = try Self.named("0s49ieno")
    let line = #line + 2
    withKnownIssue {
      expectConformance(of: Deaf(), to: failing)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.map(\.rawValue) == [FailureText(of: Deaf(), in: failing)?.text]
    }
  }

  @Test("A case that passes records nothing")
  func passing() throws { expectConformance(of: Modest(), to: try Self.named("0s49ieno")) }

  @Test("An expected divergence is a known issue, and an issue once it is gone")
  func expected() throws {
    let failing = try Self.named("0s49ieno")
    expectConformance(of: Deaf(), to: failing, except: [failing.uid: "exits are not wired"])
    withKnownIssue {
      expectConformance(of: Modest(), to: failing, except: [failing.uid: "exits are not wired"])
    } matching: { issue in
      if case .knownIssueNotRecorded = issue.kind { true } else { false }
    }
  }

  @Test("The difference in a case of level may fails nothing")
  func may() throws {
    let may = try #require(
      Self.cases?.first { $0.level == .may && FailureText(of: Deaf(), in: $0) != nil })
    expectConformance(of: Deaf(), to: may)
  }

  @Test("A case that does not apply is an issue: nothing was run")
  func inapplicable() throws {
    let told = FailureText(
      of: Modest(features: [.segueShow]), in: try Self.named("0s49ieno"), shelf: Shelf())
    #expect(
      told?.text.split(separator: "\n").last
        == "ios14, not applicable: without container.navigation, segue.unwind")
  }

  @Test("The cases for an implementation are those that share a feature set and a profile with it")
  func applicable() throws {
    let cases = try ConformanceCase.all(for: Modest())
    #expect(cases.count > 20)
    for conformanceCase in cases {
      #expect(conformanceCase.requires.isSubset(of: Modest().features))
      #expect(conformanceCase.profiles.contains(.ios14))
    }
    #expect(throws: ExchangeError.self) { try ConformanceCase.all(for: Modest(profiles: [])) }
  }

  @Test("A case is called by uid and title")
  func description() throws {
    let told = try Self.named("0s49ieno")
    #expect(told.testDescription == "0s49ieno \(told.title)")
  }
}
