"""A small navigation library with UIKit's rules: stacks, tabs, presentations, segues and unwind segues.

Nothing here knows of scenarios or of the adapter protocol (`adapter.py` does). The ids in comments are those of `Specs/`.
Where a rule says that something is unspecified, the library does what is simplest, or stops where that would do harm.
"""

INVALID_ARGUMENT = "NSInvalidArgumentException"
INCONSISTENCY = "NSInternalInconsistencyException"


class Raised(Exception):
    """What UIKit would raise. A name of None: no source tells it."""

    def __init__(self, name, reason):
        super().__init__(reason)
        self.name, self.reason = name, reason


class Unspecified(Exception):
    """No source tells what happens here (the message names the rule that says so): the trace ends."""


class App:
    """The window, who is alive in order of creation, and what has happened in the step that is running."""

    def __init__(self, is_compact, is_ios13):
        self.is_compact, self.is_ios13 = is_compact, is_ios13
        self.root = None
        self.is_showing = False  # the root's view is in the window (PRS-7)
        self.alive = {}  # instance name -> controller
        self.creations = {}  # scene -> how many were made of it
        self.events = []

    def log(self, kind, receiver, to=None, **more):
        event = {kind: receiver.name}
        if to is not None:
            event["to"] = to.name
        event.update({key: value for key, value in more.items() if value is not None})
        self.events.append(event)

    def show(self, root):
        """`window.rootViewController = root`: views load first, only then they are in the window (PRS-7)."""
        self.root, self.is_showing = root, False
        self.load_visible_views(first=True)
        self.is_showing = True

    def load_visible_views(self, first=False):
        """STB-26, STB-47, SEG-6: containers before the children that they show."""
        if self.root is None or not (self.is_showing or first):
            return
        waiting = [self.root]
        while waiting:
            controller = waiting.pop()
            controller.load_view()
            if controller.presented:
                waiting.append(controller.presented)
            if not controller.is_covered:
                waiting += [c for c in reversed(controller.children) if controller.shows(c)]

    def sweep(self):
        """CNT-27, CNT-29, CNT-30: who hangs neither on the window nor on what the app holds is gone."""
        waiting = [c for c in self.alive.values() if c.is_held or c is self.root]
        reached = set()
        while waiting:
            controller = waiting.pop()
            if controller not in reached:
                reached.add(controller)
                waiting += controller.children + ([controller.presented] if controller.presented else [])
        for controller in reached:
            if controller.parent not in reached:
                controller.parent = None
            if controller.presenter not in reached:
                controller.forget_presentation()
        self.alive = {name: c for name, c in self.alive.items() if c in reached}
