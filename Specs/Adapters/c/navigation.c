#include "navigation.h"

_Noreturn void raise_exception(App *app, Text name, Text reason) {
  app->raised = name;
  app->reason = reason;
  longjmp(app->ending, 1);
}

_Noreturn void end_unspecified(App *app, Text rule) {
  app->unspecified = rule;
  longjmp(app->ending, 1);
}

/* Classes */

const JSON *property(const Class *class, const char *key) {
  for (size_t i = 0; i < class->chain.count; i++) {
    const JSON *value = member(class->chain.at[i], key);
    if (value) return value;
  }
  return NULL;
}

bool says(const JSON *value) { return value && value->type == JSON_TRUE; }

JSONType answer(const Class *class, const char *method, Text about) {
  for (size_t i = 0; i < class->chain.count; i++) {
    const JSON *value = member(class->chain.at[i], method);
    if (value && value->type == JSON_OBJECT) {
      const JSON *named = about.at ? member_named(value, about) : NULL;
      value = named ? named : member(value, "*");
    }
    if (value && (value->type == JSON_TRUE || value->type == JSON_FALSE)) return value->type;
  }
  return JSON_NULL;
}

bool has_action(const Class *class, Text action) {
  for (size_t i = 0; i < class->chain.count; i++) {
    const JSON *actions = member(class->chain.at[i], "actions");
    for (const JSON *it = actions ? actions->first : NULL; it; it = it->next)
      if (same(it->text, action)) return true;
  }
  return false;
}

/* The hierarchy */

Controller *make_controller(App *app, Text name, const Class *class, const JSON *scene) {
  size_t number = (size_t)lookup(&app->creations, name) + 1;
  enter(app->arena, &app->creations, name, (void *)number);
  Controller *controller = allocate(app->arena, sizeof(Controller));
  controller->name = number == 1 ? name : join(app->arena, "%.*s#%zu", AS_ARGUMENT(name), number);
  controller->class = class;
  controller->scene = scene;
  append(app->arena, &app->alive, controller);
  enter(app->arena, &app->by_name, controller->name, controller);
  return controller;
}

Controller *above(const Controller *it) { return it->presenter ? it->presenter : it->parent; }

Controller *navigation_controller(const Controller *controller) {
  for (Controller *it = controller->parent; it; it = it->parent)
    if (it->class->kind == NAVIGATION) return it;
  return NULL;
}

static bool shows(const Controller *container, const Controller *child) {
  switch (container->class->kind) {
  case NAVIGATION: return container->children.at[container->children.count - 1] == child;
  case TABS: return container->selected == child;
  default: return true;
  }
}

/* Whether its own presentation takes its view out of the window (PRS-7). */
static bool is_covered(const Controller *it) {
  return it->presented &&
         (same(it->presented->style, TEXT("fullScreen")) || same(it->presented->style, TEXT("currentContext")));
}

static bool is_in_window(const App *app, const Controller *controller) {
  if (!app->is_showing || is_covered(controller)) return false;
  const Controller *it = controller;
  for (;; it = above(it)) {
    const Controller *container = it->presenter ? NULL : it->parent;
    if (!it->is_loaded || (container && (is_covered(container) || !shows(container, it)))) return false;
    if (!above(it)) return it == app->root;
  }
}

/* STB-11. */
void load_view(Controller *controller) { controller->is_loaded = true; }

/* STB-26, STB-47, SEG-6: containers before the children that they show. */
void load_visible_views(App *app, bool is_first) {
  if (!app->root || !(app->is_showing || is_first)) return;
  List waiting = {0};
  append(app->arena, &waiting, app->root);
  while (waiting.count) {
    Controller *it = waiting.at[--waiting.count];
    load_view(it);
    if (it->presented) append(app->arena, &waiting, it->presented);
    if (is_covered(it)) continue;
    for (size_t i = it->children.count; i-- > 0;)
      if (shows(it, it->children.at[i])) append(app->arena, &waiting, it->children.at[i]);
  }
}

/* `window.rootViewController = root`: views load first, only then they are in the window (PRS-7). */
void set_root(App *app, Controller *root) {
  app->root = root;
  app->is_showing = false;
  load_visible_views(app, true);
  app->is_showing = true;
}

static void forget_presentation(Controller *it) { it->presenter = it->caller = NULL; } /* UNW-60 */

/* CNT-27, CNT-29, CNT-30: who hangs neither on the window nor on what the app holds is gone. */
void sweep(App *app) {
  uint32_t now = ++app->sweeps;
  List waiting = {0};
  for (size_t i = 0; i < app->alive.count; i++) {
    Controller *it = app->alive.at[i];
    if (it->is_held || it == app->root) append(app->arena, &waiting, it);
  }
  while (waiting.count) {
    Controller *it = waiting.at[--waiting.count];
    if (it->reached == now) continue;
    it->reached = now;
    for (size_t i = 0; i < it->children.count; i++) append(app->arena, &waiting, it->children.at[i]);
    if (it->presented) append(app->arena, &waiting, it->presented);
  }
  size_t kept = 0;
  for (size_t i = 0; i < app->alive.count; i++) {
    Controller *it = app->alive.at[i];
    if (it->reached == now) {
      if (it->parent && it->parent->reached != now) it->parent = NULL;
      if (it->presenter && it->presenter->reached != now) forget_presentation(it);
      app->alive.at[kept++] = it;
    } else {
      it->is_gone = true;
    }
  }
  app->alive.count = kept;
}

/* Containment */

void disown(Controller *child) {
  Controller *parent = child->parent;
  if (!parent) return;
  remove_item(&parent->children, child);
  if (parent->selected == child) parent->selected = parent->children.count ? parent->children.at[0] : NULL;
  child->parent = NULL;
}

/* CNT-32, CNT-74: a presented child, or a knot in the hierarchy. */
void check_adoption(App *app, Controller *parent, Controller *child) {
  if (child->presenter) end_unspecified(app, TEXT("CNT-32"));
  bool is_knot = child == app->root;
  for (Controller *it = parent; it && !is_knot; it = above(it)) is_knot = it == child;
  if (is_knot) end_unspecified(app, TEXT("CNT-74"));
}

/* CNT-23: a child leaves its old parent first. CNT-57: the first tab is selected. */
void adopt(App *app, Controller *parent, Controller *child) {
  disown(child);
  append(app->arena, &parent->children, child);
  child->parent = parent;
  if (parent->class->kind == TABS && !parent->selected) parent->selected = child;
}

/* CNT-1 to CNT-9. */
void push(App *app, Controller *stack, Controller *controller) {
  if (!controller)
    raise_exception(app, (Text){0}, join(app->arena,
        "Application tried to push a nil view controller on target <%.*s>.", AS_ARGUMENT(stack->name)));
  if (controller->class->kind == NAVIGATION)
    raise_exception(app, INVALID_ARGUMENT, TEXT("Pushing a navigation controller is not supported"));
  if (controller->parent == stack) /* CNT-54 */
    raise_exception(app, INVALID_ARGUMENT, join(app->arena,
        "<%.*s> is pushing the same view controller instance (<%.*s>) more than once which is not supported and is"
        " most likely an error in the application : <app>",
        AS_ARGUMENT(stack->name), AS_ARGUMENT(controller->name)));
  check_adoption(app, stack, controller);
  adopt(app, stack, controller);
  load_visible_views(app, false);
}

/* CNT-1, CNT-50: the root stays. */
void pop(App *app, Controller *stack, size_t keeping) {
  while (stack->children.count > (keeping ? keeping : 1)) disown(stack->children.at[stack->children.count - 1]);
  load_visible_views(app, false);
}

/* CNT-2, CNT-51. */
void pop_to(App *app, Controller *stack, Controller *controller) {
  if (controller->parent != stack)
    raise_exception(app, INCONSISTENCY, TEXT("Tried to pop to a view controller that doesn't exist."));
  size_t place = 0;
  while (stack->children.at[place] != controller) place++;
  pop(app, stack, place + 1);
}

static void replace_children(App *app, Controller *container, List *children) {
  for (size_t i = 0; i < children->count; i++)
    if (((Controller *)children->at[i])->parent != container) check_adoption(app, container, children->at[i]);
  while (container->children.count) disown(container->children.at[container->children.count - 1]);
  for (size_t i = 0; i < children->count; i++) adopt(app, container, children->at[i]);
}

/* CNT-4, CNT-55. */
void set_stack(App *app, Controller *stack, List *controllers) {
  for (size_t i = 0; i < controllers->count; i++)
    for (size_t j = 0; j < i; j++)
      if (controllers->at[i] == controllers->at[j])
        raise_exception(app, INCONSISTENCY,
                        TEXT("All view controllers in a navigation controller must be distinct (<>)"));
  replace_children(app, stack, controllers);
  load_visible_views(app, false);
}

/* CNT-12, CNT-13, CNT-16. */
void select_tab(App *app, Controller *tabs, Controller *child) {
  if (child->parent != tabs)
    raise_exception(app, (Text){0}, TEXT(
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of"
        " view controllers can be selected."));
  tabs->selected = child;
  load_visible_views(app, false);
}

/* The selection stays while its tab does (CNT-16). */
void set_tabs(App *app, Controller *tabs, List *children) {
  Controller *selected = tabs->selected;
  replace_children(app, tabs, children);
  if (selected && selected->parent == tabs) tabs->selected = selected;
  load_visible_views(app, false);
}

/* Presenting, dismissing, showing */

static bool is_context_style(Text style) {
  return same(style, TEXT("currentContext")) || same(style, TEXT("overCurrentContext"));
}

/* PRS-43; the scene wins over the class. */
static bool defines_context(const Controller *it) {
  const JSON *own = it->scene ? member(it->scene, "definesPresentationContext") : NULL;
  if (!own) own = property(it->class, "definesPresentationContext");
  return own ? says(own) : it->class->kind == NAVIGATION;
}

/* SEG-55. */
static Text modal_style(const Controller *it) {
  Text own = text_of(it->scene, "presentationStyle");
  if (own.at) return own;
  const JSON *style = property(it->class, "presentationStyle");
  return style ? style->text : TEXT("automatic");
}

/* PRS-2: the top of the parents; PRS-3, PRS-41, PRS-42: for a context style the nearest definer, if any. */
static Controller *presenter_for(Controller *receiver, Text style) {
  Controller *it = receiver;
  while (it->parent && !(is_context_style(style) && defines_context(it))) it = it->parent;
  return it;
}

/* PRS-9, PRS-10, PRS-49. */
static void check_presentable(App *app, Controller *receiver, Controller *controller) {
  if (!controller)
    raise_exception(app, (Text){0}, join(app->arena,
        "Application tried to present a nil modal view controller on target <%.*s>.", AS_ARGUMENT(receiver->name)));
  if (controller->presenter)
    raise_exception(app, INVALID_ARGUMENT, join(app->arena,
        "Application tried to present modally a view controller <%.*s> that is already being presented by <%.*s>.",
        AS_ARGUMENT(controller->name), AS_ARGUMENT(controller->presenter->name)));
  bool is_active = controller->parent || controller == app->root;
  for (Controller *it = receiver; it && !is_active; it = above(it)) is_active = it == controller;
  if (is_active)
    raise_exception(app, INVALID_ARGUMENT, join(app->arena,
        "Application tried to present modally an active controller <%.*s>.", AS_ARGUMENT(controller->name)));
}

/* PRS-1 to PRS-10. The receiver is the caller, whoever presents (PRS-40). */
void present(App *app, Controller *receiver, Controller *controller, Text own_style, bool is_anchored) {
  check_presentable(app, receiver, controller);
  Text style = own_style.at ? own_style : modal_style(controller);
  Controller *presenter = presenter_for(receiver, style);
  if (presenter->presented || !is_in_window(app, presenter)) return; /* PRS-5, PRS-7 */
  if (same(style, TEXT("popover")) && app->is_compact && !says(property(controller->class, "keepsPopover")))
    style = TEXT("automatic"); /* SEG-57, SEG-120 */
  if (same(style, TEXT("popover")) && !is_anchored) /* SEG-60 */
    raise_exception(app, GENERIC, join(app->arena,
        "UIPopoverPresentationController (<%.*s>) should have a non-nil sourceView or barButtonItem set before the"
        " presentation occurs.", AS_ARGUMENT(controller->name)));
  presenter->presented = controller;
  controller->presenter = presenter;
  controller->caller = receiver;
  controller->style = style;
  load_visible_views(app, false);
}

/* PRS-12 to PRS-15, PRS-50. */
void dismiss(App *app, Controller *receiver) {
  Controller *it = receiver;
  while (!it->presented && it->parent) it = it->parent;
  if (!it->presented) it = it->presenter;
  if (it) dismiss_presented(app, it);
}

/* PRS-12: all levels above go, and with them what hangs on controllers in there (CNT-29). */
void dismiss_presented(App *app, Controller *presenter) {
  List waiting = {0};
  append(app->arena, &waiting, presenter);
  while (waiting.count) {
    Controller *it = waiting.at[--waiting.count];
    Controller *gone = it->presented;
    it->presented = NULL;
    if (gone) {
      forget_presentation(gone);
      append(app->arena, &waiting, gone);
    }
    for (size_t i = 0; it != presenter && i < it->children.count; i++)
      append(app->arena, &waiting, it->children.at[i]);
  }
  load_visible_views(app, false);
}

/* SHW-2, SHW-3, SHW-5, SHW-10, SHW-11, SHW-40: pushed by the nearest stack, or presented. */
void show(App *app, Controller *receiver, Controller *controller) {
  Controller *stack = receiver->class->kind == NAVIGATION ? receiver : navigation_controller(receiver);
  if (stack && controller->class->kind != NAVIGATION) push(app, stack, controller);
  else if (app->root) present(app, stack ? stack : receiver, controller, (Text){0}, true); /* SHW-9: or nothing */
}
