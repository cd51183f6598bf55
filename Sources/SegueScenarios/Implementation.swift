/// Anything that claims to behave as UIKit's storyboards, segues and unwind segues do.
///
/// A conforming type runs one scenario from a fresh start and reports what happened:
///
///     struct MyNavigation: Implementation {
///       let name = "my-navigation"
///       let features: Set<Feature> = [.seguePresentation, .segueUnwind]
///       let layers: Set<Layer> = [.outcome]
///       func run(_ scenario: Scenario) -> Trace { … }
///     }
public protocol Implementation: Sendable {
  /// A name for reports.
  var name: String { get }
  /// Its version, for reports.
  var version: String { get }
  /// What it implements; a scenario that needs more is never given to it.
  var features: Set<Feature> { get }
  /// The profiles it claims to behave as.
  var profiles: Set<Profile> { get }
  /// The parts of a trace that it reports.
  var layers: Set<Layer> { get }
  /// Runs the scenario from a fresh start, launch included.
  ///
  /// - Throws: A fault when there is no trace; an implementation that always gives one need not say `throws`.
  func run(_ scenario: Scenario) throws(Fault) -> Trace
}

extension Implementation {
  /// None.
  public var version: String { "" }
  /// Every feature.
  public var features: Set<Feature> { Set(Feature.allCases) }
  /// Every profile of iOS.
  public var profiles: Set<Profile> { Set(Profile.ios) }
  /// Every layer.
  public var layers: Set<Layer> { Set(Layer.allCases) }
}
