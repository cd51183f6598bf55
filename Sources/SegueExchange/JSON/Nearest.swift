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
