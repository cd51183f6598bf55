"""What every controller does: presenting, dismissing, showing, custom containment, its part in an unwind."""

from app import INVALID_ARGUMENT, Raised, Unspecified

CONTEXT_STYLES = ("currentContext", "overCurrentContext")


class Controller:
    """UIKit calls this `UIViewController`."""

    is_stack = False
    selected = None  # a tab bar controller's tab

    def __init__(self, app, name, cls, scene=None):
        number = app.creations[name] = app.creations.get(name, 0) + 1
        self.app, self.cls, self.scene = app, cls, scene
        self.name = name if number == 1 else f"{name}#{number}"
        self.segues = []  # those that came with the archive (STB-18)
        self.children, self.parent = [], None
        self.presented = self.presenter = self.caller = None
        self.style = "fullScreen"
        self.is_loaded = self.is_held = False
        app.alive[self.name] = self
        app.log("init", self, name=cls.name)

    # The hierarchy

    @property
    def above(self):
        return self.presenter or self.parent

    def chain(self, up):
        """The receiver and everybody above it, by `parent` or by `above`."""
        here = self
        while here:
            yield here
            here = getattr(here, up)

    @property
    def is_attached(self):
        *_, top = self.chain("above")
        return top is self.app.root

    def shows(self, child):
        return True

    @property
    def is_covered(self):
        """Whether its own presentation takes its view out of the window (PRS-7)."""
        return self.presented is not None and self.presented.style in ("fullScreen", "currentContext")

    @property
    def is_in_window(self):
        if not self.app.is_showing or self.is_covered:
            return False
        for here in self.chain("above"):
            container = None if here.presenter else here.parent
            if not here.is_loaded or (container and (container.is_covered or not container.shows(here))):
                return False
            top = here
        return top is self.app.root

    def load_view(self):
        """STB-11."""
        if not self.is_loaded:
            self.is_loaded = True
            self.app.log("viewDidLoad", self)

    # Containment

    def check_adoption(self, child):
        """CNT-32, CNT-74: a presented child, or a knot in the hierarchy."""
        if child.presenter:
            raise Unspecified("CNT-32")
        if child is self.app.root or child in self.chain("above"):
            raise Unspecified("CNT-74")

    def adopt(self, child):
        """CNT-23: a child leaves its old parent first."""
        if child.parent:
            child.parent.disown(child)
        self.children.append(child)
        child.parent = self

    def replace_children(self, children):
        for child in children:
            if child.parent is not self:
                self.check_adoption(child)
        for child in self.children[:]:
            self.disown(child)
        for child in children:
            self.adopt(child)

    def disown(self, child):
        self.children.remove(child)
        child.parent = None

    def add_child(self, child):
        """CNT-23, CNT-69, with the views."""
        self.check_adoption(child)
        child.leave_parent()
        self.app.log("willMove", child, to=self)
        self.adopt(child)
        self.load_view()
        child.load_view()
        self.app.load_visible_views()

    def remove_from_parent(self):
        """CNT-68."""
        self.leave_parent()
        self.app.load_visible_views()

    def leave_parent(self):
        """CNT-70."""
        if self.parent:
            self.parent.disown(self)
            self.app.log("didMove", self)

    # Presenting and dismissing

    def present(self, controller, style=None, anchored=True):
        """PRS-1 to PRS-10. The receiver is the caller, whoever presents (PRS-40)."""
        if controller is None:
            raise Raised(None, f"Application tried to present a nil modal view controller on target <{self.name}>.")
        if controller.presenter:
            raise Raised(INVALID_ARGUMENT, f"Application tried to present modally a view controller <{controller.name}>"
                         f" that is already being presented by <{controller.presenter.name}>.")  # PRS-49
        if controller.parent or controller is self.app.root or controller in self.chain("above"):
            raise Raised(INVALID_ARGUMENT, "Application tried to present modally an active controller"
                         f" <{controller.name}>.")
        style = style or controller.modal_style
        presenter = self.presenter_for(style)
        attempt = f"Attempt to present <{controller.name}> on <{presenter.name}>"
        if presenter.presented:  # PRS-5, PRS-44, PRS-45
            other = f"which is already presenting <{presenter.presented.name}>"
            line = f"Warning: {attempt} {other}" if self.app.is_ios13 else (
                f"[Presentation] {attempt} (from <{self.name}>) {other}.")
            return self.app.log("log", self, name=line)
        if not presenter.is_in_window:  # PRS-7
            return self.app.log("log", self, name=f"Warning: {attempt} whose view is not in the window hierarchy!")
        if style == "popover" and self.app.is_compact and not controller.cls.find("keepsPopover"):
            style = "automatic"  # SEG-57, SEG-120
        if style == "popover" and not anchored:  # SEG-60
            raise Raised("NSGenericException", f"UIPopoverPresentationController (<{controller.name}>) should have a"
                         " non-nil sourceView or barButtonItem set before the presentation occurs.")
        presenter.presented = controller
        controller.presenter, controller.caller, controller.style = presenter, self, style
        self.app.load_visible_views()

    @property
    def modal_style(self):
        """SEG-55: the scene wins over the class."""
        return (self.scene or {}).get("presentationStyle") or self.cls.find("presentationStyle") or "automatic"

    @property
    def defines_context(self):
        """PRS-43."""
        own = (self.scene or {}).get("definesPresentationContext")
        own = self.cls.find("definesPresentationContext") if own is None else own
        return self.is_stack if own is None else own

    def presenter_for(self, style):
        """PRS-2: the top of the parents; PRS-3, PRS-41, PRS-42: for a context style the nearest definer, if any."""
        for here in self.chain("parent"):
            if style in CONTEXT_STYLES and here.defines_context:
                return here
            top = here
        return top

    def dismiss(self):
        """PRS-12 to PRS-15, PRS-50."""
        for here in self.chain("parent"):
            if here.presented:
                return here.dismiss_presented()
            top = here
        if top.presenter:
            top.presenter.dismiss_presented()

    def dismiss_presented(self):
        """PRS-12: all levels above go, and with them what hangs on controllers in there (CNT-29)."""
        waiting = [self]
        while waiting:
            here = waiting.pop()
            gone, here.presented = here.presented, None
            if gone:
                gone.forget_presentation()
                waiting.append(gone)
            if here is not self:
                waiting += here.children
        self.app.load_visible_views()

    def forget_presentation(self):
        """UNW-60."""
        self.presenter = self.caller = None

    # Showing

    def show(self, controller):
        """SHW-2, SHW-3, SHW-11, SHW-40: pushed by the nearest stack around the receiver, or presented."""
        stack = self.navigation_controller
        if stack:
            self.app.log("show", stack, to=controller)
            return stack.show(controller)
        if self.app.root:  # SHW-9
            self.app.log("present", self, to=controller)
            self.present(controller)

    @property
    def navigation_controller(self):
        return next((c for c in self.chain("parent") if c is not self and c.is_stack), None)

    # Unwinding; the search is in unwinding.py

    @property
    def children_for_unwinding(self):
        """UNW-9."""
        return self.children

    def can_perform(self, action, source):
        """UNW-8, UNW-15: by default who implements the action and is not the source."""
        answer = self.cls.answer("canPerform", action)
        return action in self.cls.actions and self is not source if answer is None else answer

    def unwind_towards(self, child):
        """UNW-84: a plain controller does nothing."""
