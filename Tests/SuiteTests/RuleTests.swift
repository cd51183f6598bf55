import SegueConformance
import SegueExchange
import SegueModel
import SegueScenarios
import Testing

/// Every rule by its id: its cases, deciding and near, hold for the reference model in all their profiles.
@Suite("Rules")
struct RuleTests {
  @Test("The cases of a rule hold", arguments: RuleTests.ids)
  func casesHold(id: String) throws {
    let rule = try #require(RuleID(id))
    let entries = try CorpusTests.corpus.get().entries.filter {
      $0.conformanceCase.rules.contains(rule) || $0.conformanceCase.nearMissOf.contains(rule)
    }
    #expect(!entries.isEmpty)
    for entry in entries {
      for profile in entry.conformanceCase.profiles {
        let verdict = entry.conformanceCase.check(ReferenceModel(), profile: profile)
        #expect(!verdict.isFailure, "\(entry.path) [\(profile.rawValue)]: \(verdict.outcome)")
      }
    }
  }

  @Test("The list of ids is the list of Specs/")
  func listIsComplete() throws {
    let specified = try CorpusTests.rules.get().map(\.id).filter { $0.area != .LAW }
    #expect(Set(RuleTests.ids) == Set(specified.map(\.description)))
    #expect(RuleTests.ids.count == specified.count)
  }

  static let ids = [
    "STB-1", "STB-2", "STB-4", "STB-5", "STB-6", "STB-7", "STB-8", "STB-9", "STB-10", "STB-11",
    "STB-12", "STB-14", "STB-15", "STB-16", "STB-18", "STB-19", "STB-21", "STB-22", "STB-23",
    "STB-25", "STB-26", "STB-27", "STB-28", "STB-29", "STB-40", "STB-41", "STB-42", "STB-44",
    "STB-45", "STB-46", "STB-47", "STB-48", "STB-49", "STB-50",
    "SEG-1", "SEG-2", "SEG-3", "SEG-4", "SEG-5", "SEG-6", "SEG-8", "SEG-9", "SEG-10", "SEG-11",
    "SEG-12", "SEG-13", "SEG-14", "SEG-15", "SEG-17", "SEG-18", "SEG-19", "SEG-22", "SEG-23",
    "SEG-24", "SEG-26", "SEG-31", "SEG-32", "SEG-33", "SEG-34", "SEG-35", "SEG-36", "SEG-40",
    "SEG-41", "SEG-44", "SEG-51", "SEG-52", "SEG-53", "SEG-54", "SEG-55", "SEG-56", "SEG-57",
    "SEG-58", "SEG-60", "SEG-61", "SEG-62", "SEG-63", "SEG-65", "SEG-68", "SEG-70", "SEG-71",
    "SEG-72", "SEG-73", "SEG-74", "SEG-75", "SEG-76", "SEG-77", "SEG-80", "SEG-81", "SEG-82",
    "SEG-83", "SEG-84", "SEG-85", "SEG-86", "SEG-87", "SEG-100", "SEG-101", "SEG-102", "SEG-103",
    "SEG-104", "SEG-105", "SEG-106", "SEG-107", "SEG-108", "SEG-109", "SEG-110", "SEG-111",
    "SEG-112", "SEG-113", "SEG-114", "SEG-115", "SEG-116", "SEG-117", "SEG-118", "SEG-119",
    "SEG-120", "SEG-121", "SEG-122", "SEG-124", "SEG-125", "SEG-126", "SEG-127", "SEG-128",
    "SEG-141", "SEG-142", "SEG-143", "SEG-144", "SEG-145", "SEG-146", "SEG-147",
    "SHW-1", "SHW-2", "SHW-3", "SHW-4", "SHW-5", "SHW-6", "SHW-7", "SHW-8", "SHW-9", "SHW-10",
    "SHW-11", "SHW-12", "SHW-13", "SHW-14", "SHW-15", "SHW-16", "SHW-17", "SHW-19", "SHW-20",
    "SHW-21", "SHW-40", "SHW-41", "SHW-42", "SHW-43", "SHW-44", "SHW-45", "SHW-46", "SHW-47",
    "SHW-48", "SHW-49", "SHW-50", "SHW-51", "SHW-52",
    "PRS-1", "PRS-2", "PRS-3", "PRS-4", "PRS-5", "PRS-6", "PRS-7", "PRS-9", "PRS-10", "PRS-12",
    "PRS-13", "PRS-14", "PRS-15", "PRS-18", "PRS-19", "PRS-20", "PRS-21", "PRS-40", "PRS-41",
    "PRS-42", "PRS-43", "PRS-44", "PRS-45", "PRS-46", "PRS-47", "PRS-48", "PRS-49", "PRS-50",
    "PRS-51", "PRS-52", "PRS-53", "PRS-54",
    "CNT-1", "CNT-2", "CNT-3", "CNT-4", "CNT-5", "CNT-6", "CNT-7", "CNT-8", "CNT-9", "CNT-10",
    "CNT-12", "CNT-13", "CNT-14", "CNT-15", "CNT-16", "CNT-17", "CNT-18", "CNT-19", "CNT-20",
    "CNT-22", "CNT-23", "CNT-26", "CNT-27", "CNT-28", "CNT-29", "CNT-30", "CNT-31", "CNT-32",
    "CNT-33", "CNT-34", "CNT-50", "CNT-51", "CNT-52", "CNT-53", "CNT-54", "CNT-55", "CNT-56",
    "CNT-57", "CNT-58", "CNT-59", "CNT-60", "CNT-61", "CNT-62", "CNT-63", "CNT-64", "CNT-65",
    "CNT-66", "CNT-67", "CNT-68", "CNT-69", "CNT-70", "CNT-71", "CNT-72", "CNT-73", "CNT-74",
    "CNT-75", "CNT-76", "CNT-77",
    "UNW-1", "UNW-2", "UNW-3", "UNW-4", "UNW-5", "UNW-6", "UNW-7", "UNW-8", "UNW-9", "UNW-10",
    "UNW-11", "UNW-12", "UNW-13", "UNW-14", "UNW-15", "UNW-21", "UNW-22", "UNW-23", "UNW-25",
    "UNW-26", "UNW-27", "UNW-28", "UNW-29", "UNW-30", "UNW-31", "UNW-32", "UNW-33", "UNW-34",
    "UNW-35", "UNW-36", "UNW-37", "UNW-38", "UNW-39", "UNW-40", "UNW-41", "UNW-42", "UNW-43",
    "UNW-44", "UNW-45", "UNW-46", "UNW-60", "UNW-61", "UNW-62", "UNW-63", "UNW-64", "UNW-65",
    "UNW-66", "UNW-67", "UNW-69", "UNW-70", "UNW-71", "UNW-72", "UNW-73", "UNW-74", "UNW-75",
    "UNW-76", "UNW-77", "UNW-78", "UNW-79", "UNW-80", "UNW-81", "UNW-82", "UNW-83", "UNW-84",
    "UNW-85", "UNW-86", "UNW-87", "UNW-88", "UNW-89", "UNW-90", "UNW-91", "UNW-92",
    "LUN-1", "LUN-2", "LUN-3", "LUN-4", "LUN-5", "LUN-6", "LUN-7", "LUN-8", "LUN-9", "LUN-10",
    "LUN-11", "LUN-12", "LUN-13", "LUN-14", "LUN-15", "LUN-16", "LUN-17", "LUN-18", "LUN-30",
    "LUN-31", "LUN-32", "LUN-33", "LUN-34", "LUN-35", "LUN-36", "LUN-37", "LUN-38",
    "LUN-39",
  ]
}
