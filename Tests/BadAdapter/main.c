/* An adapter that is wrong in one way, named by its argument, at the scenario whose window is called "bad".
 * To any other it answers as it should: the tree of a window made in code is its name. */
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

static void fill(FILE *stream, size_t bytes) {
  while (bytes--) fputc('x', stream);
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
  if (is("unsupported")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"unsupported\",\"feature\":\"segue.show\"}\n", id);
  if (is("error")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"error\",\"message\":\"out of luck\"}\n", id);
  if (is("misspelled")) printf("{\"t\":\"result\",\"id\":%ld,\"status\":\"ok\",\"step\":[]}\n", id);
  if (is("unsupported") || is("error") || is("misspelled")) return 0;
  if (is("once")) {
    struct stat info;
    if (stat(marker, &info) == 0) return 1;
    fclose(fopen(marker, "w"));
    abort();
  }
  return 1;
}

int main(int count, char **arguments) {
  mode = count > 1 ? arguments[1] : "";
  const char *marker = count > 2 ? arguments[2] : "";
  if (is("dies-in-handshake")) return 7;
  if (is("hangs-in-handshake")) for (;;) pause();
  if (is("garbage-hello")) { printf("hello\n"); fflush(stdout); for (;;) pause(); }
  if (is("unknown-feature"))
    { printf("{\"t\":\"hello\",\"protocol\":1,\"name\":\"bad\",\"profiles\":[\"ios13\"],\"features\":[\"segue.shwo\"],\"observes\":[\"outcome\"]}\n"); fflush(stdout); for (;;) pause(); }
  if (is("slow-start")) usleep(1500000);
  static char line[1 << 20];
  int seen = 0;
  while (fgets(line, sizeof line, stdin)) {
    if (strstr(line, "\"t\":\"bye\"")) {
      if (is("ignores-bye")) { signal(SIGTERM, SIG_IGN); for (;;) pause(); }
      return 0;
    }
    if (strstr(line, "\"t\":\"hello\"")) {
      printf("{\"t\":\"hello\",\"protocol\":1,\"name\":\"bad\",\"profiles\":[\"ios13\"],\"features\":[\"segue.show\"],\"observes\":[\"outcome\"],\"window\":4}\n");
      fflush(stdout);
      continue;
    }
    long id = strtol(strstr(line, "\"id\":") + 5, NULL, 10);
    char *name = strstr(line, "\"name\":\"") + 8;
    *strchr(name, '"') = 0;
    if (is("stderr-flood")) fill(stderr, 1 << 20);
    if (is("sequence") && !strcmp(name, "first")) seen = 1;
    if (is("sequence") && !strcmp(name, "bad") && seen) abort();
    if (strcmp(name, "bad") || misbehave(id, marker)) answer(id, name);
    fflush(stdout);
  }
}
