// The smallest adapter: screens presented on one another, and unwind segues back to one that implements the action.
import { createInterface } from "node:readline";

const hello = {
  t: "hello", protocol: 1, name: "minimal", version: "1", profiles: ["ios13", "ios14"],
  features: ["segue.code", "segue.presentation", "segue.unwind"], observes: ["outcome"],
};

function run(scenario) {
  const scenes = Object.assign({}, ...Object.values(scenario.storyboards ?? {}).map((board) => board.scenes));
  const classes = scenario.classes ?? {}, window = scenario.window, stack = [], made = {}, steps = [];
  const show = (name, scene) => { // STB-9: a new screen each time; an action or a flag may be inherited
    const chain = [];
    for (let base = scene.class; base in classes; base = classes[base].superclass) {
      if (!chain.length && classes[base].missing) break; // STB-12
      chain.push(classes[base]);
    }
    const knows = !chain.find((it) => "skipsInitCoder" in it)?.skipsInitCoder; // STB-18
    made[name] = (made[name] ?? 0) + 1;
    stack.push({
      name: made[name] === 1 ? name : `${name}#${made[name]}`, segues: knows ? scene.segues ?? [] : [],
      actions: chain.flatMap((it) => it.actions ?? []),
    });
  };
  const first = window.name ?? scenario.storyboards[window.storyboard].initial;
  show(first, scenes[first] ?? window);
  for (const step of [{}, ...(scenario.steps ?? [])]) {
    const at = Math.max(stack.findIndex((screen) => screen.name === step.on), 0);
    const [key, value] = "trigger" in step ? ["trigger", step.trigger] : ["identifier", step.performSegue];
    const segue = value && stack[at].segues.find((it) => it[key] === value);
    if (segue?.kind === "presentation") { // SEG-54
      show(segue.destination, scenes[segue.destination]);
    } else if (segue) { // UNW-3, UNW-7, UNW-27: the nearest below that implements the action; UNW-86: or nothing happens
      const below = stack.slice(0, at).findLastIndex((screen) => screen.actions.includes(segue.action));
      if (below >= 0) stack.length = below + 1;
    } else if ("performSegue" in step) { // SEG-11
      const reason = `Receiver (<${stack[at].name}>) has no segue with identifier '${value}'`;
      return { status: "raised", steps: [...steps, {}], ends: { raised: "NSInvalidArgumentException", reason } };
    } else if (Object.keys(step).some((key) => !["trigger", "on", "loadView"].includes(key))) {
      return { status: "unsupported", feature: `the step ${JSON.stringify(step)}` };
    }
    steps.push({ snapshot: { tree: stack.map((screen) => screen.name).join(" > ") } });
  }
  return { status: "ok", steps };
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const message = JSON.parse(line);
  if (message.t === "bye") break;
  const answer = message.t === "hello" ? hello : { t: "result", id: message.id, ...run(message.scenario) };
  process.stdout.write(JSON.stringify(answer) + "\n");
}
