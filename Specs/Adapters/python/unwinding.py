"""Unwind segues, from iOS 10 on: finding the destination and the way to it (`Specs/Unwinding.md`)."""

from app import Unspecified


def find_destination(source, action):
    """Climbs from rung to rung until somebody says yes: UNW-2, UNW-3, UNW-7, UNW-67."""
    holders = set(source.chain("above"))
    containing = {}  # container -> the child below which the climb came (UNW-10)
    visited = set()
    here = source
    while True:
        if here.parent:
            containing[here.parent] = here
        if here.presenter and here.presenter not in here.caller.chain("parent"):
            raise Unspecified("UNW-39")
        here = here.caller if here.presenter else here.parent
        if here is None:
            return None
        found = visit(here, source, action, holders, containing, visited)
        if found:
            return found


def visit(rung, source, action, holders, containing, visited):
    """UNW-4: a presentation that holds the source, then the children, then the controller itself.

    Written with a list of visits that wait, so that a deep hierarchy is no deep recursion.
    """
    waiting = [(rung, False)]
    while waiting:
        controller, is_last = waiting.pop()
        if is_last:
            if controller.can_perform(action, source):
                return controller
        elif controller not in visited:  # UNW-6, UNW-65
            visited.add(controller)
            waiting.append((controller, True))
            left_out = containing.get(controller)  # UNW-9
            allowed = [child for child in controller.children_for_unwinding if child is not left_out]
            waiting += [(child, False) for child in reversed(allowed)]
            if controller.presented in holders:
                waiting.append((controller.presented, False))
    return None


def follow_route(source, destination):
    """UNW-26 to UNW-28, UNW-80 to UNW-82: one dismissal, then each container is told where to go next."""
    up = list(source.chain("above"))
    down = []
    for here in destination.chain("above"):
        if here in up:
            break
        down.append(here)
    else:
        return  # UNW-43: no way from one to the other
    summit = up.index(here)
    route = up[:summit + 1] + down[::-1]
    start = 0
    for place in range(summit, 0, -1):
        if route[place].presented is route[place - 1]:
            start = place
            source.app.log("dismiss", route[place])
            route[place].dismiss_presented()
            break
    for place in range(start, len(route) - 1):
        if place > 0:  # UNW-45: whether the source itself is told is open
            source.app.log("unwindTowards", route[place], to=route[place + 1])
            route[place].unwind_towards(route[place + 1])
