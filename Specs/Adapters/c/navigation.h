/* A small navigation library with UIKit's rules: stacks, tabs, custom containers, presentations, unwinding.
 *
 * Nothing here knows of the adapter protocol. The ids in comments are those of `Specs/`; where a rule says
 * "unspecified", the library does what is simplest, or stops where that would do harm. Nothing recurses with the depth
 * of the hierarchy.
 */
#ifndef NAVIGATION_H
#define NAVIGATION_H

#include <setjmp.h>

#include "json.h"

typedef enum { PLAIN, NAVIGATION, TABS } Kind;

/* A controller's class: what it is, and what it and those it inherits from say, the nearest first. */
typedef struct {
  Kind kind;
  Text name;
  List chain; /* of JSON */
} Class;

/* UIKit calls this `UIViewController`, `UINavigationController`, `UITabBarController`. */
typedef struct Controller Controller;
struct Controller {
  Text name;
  const Class *class;
  const JSON *scene, *segues;
  List children;
  Controller *parent, *presented, *presenter, *caller, *selected;
  Text style;
  bool is_loaded, is_held, is_gone;
  uint32_t reached;                       /* the last sweep that came by */
  uint32_t holds, visited, came_through;  /* the last search of which it holds the source, and so on */
  Controller *containing;                 /* the child below which that search came (UNW-10) */
};

typedef struct {
  Arena *arena;
  bool is_compact, is_showing; /* the root's view is in the window (PRS-7) */
  Controller *root;
  List alive;      /* in order of creation */
  Table by_name;   /* the alive ones */
  Table creations; /* how many were made of each scene */
  uint32_t sweeps, searches;
  jmp_buf ending; /* where it goes on when something is raised */
  Text raised, reason;
  Text unspecified; /* a rule that says that no source tells what happens here */
} App;

/* Ends the step that is running with an exception; a name without text is one that no source settles. */
_Noreturn void raise_exception(App *app, Text name, Text reason);
_Noreturn void end_unspecified(App *app, Text rule);
#define INVALID_ARGUMENT TEXT("NSInvalidArgumentException")
#define INCONSISTENCY TEXT("NSInternalInconsistencyException")
#define GENERIC TEXT("NSGenericException")

Controller *make_controller(App *app, Text name, const Class *class, const JSON *scene);
const JSON *property(const Class *class, const char *key);
bool says(const JSON *value); /* it is true */
/* What an override answers: JSON_TRUE, JSON_FALSE, or JSON_NULL where it leaves it to UIKit. */
JSONType answer(const Class *class, const char *method, Text about);
bool has_action(const Class *class, Text action);
Controller *above(const Controller *controller);
Controller *navigation_controller(const Controller *controller);

void set_root(App *app, Controller *root);
void load_view(Controller *controller);
void load_visible_views(App *app, bool is_first);
void sweep(App *app);

void check_adoption(App *app, Controller *parent, Controller *child);
void adopt(App *app, Controller *parent, Controller *child);
void disown(Controller *child);
void present(App *app, Controller *receiver, Controller *controller, Text style, bool is_anchored);
void dismiss(App *app, Controller *receiver);
void dismiss_presented(App *app, Controller *presenter);
void show(App *app, Controller *receiver, Controller *controller);
void push(App *app, Controller *stack, Controller *controller);
void pop(App *app, Controller *stack, size_t keeping);
void pop_to(App *app, Controller *stack, Controller *controller);
void set_stack(App *app, Controller *stack, List *controllers);
void select_tab(App *app, Controller *tabs, Controller *child);
void set_tabs(App *app, Controller *tabs, List *children);

Controller *find_destination(App *app, Controller *source, Text action);
void follow_route(App *app, Controller *source, Controller *destination);

#endif
