"""Speaks the adapter protocol (`Specs/AdapterProtocol.md`) for the screen stack of Textual (https://textual.textualize.io).

A controller is a `Screen`. The window's navigation controller is the app, its stack the app's screen stack; a presented
controller is a screen pushed on that same stack, which is the one way Textual has of showing a screen above another.
"""

import asyncio
import json
import sys
from importlib.metadata import version

from textual.app import App, ScreenError, ScreenStackError
from textual.screen import Screen

HELLO = {
    "t": "hello", "protocol": 1, "name": "textual", "version": version("textual"), "profiles": ["ios14"],
    "features": ["container.navigation", "controller.code", "controller.held", "presentation.code"], "observes": ["outcome"], "window": 1,
}


class Invalid(Exception):
    """Textual has nothing to carry this step out with."""


class Raised(Exception):
    def __init__(self, name, reason):
        super().__init__(reason)
        self.name = name


class Controller(Screen):
    """A controller of the scenario."""

    def __init__(self, called):
        super().__init__()
        self.called = called
        self.is_presented = False


class Host(App):
    """The app; its bottom screen is the root of the navigation stack, or the window's plain root controller."""

    def __init__(self, bottom):
        super().__init__()
        self.bottom = bottom

    def get_default_screen(self):
        return self.bottom


class Run:
    def __init__(self, scenario):
        self.scenario = scenario
        self.controllers = {}
        self.creations = {}
        self.stack_name = None  # what the scenario calls the navigation controller, if it has one
        self.bottom = self.window()

    def base(self, name):
        classes = self.scenario.get("classes", {})
        while name in classes:
            name = classes[name].get("superclass", "UIViewController")
        return name

    def window(self):
        """The bottom screen: that of the window's navigation controller, or of a plain root."""
        window = self.scenario.get("window")
        if window is None:
            raise Invalid("an app of Textual has a screen")
        if "storyboard" not in window:
            if self.base(window["class"]) != "UIViewController":
                raise Invalid("a screen stack of Textual is not empty")
            return self.make(window["name"])
        board = self.scenario["storyboards"][window["storyboard"]]
        root = board["initial"]
        if self.base(board["scenes"][root]["class"]) == "UIViewController":
            return self.make(root)
        self.stack_name = root
        root = board["scenes"][root].get("relationships", {}).get("rootViewController")
        if root is None or self.base(board["scenes"][root]["class"]) != "UIViewController":
            raise Invalid("a screen stack of Textual is not empty, and no stack holds another")
        return self.make(root)

    def make(self, name):
        number = self.creations[name] = self.creations.get(name, 0) + 1
        called = name if number == 1 else f"{name}#{number}"
        self.controllers[called] = Controller(called)
        return self.controllers[called]

    async def trace(self):
        steps = [{}]
        app = Host(self.bottom)
        async with app.run_test() as pilot:
            steps[-1]["snapshot"] = {"tree": self.tree(app)}
            for step in self.scenario.get("steps", []):
                steps.append({})
                try:
                    await self.perform(app, step)
                except Raised as raised:
                    return steps, {"raised": raised.name, "reason": str(raised)}
                except ScreenStackError as error:
                    return steps, {"raised": "ScreenStackError", "reason": str(error)}
                except Invalid as invalid:
                    return steps, {"invalid": str(invalid)}
                await pilot.pause()
                steps[-1]["snapshot"] = {"tree": self.tree(app)}
        return steps, None

    def tree(self, app):
        """`nav[list, a] > sheet`: pushed screens are members of the stack until the first one that is presented."""
        screens = list(app.screen_stack)
        count = next((place for place, it in enumerate(screens) if it.is_presented), len(screens))
        names = [it.called for it in screens]
        bottom = names[:1] if self.stack_name is None else [f"{self.stack_name}[{', '.join(names[:count])}]"]
        return " > ".join(bottom + names[count if self.stack_name else 1:])

    async def perform(self, app, step):
        kind = next((key for key in step if hasattr(self, "step_" + key)), None)
        if kind is None:
            raise Invalid(f"Textual has nothing for {json.dumps(step)}")
        await getattr(self, "step_" + kind)(app, step[kind], step)

    def find(self, name):
        if name not in self.controllers:
            raise Invalid(f"there is no screen {name}")
        return self.controllers[name]

    def check_stack(self, name):
        if name != self.stack_name:
            raise Invalid(f"{name} is not the app's screen stack")

    async def step_create(self, app, cls, step):
        if self.base(cls) != "UIViewController":
            raise Invalid("Textual's one stack is the app's")
        self.make(step["name"])

    async def step_push(self, app, name, step):
        self.check_stack(step["on"])
        try:
            screen = None if name is None else self.find(name)
            await app.push_screen(screen)
        except TypeError:  # for nothing; in UIKit's words (CNT-5)
            raise Raised(None, f"Application tried to push a nil view controller on target <{step['on']}>.") from None
        screen.is_presented = False

    async def step_present(self, app, name, step):
        try:
            screen = None if name is None else self.find(name)
            await app.push_screen(screen)
        except TypeError:  # for nothing; in UIKit's words (PRS-10)
            receiver = step["on"]
            raise Raised(None, f"Application tried to present a nil modal view controller on target <{receiver}>.") from None
        screen.is_presented = True

    async def step_pop(self, app, name, step):
        self.check_stack(name)
        await app.pop_screen()

    step_back = step_pop

    async def step_popTo(self, app, name, step):
        self.check_stack(step["on"])
        try:
            self.find(name).pop_until_active()
        except ScreenError:  # in UIKit's words (CNT-51)
            reason = "Tried to pop to a view controller that doesn't exist."
            raise Raised("NSInternalInconsistencyException", reason) from None

    async def step_popToRoot(self, app, name, step):
        self.check_stack(name)
        app.screen_stack[0].pop_until_active()

    async def step_dismiss(self, app, name, step):
        screen = app.screen_stack[0] if name == self.stack_name else self.find(name)
        await screen.dismiss()

    async def step_hold(self, app, name, step):
        """Python keeps what somebody refers to, and this adapter refers to every screen."""

    step_release = step_hold


def answer(scenario):
    try:
        steps, ends = asyncio.run(Run(scenario).trace())
    except Invalid as invalid:
        return {"status": "ok", "steps": [{}], "ends": {"invalid": str(invalid)}}
    except Exception as error:  # a fault of this adapter is said, and does not end it
        return {"status": "error", "message": repr(error)}
    if ends is None:
        return {"status": "ok", "steps": steps}
    return {"status": "raised" if "raised" in ends else "ok", "steps": steps, "ends": ends}


def main():
    out = sys.stdout  # Textual's tests redirect it
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "bye":
            break
        reply = HELLO if message["t"] == "hello" else {"t": "result", "id": message["id"], **answer(message["scenario"])}
        print(json.dumps(reply), file=out, flush=True)


if __name__ == "__main__":
    main()
