import SegueModel
import SegueScenarios

/// The specification, except that some containers answer and react by their hooks.
struct HookedRules: ModelRules {
  let world: World
  let containers: Containers

  init(world: World, _ containers: Containers) {
    self.world = world
    self.containers = containers
  }

  /// Without poses, and with UIKit's own hooks.
  init(world: World) {
    self.init(
      world: world, Containers(HookedContainer(PlainContainer()), poses: [:], isTransparent: false))
  }

  private var uikit: UIKitRules { UIKitRules(world: world) }

  private func isHooked(_ controller: Controller) -> Bool {
    Containers.classes.contains(world.className(controller))
  }

  private func children(_ container: Controller) -> [Controller] {
    var children: [Controller] = []
    var child = world.nodes[container].firstChild
    while child.exists {
      children.append(child)
      child = world.nodes[child].next
    }
    return children
  }

  /// UNW-13: The hooks stand for overrides.
  func childrenOverride(_ controller: Controller) -> (names: Int, reverses: Bool, decides: Bool) {
    isHooked(controller) ? (-1, false, true) : uikit.childrenOverride(controller)
  }

  /// UNW-13: An answer is taken as it is; UNW-41: what is no child has no specified effect.
  func allowChildren(of controller: Controller, _ search: UnwindSearch) throws(Stop) {
    guard isHooked(controller) else {
      try uikit.allowChildren(of: controller, search)
      return
    }
    let children = children(controller)
    let own = children.firstIndex(of: ownBranch(controller))
    let source = UnwindSource(
      controller: world.name(search.source), action: world.text(search.action) ?? "", branch: own)
    let answer = containers.allowed(world.name(controller), children.map(world.name), source)
    if containers.isTransparent {
      var order: [Int] = []
      for child in answer + Array(children.indices)
      where children.indices.contains(child) && child != own && !order.contains(child) {
        order.append(child)
      }
      for child in order { world.allowed.append(children[child]) }
    } else {
      for child in answer {
        guard children.indices.contains(child) else { throw .unspecified(.UNW(41)) }
        world.allowed.append(children[child])
      }
    }
  }

  /// UNW-28: What a hop tells the container.
  func unwindTowards(
    _ towards: Controller, on container: Controller, _ segue: SegueObject
  ) throws(Stop) {
    guard isHooked(container) else {
      try uikit.unwindTowards(towards, on: container, segue)
      return
    }
    let children = children(container)
    containers.unwind(
      world.name(container), children.map(world.name),
      UnwindSegue(source: world.name(segue.source), destination: world.name(segue.found)),
      towards: children.firstIndex(of: towards))
  }
}

/// A container that overrides nothing.
private struct PlainContainer: ContainerHooks {
  let name = "plain"
  func shows(_ child: Int, in state: ContainerState) -> Bool { true }
}
