"""Speaks the adapter protocol (`Specs/AdapterProtocol.md`) for StackView of Qt Quick Controls, by way of PySide6.

A navigation controller is a StackView, any other controller an Item. `StackHost.qml` passes the calls on.
"""

import json
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6 import __version__ as version  # noqa: E402
from PySide6.QtCore import QUrl  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402
from PySide6.QtQml import QJSValue, QQmlComponent, QQmlEngine  # noqa: E402

HELLO = {
    "t": "hello", "protocol": 1, "name": "qtquick-stackview", "version": version, "profiles": ["ios14"],
    "features": ["container.navigation", "controller.code", "controller.held", "window.root"], "observes": ["outcome"], "window": 1,
}
BASES = ("UIViewController", "UINavigationController")


class Invalid(Exception):
    """StackView has nothing to carry this step out with."""


class Run:
    def __init__(self, scenario, host, engine):
        self.scenario, self.host, self.engine = scenario, host, engine
        self.controllers = {}
        self.creations = {}
        self.root = None

    def call(self, name, *arguments):
        """A function of StackHost.qml."""
        function = self.engine.toScriptValue(self.host).property(name)
        result = function.call([self.value(argument) for argument in arguments])
        if result.isError():
            raise RuntimeError(result.toString())
        return result

    def value(self, argument):
        if not isinstance(argument, list):
            return argument if isinstance(argument, QJSValue) else self.engine.toScriptValue(argument)
        array = self.engine.newArray(len(argument))
        for place, element in enumerate(argument):
            array.setProperty(place, element)
        return array

    def base(self, name):
        classes = self.scenario.get("classes", {})
        while name in classes:
            name = classes[name].get("superclass", "UIViewController")
        if name not in BASES:
            raise Invalid(f"there is nothing like {name}")
        return name

    def make(self, name, cls):
        number = self.creations[name] = self.creations.get(name, 0) + 1
        called = name if number == 1 else f"{name}#{number}"
        self.controllers[called] = self.call("make", called, self.base(cls) == "UINavigationController")
        return self.controllers[called]

    def make_scene(self, board, name):
        scene = board["scenes"][name]
        made = self.make(name, scene["class"])
        root = scene.get("relationships", {}).get("rootViewController")
        if root:
            self.call("pushItem", made, self.make_scene(board, root))
        return made

    def launch(self):
        window = self.scenario.get("window")
        if window and "storyboard" in window:
            board = self.scenario["storyboards"][window["storyboard"]]
            self.root = self.make_scene(board, board["initial"])
        elif window:
            self.root = self.make(window["name"], window["class"])

    def trace(self):
        steps = []
        try:
            for step in [None] + self.scenario.get("steps", []):
                steps.append({})
                self.perform(step) if step else self.launch()
                steps[-1]["snapshot"] = {"tree": self.call("tree", self.root).toString() if self.root else ""}
        except Invalid as invalid:
            return steps, {"invalid": str(invalid)}
        return steps, None

    def perform(self, step):
        kind = next((key for key in step if key in STEPS), None)
        if kind is None:
            raise Invalid(f"StackView has nothing for {json.dumps(step)}")
        STEPS[kind](self, step[kind], step)

    def find(self, name):
        if name is None:
            return QJSValue(QJSValue.SpecialValue.NullValue)
        if name not in self.controllers:
            raise Invalid(f"there is no item {name}")
        return self.controllers[name]

    def set_root(self, controller):
        self.root = controller


STEPS = {
    "create": lambda run, cls, step: run.make(step["name"], cls),
    "push": lambda run, name, step: run.call("pushItem", run.find(step["on"]), run.find(name)),
    "pop": lambda run, name, step: run.call("popItem", run.find(name)),
    "back": lambda run, name, step: run.call("popItem", run.find(name)),
    "popTo": lambda run, name, step: run.call("popTo", run.find(step["on"]), run.find(name)),
    "popToRoot": lambda run, name, step: run.call("popToRoot", run.find(name)),
    "setStack": lambda run, names, step: run.call("setStack", run.find(step["on"]), [run.find(it) for it in names]),
    "setRoot": lambda run, name, step: run.set_root(run.find(name)),
    "hold": lambda run, name, step: None,  # this adapter refers to every item
    "release": lambda run, name, step: None,
}


def answer(scenario, host, engine):
    try:
        steps, ends = Run(scenario, host, engine).trace()
    except Exception as error:  # a fault of this adapter is said, and does not end it
        return {"status": "error", "message": repr(error)}
    return {"status": "ok", "steps": steps, **({"ends": ends} if ends else {})}


def main():
    application = QGuiApplication(sys.argv)
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(Path(__file__).with_name("StackHost.qml"))))
    if component.isError():
        sys.exit(component.errorString())
    host = component.create()
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "bye":
            break
        result = None if message["t"] == "hello" else answer(message["scenario"], host, engine)
        print(json.dumps(HELLO if result is None else {"t": "result", "id": message["id"], **result}), flush=True)
        application.processEvents()


if __name__ == "__main__":
    main()
