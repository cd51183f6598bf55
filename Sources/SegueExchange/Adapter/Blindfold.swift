package import SegueScenarios

/// A scenario under other names, so that nobody can tell by a name which case it is of, and the way back for its trace.
///
/// Names are those of scenes, classes, storyboards, controllers, identifiers, triggers and selectors. One that is also a
/// word of the format stays.
package struct Blindfold: Sendable {
  /// The scenario to run.
  package let scenario: Scenario
  private let originals: [String: String]

  /// - Parameter letter: The new names are this one and a number.
  package init(_ original: Scenario, letter: String = "x") {
    let json = original.json
    var names = Names(letter: letter)
    names.collect(json)
    do throws(ExchangeError) {
      scenario = try Scenario(json: Array(names.rename(json).line.utf8), file: "blind")
      originals = Dictionary(uniqueKeysWithValues: names.new.map { ($0.value, $0.key) })
    } catch {
      // A name stands where a word of the format is meant; then nothing can be renamed.
      (scenario, originals) = (original, [:])
    }
  }

  /// A trace of the renamed scenario, as one of the original.
  package func reveal(_ trace: Trace) -> Trace {
    var trace = trace
    for step in trace.steps.indices {
      trace.steps[step].events = trace.steps[step].events.map(reveal)
      guard let seen = trace.steps[step].snapshot else { continue }
      trace.steps[step].snapshot = Snapshot(
        tree: text(seen.tree), detached: seen.detached?.map(text), loaded: seen.loaded?.map(text),
        styles: seen.styles.map { styles in
          Dictionary(styles.map { (text($0.key), $0.value) }, uniquingKeysWith: { $1 })
        })
    }
    switch trace.ending {
    case .raised(let name, let reason, let rules):
      trace.ending = .raised(name: name, reason: reason.map(text), rules: rules)
    case .invalid(let why): trace.ending = .invalid(why: text(why))
    case .exhausted(let what): trace.ending = .exhausted(what: text(what))
    case .completed, .unspecified: break
    }
    return trace
  }

  private func reveal(_ event: Event) -> Event {
    var event = event
    event.on = text(event.on)
    event.to = event.to.map(text)
    event.name = event.name.map(text)
    event.sender = event.sender.map(text)
    event.list = event.list?.map(text)
    return event
  }

  /// A text with every word that is a new name replaced.
  private func text(_ text: String) -> String {
    var result = ""
    var word = ""
    for scalar in text.unicodeScalars {
      if Names.isPart(scalar) {
        word.unicodeScalars.append(scalar)
      } else {
        result += originals[word] ?? word
        word = ""
        result.unicodeScalars.append(scalar)
      }
    }
    return result + (originals[word] ?? word)
  }
}

/// The names of a scenario, and what they become.
private struct Names {
  let letter: String
  var new: [String: String] = [:]

  /// Strings that are no names: words of the format, and classes of UIKit.
  private static let words: Set<String> = {
    var words: Set<String> = [
      "super", "self", "source", "destination", "towards", "controller", "reversed", "steps",
      "coder", "withoutCoder", "UIStoryboardSegue",
    ]
    words.formUnion(Scenario.keys + ClassDefinition.keys + Scene.keys + Segue.keys)
    words.formUnion(StepKey.allCases.flatMap { [$0.rawValue] + $0.others })
    words.formUnion(["handler", "performs", "missing", "perform", "reference", "bundle", "class"])
    words.formUnion(["initial", "scenes", "storyboard", "identifier", "width", "idiom", "name"])
    words.formUnion(Profile.allCases.map(\.rawValue) + Segue.Kind.allCases.map(\.rawValue))
    words.formUnion(PresentationStyle.allCases.map(\.rawValue) + Column.allCases.map(\.rawValue))
    words.formUnion(Relationship.Name.allCases.map(\.rawValue))
    words.formUnion(UIKitClass.allCases.map(\.rawValue))
    words.formUnion(
      Device.Width.allCases.map(\.rawValue) + Device.Idiom.allCases.map(\.rawValue))
    return words
  }()

  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || scalar == "_" || scalar == "." || scalar == "-"
  }

  mutating func collect(_ json: JSON) {
    switch json {
    case .string(let text): add(text)
    case .array(let elements): for element in elements { collect(element) }
    case .object(let members):
      for member in members {
        add(member.key)
        collect(member.value)
      }
    case .null, .bool, .int, .double: break
    }
  }

  /// The name in a text that is one: without the number of an instance, or what follows a selector's first colon.
  private static func name(_ text: String) -> String? {
    let name = text.prefix { $0 != "#" && $0 != ":" }
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      name.unicodeScalars.allSatisfy(isPart), !words.contains(String(name))
    else { return nil }
    return String(name)
  }

  private mutating func add(_ text: String) {
    guard let name = Self.name(text), new[name] == nil else { return }
    new[name] = "\(letter)\(new.count + 1)"
  }

  private func rename(_ text: String) -> String {
    guard let name = Self.name(text), let other = new[name] else { return text }
    return other + text.dropFirst(name.count)
  }

  func rename(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(rename(text))
    case .array(let elements): .array(elements.map(rename))
    case .object(let members):
      .object(members.map { JSON.Member(rename($0.key), rename($0.value)) })
    case .null, .bool, .int, .double: json
    }
  }
}
