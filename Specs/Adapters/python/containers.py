"""Navigation stacks and tabs."""

from app import INCONSISTENCY, INVALID_ARGUMENT, Raised
from controller import Controller


class NavigationController(Controller):
    """UIKit calls this `UINavigationController`; the stack are its children."""

    is_stack = True

    def shows(self, child):
        return child is self.children[-1]

    @property
    def children_for_unwinding(self):
        """UNW-11."""
        return self.children[::-1]

    def show(self, controller):
        """SHW-5, SHW-10."""
        if controller.is_stack:
            return self.present(controller)
        self.app.log("push", self, to=controller)
        self.push(controller)

    def push(self, controller):
        """CNT-1 to CNT-9."""
        if controller is None:
            raise Raised(None, f"Application tried to push a nil view controller on target <{self.name}>.")
        if controller.is_stack:
            raise Raised(INVALID_ARGUMENT, "Pushing a navigation controller is not supported")
        if controller.parent is self:  # CNT-54
            raise Raised(INVALID_ARGUMENT, f"<{self.name}> is pushing the same view controller instance"
                         f" (<{controller.name}>) more than once which is not supported and is most likely an error in"
                         " the application : <app>")
        self.check_adoption(controller)
        is_told = self.is_attached  # SEG-75: in a window
        if is_told:
            self.app.log("willMove", controller, to=self)
        self.adopt(controller)
        self.app.load_visible_views()
        if is_told:
            self.app.log("didMove", controller, to=self)

    def pop_to(self, controller):
        """CNT-2, CNT-51."""
        if controller not in self.children:
            raise Raised(INCONSISTENCY, "Tried to pop to a view controller that doesn't exist.")
        self.pop(keeping=self.children.index(controller) + 1)

    def pop(self, keeping):
        """SEG-76; the root stays (CNT-50)."""
        popped = self.children[max(keeping, 1):][::-1]
        for controller in popped:
            self.app.log("willMove", controller)
        for controller in popped:
            self.disown(controller)
        self.app.load_visible_views()
        for controller in popped:
            self.app.log("didMove", controller)

    def set_stack(self, controllers):
        """CNT-4, CNT-55."""
        if len(set(controllers)) < len(controllers):
            raise Raised(INCONSISTENCY, "All view controllers in a navigation controller must be distinct (<>)")
        self.replace_children(controllers)
        self.app.load_visible_views()

    def unwind_towards(self, child):
        """UNW-29."""
        if child in self.children and child is not self.children[-1]:
            self.app.log("popTo", self, to=child)
            self.pop_to(child)


class TabBarController(Controller):
    """UIKit calls this `UITabBarController`; the tabs are its children."""

    def adopt(self, child):
        super().adopt(child)
        self.selected = self.selected or child  # CNT-57

    def disown(self, child):
        super().disown(child)
        if child is self.selected:
            self.selected = self.children[0] if self.children else None

    def shows(self, child):
        return child is self.selected

    def select(self, child):
        """CNT-12, CNT-13, CNT-16."""
        if child.parent is not self:
            raise Raised(None, "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar"
                         " controller's list of view controllers can be selected.")
        self.selected = child
        self.app.load_visible_views()

    def select_more(self):
        """CNT-56."""
        self.selected = None

    def tap(self, child):
        """CNT-15: the user's taps are what the delegate hears of."""
        answer = self.cls.find("shouldSelect")
        if answer is not None:
            self.app.log("delegate", self, to=child, name="shouldSelect", answer=answer)
        if answer is not False:
            self.select(child)
        if answer:
            self.app.log("delegate", self, to=child, name="didSelect")

    def set_tabs(self, children):
        """The selection stays while its tab does (CNT-16)."""
        selected = self.selected
        self.replace_children(children)
        self.selected = selected if selected in children else self.selected
        self.app.load_visible_views()

    def unwind_towards(self, child):
        """UNW-83."""
        if child in self.children and child is not self.selected:
            self.app.log("select", self, to=child)
            self.select(child)
