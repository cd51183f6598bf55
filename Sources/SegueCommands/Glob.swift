/// Whether a text is as a pattern says, where `*` stands for any text.
func glob(_ pattern: String, _ text: String) -> Bool {
  let pattern = Array(pattern.utf8)
  let text = Array(text.utf8)
  var at = 0
  var index = 0
  var star = -1
  var mark = 0
  while index < text.count {
    if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
      star = at
      mark = index
      at += 1
    } else if at < pattern.count, pattern[at] == text[index] {
      at += 1
      index += 1
    } else if star >= 0 {
      at = star + 1
      mark += 1
      index = mark
    } else {
      return false
    }
  }
  return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
}
