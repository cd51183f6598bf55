/// A kind of fault in an app's storyboards and sources: see `Specs/Lint.md`.
package struct LintRule: Sendable {
  /// How much a finding weighs.
  package enum Severity: String, CaseIterable, Sendable, Comparable {
    case note, warning, error

    package static func < (left: Self, right: Self) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  package var id: String
  /// The highest severity that its findings have; what is unsure has a lower one.
  package var severity: Severity
  /// What it finds, in one sentence.
  package var title: String
  /// How to mend it.
  package var mending: String

  package static let all = [
    LintRule(
      id: "S1", severity: .error, title: "No controller can answer the unwind action.",
      mending:
        "Implement the action, with @IBAction and a UIStoryboardSegue argument, in a controller that is "
        + "above the source when the unwind starts, or remove the exit connection."),
    LintRule(
      id: "S2", severity: .warning,
      title: "The unwind is performed after its source was dismissed.",
      mending: "Perform the unwind instead of the dismissal: it dismisses the source itself."),
    LintRule(
      id: "S3", severity: .warning,
      title: "An enclosing container answers the same action as the controller inside it.",
      mending: "Give the container's action another name, or remove it."),
    LintRule(
      id: "S4", severity: .warning,
      title: "An unwind that starts above all tabs goes to the first tab that answers.",
      mending:
        "Implement the action in the tab bar controller, or present the screen from the tab that it "
        + "returns to."),
    LintRule(
      id: "S5", severity: .warning, title: "Nothing leads to the scene.",
      mending:
        "Remove the scene, give it a storyboard identifier if code makes it, or connect a segue."),
    LintRule(
      id: "S6", severity: .warning,
      title: "A forward segue leads back to a scene that is on its way.",
      mending:
        "Use an unwind segue to go back: a forward segue makes another instance each time, and the old "
        + "ones stay."),
    LintRule(
      id: "S7", severity: .warning, title: "The unwind action does not take one argument.",
      mending: "Let the action take the segue, and nothing else."),
    LintRule(
      id: "S8", severity: .note, title: "No unwind segue names the unwind action.",
      mending: "Remove the action, or connect an exit to it."),
    LintRule(
      id: "S9", severity: .warning, title: "The manual segue is never performed.",
      mending: "Perform it with performSegue, connect it to a control, or remove it."),
    LintRule(
      id: "S10", severity: .warning,
      title:
        "Every controller answers the action: an extension of a framework class implements it.",
      mending:
        "Implement the action only in the controllers to which the unwind is meant to return."),
    LintRule(
      id: "S11", severity: .warning,
      title: "canPerformUnwindSegueAction answers true for actions that the class lacks.",
      mending: "Call super for every action that is not the class's own."),
    LintRule(
      id: "S12", severity: .error,
      title: "performSegue names a segue that no scene of the class has.",
      mending: "Correct the identifier, or give a segue of the scene that identifier."),
    LintRule(
      id: "S13", severity: .error,
      title: "The storyboard and the declaration of the action have different selectors.",
      mending: "Connect the exit again, or name the selector with @objc(name:)."),
    LintRule(
      id: "S14", severity: .error, title: "The storyboard reference leads nowhere.",
      mending: "Correct the storyboard's name or the identifier, or set an initial controller."),
    LintRule(
      id: "S15", severity: .error, title: "The exit stands outside the objects of a scene.",
      mending: "Move the <exit> into the <objects> of its scene."),
  ]

  static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}

/// One fault, where it stands.
package struct LintFinding: Hashable, Sendable {
  package var rule: String
  package var severity: LintRule.Severity
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String
  /// The id of the storyboard's element, when it has one: stable while lines move.
  package var element: String?
}
