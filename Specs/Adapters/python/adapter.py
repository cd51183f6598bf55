#!/usr/bin/env python3
"""Speaks the adapter protocol (`Specs/AdapterProtocol.md`) for the small navigation library beside it."""

import json
import sys

from scenario import Run

HELLO = {
    "t": "hello", "protocol": 1, "name": "python-navigation", "version": "1", "profiles": ["ios13", "ios14"],
    "features": [
        "container.custom", "container.navigation", "container.tab", "hook.canPerform", "hook.shouldPerform",
        "presentation.code", "presentation.context", "segue.deprecated", "segue.popover", "segue.presentation",
        "segue.show", "segue.unwind", "storyboard.instantiate", "window.none",
    ],
    "observes": ["outcome", "callbacks"], "window": 16,
}


def answer(message):
    try:
        steps, ends = Run(message["scenario"]).trace()
    except RecursionError:
        return {"status": "exhausted", "steps": [], "ends": {"exhausted": "the depth of Python's stack"}}
    except Exception as error:  # a fault of this adapter is said, and does not end it
        return {"status": "error", "message": repr(error)}
    if ends is None:
        return {"status": "ok", "steps": steps}
    return {"status": "raised" if "raised" in ends else "ok", "steps": steps, "ends": ends}


def main():
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["t"] == "bye":
            break
        reply = HELLO if message["t"] == "hello" else {"t": "result", "id": message["id"], **answer(message)}
        sys.stdout.write(json.dumps(reply, separators=(",", ":")) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
