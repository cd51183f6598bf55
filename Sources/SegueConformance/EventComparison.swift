import SegueScenarios

extension Event {
  /// Whether an observed event is the expected one. Rules are never compared, nor names that no source
  /// settles (SEG-83, PRS-5).
  func matches(_ actual: Event) -> Bool {
    kind == actual.kind && on == actual.on && to == actual.to && sender == actual.sender
      && answer == actual.answer && list == actual.list
      && namesMatch(actual)
  }

  /// An expected `shouldPerform` or `log` without a name stands for any; what a console line has between `<`
  /// and `>` is not compared.
  private func namesMatch(_ actual: Event) -> Bool {
    switch (kind, name) {
    case (.shouldPerform, nil), (.log, nil): true
    case (.log, let name?): withoutAddresses(name) == actual.name.map(withoutAddresses)
    default: name == actual.name
    }
  }

  /// The fields in which an observed event of the same kind differs.
  func differences(from actual: Event) -> [String] {
    var fields: [String] = []
    if on != actual.on { fields.append("on") }
    if to != actual.to { fields.append("to") }
    if !namesMatch(actual) { fields.append("name") }
    if sender != actual.sender { fields.append("sender") }
    if answer != actual.answer { fields.append("answer") }
    if list != actual.list { fields.append("list") }
    return fields
  }
}

extension Ending {
  /// Whether an observed ending is the expected one.
  func matches(_ actual: Ending) -> Bool {
    switch (self, actual) {
    case (.completed, .completed), (.unspecified, _): true
    case (.raised(let name, let reason, _), .raised(let actualName, let actualReason, _)):
      (name == nil || name == actualName)
        && (reason == nil || normalized(reason) == normalized(actualReason))
    case (.exhausted, .exhausted), (.invalid, .invalid): true
    default: false
    }
  }

  private func normalized(_ reason: String?) -> String? { reason.map(withoutAddresses) }
}

/// A reason with the parts between `<` and `>` left out: addresses, paths and descriptions are not compared.
///
///     withoutAddresses("Receiver (<List: 0x7f>) has no segue") == "Receiver (<>) has no segue"
///
/// Brackets nest; those without a partner stand for themselves.
package func withoutAddresses(_ reason: String) -> String {
  let bytes = Array(reason.utf8)
  var partner = [Int?](repeating: nil, count: bytes.count)
  var open: [Int] = []
  for (place, byte) in bytes.enumerated() {
    if byte == UInt8(ascii: "<") { open.append(place) }
    if byte == UInt8(ascii: ">"), let start = open.popLast() { partner[start] = place }
  }
  var kept: [UInt8] = []
  var place = 0
  while place < bytes.count {
    kept.append(bytes[place])
    // From an opening bracket on with its closing one.
    place = partner[place] ?? place + 1
  }
  return String(decoding: kept, as: UTF8.self)
}
