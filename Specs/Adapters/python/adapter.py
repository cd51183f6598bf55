#!/usr/bin/env python3
"""Speaks the adapter protocol (`Specs/AdapterProtocol.md`) for the small navigation library beside it."""

import json
import sys

from scenario import Run

HELLO = {
    "t": "hello", "protocol": 1, "name": "python-navigation", "version": "1", "profiles": ["ios13", "ios14"],
    "features": [
        "container.custom", "container.navigation", "container.tab", "controller.code", "controller.held",
        "hook.canPerform", "hook.shouldPerform", "presentation.code", "presentation.context", "segue.code", "segue.deprecated",
        "segue.popover", "segue.presentation", "segue.show", "segue.unwind", "storyboard.instantiate", "window.none",
        "window.root",
    ],
    "observes": ["outcome", "callbacks"], "window": 16,
}


LONGEST_LINE = 1 << 20


def answer(message):
    try:
        steps, ends = Run(message["scenario"], message["fuel"]).trace()
    except RecursionError:
        return exhausted("the depth of Python's stack")
    except Exception as error:  # a fault of this adapter is said, and does not end it
        return {"status": "error", "message": repr(error)}
    if ends is None:
        return {"status": "ok", "steps": steps}
    status = next((status for status in ("raised", "exhausted") if status in ends), "ok")
    return {"status": status, "steps": steps, "ends": ends}


def exhausted(what):
    return {"status": "exhausted", "steps": [], "ends": {"exhausted": what}}


def line_of(reply):
    return json.dumps(reply, separators=(",", ":"))


def main():
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["t"] == "bye":
            break
        head = {"t": "result", "id": message.get("id")}
        line = line_of(HELLO if message["t"] == "hello" else {**head, **answer(message)})
        if len(line) >= LONGEST_LINE:
            line = line_of({**head, **exhausted("the length of a line")})
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
