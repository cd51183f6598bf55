#!/usr/bin/env node
// Speaks the adapter protocol (`Specs/AdapterProtocol.md`) for the small navigation library beside it.

import { createInterface } from "node:readline";
import { Run } from "./scenario.mjs";

const hello = {
  t: "hello", protocol: 1, name: "javascript-navigation", version: "1", profiles: ["ios10", "ios13", "ios14"],
  features: [
    "container.custom", "container.navigation", "container.tab", "controller.code", "controller.held",
    "hook.allowedChildren", "hook.canPerform", "hook.nested", "hook.shouldPerform", "hook.unwindTowards", "presentation.code",
    "presentation.context", "presentation.swipe", "segue.class", "segue.code", "segue.custom", "segue.deprecated",
    "segue.embed", "segue.popover", "segue.presentation", "segue.show", "segue.unwind", "storyboard.instantiate",
    "storyboard.reference", "window.none", "window.root",
  ],
  observes: ["outcome", "callbacks", "search"], window: 16,
};

function answer({ scenario, fuel }) {
  try {
    const trace = new Run(scenario, fuel).trace();
    const status = trace.ends?.raised !== undefined ? "raised" : trace.ends?.exhausted ? "exhausted" : "ok";
    return { status, ...trace };
  } catch (error) { // a fault of this adapter is said, and does not end it
    return { status: "error", message: String(error) };
  }
}

const longestLine = 2 ** 20;
const lineOf = (reply) => JSON.stringify(reply) + "\n";

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const message = JSON.parse(line);
  if (message.t === "bye") break;
  const head = { t: "result", id: message.id };
  let text = lineOf(message.t === "hello" ? hello : { ...head, ...answer(message) });
  if (text.length > longestLine) {
    text = lineOf({ ...head, status: "exhausted", steps: [], ends: { exhausted: "the length of a line" } });
  }
  process.stdout.write(text);
}
