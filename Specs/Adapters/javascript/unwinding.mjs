// Unwind segues, from iOS 10 on: finding the destination and the way to it (`Specs/Unwinding.md`).

import { Unspecified } from "./app.mjs";

/** Climbs from rung to rung until somebody says yes: UNW-2, UNW-3, UNW-7, UNW-67. */
export function findDestination(source, action) {
  const search = {
    app: source.app, source, action,
    holders: new Set(source.chain("above")),
    containing: new Map(), // container → the child below which the climb came (UNW-10)
    visited: new Set(),
  };
  let here = source;
  for (;;) {
    if (here.parent) search.containing.set(here.parent, here);
    if (here.presenter && !here.caller.chain("parent").includes(here.presenter)) throw new Unspecified("UNW-39");
    here = here.presenter ? here.caller : here.parent;
    if (!here) return null;
    const found = visit(here, search);
    if (found) return found;
  }
}

/** UNW-4: a presentation that holds the source, then the allowed children, then the controller itself. */
function visit(rung, { app, source, action, holders, containing, visited }) {
  const waiting = [[rung, "presentation"]];
  while (waiting.length) {
    const [controller, phase] = waiting.pop();
    if (phase === "presentation") {
      if (visited.has(controller)) continue; // UNW-6, UNW-65
      visited.add(controller);
      waiting.push([controller, "children"]);
      if (holders.has(controller.presented)) waiting.push([controller.presented, "presentation"]);
    } else if (phase === "children") { // UNW-62
      const allowed = controller.allowedChildren(containing.get(controller));
      app.log("allowedChildren", controller, null, { list: allowed.map((it) => it.name) });
      waiting.push([controller, "itself"]);
      for (const child of [...allowed].reverse()) waiting.push([child, "presentation"]);
    } else {
      const answer = controller.canPerform(action, source);
      app.log("canPerform", controller, null, { name: action, answer });
      if (answer) return controller;
    }
  }
  return null;
}

/** UNW-26 to UNW-28, UNW-80 to UNW-82: one dismissal, then each container is told where to go next. */
export function followRoute(source, destination) {
  const up = source.chain("above");
  const down = destination.chain("above");
  const summit = up.findIndex((it) => down.includes(it));
  if (summit < 0) return; // UNW-43: no way from one to the other
  const route = [...up.slice(0, summit + 1), ...down.slice(0, down.indexOf(up[summit])).reverse()];
  let start = 0;
  for (let place = summit; place > 0; place -= 1) {
    if (route[place].presented !== route[place - 1]) continue;
    start = place;
    source.app.log("dismiss", route[place]);
    route[place].dismissPresented();
    break;
  }
  for (let place = Math.max(start, 1); place < route.length - 1; place += 1) {
    route[place].unwindTowards(route[place + 1]); // UNW-45: whether the source itself is told is open
  }
}
