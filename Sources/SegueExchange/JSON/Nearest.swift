internal import SegueScenarios

/// What a word that is none of those allowed probably means: of profiles the one that holds in the version of iOS that it names,
/// which may be none; else the nearest.
package func meant(by text: String, among words: [String]) -> String? {
  guard words.contains(Profile.standard.rawValue), let version = version(text) else {
    return nearest(to: text, among: words)
  }
  return Profile(major: version.major, minor: version.minor)?.rawValue
}

/// `ios15`, `iOS 15.2` and `15` in numbers; nil for anything else. `ios8` alone is a profile already.
private func version(_ text: String) -> (major: Int, minor: Int)? {
  let text = text.lowercased()
  let number = (text.hasPrefix("ios") ? text.dropFirst(3) : text[...]).drop { $0 == " " }
  let parts = number.split(separator: ".", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { Int($0) }
  guard numbers.count == parts.count, let major = numbers.first else { return nil }
  return (major, numbers.count > 1 ? numbers[1] : 0)
}

/// The word that a mistyped one probably stands for; nil when none is close.
package func nearest(to text: String, among words: [String]) -> String? {
  // Long texts are no typing mistakes, and comparing them would take long.
  guard text.utf8.count <= 40 else { return nil }
  let typed = Array(text.lowercased().utf8)
  let ranked = words.map { (word: $0, distance: distance(typed, Array($0.lowercased().utf8))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }),
    best.distance <= max(1, best.word.utf8.count / 3)
  else { return nil }
  return best.word
}

/// How many letters must be added, dropped, changed or swapped with the next (Damerau-Levenshtein).
private func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var before: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let change = last[j] + (left[i] == right[j] ? 0 : 1)
      var best = min(change, last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, before[j - 1] + 1)
      }
      row.append(best)
    }
    (before, last) = (last, row)
  }
  return last[right.count]
}
