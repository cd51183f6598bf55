/* Unwind segues, from iOS 10 on: finding the destination and the way to it (`Specs/Unwinding.md`). */

#include "navigation.h"

/* UNW-8, UNW-15: by default who implements the action and is not the source. */
static bool can_perform(const Controller *it, Text action, const Controller *source) {
  JSONType own = answer(it->class, "canPerform", action);
  return own == JSON_NULL ? it != source && has_action(it->class, action) : own == JSON_TRUE;
}

/* UNW-9, UNW-11, UNW-62: the children to be visited, the first one last; a stack's from the top. */
static void await_children(App *app, List *waiting, const Controller *it, uint32_t search) {
  const Controller *left_out = it->came_through == search ? it->containing : NULL;
  size_t count = it->children.count;
  for (size_t i = 0; i < count; i++) {
    Controller *child = it->children.at[it->class->kind == NAVIGATION ? i : count - 1 - i];
    if (child != left_out) append(app->arena, waiting, child);
  }
}

/* UNW-4: a presentation that holds the source, then the children, then the controller itself. */
static Controller *visit(App *app, Controller *rung, Controller *source, Text action, uint32_t search) {
  List waiting = {0}; /* who has been visited already is only to be asked itself */
  append(app->arena, &waiting, rung);
  List asked = {0};
  while (waiting.count) {
    Controller *it = waiting.at[--waiting.count];
    if (asked.count && asked.at[asked.count - 1] == it) {
      asked.count--;
      if (can_perform(it, action, source)) return it;
    } else if (it->visited != search) { /* UNW-6, UNW-65 */
      it->visited = search;
      append(app->arena, &asked, it);
      append(app->arena, &waiting, it);
      await_children(app, &waiting, it, search);
      if (it->presented && it->presented->holds == search) append(app->arena, &waiting, it->presented);
    }
  }
  return NULL;
}

static bool is_contained(const Controller *it, const Controller *container) {
  while (it && it != container) it = it->parent;
  return it;
}

/* UNW-2, UNW-3, UNW-7, UNW-67: climbs until somebody says yes. */
Controller *find_destination(App *app, Controller *source, Text action) {
  uint32_t search = ++app->searches;
  for (Controller *it = source; it; it = above(it)) it->holds = search;
  for (Controller *it = source;;) {
    if (it->parent) {
      it->parent->came_through = search;
      it->parent->containing = it;
    }
    if (it->presenter && !is_contained(it->caller, it->presenter)) end_unspecified(app, TEXT("UNW-39"));
    it = it->presenter ? it->caller : it->parent;
    if (!it) return NULL;
    Controller *found = visit(app, it, source, action, search);
    if (found) return found;
  }
}

/* UNW-29, UNW-83, UNW-84. */
static void unwind_towards(App *app, Controller *it, Controller *next) {
  if (next->parent != it) return;
  if (it->class->kind == NAVIGATION) pop_to(app, it, next);
  if (it->class->kind == TABS) select_tab(app, it, next);
}

/* UNW-26 to UNW-28, UNW-80 to UNW-82: one dismissal, then each container is told where to go next. */
void follow_route(App *app, Controller *source, Controller *destination) {
  uint32_t search = ++app->searches;
  List down = {0}, route = {0};
  for (Controller *it = destination; it; it = above(it)) {
    append(app->arena, &down, it);
    it->holds = search;
  }
  for (Controller *it = source; it; it = above(it)) {
    append(app->arena, &route, it);
    if (it->holds == search) break;
    if (!above(it)) return; /* UNW-43: no way from one to the other */
  }
  size_t summit = route.count - 1, start = 1, place = down.count;
  while (down.at[--place] != route.at[summit]) {}
  while (place-- > 0) append(app->arena, &route, down.at[place]);
  for (size_t i = summit; i > 0; i--) {
    Controller *it = route.at[i];
    if (it->presented != route.at[i - 1]) continue;
    dismiss_presented(app, it);
    start = i;
    break;
  }
  for (size_t i = start; i + 1 < route.count; i++) unwind_towards(app, route.at[i], route.at[i + 1]);
}
