import SegueExchange
import SegueScenarios
import Testing

@Suite("What a word means that is none of those allowed")
struct MeantTests {
  @Test(
    "A version of iOS means the profile that holds in it, and none before iOS 6",
    arguments: [
      ("ios5", nil), ("ios7", .ios6), ("ios8.1", .ios8), ("ios8.4.1", .ios8), ("iOS 8.0", .ios8_0),
      ("ios9.3", .ios9), ("ios11", .ios10), ("ios12.5", .ios10), ("iOS13", .ios13), ("15", .ios14),
      ("ios15", .ios14), ("ios16", .ios14), ("ios17.2", .ios14), ("ios18", .ios14),
      ("ios26", .ios14), ("ios99999999999999999999", nil), ("iso14", .ios14), ("apkit", .appkit),
    ] as [(String, Profile?)])
  func profile(word: String, profile: Profile?) {
    #expect(meant(by: word, among: Profile.allCases.map(\.rawValue)) == profile?.rawValue)
  }

  @Test("Elsewhere a number is a word like any other")
  func others() {
    #expect(meant(by: "15", among: ["16", "text"]) == "16")
    #expect(meant(by: "tetx", among: ["16", "text"]) == "text")
  }
}
