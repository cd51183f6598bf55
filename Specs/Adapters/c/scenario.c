#include "scenario.h"

#include "navigation.h"

typedef struct {
  App app;
  const JSON *scenario, *classes, *storyboards;
  Table known; /* classes, by name */
  Table scenes;
  Text invalid; /* why a step cannot be carried out at all */
} Run;

_Noreturn static void stop(Run *run, Text why) {
  run->invalid = why;
  longjmp(run->app.ending, 1);
}

/* Making controllers */

static const Class *class_named(Run *run, Text name) {
  Class *class = lookup(&run->known, name);
  if (class) return class;
  class = allocate(run->app.arena, sizeof(Class));
  class->name = name;
  for (Text base = name;;) {
    const JSON *definition = member_named(run->classes, base);
    if (!definition) {
      if (same(base, TEXT("UINavigationController"))) class->kind = NAVIGATION;
      if (same(base, TEXT("UITabBarController"))) class->kind = TABS;
      if (class->chain.count && says(member(class->chain.at[0], "missing"))) { /* STB-12, STB-50 */
        class->chain.count = 0;
        class->name = base;
      }
      break;
    }
    append(run->app.arena, &class->chain, (void *)definition);
    base = text_of(definition, "superclass");
    if (!base.at) base = TEXT("UIViewController");
  }
  enter(run->app.arena, &run->known, name, class);
  return class;
}

/* STB-9, STB-25: a new controller each time, with the children that its relationships bring, and theirs. */
static Controller *make_scene(Run *run, Text first) {
  App *app = &run->app;
  typedef struct { Text name; Controller *parent; } Wanted;
  Controller *made = NULL;
  List waiting = {0};
  Wanted *wanted = allocate(app->arena, sizeof(Wanted));
  wanted->name = first;
  append(app->arena, &waiting, wanted);
  while (waiting.count) {
    wanted = waiting.at[--waiting.count];
    const JSON *scene = lookup(&run->scenes, wanted->name);
    if (!scene) stop(run, TEXT("a scene is missing"));
    Controller *it = make_controller(app, wanted->name, class_named(run, text_of(scene, "class")), scene);
    if (!says(property(it->class, "skipsInitCoder"))) it->segues = member(scene, "segues"); /* STB-18 */
    if (wanted->parent) adopt(app, wanted->parent, it);
    if (!made) made = it;
    const JSON *relationships = member(scene, "relationships"), *tabs = member(relationships, "viewControllers");
    const JSON *child = tabs ? tabs->first : member(relationships, "rootViewController");
    size_t place = waiting.count;
    for (; child; child = tabs ? child->next : NULL) {
      wanted = allocate(app->arena, sizeof(Wanted));
      *wanted = (Wanted){child->text, it};
      append(app->arena, &waiting, wanted);
    }
    for (size_t last = waiting.count; place + 1 < last; place++) { /* the first one is taken first */
      void *other = waiting.at[--last];
      waiting.at[last] = waiting.at[place];
      waiting.at[place] = other;
    }
  }
  return made;
}

/* STB-2, STB-4, STB-7, STB-8. */
static Controller *instantiate(Run *run, Text storyboard, Text identifier) {
  App *app = &run->app;
  const JSON *board = member_named(run->storyboards, storyboard);
  if (!board)
    raise_exception(app, INVALID_ARGUMENT, join(app->arena,
        "Could not find a storyboard named '%.*s' in bundle NSBundle <main> (loaded)", AS_ARGUMENT(storyboard)));
  if (!identifier.at) return member(board, "initial") ? make_scene(run, text_of(board, "initial")) : NULL;
  const JSON *scenes = member(board, "scenes");
  for (const JSON *scene = scenes ? scenes->first : NULL; scene; scene = scene->next)
    if (same(text_of(scene, "identifier"), identifier)) return make_scene(run, scene->key);
  raise_exception(app, INVALID_ARGUMENT, join(app->arena,
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier '%.*s'",
      AS_ARGUMENT(identifier)));
}

static void launch(Run *run) {
  const JSON *window = member(run->scenario, "window");
  if (!window) return;
  Text class = text_of(window, "class");
  Controller *root = class.at
      ? make_controller(&run->app, text_of(window, "name"), class_named(run, class), NULL)
      : instantiate(run, text_of(window, "storyboard"), text_of(window, "identifier"));
  if (root) set_root(&run->app, root);
}

/* Segues */

/* SEG-2 to SEG-6, UNW-22: the destination is made or found, then the transition. */
static void run_segue(Run *run, Controller *source, const JSON *segue, bool has_sender) {
  App *app = &run->app;
  Text kind = text_of(segue, "kind");
  if (same(kind, TEXT("unwind"))) {
    Text action = text_of(segue, "action");
    Controller *destination = find_destination(app, source, action);
    if (!destination) return; /* UNW-86 */
    if (!has_action(destination->class, action)) /* UNW-88 */
      raise_exception(app, INVALID_ARGUMENT, join(app->arena,
          "-[%.*s %.*s]: unrecognized selector sent to instance <%.*s>", AS_ARGUMENT(destination->class->name),
          AS_ARGUMENT(action), AS_ARGUMENT(destination->name)));
    return follow_route(app, source, destination);
  }
  Controller *destination = make_scene(run, text_of(segue, "destination"));
  if (same(kind, TEXT("show"))) return show(app, source, destination);
  if (same(kind, TEXT("presentation")) || same(kind, TEXT("modal")))
    return present(app, source, destination, text_of(segue, "style"), true); /* SEG-54, SEG-115 */
  if (same(kind, TEXT("popoverPresentation"))) { /* SEG-57, SEG-58, SEG-60 */
    const JSON *anchored = member(segue, "anchored");
    return present(app, source, destination, TEXT("popover"), !anchored || says(anchored) || has_sender);
  }
  if (!same(kind, TEXT("push"))) return; /* popover, replace: unspecified here (SEG-125, SHW-50) */
  Controller *stack = navigation_controller(source);
  if (stack) return push(app, stack, destination);
  Text identifier = text_of(segue, "identifier"); /* SEG-52, SEG-113 */
  const char *only = "Push segues can only be used when the source controller is managed by an instance of"
                     " UINavigationController.";
  raise_exception(app, GENERIC, identifier.at
      ? join(app->arena, "Could not find a navigation controller for segue '%.*s'. %s", AS_ARGUMENT(identifier), only)
      : join(app->arena, "%s", only));
}

static const JSON *segue_by(const JSON *segues, const char *key, Text value) {
  for (const JSON *it = segues ? segues->first : NULL; it; it = it->next)
    if (same(text_of(it, key), value)) return it;
  return NULL;
}

/* STB-19, SEG-1, SEG-100. */
static void trigger(Run *run, Controller *source, Text name) {
  if (!source->is_loaded) stop(run, TEXT("the view is not loaded"));
  const JSON *segue = segue_by(source->segues, "trigger", name);
  if (!segue && !segue_by(member(source->scene, "segues"), "trigger", name)) stop(run, TEXT("there is no such control"));
  if (segue && answer(source->class, "shouldPerform", text_of(segue, "identifier")) != JSON_FALSE)
    run_segue(run, source, segue, true);
}

/* SEG-8, SEG-11 to SEG-14. */
static void perform_segue(Run *run, Controller *source, Text identifier, bool has_sender) {
  const JSON *segue = segue_by(source->segues, "identifier", identifier);
  if (!segue)
    raise_exception(&run->app, INVALID_ARGUMENT, join(run->app.arena,
        "Receiver (<%.*s>) has no segue with identifier '%.*s'", AS_ARGUMENT(source->name),
        AS_ARGUMENT(identifier)));
  run_segue(run, source, segue, has_sender);
}

/* Steps */

static Controller *find(Run *run, const JSON *name) {
  if (!name || name->type == JSON_NULL) return NULL;
  Controller *found = lookup(&run->app.by_name, name->text);
  if (!found || found->is_gone) stop(run, TEXT("there is no such controller"));
  return found;
}

static Controller *some(Run *run, const JSON *name) {
  Controller *found = find(run, name);
  if (!found) stop(run, TEXT("the step names nobody"));
  return found;
}

static Controller *of_kind(Run *run, Kind kind, const JSON *name) {
  Controller *found = some(run, name);
  if (found->class->kind != kind) stop(run, TEXT("the controller is of another kind"));
  return found;
}

static List all(Run *run, const JSON *names) {
  List found = {0};
  for (const JSON *it = names->first; it; it = it->next) append(run->app.arena, &found, some(run, it));
  return found;
}

static void keep(Controller *made) { if (made) made->is_held = true; }

/* CNT-23, with the views. */
static void add_child(App *app, Controller *parent, Controller *child) {
  check_adoption(app, parent, child);
  adopt(app, parent, child);
  load_view(parent);
  load_view(child);
  load_visible_views(app, false);
}

static void perform(Run *run, const JSON *step) {
  App *app = &run->app;
  const JSON *on = member(step, "on"), *it;
  List list;
#define STEP(name) else if ((it = member(step, name)))
  if ((it = member(step, "trigger"))) trigger(run, some(run, on), it->text);
  STEP("performSegue") perform_segue(run, some(run, on), it->text, member(step, "sender"));
  STEP("instantiate") keep(instantiate(run, it->text, text_of(step, "identifier")));
  STEP("create") keep(make_controller(app, text_of(step, "name"), class_named(run, it->text), NULL));
  STEP("loadView") load_view(some(run, it));
  STEP("present") present(app, some(run, on), find(run, it), text_of(step, "style"), true);
  STEP("dismiss") dismiss(app, some(run, it));
  STEP("show") show(app, some(run, on), some(run, it));
  STEP("push") push(app, of_kind(run, NAVIGATION, on), find(run, it));
  STEP("pop") pop(app, of_kind(run, NAVIGATION, it), some(run, it)->children.count - 1);
  STEP("back") pop(app, of_kind(run, NAVIGATION, it), some(run, it)->children.count - 1);
  STEP("popTo") pop_to(app, of_kind(run, NAVIGATION, on), some(run, it));
  STEP("popToRoot") pop(app, of_kind(run, NAVIGATION, it), 1);
  STEP("setStack") set_stack(app, of_kind(run, NAVIGATION, on), (list = all(run, it), &list));
  STEP("select") select_tab(app, of_kind(run, TABS, on), some(run, it));
  STEP("selectMore") of_kind(run, TABS, it)->selected = NULL; /* CNT-56 */
  STEP("setTabs") set_tabs(app, of_kind(run, TABS, on), (list = all(run, it), &list));
  STEP("tapTab") { /* CNT-15 */
    const JSON *refusal = property(of_kind(run, TABS, on)->class, "shouldSelect");
    if (!refusal || says(refusal)) select_tab(app, some(run, on), some(run, it));
  }
  STEP("addChild") add_child(app, some(run, on), some(run, it));
  STEP("removeChild") {
    disown(some(run, it));
    load_visible_views(app, false);
  }
  STEP("hold") some(run, it)->is_held = true;
  STEP("release") some(run, it)->is_held = false;
  STEP("setRoot") set_root(app, some(run, it));
  else stop(run, TEXT("the step is of no feature that is declared"));
#undef STEP
}

/* What is reported */

/* `tabs[nav[list, detail]*, other] > sheet`, written with a list of what is still to be written. */
static void put_tree(App *app, Output *output, Controller *root) {
  static const char presents[] = " > ", comma[] = ", ", star[] = "*", bracket[] = "]";
  List pieces = {0}; /* controllers, each followed by NULL, and the marks above */
#define PUSH(piece, is_controller) append(app->arena, &pieces, (void *)(piece)), \
  append(app->arena, &pieces, (is_controller) ? &pieces : NULL)
  PUSH(root, true);
  while (pieces.count) {
    bool is_controller = pieces.at[--pieces.count];
    void *piece = pieces.at[--pieces.count];
    if (!is_controller) {
      put(output, (Text){piece, strlen(piece)});
      continue;
    }
    Controller *it = piece;
    put(output, it->name);
    if (it->presented) PUSH(it->presented, true), PUSH(presents, false);
    if (it->parent && it->parent->selected == it) PUSH(star, false);
    if (!it->children.count) continue;
    put(output, TEXT("["));
    PUSH(bracket, false);
    for (size_t i = it->children.count; i-- > 0;) {
      PUSH(it->children.at[i], true);
      if (i) PUSH(comma, false);
    }
  }
#undef PUSH
}

/* The members of one kind of a snapshot, separated. */
#define EACH(app, condition, separator, body) \
  for (size_t i = 0, written = 0; i < (app)->alive.count; i++) { \
    Controller *it = (app)->alive.at[i]; \
    if (!(condition)) continue; \
    if (written++) put(output, TEXT(separator)); \
    body \
  }

static void put_snapshot(App *app, Output *output) {
  put(output, TEXT("{\"snapshot\":{\"tree\":\""));
  if (app->root) put_tree(app, output, app->root);
  put(output, TEXT("\",\"detached\":["));
  EACH(app, !above(it) && it != app->root, ",", {
    put(output, TEXT("\""));
    put_tree(app, output, it);
    put(output, TEXT("\""));
  })
  put(output, TEXT("],\"loaded\":["));
  EACH(app, it->is_loaded, ",", { put_quoted(output, it->name); })
  put(output, TEXT("],\"styles\":{"));
  EACH(app, it->presenter, ",", {
    put_quoted(output, it->name);
    put(output, TEXT(":"));
    put_quoted(output, it->style);
  })
  put(output, TEXT("}}}"));
}

static void put_ending(const Run *run, Output *output) {
  if (run->invalid.at) {
    put(output, TEXT(",{}],\"status\":\"ok\",\"ends\":{\"invalid\":"));
    put_quoted(output, run->invalid);
  } else if (run->app.unspecified.at) {
    put(output, TEXT(",{}],\"status\":\"ok\",\"ends\":{\"unspecified\":"));
    put_quoted(output, run->app.unspecified);
  } else {
    put(output, TEXT(",{}],\"status\":\"raised\",\"ends\":{\"raised\":"));
    if (run->app.raised.at) put_quoted(output, run->app.raised);
    else put(output, TEXT("null"));
    put(output, TEXT(",\"reason\":"));
    put_quoted(output, run->app.reason);
  }
  put(output, TEXT("}"));
}

static void read_scenes(Run *run) {
  for (const JSON *board = run->storyboards ? run->storyboards->first : NULL; board; board = board->next) {
    const JSON *scenes = member(board, "scenes");
    for (const JSON *scene = scenes ? scenes->first : NULL; scene; scene = scene->next)
      enter(run->app.arena, &run->scenes, scene->key, (void *)scene);
  }
}

void run_scenario(Arena *arena, const JSON *scenario, Output *result) {
  Run *run = allocate(arena, sizeof(Run)); /* not on the stack: longjmp would spoil it */
  run->app.arena = arena;
  run->scenario = scenario;
  run->classes = member(scenario, "classes");
  run->storyboards = member(scenario, "storyboards");
  Text width = text_of(member(scenario, "device"), "width");
  run->app.is_compact = !same(width, TEXT("regular"));
  read_scenes(run);
  const JSON *steps = member(scenario, "steps");
  put(result, TEXT("\"steps\":["));
  if (setjmp(run->app.ending)) {
    put_ending(run, result);
    return;
  }
  launch(run);
  sweep(&run->app);
  put_snapshot(&run->app, result);
  for (const JSON *step = steps ? steps->first : NULL; step && result->length < LONGEST_LINE; step = step->next) {
    perform(run, step);
    sweep(&run->app);
    put(result, TEXT(","));
    put_snapshot(&run->app, result);
  }
  put(result, TEXT("],\"status\":\"ok\""));
}
