/// What the names `self`, `source`, `destination`, `towards` and `controller` stand for in a callback.
struct Roles {
  var receiver: UIViewController?
  var source: UIViewController?
  var destination: UIViewController?
  var towards: UIViewController?
  var controller: UIViewController?

  /// The controller that a name stands for here, or nil when it is the name of an instance.
  subscript(_ name: String) -> UIViewController? {
    switch name {
    case "self": receiver
    case "source": source
    case "destination": destination
    case "towards": towards
    case "controller": controller
    default: nil
    }
  }

  /// The same names, with the source and destination of a segue.
  func with(source: UIViewController, destination: UIViewController) -> Roles {
    var roles = self
    roles.source = source
    roles.destination = destination
    return roles
  }
}
