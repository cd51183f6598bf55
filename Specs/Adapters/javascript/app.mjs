// A small navigation library with UIKit's rules. Nothing here knows of the adapter protocol (`adapter.mjs` does).
// The ids in comments are those of `Specs/`; where a rule says "unspecified", the library does what is simplest, or
// stops where that would do harm.

export const invalidArgument = "NSInvalidArgumentException";
export const inconsistency = "NSInternalInconsistencyException";
export const generic = "NSGenericException";

/** What UIKit would raise. A name of null: no source tells it. */
export class Raised extends Error {
  constructor(name, reason) {
    super(reason);
    this.raised = name;
  }
}

/** No source tells what happens here (the message names the rule that says so): the trace ends. */
export class Unspecified extends Error {}

/** The window, who is alive in order of creation, and what has happened in the step that is running. */
export class App {
  /** `version` is that of iOS; `perform` runs what a class does in a callback: steps, and who is meant by `self` etc. */
  constructor(version, isCompact, perform) {
    Object.assign(this, { version, isCompact, perform });
    this.root = null;
    this.isShowing = false; // the root's view is in the window (PRS-7)
    this.alive = new Map();
    this.creations = new Map();
    this.events = [];
    this.callbacks = 0; // how often a class has done something of its own
  }

  /** SEG-55, SEG-116. */
  get defaultStyle() {
    return this.version < 13 ? "fullScreen" : "automatic";
  }

  log(kind, receiver, to, more) {
    const event = { [kind]: receiver ? receiver.name : "" };
    if (to) event.to = to.name;
    for (const key in more) if (more[key] !== undefined) event[key] = more[key];
    this.events.push(event);
  }

  /** `window.rootViewController = root`: views load first, only then are they in the window, with what callbacks brought in (PRS-7). */
  show(root) {
    this.root = root;
    this.isShowing = false;
    this.loadShownBy(root);
    this.isShowing = true;
    this.loadVisibleViews();
  }

  /** STB-47: one after the other, who is still shown when its turn comes. */
  loadShownBy(controller) {
    controller.loadView();
    for (const child of controller.isCovered ? [] : controller.children.filter((it) => controller.shows(it))) {
      if (child.parent === controller && controller.shows(child)) this.loadShownBy(child);
    }
  }

  /** STB-26, STB-47, SEG-6: containers before the children that they show; again where a `viewDidLoad` did something. */
  loadVisibleViews() {
    if (!this.root || !this.isShowing) return;
    let before;
    do {
      before = this.callbacks;
      const waiting = [this.root];
      while (waiting.length && this.callbacks === before) {
        const controller = waiting.pop();
        controller.loadView();
        if (this.callbacks !== before || controller.isLoading) continue;
        if (controller.presented) waiting.push(controller.presented);
        if (controller.isCovered) continue;
        waiting.push(...controller.children.filter((child) => controller.shows(child)).reverse());
      }
    } while (this.callbacks !== before);
  }

  /** CNT-27, CNT-29, CNT-30: who hangs neither on the window nor on what the app holds is gone. */
  sweep() {
    const reached = new Set();
    const waiting = [...this.alive.values()].filter((it) => it.isHeld || it === this.root);
    while (waiting.length) {
      const controller = waiting.pop();
      if (reached.has(controller)) continue;
      reached.add(controller);
      waiting.push(...controller.children);
      if (controller.presented) waiting.push(controller.presented);
    }
    for (const [name, controller] of [...this.alive]) {
      if (!reached.has(controller)) this.alive.delete(name);
      if (!reached.has(controller.parent)) controller.parent = null;
      if (!reached.has(controller.presenter)) controller.forgetPresentation();
    }
  }
}
