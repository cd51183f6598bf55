"""The smallest adapter: screens presented on one another, and unwind segues back to one that implements the action."""
import json, sys

HELLO = {"t": "hello", "protocol": 1, "name": "minimal", "version": "1", "profiles": ["ios13", "ios14"],
         "features": ["segue.code", "segue.presentation", "segue.unwind"], "observes": ["outcome"]}

def run(scenario, steps):
    scenes = {name: it for board in scenario.get("storyboards", {}).values() for name, it in board["scenes"].items()}
    classes, window, stack, made = scenario.get("classes", {}), scenario["window"], [], []
    def show(name, scene):  # STB-9: a new screen each time; an action or a flag may be inherited
        made.append(name)
        chain, base = [], scene["class"]
        while base in classes and (chain or not classes[base].get("missing")):  # STB-12
            chain, base = chain + [classes[base]], classes[base].get("superclass")
        knows = not next((cls["skipsInitCoder"] for cls in chain if "skipsInitCoder" in cls), False)  # STB-18
        stack.append({"name": name if made.count(name) == 1 else f"{name}#{made.count(name)}",
                      "segues": scene.get("segues", []) if knows else [],
                      "actions": [action for cls in chain for action in cls.get("actions", [])]})
    first = window.get("name") or scenario["storyboards"][window["storyboard"]]["initial"]
    show(first, scenes.get(first, window))
    for step in [{}] + scenario.get("steps", []):
        at = next((place for place, screen in enumerate(stack) if screen["name"] == step.get("on")), 0)
        key, value = ("trigger", step.get("trigger")) if "trigger" in step else ("identifier", step.get("performSegue"))
        segue = next((it for it in stack[at]["segues"] if value and it.get(key) == value), None)
        if segue and segue["kind"] == "presentation":  # SEG-54
            show(segue["destination"], scenes[segue["destination"]])
        elif segue:  # UNW-3, UNW-7, UNW-27: the nearest below that implements the action; UNW-86: or nothing happens
            below = [place for place in range(at) if segue["action"] in stack[place]["actions"]]
            del stack[below[-1] + 1 if below else len(stack):]
        elif "performSegue" in step:  # SEG-11
            reason = f"Receiver (<{stack[at]['name']}>) has no segue with identifier '{value}'"
            return {"status": "raised", "steps": steps + [{}], "ends": {"raised": "NSInvalidArgumentException", "reason": reason}}
        elif not step.keys() <= {"trigger", "on", "loadView"}: return {"status": "unsupported", "feature": f"the step {step}"}
        steps.append({"snapshot": {"tree": " > ".join(screen["name"] for screen in stack)}})
    return {"status": "ok", "steps": steps}

for it in map(json.loads, sys.stdin):
    if it["t"] != "bye":
        print(json.dumps({"t": "result", "id": it["id"], **run(it["scenario"], [])} if it["t"] == "run" else HELLO), flush=True)
