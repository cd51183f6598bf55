/* The smallest adapter: screens presented on one another, and unwind segues back to one that implements the action. */
#include <stdio.h>
#include <stdlib.h>

#include "json.h"

static const char hello[] = "{\"t\":\"hello\",\"protocol\":1,\"name\":\"minimal\",\"version\":\"1\",\"profiles\":[\"ios13\",\"ios14\"],"
                            "\"features\":[\"segue.code\",\"segue.presentation\",\"segue.unwind\"],\"observes\":[\"outcome\"]}";

typedef struct { Text name, scene_name; const JSON *scene; } Screen;
static Screen stack[1 << 16], made[1 << 16];
static int count, made_count;

static const JSON *scene_named(const JSON *scenario, Text name) {
  const JSON *boards = member(scenario, "storyboards"), *scene = NULL;
  for (const JSON *board = boards ? boards->first : NULL; board && !scene; board = board->next)
    scene = member_named(member(board, "scenes"), name);
  return scene;
}

static bool says(const JSON *object, const char *key) {
  const JSON *flag = member(object, key);
  return flag && flag->type == JSON_TRUE;
}

/* The class of a screen, and the next one up; NULL where UIKit's begin. */
static const JSON *class_of(const JSON *scenario, const JSON *scene) {
  const JSON *class = member_named(member(scenario, "classes"), text_of(scene, "class"));
  return says(class, "missing") ? NULL : class; /* STB-12 */
}
static const JSON *superclass_of(const JSON *scenario, const JSON *class) {
  return member_named(member(scenario, "classes"), text_of(class, "superclass"));
}

static bool implements(const JSON *scenario, const JSON *scene, Text action) { /* an action may be inherited */
  for (const JSON *it = class_of(scenario, scene); it; it = superclass_of(scenario, it)) {
    const JSON *actions = member(it, "actions");
    for (const JSON *one = actions ? actions->first : NULL; one; one = one->next)
      if (same(one->text, action)) return true;
  }
  return false;
}

static bool show(Arena *arena, Text name, const JSON *scene) { /* STB-9: a new screen each time */
  if (count == 1 << 16 || made_count == 1 << 16) return false;
  int number = 1;
  for (int i = 0; i < made_count; i++) number += same(made[i].scene_name, name);
  Text own = number == 1 ? name : join(arena, "%.*s#%d", AS_ARGUMENT(name), number);
  stack[count++] = made[made_count++] = (Screen){own, name, scene};
  return true;
}

static const JSON *segue_of(const JSON *scenario, const JSON *scene, const char *key, Text value) {
  const JSON *class = class_of(scenario, scene);
  while (class && !member(class, "skipsInitCoder")) class = superclass_of(scenario, class);
  if (says(class, "skipsInitCoder")) return NULL; /* STB-18 */
  const JSON *segues = member(scene, "segues"), *segue = segues ? segues->first : NULL;
  while (segue && !same(text_of(segue, key), value)) segue = segue->next;
  return segue;
}

static void put_tree(Output *out) {
  Output tree = {0};
  for (int i = 0; i < count; i++) {
    if (i) put(&tree, TEXT(" > "));
    put(&tree, stack[i].name);
  }
  put(out, TEXT("{\"snapshot\":{\"tree\":"));
  put_quoted(out, (Text){tree.at, tree.length});
  put(out, TEXT("}}"));
  free(tree.at);
}

/* Writes the members of a result that say what happened. */
static void run(Arena *arena, const JSON *scenario, Output *out) {
  const JSON *window = member(scenario, "window"), *steps = member(scenario, "steps");
  Text first = text_of(window, "name"), board = text_of(window, "storyboard");
  if (!first.at) first = text_of(member_named(member(scenario, "storyboards"), board), "initial");
  const JSON *root = scene_named(scenario, first);
  count = made_count = 0;
  show(arena, first, root ? root : window);
  put(out, TEXT("\"steps\":["));
  put_tree(out);
  for (const JSON *step = steps ? steps->first : NULL; step; step = step->next) {
    Text on = text_of(step, "on"), trigger = text_of(step, "trigger"), identifier = text_of(step, "performSegue");
    int at = count - 1;
    while (at > 0 && !same(stack[at].name, on)) at--;
    const JSON *segue = segue_of(
        scenario, stack[at].scene, trigger.at ? "trigger" : "identifier", trigger.at ? trigger : identifier);
    Text kind = text_of(segue, "kind"), to = text_of(segue, "destination"), action = text_of(segue, "action");
    if (segue && same(kind, TEXT("presentation"))) { /* SEG-54 */
      if (!show(arena, to, scene_named(scenario, to))) break;
    } else if (segue) { /* UNW-3, UNW-7, UNW-27: the nearest below that implements the action; UNW-86: or nothing happens */
      int below = at - 1;
      while (below >= 0 && !implements(scenario, stack[below].scene, action)) below--;
      if (below >= 0) count = below + 1;
    } else if (identifier.at) { /* SEG-11 */
      put(out, TEXT(",{}],\"status\":\"raised\",\"ends\":{\"raised\":\"NSInvalidArgumentException\",\"reason\":"));
      put_quoted(out, join(arena, "Receiver (<%.*s>) has no segue with identifier '%.*s'",
                           AS_ARGUMENT(stack[at].name), AS_ARGUMENT(identifier)));
      put(out, TEXT("}"));
      return;
    } else if (!trigger.at && !member(step, "loadView")) {
      put(out, TEXT("],\"status\":\"unsupported\",\"feature\":\"a step\""));
      return;
    }
    put(out, TEXT(","));
    put_tree(out);
  }
  put(out, TEXT("],\"status\":\"ok\""));
}

int main(void) {
  static char line[(1 << 20) + 2];
  Arena arena = {0};
  Output out = {0};
  while (fgets(line, sizeof line, stdin)) {
    const JSON *message = read_json(&arena, line, strlen(line));
    Text kind = text_of(message, "t");
    out.length = 0;
    if (same(kind, TEXT("hello"))) {
      put(&out, TEXT(hello));
    } else if (same(kind, TEXT("run"))) {
      const JSON *id = member(message, "id");
      put(&out, join(&arena, "{\"t\":\"result\",\"id\":%.*s,", AS_ARGUMENT(id ? id->text : TEXT("0"))));
      run(&arena, member(message, "scenario"), &out);
      put(&out, TEXT("}"));
    } else {
      break; /* bye */
    }
    put(&out, TEXT("\n"));
    fwrite(out.at, 1, out.length, stdout);
    fflush(stdout);
    forget_all(&arena);
  }
  give_back(&arena);
  free(out.at);
}
