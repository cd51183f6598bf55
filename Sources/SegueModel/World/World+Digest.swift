import SegueScenarios

extension World {
  /// A number for all that the last step left in the recording, its rules apart: worlds of one program that did the same have the same
  /// number, and those that did something else another one, but for a chance in 2^64.
  package var digestOfLastStep: UInt64 { digest(from: recording.stepStarts.count - 1) }

  /// The same for all steps so far.
  package var digest: UInt64 { digest(from: 0) }

  /// A number for the course that the last step took: its events with the rules they cite but without the names in them, and the
  /// rules that decided.
  package var courseOfLastStep: UInt64 {
    var digest = Digest()
    let step = recording.stepStarts.count - 1
    guard step >= 0 else { return digest.value }
    for index in Int(recording.stepStarts[step])..<recording.events.count {
      let event = recording.events[index]
      digest.add(Int32(unsafeBitCast(event.kind, to: UInt8.self)) << 8 | Int32(event.answer))
      digest.add(rules: event.rules.packed)
    }
    let start = step == 0 ? 0 : Int(recording.decisionEnds[step - 1])
    for index in start..<recording.decisions.count {
      digest.add(Int32(recording.decisions[index].packed))
    }
    if case .raised(_, _, let rules) = recording.ending {
      for rule in rules { digest.add(-Int32(rule.packed)) }
    }
    return digest.value
  }

  /// A number for a step, the last one, and for the situation in which it was taken: the hierarchy before it with the kinds of its
  /// controllers instead of their names, and who in it the step names.
  package func situation(of code: StepCode) -> UInt64 {
    var digest = Digest()
    digest.add(Int32(unsafeBitCast(code.operation, to: UInt8.self)))
    let named = ([code.on, code.to] + code.list).map { find($0, Scope()) }
    let step = recording.stepStarts.count - 1
    guard step > 0 else { return digest.value }
    var index = step == 1 ? 0 : Int(recording.snapshotEnds[step - 2])
    while index < Int(recording.snapshotEnds[step - 1]) {
      let controller = Controller(recording.tree[index])
      guard controller.exists else {
        digest.add(-1)
        index += 1
        continue
      }
      for place in named.indices where named[place] == controller { digest.add(-2 - Int32(place)) }
      digest.add(Int32(unsafeBitCast(kind(controller), to: UInt8.self)))
      digest.add(recording.tree[index + 1])
      digest.add(recording.tree[index + 2])
      index += 3
    }
    return digest.value
  }

  private func digest(from step: Int) -> UInt64 {
    var digest = Digest()
    guard step >= 0, step < recording.stepStarts.count else { return digest.value }
    for later in step + 1..<recording.stepStarts.count {
      digest.add(recording.stepStarts[later] - recording.stepStarts[step])
    }
    for index in Int(recording.stepStarts[step])..<recording.events.count {
      add(recording.events[index], to: &digest)
    }
    let start = step == 0 ? 0 : Int(recording.snapshotEnds[step - 1])
    for index in start..<recording.tree.count { digest.add(recording.tree[index]) }
    switch recording.ending {
    case .completed: break
    case .raised(let name, let reason, _):
      digest.add(1)
      digest.add(name ?? "-")
      digest.add(reason ?? "-")
    case .unspecified: digest.add(2)
    case .exhausted: digest.add(3)
    case .invalid: digest.add(4)
    }
    return digest.value
  }

  private func add(_ event: EventRecord, to digest: inout Digest) {
    digest.add(Int32(unsafeBitCast(event.kind, to: UInt8.self)) << 8 | Int32(event.answer))
    digest.add(event.on.index)
    digest.add(event.to.index)
    digest.add(event.sender)
    if Int(event.name) < program.symbols.count {
      digest.add(event.name)
    } else {
      digest.add(text(event.name) ?? "-")
    }
    digest.add(event.listCount)
    for index in event.list..<event.list + event.listCount {
      digest.add(recording.lists[Int(index)].index)
    }
  }
}

/// Numbers and texts mixed into one number.
private struct Digest {
  var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ number: Int32) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  mutating func add(rules: UInt128) {
    for shift in stride(from: 0, to: 128, by: 32) {
      add(Int32(truncatingIfNeeded: rules >> UInt128(shift)))
    }
  }

  mutating func add(_ text: String) { for byte in text.utf8 { add(Int32(byte)) } }
}
