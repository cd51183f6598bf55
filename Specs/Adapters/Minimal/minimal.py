"""The least that speaks the adapter protocol: it knows windows made in code and nothing else.

    segue check --adapter 'python3 Specs/Adapters/Minimal/minimal.py'
"""

import json
import sys

HELLO = {
    "t": "hello", "protocol": 1, "name": "minimal", "profiles": ["ios13"], "features": [],
    "observes": ["outcome"], "window": 64,
}

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "bye":
        break
    if message["t"] == "hello":
        answer = HELLO
    else:
        tree = message["scenario"].get("window", {}).get("name", "")
        answer = {"t": "result", "id": message["id"], "status": "ok", "steps": [{"snapshot": {"tree": tree}}]}
    print(json.dumps(answer), flush=True)
