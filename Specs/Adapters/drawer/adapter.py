#!/usr/bin/env python3
"""A drawer as an adapter: a container with its content first and its menu second, which `segue container` asks.

It overrides two of the three methods; with --wrong its unwind leaves the menu closed where the destination is in it.
"""
import json
import sys

CONTENT = 0
HELLO = {"t": "hello", "protocol": 1, "name": "drawer", "profiles": ["ios14"], "observes": ["outcome"],
         "features": ["container.custom.hooks"]}


def shows(container, child):
    """The content can always be seen, the menu when the drawer is open."""
    return {"shows": child == CONTENT or container["open"]}


def allowed_children(container, source):
    """All but the child that holds the source, the content first."""
    return {"children": [child for child in range(len(container["children"])) if child != source["branch"]]}


def unwind(container, child, is_wrong):
    """Opens for a destination in the menu, closes for one in the content; nothing when the way leads out."""
    if child is None or (is_wrong and child != CONTENT):
        return {}
    return {"open": child != CONTENT}


def answer(message, is_wrong):
    """What an answer has beside its id: nothing where a method is not overridden."""
    hook, container = message["hook"], message["container"]
    if hook == "shows":
        return shows(container, message["child"])
    if hook == "allowedChildren":
        return allowed_children(container, message["source"])
    if hook == "unwind":
        return unwind(container, message["child"], is_wrong)
    return {}


def main():
    is_wrong = "--wrong" in sys.argv[1:]
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "bye":
            break
        if message["t"] == "hello":
            reply = HELLO
        elif message["t"] == "hook":
            reply = {"t": "answer", "id": message["id"], **answer(message, is_wrong)}
        else:
            reply = {"t": "result", "id": message["id"], "status": "unsupported", "message": "it is a container only"}
        print(json.dumps(reply), flush=True)


main()
