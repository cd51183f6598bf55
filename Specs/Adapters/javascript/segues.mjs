// Segues: from their trigger or identifier to their transition (`Specs/Segues.md`).

import { generic, inconsistency, invalidArgument, Raised } from "./app.mjs";
import { findDestination, followRoute } from "./unwinding.mjs";

/** STB-19, SEG-1, SEG-18, SEG-100: a control, or an embed (SEG-68), asks first. */
export function trigger(run, source, segue, sender) {
  const { app, cls } = source;
  const name = segue.identifier;
  const answer = cls.answer("shouldPerform", name) ?? true;
  app.perform(cls.steps("inShouldPerform"), { self: source });
  app.log("shouldPerform", source, null, { name, sender, answer });
  if (answer) perform(run, source, segue, sender);
}

/** SEG-2 to SEG-5, SEG-8: destination, segue object, prepare, transition. For an unwind UNW-22. */
export function perform(run, source, segue, sender) {
  const { app, cls } = source;
  const isUnwind = segue.kind === "unwind";
  let destination = isUnwind ? findDestination(source, segue.action) : run.makeScene(segue.destination);
  if (!destination) return; // UNW-86
  const custom = segue.class ? segueClass(run, segue.class) : {};
  if (custom.destination) destination = run.makeScene(custom.destination); // SEG-32
  const name = segue.class ?? "UIStoryboardSegue";
  app.log("segue", source, destination, { name });
  const roles = { source, destination };
  app.log("prepare", source, destination, { name: segue.identifier, sender });
  app.perform(cls.steps("inPrepare"), { self: source, ...roles });
  if (isUnwind) act(source, destination, segue.action);
  if (!custom.perform) return transition(source, destination, segue);
  // SEG-70, SEG-72, SEG-119, UNW-25: an override, with super or without
  app.log("perform", source, destination, { name });
  if (custom.perform.super) transition(source, destination, segue);
  app.perform(custom.perform.steps, roles);
}

/** SEG-71. */
function segueClass(run, name) {
  const found = run.scenario.segueClasses?.[name];
  if (!found || found.missing) throw new Raised(invalidArgument, `Could not find a segue class named '${name}'`);
  return found;
}

/** UNW-77, UNW-88. */
function act(source, destination, name) {
  const { app, cls } = destination;
  if (!cls.actions.has(name)) {
    throw new Raised(invalidArgument, `-[${cls.name} ${name}]: unrecognized selector sent to instance <${destination.name}>`);
  }
  app.log("action", destination, source, { name });
  app.perform(cls.steps("inAction", name), { self: destination, source, destination });
}

/** The standard effect of a segue's kind. */
function transition(source, destination, segue) {
  const { app } = source;
  const present = (style, isAnchored) => { // SEG-54, SEG-115
    app.log("present", source, destination);
    source.present(destination, style, isAnchored);
  };
  switch (segue.kind) {
    case "unwind": return followRoute(source, destination);
    case "embed": return source.embed(destination);
    case "show": // SHW-1
      app.log("show", source, destination);
      return source.show(destination);
    case "presentation":
    case "modal": return present(segue.style, true);
    case "popoverPresentation": return present("popover", segue.anchored ?? true); // SEG-57, SEG-58
    case "push": return push(source, destination, segue.identifier);
    case "custom": // SEG-34, SEG-109
      throw new Raised(inconsistency, `Could not perform segue with identifier '${segue.identifier ?? "(null)"}'. A segue must either have a performHandler or it must override -perform.`);
    default: // popover, replace: what they lead to here is unspecified (SEG-125, SHW-50)
  }
}

/** SEG-51, SEG-52, SEG-113. */
function push(source, destination, identifier) {
  const stack = source.navigationController;
  if (!stack) {
    const which = identifier ? `Could not find a navigation controller for segue '${identifier}'. ` : "";
    throw new Raised(generic, `${which}Push segues can only be used when the source controller is managed by an instance of UINavigationController.`);
  }
  source.app.log("push", stack, destination);
  stack.push(destination);
}
