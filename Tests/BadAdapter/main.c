/* An adapter that is wrong in one way, named by its argument, at the scenario whose window is called "bad", or at every
 * one when a second argument says "always". To any other it answers as it should: the tree of a window made in code is
 * its name, and performing a segue raises. Some ways to be wrong have nothing to do with one scenario.
 * When the second argument says "container" it is a container that overrides nothing, and is wrong when it is asked for
 * the allowed children. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *mode;
static int is(const char *name) { return strcmp(mode, name) == 0; }

static void answer(long id, const char *tree) {
  printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"ok\",\"steps\":[{\"snapshot\":{\"tree\":\"%s\"}}]}\n", id, tree);
}

/* A word of a message that follows a beginning; the message is not changed. */
static const char *word(const char *line, const char *beginning, const char *none) {
  static char words[2][4096];
  static int turn;
  const char *at = strstr(line, beginning);
  if (!at) return none;
  at += strlen(beginning);
  char *copy = words[turn = !turn];
  snprintf(copy, sizeof words[0], "%.*s", (int)strcspn(at, "\""), at);
  return copy;
}

static void raised(long id, const char *identifier) {
  printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"raised\",\"steps\":[{\"snapshot\":{\"tree\":\"root\"}},{}],\"ends\":"
         "{\"raised\":\"NSInvalidArgumentException\",\"reason\":"
         "\"Receiver (<root>) has no segue with identifier '%s'\"}}\n", id, identifier);
}

/* What else can be wrong with the answer to a scenario. */
static const char *spoil(const char *line, const char *name) {
  static char last[4096], spoiled[4200];
  static int count;
  const char *shown = name;
  if (is("same-answer")) shown = "root";
  if (!strncmp(mode, "damage-", 7) && !strncmp(name, "wrong", 5)) shown = "lost";
  if (is("remembers") && *last) { snprintf(spoiled, sizeof spoiled, "%s", last); shown = spoiled; }
  if (is("counts")) { snprintf(spoiled, sizeof spoiled, "%s%s", name, ++count % 4 ? "" : "x"); shown = spoiled; }
  if (is("knows-its-process")) {
    snprintf(spoiled, sizeof spoiled, "%s%d", name, strcmp(name, "second") ? 0 : getpid());
    shown = strcmp(name, "second") ? name : spoiled;
  }
  if (is("short-line") && strlen(line) > 1 << 16) shown = "ro";
  if (is("dies-of-long-line") && strlen(line) > 1 << 16) abort();
  if (is("dies-of-unknown") && strstr(line, "turnTheKnob")) abort();
  if (is("hangs-at-fifty") && strstr(line, "p49")) for (;;) pause();
  if (is("dies-of-fuel") && strstr(line, "\"fuel\":1,")) abort();
  snprintf(last, sizeof last, "%s", name);
  return shown;
}

static void fill(FILE *stream, size_t bytes) {
  static char block[1 << 12];
  memset(block, 'x', sizeof block);
  for (; bytes > sizeof block; bytes -= sizeof block) fwrite(block, 1, sizeof block, stream);
  fwrite(block, 1, bytes, stream);
}

/* What is wrong; returns whether the answer follows all the same. */
static int misbehave(long id, const char *marker) {
  if (is("signal")) { signal(SIGSEGV, SIG_DFL); raise(SIGSEGV); }
  if (is("exit-0")) exit(0);
  if (is("exit-3")) exit(3);
  if (is("hang")) for (;;) pause();
  if (is("garbage")) printf("Segmentation fault (not really)\n");
  if (is("half-and-exit")) { printf("{\"t\":\"result\",\"id\":%ld,", id); fflush(stdout); exit(1); }
  if (is("half-and-hang")) { printf("{\"t\":\"result\",\"id\":%ld,", id); fflush(stdout); for (;;) pause(); }
  if (is("long-line")) { fill(stdout, (1 << 20) + 1); printf("\n"); }
  if (is("endless-line")) for (;;) fill(stdout, 1 << 16);
  if (is("wrong-id")) { answer(id + 1000, "bad"); return 0; }
  if (is("twice")) { answer(id, "bad"); return 1; }
  if (is("noise-after")) { answer(id, "bad"); printf("done\n"); return 0; }
  if (is("close-output")) { fflush(stdout); fclose(stdout); for (;;) pause(); }
  if (is("fork-and-die") && fork() != 0) _exit(0);
  if (is("fork-and-die")) for (;;) pause();
  if (is("unsupported") || is("refuses-segues")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"unsupported\",\"feature\":\"segue.show\"}\n", id);
  if (is("error")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"error\",\"message\":\"out of luck\"}\n", id);
  if (is("misspelled")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"ok\",\"step\":[]}\n", id);
  if (is("unsupported") || is("refuses-segues") || is("error") || is("misspelled")) return 0;
  if (is("once")) {
    struct stat info;
    if (stat(marker, &info) == 0) return 1;
    fclose(fopen(marker, "w"));
    abort();
  }
  return 1;
}

/* The answer to a question about a container. */
static void hook(const char *line, long id) {
  static int count;
  int asked = strstr(line, "\"hook\":\"allowedChildren\"") != NULL;
  if (is("other-each-time") && asked) { printf("{\"t\":\"answer\",\"id\":%ld,\"children\":[%d]}\n", id, ++count); return; }
  if (is("counts") && asked && ++count > 3) exit(3);
  if (is("no-child") && asked) printf("{\"t\":\"answer\",\"id\":%ld,\"children\":[7]}\n", id);
  else if (is("child-twice") && asked) printf("{\"t\":\"answer\",\"id\":%ld,\"children\":[0,0]}\n", id);
  else if (is("other-answer") && asked) printf("{\"t\":\"answer\",\"id\":%ld,\"shows\":true}\n", id);
  else if (is("hook-error") && asked) printf("{\"t\":\"answer\",\"id\":%ld,\"error\":\"out of luck\"}\n", id);
  else if (asked && !misbehave(id, "")) {}
  else if (strstr(line, "\"hook\":\"shows\"")) printf("{\"t\":\"answer\",\"id\":%ld,\"shows\":true}\n", id);
  else printf("{\"t\":\"answer\",\"id\":%ld}\n", id);
}

static unsigned long state;
static unsigned chance(unsigned below) {
  state = state * 6364136223846793005UL + 1442695040888963407UL;
  return (unsigned)(state >> 33) % below;
}

/* Goes on as an adapter whose output comes to the suite with one damage: this process passes it on. It is wrong about
 * windows whose name begins with "wrong". */
static void damage(const char *how, const char *seed) {
  int ends[2];
  if (pipe(ends) != 0) exit(1);
  if (fork() == 0) {
    dup2(ends[1], 1);
    close(ends[0]);
    close(ends[1]);
    return;
  }
  close(0);
  close(ends[1]);
  state = strtoul(seed, NULL, 10) * 2 + 1;
  for (int warm = 0; warm < 4; warm++) chance(2);
  long place = chance(500), at = 0;
  unsigned char byte, last[100];
  for (; read(ends[0], &byte, 1) == 1; at++) {
    last[at % 100] = byte;
    if (at == place && !strcmp(how, "flip")) byte ^= 1 << chance(8);
    if (at == place && !strcmp(how, "end")) exit(0);
    if (at >= place && !strcmp(how, "cut")) continue;
    if (at == place && !strcmp(how, "delay")) usleep(chance(400000));
    if (at == place && !strcmp(how, "twice"))
      for (long back = chance(at < 99 ? at + 1 : 99); back > 0; back--) if (write(1, &last[(at - back) % 100], 1) != 1) exit(0);
    if (at == place && !strcmp(how, "insert"))
      for (int more = chance(6); more > 0; more--) { unsigned char any = chance(256); if (write(1, &any, 1) != 1) exit(0); }
    if (write(1, &byte, 1) != 1) exit(0);
  }
  exit(0);
}

int main(int count, char **arguments) {
  mode = count > 1 ? arguments[1] : "";
  const char *marker = count > 2 ? arguments[2] : "";
  if (!strncmp(mode, "damage-", 7)) damage(mode + 7, marker);
  if (is("dies-in-handshake")) return 7;
  if (is("hangs-in-handshake")) for (;;) pause();
  if (is("garbage-hello")) { printf("hello\n"); fflush(stdout); for (;;) pause(); }
  if (is("unknown-feature"))
    { printf("{\"t\":\"hello\",\"protocol\":1,\"name\":\"bad\",\"profiles\":[\"ios13\"],\"features\":[\"segue.shwo\"],\"observes\":[\"outcome\"]}\n"); fflush(stdout); for (;;) pause(); }
  if (is("slow-start")) usleep(1500000);
  const char *observes = is("claims-callbacks") ? "\"outcome\",\"callbacks\"" : "\"outcome\"";
  int process = is("new-hello") ? getpid() : 0;
  int always = !strcmp(marker, "always"), container = !strcmp(marker, "container");
  static char line[1 << 20];
  int seen = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "\"t\":\"bye\"")) {
      if (is("noise-at-bye")) printf("goodbye\n");
      if (is("ignores-bye")) { signal(SIGTERM, SIG_IGN); for (;;) pause(); }
      return 0;
    }
    if (strstr(line, "\"t\":\"hello\"")) {
      if (is("declares-nothing"))
        printf("{\"t\":\"hello\",\"protocol\":1,\"name\":\"bad\",\"profiles\":[\"ios13\"],\"features\":[],\"observes\":[\"outcome\"]}\n");
      else printf("{\"t\":\"hello\",\"protocol\":1,\"name\":\"bad\",\"version\":\"1.%d\",\"profiles\":[\"%s\"],\"features\":[\"%s\"],\"observes\":[%s],\"window\":4}\n",
             process, strcmp(marker, "appkit") ? "ios13" : "appkit", container ? "container.custom.hooks" : "segue.show\",\"segue.code", observes);
      fflush(stdout);
      continue;
    }
    if (is("exit-0-always")) return 0;
    long id = strtol(strstr(line, "\"id\":") + 5, NULL, 10);
    if (is("calls-it-invalid") && strstr(line, "turnTheKnob")) {
      printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"ok\",\"ends\":{\"invalid\":\"no such step\"}}\n", id);
      fflush(stdout);
      continue;
    }
    if (container) { hook(line, id); fflush(stdout); continue; }
    const char *name = word(line, "\"name\":\"", "root");
    const char *identifier = word(line, "\"performSegue\":\"", NULL);
    if (is("dies-of-unicode") && identifier) for (const char *at = identifier; *at; at++) if (*at & 0x80) abort();
    if (is("stderr-flood")) fill(stderr, 1 << 20);
    if (is("sequence") && !strcmp(name, "first")) seen = 1;
    if (is("sequence") && !strcmp(name, "bad") && seen) abort();
    int here = always || !strcmp(name, "bad") || (is("refuses-segues") && strstr(line, "\"segues\""));
    if (here && !misbehave(id, marker)) {}
    else if (identifier && !is("swallows-raise") && !is("same-answer")) raised(id, is("latin") ? "D?tail" : identifier);
    else answer(id, spoil(line, name));
    fflush(stdout);
  }
  if (is("ignores-end")) for (;;) pause();
}
