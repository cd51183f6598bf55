// Navigation stacks and tabs.

import { inconsistency, invalidArgument, Raised } from "./app.mjs";
import { Controller } from "./controller.mjs";

/** UIKit calls this `UINavigationController`; the stack are its children. */
export class NavigationController extends Controller {
  isStack = true;

  shows(child) {
    return child === this.children.at(-1);
  }

  /** UNW-11. */
  get childrenForUnwinding() {
    return [...this.children].reverse();
  }

  /** SHW-5, SHW-10. */
  show(controller) {
    if (controller.isStack) return this.present(controller);
    this.app.log("push", this, controller);
    this.push(controller);
  }

  /** CNT-1 to CNT-9, SEG-75. */
  push(controller) {
    if (!controller) throw new Raised(null, `Application tried to push a nil view controller on target <${this.name}>.`);
    if (controller.isStack) throw new Raised(invalidArgument, "Pushing a navigation controller is not supported");
    if (controller.parent === this) throw new Raised(invalidArgument, this.twice(controller));
    this.checkAdoption(controller);
    const isTold = this.isAttached; // in a window
    if (isTold) this.app.log("willMove", controller, this);
    this.adopt(controller);
    this.app.loadVisibleViews();
    if (isTold && controller.parent === this) this.app.log("didMove", controller, this);
  }

  /** CNT-53, CNT-54. */
  twice(controller) {
    return this.app.version < 13
      ? `Pushing the same view controller instance more than once is not supported (<${controller.name}>)`
      : `<${this.name}> is pushing the same view controller instance (<${controller.name}>) more than once which is not supported and is most likely an error in the application : <app>`;
  }

  /** CNT-2, CNT-51. */
  popTo(controller) {
    const place = this.children.indexOf(controller);
    if (place < 0) throw new Raised(inconsistency, "Tried to pop to a view controller that doesn't exist.");
    this.pop(place + 1);
  }

  /** SEG-76; the root stays (CNT-50). */
  pop(keeping = this.children.length - 1) {
    const popped = this.children.slice(Math.max(keeping, 1)).reverse();
    for (const controller of popped) this.app.log("willMove", controller);
    for (const controller of popped) this.disown(controller);
    this.app.loadVisibleViews();
    for (const controller of popped) this.app.log("didMove", controller);
  }

  /** CNT-4, CNT-55. */
  setStack(controllers) {
    if (new Set(controllers).size < controllers.length) {
      throw new Raised(inconsistency, "All view controllers in a navigation controller must be distinct (<>)");
    }
    this.replaceChildren(controllers);
    this.app.loadVisibleViews();
  }

  /** UNW-29. */
  unwindByDefault(next) {
    if (next.parent !== this || this.shows(next)) return;
    this.app.log("popTo", this, next);
    this.popTo(next);
  }
}

/** UIKit calls this `UITabBarController`; the tabs are its children. */
export class TabBarController extends Controller {
  /** CNT-57. */
  adopt(child) {
    super.adopt(child);
    this.selected ??= child;
  }

  disown(child) {
    super.disown(child);
    if (child === this.selected) this.selected = this.children[0] ?? null;
  }

  shows(child) {
    return child === this.selected;
  }

  /** CNT-12, CNT-13, CNT-16. */
  select(child) {
    if (child.parent !== this) {
      throw new Raised(null, "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.");
    }
    this.selected = child;
    this.app.loadVisibleViews();
  }

  /** CNT-56. */
  selectMore() {
    this.selected = null;
  }

  /** CNT-15: the user's taps are what the delegate hears of. */
  tap(child) {
    const answer = this.cls.first("shouldSelect");
    if (answer !== undefined) this.app.log("delegate", this, child, { name: "shouldSelect", answer });
    if (answer !== false) this.select(child);
    if (answer) this.app.log("delegate", this, child, { name: "didSelect" });
  }

  /** The selection stays while its tab does (CNT-16). */
  setTabs(children) {
    const selected = this.selected;
    this.replaceChildren(children);
    if (children.includes(selected)) this.selected = selected;
    this.app.loadVisibleViews();
  }

  /** UNW-83. */
  unwindByDefault(next) {
    if (next.parent !== this || this.shows(next)) return;
    this.app.log("select", this, next);
    this.select(next);
  }
}
