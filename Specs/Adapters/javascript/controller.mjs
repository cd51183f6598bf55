// What every controller does: presenting, dismissing, showing, custom containment, its part in an unwind.

import { generic, invalidArgument, Raised, Unspecified } from "./app.mjs";

const contextStyles = ["currentContext", "overCurrentContext"];

/** UIKit calls this `UIViewController`. */
export class Controller {
  isStack = false;
  selected = null; // a tab bar controller's tab
  segues = []; // those that came with the archive (STB-18)
  children = [];
  parent = null;
  presented = null;
  presenter = null;
  caller = null;
  style = "fullScreen";
  isLoaded = false;
  isLoading = false;
  isHeld = false;
  /** What performs its embed segues; they wait for the view (SEG-62). */
  embeds = [];

  constructor(app, name, cls, scene) {
    const number = (app.creations.get(name) ?? 0) + 1;
    app.creations.set(name, number);
    Object.assign(this, { app, cls, scene: scene ?? {}, name: number === 1 ? name : `${name}#${number}` });
    app.alive.set(this.name, this);
    app.log("init", this, null, { name: cls.name });
  }

  // The hierarchy

  get above() {
    return this.presenter ?? this.parent;
  }

  /** The receiver and everybody above it, by `parent` or by `above`. */
  chain(up) {
    const chain = [];
    for (let here = this; here; here = here[up]) chain.push(here);
    return chain;
  }

  get isAttached() {
    return this.chain("above").at(-1) === this.app.root;
  }

  shows() {
    return true;
  }

  /** Whether its own presentation takes its view out of the window (PRS-7); before iOS 13 a sheet fills a compact width. */
  get isCovered() {
    return ["fullScreen", "currentContext"].includes(this.presented?.style);
  }

  get isInWindow() {
    if (!this.app.isShowing || this.isCovered) return false;
    const chain = this.chain("above");
    const isHidden = (it) => {
      const container = it.presenter ? null : it.parent;
      return !it.isLoaded || it.isLoading || (container && (container.isCovered || !container.shows(it)));
    };
    return !chain.some(isHidden) && chain.at(-1) === this.app.root;
  }

  /** STB-11, SEG-62, SEG-117: the embeds of the scene, then `viewDidLoad`. */
  loadView() {
    if (this.isLoaded || this.isLoading) return;
    this.isLoading = true;
    for (const embed of this.embeds) embed();
    this.isLoaded = true;
    this.app.log("viewDidLoad", this);
    this.app.perform(this.cls.steps("inViewDidLoad"), { self: this });
    this.isLoading = false;
  }

  /** Calls a method that classes may override: each body calls super first, if at all; UIKit's own comes after the last. */
  dispatch(method, roles, uikit) {
    const bodies = this.cls.all(method);
    const last = bodies.findIndex((body) => !body.super);
    if (last < 0) uikit();
    const called = last < 0 ? bodies : bodies.slice(0, last + 1);
    for (const body of called.reverse()) this.app.perform(body.steps, roles);
  }

  // Containment

  /** CNT-32, CNT-74: a presented child, or a knot in the hierarchy. */
  checkAdoption(child) {
    if (child.presenter) throw new Unspecified("CNT-32");
    if (child === this.app.root || this.chain("above").includes(child)) throw new Unspecified("CNT-74");
  }

  /** CNT-23: a child leaves its old parent first. */
  adopt(child) {
    child.parent?.disown(child);
    this.children.push(child);
    child.parent = this;
  }

  replaceChildren(children) {
    for (const child of children) if (child.parent !== this) this.checkAdoption(child);
    for (const child of this.children) this.disown(child);
    for (const child of children) this.adopt(child);
  }

  disown(child) {
    this.children = this.children.filter((it) => it !== child);
    child.parent = null;
  }

  /** CNT-23, CNT-69, with the views. */
  addChild(child) {
    this.checkAdoption(child);
    child.leaveParent();
    this.app.log("willMove", child, this);
    this.adopt(child);
    this.loadView();
    child.loadView();
    this.app.loadVisibleViews();
  }

  /** SEG-63, SEG-65, SEG-117. */
  embed(child) {
    this.checkAdoption(child);
    this.app.log("willMove", child, this);
    this.adopt(child);
    child.loadView();
    if (child.parent === this) this.app.log("didMove", child, this);
  }

  /** CNT-68. */
  removeFromParent() {
    this.leaveParent();
    this.app.loadVisibleViews();
  }

  /** CNT-70. */
  leaveParent() {
    if (!this.parent) return;
    this.parent.disown(this);
    this.app.log("didMove", this);
  }

  // Presenting and dismissing

  /** PRS-1 to PRS-10. The receiver is the caller, whoever presents (PRS-40). */
  present(controller, ownStyle, isAnchored = true) {
    this.checkPresentable(controller);
    let style = this.known(ownStyle) ?? controller.modalStyle;
    const presenter = this.presenterFor(style);
    const refusal = this.refusal(controller, presenter);
    if (refusal) return this.app.log("log", this, null, { name: refusal });
    if (style === "popover" && this.app.isCompact && !controller.cls.first("keepsPopover")) {
      style = this.app.defaultStyle; // SEG-57, SEG-120
    }
    if (style === "popover" && !isAnchored) { // SEG-60
      throw new Raised(generic, `UIPopoverPresentationController (<${controller.name}>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.`);
    }
    presenter.presented = controller;
    Object.assign(controller, { presenter, caller: this, style });
    this.app.loadVisibleViews();
  }

  /** PRS-9, PRS-10, PRS-48, PRS-49. */
  checkPresentable(controller) {
    const tried = "Application tried to present";
    if (!controller) throw new Raised(null, `${tried} a nil modal view controller on target <${this.name}>.`);
    if (controller.presenter && this.app.version >= 13) {
      throw new Raised(invalidArgument, `${tried} modally a view controller <${controller.name}> that is already being presented by <${controller.presenter.name}>.`);
    }
    if (controller.above || controller === this.app.root || this.chain("above").includes(controller)) {
      throw new Raised(invalidArgument, `${tried} modally an active controller <${controller.name}>.`);
    }
  }

  /** PRS-5, PRS-7, PRS-44, PRS-45: the line that a refused presentation leaves. */
  refusal(controller, presenter) {
    const attempt = `Attempt to present <${controller.name}> on <${presenter.name}>`;
    if (presenter.presented) {
      const other = `which is already presenting <${presenter.presented.name}>`;
      return this.app.version < 14
        ? `Warning: ${attempt} ${other}` : `[Presentation] ${attempt} (from <${this.name}>) ${other}.`;
    }
    return presenter.isInWindow ? null : `Warning: ${attempt} whose view is not in the window hierarchy!`;
  }

  /** `automatic` came with iOS 13 and counts as none before (SEG-116). */
  known(style) {
    return style === "automatic" && this.app.version < 13 ? undefined : style;
  }

  get modalStyle() {
    return this.known(this.scene.presentationStyle) ?? this.known(this.cls.first("presentationStyle")) ?? this.app.defaultStyle;
  }

  /** PRS-43. */
  get definesContext() {
    return this.scene.definesPresentationContext ?? this.cls.first("definesPresentationContext") ?? this.isStack;
  }

  /** PRS-2: the top of the parents; PRS-3, PRS-41, PRS-42: for a context style the nearest definer, if any. */
  presenterFor(style) {
    const chain = this.chain("parent");
    return (contextStyles.includes(style) && chain.find((it) => it.definesContext)) || chain.at(-1);
  }

  /** PRS-12 to PRS-15, PRS-50. */
  dismiss() {
    const chain = this.chain("parent");
    (chain.find((it) => it.presented) ?? chain.at(-1).presenter)?.dismissPresented();
  }

  /** PRS-12: all levels above go, and with them what hangs on controllers in there (CNT-29). */
  dismissPresented() {
    const waiting = [this];
    while (waiting.length) {
      const here = waiting.pop();
      const gone = here.presented;
      here.presented = null;
      gone?.forgetPresentation();
      if (gone) waiting.push(gone);
      if (here !== this) waiting.push(...here.children);
    }
    this.app.loadVisibleViews();
  }

  /** PRS-18, PRS-51 to PRS-53: the user swipes it away. A controller without the answer has no delegate. */
  swipe() {
    const answer = this.cls.first("shouldDismiss");
    const tell = (name, more) => answer !== undefined && this.app.log("delegate", this, null, { name, ...more });
    if (this.cls.first("isModalInPresentation")) return tell("didAttemptToDismiss");
    tell("shouldDismiss", { answer });
    if (answer === false) return tell("didAttemptToDismiss");
    tell("willDismiss");
    this.presenter.dismissPresented();
    tell("didDismiss");
  }

  /** UNW-60. */
  forgetPresentation() {
    this.presenter = this.caller = null;
  }

  // Showing

  /** SHW-2, SHW-3, SHW-11, SHW-40: pushed by the nearest stack around the receiver, or presented. */
  show(controller) {
    const stack = this.navigationController;
    if (stack) {
      this.app.log("show", stack, controller);
      return stack.show(controller);
    }
    if (!this.app.root) return; // SHW-9
    this.app.log("present", this, controller);
    this.present(controller);
  }

  get navigationController() {
    return this.chain("parent").slice(1).find((it) => it.isStack);
  }

  // Unwinding; the search is in `unwinding.mjs`

  /** UNW-9. */
  get childrenForUnwinding() {
    return this.children;
  }

  /** UNW-9, UNW-10, UNW-13; `marked` is the child below which the climb came. */
  allowedChildren(marked) {
    let reversals = 0;
    let allowed;
    for (const override of this.cls.all("allowedChildren")) {
      if (override === "reversed") reversals += 1;
      else if (override !== "super") {
        allowed = override.map((name) => this.app.alive.get(name)).filter(Boolean);
        break;
      }
    }
    allowed ??= this.childrenForUnwinding.filter((it) => it !== this.childContaining(marked));
    return reversals % 2 ? [...allowed].reverse() : allowed;
  }

  childContaining(marked) {
    const answer = this.cls.all("childContaining").find((it) => it !== "super");
    return answer === undefined ? marked : answer === "self" ? this : this.app.alive.get(answer);
  }

  /** UNW-8, UNW-15: by default who implements the action and is not the source. Before iOS 13 the spelling is unknown. */
  canPerform(action, source) {
    const own = this.app.version < 13 ? undefined : this.cls.answer("canPerform", action);
    return own ?? (this.cls.actions.has(action) && this !== source);
  }

  /** UNW-28, UNW-33. */
  unwindTowards(next) {
    this.app.log("unwindTowards", this, next);
    this.dispatch("unwindTowards", { self: this, towards: next }, () => this.unwindByDefault(next));
  }

  /** UNW-84: a plain controller does nothing. */
  unwindByDefault() {}
}
