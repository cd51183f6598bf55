"""Runs a scenario (`Specs/ScenarioFormat.md`) with the library and reports a trace."""

import json

import unwinding
from app import INVALID_ARGUMENT, App, Raised, Unspecified
from containers import NavigationController, TabBarController
from controller import Controller

KINDS = {"UINavigationController": NavigationController, "UITabBarController": TabBarController}


class Invalid(Exception):
    """A step that cannot be carried out at all: a fault of the scenario."""


class Exhausted(Exception):
    """The fuel is used up."""


class AppClass:
    """A class of the scenario with those that it inherits from, the nearest first."""

    def __init__(self, name, definitions):
        self.chain = []
        base = name
        while base in definitions:
            self.chain.append(definitions[base])
            base = definitions[base].get("superclass", "UIViewController")
        missing = self.chain and self.chain[0].get("missing")
        if missing:  # STB-12, STB-50
            self.chain = []
        self.name = base if missing else name
        self.kind = KINDS.get(base, Controller)
        self.actions = {action for cls in self.chain for action in cls.get("actions", [])}

    def find(self, key):
        return next((cls[key] for cls in self.chain if key in cls), None)

    def answer(self, key, about):
        """What an override answers, None where it leaves it to UIKit."""
        for cls in self.chain:
            answers = cls.get(key, "super")
            if isinstance(answers, dict):
                answers = answers.get(about, answers.get("*", "super"))
            if answers != "super":
                return answers
        return None


class Run:
    """One scenario, from a fresh start."""

    def __init__(self, scenario, fuel):
        self.scenario, self.fuel = scenario, fuel
        self.classes = scenario.get("classes", {})
        self.storyboards = scenario.get("storyboards", {})
        self.homes = {scene: board for board, it in self.storyboards.items() for scene in it["scenes"]}
        self.app = App(is_compact=scenario.get("device", {}).get("width", "compact") == "compact",
                       is_ios13=scenario.get("profile") == "ios13")

    def trace(self):
        steps, ends = [], None
        try:
            for step in [None] + self.scenario.get("steps", []):
                self.app.events = events = []
                steps.append({"events": events})
                self.perform(step) if step else self.launch()
                self.app.sweep()
                steps[-1]["snapshot"] = self.snapshot()
        except Raised as raised:
            ends = {"raised": raised.name, "reason": raised.reason}
        except Unspecified as unspecified:
            ends = {"unspecified": str(unspecified)}
        except Exhausted as exhausted:
            ends = {"exhausted": str(exhausted)}
        except Invalid as invalid:
            ends = {"invalid": str(invalid)}
        return steps, ends

    # Making controllers

    def launch(self):
        window = self.scenario.get("window")
        if window is None:
            return
        if "storyboard" in window:
            root = self.instantiate(window["storyboard"], window.get("identifier"))
        else:
            root = self.make(window["name"], window["class"])
        if root:
            self.app.show(root)

    def instantiate(self, storyboard, identifier):
        """STB-2, STB-4, STB-7, STB-8."""
        board = self.storyboards.get(storyboard)
        if board is None:
            raise Raised(INVALID_ARGUMENT,
                         f"Could not find a storyboard named '{storyboard}' in bundle NSBundle <main> (loaded)")
        if identifier is None:
            return self.make_scene(board["initial"]) if "initial" in board else None
        for name in sorted(board["scenes"]):
            if board["scenes"][name].get("identifier") == identifier:
                return self.make_scene(name)
        raise Raised(INVALID_ARGUMENT, f"Storyboard (<{storyboard}>) doesn't contain a view controller with"
                     f" identifier '{identifier}'")

    def make_scene(self, name):
        """STB-9, STB-25: a new controller each time, with the children that its relationships bring."""
        scene = self.storyboards[self.homes[name]]["scenes"][name]
        controller = self.make(name, scene["class"], scene)
        if not controller.cls.find("skipsInitCoder"):  # STB-18
            controller.segues = scene.get("segues", [])
        children = scene.get("relationships", {})
        children = children.get("viewControllers") or [c for c in [children.get("rootViewController")] if c]
        for child in children:
            controller.adopt(self.make_scene(child))
        return controller

    def make(self, name, class_name, scene=None):
        cls = AppClass(class_name, self.classes)
        return cls.kind(self.app, name, cls, scene)

    # Segues

    def trigger(self, controller, name):
        """STB-19, SEG-1, SEG-100: a control asks first."""
        if not controller.is_loaded:
            raise Invalid(f"the view of {controller.name} is not loaded")
        segue = next((s for s in controller.segues if s.get("trigger") == name), None)
        if segue is None:
            if any(s.get("trigger") == name for s in (controller.scene or {}).get("segues", [])):
                return
            raise Invalid(f"{controller.name} has no control {name}")
        answer = controller.cls.answer("shouldPerform", segue.get("identifier"))
        answer = True if answer is None else answer
        self.app.log("shouldPerform", controller, name=segue.get("identifier"), sender=name, answer=answer)
        if answer:
            self.run_segue(controller, segue, name)

    def perform_segue(self, controller, identifier, sender):
        """SEG-8, SEG-11 to SEG-14: in code nobody is asked."""
        segue = next((s for s in controller.segues if s.get("identifier") == identifier), None)
        if segue is None:
            raise Raised(INVALID_ARGUMENT, f"Receiver (<{controller.name}>) has no segue with identifier '{identifier}'")
        self.run_segue(controller, segue, sender)

    def run_segue(self, source, segue, sender):
        """SEG-2 to SEG-5: destination, segue object, prepare, transition. For an unwind UNW-22."""
        identifier, kind = segue.get("identifier"), segue["kind"]
        is_unwind = kind == "unwind"
        destination = (
            unwinding.find_destination(source, segue["action"]) if is_unwind else self.make_scene(segue["destination"]))
        if destination is None:  # UNW-86
            return
        self.app.log("segue", source, to=destination, name="UIStoryboardSegue")
        self.app.log("prepare", source, to=destination, name=identifier, sender=sender)
        if is_unwind:
            if segue["action"] not in destination.cls.actions:  # UNW-88
                raise Raised(INVALID_ARGUMENT, f"-[{destination.cls.name} {segue['action']}]: unrecognized selector sent"
                             f" to instance <{destination.name}>")
            self.app.log("action", destination, to=source, name=segue["action"])
            unwinding.follow_route(source, destination)
        elif kind == "show":  # SHW-1
            self.app.log("show", source, to=destination)
            source.show(destination)
        elif kind == "push":  # SEG-51, SEG-52, SEG-113
            self.push(source, destination, identifier)
        elif kind == "popover" or kind == "replace":
            pass  # SEG-125, SHW-50: what they lead to here is unspecified
        else:  # SEG-54, SEG-57, SEG-58, SEG-115
            is_popover = kind == "popoverPresentation"
            self.app.log("present", source, to=destination)
            source.present(destination, "popover" if is_popover else segue.get("style"),
                           anchored=not is_popover or segue.get("anchored", True))

    def push(self, source, destination, identifier):
        stack = source.navigation_controller
        if stack is None:
            which = f"Could not find a navigation controller for segue '{identifier}'. " if identifier else ""
            raise Raised("NSGenericException", which + "Push segues can only be used when the source controller is"
                         " managed by an instance of UINavigationController.")
        self.app.log("push", stack, to=destination)
        stack.push(destination)

    # Steps

    def find(self, name, kind=Controller):
        if not isinstance(self.app.alive.get(name), kind):
            raise Invalid(f"there is no {kind.__name__} {name}")
        return self.app.alive[name]

    def all(self, names):
        return [self.find(name) for name in names]

    def maybe(self, name):
        return None if name is None else self.find(name)

    def perform(self, step):
        kind = next((key for key in step if key in STEPS), None)
        if kind is None:
            raise Invalid(f"the step {json.dumps(step)} is not one of this adapter's features")
        STEPS[kind](self, step[kind], step)

    def create(self, class_name, name):
        self.make(name, class_name).is_held = True

    def keep(self, storyboard, identifier):
        controller = self.instantiate(storyboard, identifier)
        if controller:
            controller.is_held = True

    def pop(self, name):
        stack = self.find(name, NavigationController)
        stack.pop(keeping=len(stack.children) - 1)

    def hold(self, name, held):
        self.find(name).is_held = held

    # What is reported

    def snapshot(self):
        alive = self.app.alive.values()
        self.fuel -= len(alive)
        if self.fuel < 0:
            raise Exhausted("fuel")
        root = self.app.root
        return {
            "tree": tree(root) if root else "",
            "detached": [tree(c) for c in alive if c.above is None and c is not root],
            "loaded": [c.name for c in alive if c.is_loaded],
            "styles": {c.name: c.style for c in alive if c.presenter},
        }


STEPS = {
    "trigger": lambda run, name, step: run.trigger(run.find(step["on"]), name),
    "performSegue": lambda run, name, step: run.perform_segue(run.find(step["on"]), name, step.get("sender")),
    "instantiate": lambda run, name, step: run.keep(name, step.get("identifier")),
    "create": lambda run, name, step: run.create(name, step["name"]),
    "loadView": lambda run, name, step: run.find(name).load_view(),
    "present": lambda run, name, step: run.find(step["on"]).present(run.maybe(name), step.get("style")),
    "dismiss": lambda run, name, step: run.find(name).dismiss(),
    "push": lambda run, name, step: run.find(step["on"], NavigationController).push(run.maybe(name)),
    "pop": lambda run, name, step: run.pop(name),
    "back": lambda run, name, step: run.pop(name),
    "popTo": lambda run, name, step: run.find(step["on"], NavigationController).pop_to(run.find(name)),
    "popToRoot": lambda run, name, step: run.find(name, NavigationController).pop(keeping=1),
    "setStack": lambda run, names, step: run.find(step["on"], NavigationController).set_stack(run.all(names)),
    "select": lambda run, name, step: run.find(step["on"], TabBarController).select(run.find(name)),
    "tapTab": lambda run, name, step: run.find(step["on"], TabBarController).tap(run.find(name)),
    "setTabs": lambda run, names, step: run.find(step["on"], TabBarController).set_tabs(run.all(names)),
    "selectMore": lambda run, name, step: run.find(name, TabBarController).select_more(),
    "show": lambda run, name, step: run.find(step["on"]).show(run.find(name)),
    "addChild": lambda run, name, step: run.find(step["on"]).add_child(run.find(name)),
    "removeChild": lambda run, name, step: run.find(name).remove_from_parent(),
    "hold": lambda run, name, step: run.hold(name, True),
    "release": lambda run, name, step: run.hold(name, False),
    "setRoot": lambda run, name, step: run.app.show(run.find(name)),
}


def tree(root):
    """`tabs[nav[list, detail]*, other] > sheet`, written with a list of what is still to be written."""
    text, pieces = [], [root]
    while pieces:
        piece = pieces.pop()
        if isinstance(piece, str):
            text.append(piece)
            continue
        text.append(piece.name)
        if piece.presented:
            pieces += [piece.presented, " > "]
        if piece.parent and piece.parent.selected is piece:
            pieces.append("*")
        if piece.children:
            text.append("[")
            pieces.append("]")
            for place, child in reversed(list(enumerate(piece.children))):
                pieces += [child, ", "] if place else [child]
    return "".join(text)
