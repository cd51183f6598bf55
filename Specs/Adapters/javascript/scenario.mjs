// Runs a scenario (`Specs/ScenarioFormat.md`) with the library and reports a trace.

import { App, invalidArgument, Raised, Unspecified } from "./app.mjs";
import { NavigationController, TabBarController } from "./containers.mjs";
import { Controller } from "./controller.mjs";
import { perform, trigger } from "./segues.mjs";

const kinds = { UINavigationController: NavigationController, UITabBarController: TabBarController };

/** A step that cannot be carried out at all: a fault of the scenario. */
class Invalid extends Error {}

/** The fuel is used up: an app that calls itself without end has no outcome. */
export class Exhausted extends Error {}

/** A class of the scenario with those that it inherits from, the nearest first. */
class AppClass {
  constructor(name, definitions) {
    this.chain = [];
    let base = name;
    for (let cls; (cls = definitions[base]); base = cls.superclass ?? "UIViewController") this.chain.push(cls);
    this.name = name;
    this.kind = kinds[base] ?? Controller;
    if (this.chain[0]?.missing) [this.name, this.chain] = [base, []]; // STB-12, STB-50
    this.actions = new Set(this.chain.flatMap((cls) => cls.actions ?? []));
  }

  all(key) {
    return this.chain.map((cls) => cls[key]).filter((it) => it !== undefined);
  }

  first(key) {
    return this.all(key)[0];
  }

  /** What the nearest class does in a callback. */
  steps(key, about) {
    return this.all(key).map((it) => (about ? it[about] : it)).find((steps) => steps?.length);
  }

  /** What an override answers, undefined where it leaves it to UIKit. */
  answer(key, about) {
    for (let answer of this.all(key)) {
      if (typeof answer === "object") answer = answer[about] ?? answer["*"] ?? "super";
      if (answer !== "super") return answer;
    }
    return undefined;
  }
}

export class Run {
  constructor(scenario, fuel) {
    this.scenario = scenario;
    this.fuel = fuel;
    this.homes = new Map();
    for (const board of Object.values(scenario.storyboards ?? {})) {
      for (const name of Object.keys(board.scenes)) this.homes.set(name, board);
    }
    const version = Number((scenario.profile ?? "ios14").slice(3));
    const isCompact = (scenario.device?.width ?? "compact") === "compact";
    this.app = new App(version, isCompact, (steps, roles) => this.performInside(steps, roles));
  }

  trace() {
    const steps = [];
    const entry = (body) => {
      steps.push({ events: (this.app.events = []) });
      body();
      this.app.sweep();
      steps.at(-1).snapshot = this.snapshot();
    };
    try {
      entry(() => this.launch());
      for (const step of this.scenario.steps ?? []) entry(() => this.perform(step, {}));
    } catch (error) {
      const ends = ending(error);
      if (!ends) throw error;
      return { steps, ends };
    }
    return { steps };
  }

  // Making controllers

  launch() {
    const { window } = this.scenario;
    if (!window) return;
    const root = window.class ? this.make(window.name, window.class) : this.instantiate(window.storyboard, window.identifier);
    if (root) this.app.show(root);
  }

  storyboard(name) {
    const board = this.scenario.storyboards?.[name];
    if (board) return board;
    throw new Raised(invalidArgument, `Could not find a storyboard named '${name}' in bundle NSBundle <main> (loaded)`); // STB-2
  }

  /** STB-4, STB-7, STB-8: the name of a scene. */
  sceneNamed(board, identifier) {
    if (identifier === undefined) return board.initial;
    const found = Object.keys(board.scenes).sort().find((name) => board.scenes[name].identifier === identifier);
    if (found) return found;
    throw new Raised(invalidArgument, `Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier '${identifier}'`);
  }

  instantiate(storyboard, identifier) {
    const name = this.sceneNamed(this.storyboard(storyboard), identifier);
    return name && this.makeScene(name);
  }

  /** STB-21 to STB-23, STB-44, STB-45: where a reference leads. */
  resolve(name) {
    for (;;) {
      const home = this.homes.get(name);
      const { reference } = home.scenes[name];
      if (!reference) return name;
      const board = reference.storyboard === undefined ? home : this.storyboard(reference.storyboard);
      name = this.sceneNamed(board, reference.identifier);
      if (!name) throw new Unspecified("STB-48");
      this.burn();
    }
  }

  /** STB-9, STB-25: a new controller each time, with the children that its relationships bring. */
  makeScene(reference) {
    const name = this.resolve(reference);
    const scene = this.homes.get(name).scenes[name];
    const controller = this.make(name, scene.class, scene);
    if (!controller.cls.first("skipsInitCoder")) controller.segues = scene.segues ?? []; // STB-18
    for (const segue of controller.segues.filter((it) => it.kind === "embed")) {
      controller.embeds.push(() => trigger(this, controller, segue)); // SEG-62
    }
    const { viewControllers = [], rootViewController } = scene.relationships ?? {};
    for (const child of rootViewController ? [rootViewController] : viewControllers) controller.adopt(this.makeScene(child));
    return controller;
  }

  make(name, className, scene) {
    this.burn();
    const cls = new AppClass(className, this.scenario.classes ?? {});
    return new cls.kind(this.app, name, cls, scene);
  }

  // Steps

  burn(amount = 1) {
    this.fuel -= amount;
    if (this.fuel < 0) throw new Exhausted("fuel");
  }

  find(name, roles, kind) {
    const found = roles[name] ?? this.app.alive.get(name);
    if (!(found instanceof kind)) throw new Invalid(`there is no ${kind.name} ${name}`);
    return found;
  }

  /** What a class does in one of its callbacks. */
  performInside(list, roles) {
    for (const step of list ?? []) {
      this.app.callbacks += 1;
      this.perform(step, roles);
    }
  }

  perform(step, roles) {
    this.burn();
    const kind = Object.keys(step).find((key) => steps[key]);
    if (!kind) throw new Invalid(`the step ${JSON.stringify(step)} is not one of this adapter's features`);
    const find = (name, controllerKind = Controller) => (name === null ? null : this.find(name, roles, controllerKind));
    steps[kind](this, step[kind], find, step);
  }

  /** STB-19. */
  triggerControl(source, name, sender) {
    if (!source.isLoaded) throw new Invalid(`the view of ${source.name} is not loaded`);
    const segue = source.segues.find((it) => it.trigger === name);
    if (segue) trigger(this, source, segue, sender);
    else if (!source.scene.segues?.some((it) => it.trigger === name)) throw new Invalid(`${source.name} has no control ${name}`);
  }

  /** SEG-8, SEG-11 to SEG-14: in code nobody is asked. */
  performSegue(source, identifier, sender) {
    const segue = source.segues.find((it) => it.identifier === identifier);
    if (!segue) throw new Raised(invalidArgument, `Receiver (<${source.name}>) has no segue with identifier '${identifier}'`);
    perform(this, source, segue, sender);
  }

  // What is reported

  snapshot() {
    const { app } = this;
    const alive = [...app.alive.values()];
    this.burn(alive.length);
    return {
      tree: app.root ? tree(app.root) : "",
      detached: alive.filter((it) => !it.above && it !== app.root).map(tree),
      loaded: alive.filter((it) => it.isLoaded).map((it) => it.name),
      styles: Object.fromEntries(alive.filter((it) => it.presenter).map((it) => [it.name, it.style])),
    };
  }
}

const steps = {
  trigger: (run, name, find, step) => run.triggerControl(find(step.on), name, name),
  performSegue: (run, name, find, step) => run.performSegue(find(step.on), name, step.sender),
  instantiate: (run, name, find, step) => {
    const made = run.instantiate(name, step.identifier);
    if (made) made.isHeld = true;
  },
  create: (run, cls, find, step) => (run.make(step.name, cls).isHeld = true),
  loadView: (run, name, find) => find(name).loadView(),
  present: (run, name, find, step) => find(step.on).present(find(name), step.style),
  dismiss: (run, name, find) => find(name).dismiss(),
  swipe: (run, name, find) => {
    if (!find(name).presenter) throw new Invalid(`${name} is not presented`);
    find(name).swipe();
  },
  push: (run, name, find, step) => find(step.on, NavigationController).push(find(name)),
  pop: (run, name, find) => find(name, NavigationController).pop(),
  back: (run, name, find) => find(name, NavigationController).pop(),
  popTo: (run, name, find, step) => find(step.on, NavigationController).popTo(find(name)),
  popToRoot: (run, name, find) => find(name, NavigationController).pop(1),
  setStack: (run, names, find, step) => find(step.on, NavigationController).setStack(names.map((name) => find(name))),
  select: (run, name, find, step) => find(step.on, TabBarController).select(find(name)),
  selectMore: (run, name, find) => find(name, TabBarController).selectMore(),
  tapTab: (run, name, find, step) => find(step.on, TabBarController).tap(find(name)),
  setTabs: (run, names, find, step) => find(step.on, TabBarController).setTabs(names.map((name) => find(name))),
  show: (run, name, find, step) => find(step.on).show(find(name)),
  addChild: (run, name, find, step) => find(step.on).addChild(find(name)),
  removeChild: (run, name, find) => find(name).removeFromParent(),
  hold: (run, name, find) => (find(name).isHeld = true),
  release: (run, name, find) => (find(name).isHeld = false),
  setRoot: (run, name, find) => run.app.show(find(name)),
};

function ending(error) {
  if (error instanceof Raised) return { raised: error.raised, reason: error.message };
  if (error instanceof Unspecified) return { unspecified: error.message };
  if (error instanceof Invalid) return { invalid: error.message };
  if (error instanceof Exhausted) return { exhausted: error.message };
  if (error instanceof RangeError) return { exhausted: "the depth of the call stack" };
  return null;
}

/** `tabs[nav[list, detail]*, other] > sheet`, written with a list of what is still to be written. */
function tree(root) {
  const pieces = [root];
  let text = "";
  while (pieces.length) {
    const piece = pieces.pop();
    if (typeof piece === "string") {
      text += piece;
      continue;
    }
    text += piece.name;
    if (piece.presented) pieces.push(piece.presented, " > ");
    if (piece.parent?.selected === piece) pieces.push("*");
    if (!piece.children.length) continue;
    text += "[";
    pieces.push("]");
    const [first, ...others] = piece.children;
    for (const child of others.reverse()) pieces.push(child, ", ");
    pieces.push(first);
  }
  return text;
}
