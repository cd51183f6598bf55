/* The least that speaks the adapter protocol, as a program and as a shared library. It knows windows made in code and
 * nothing else: the tree is the name in the scenario.
 *
 *     cc -O2 -I Sources/CSegueAdapter/include -o minimal minimal.c             segue check --adapter ./minimal
 *     cc -O2 -I Sources/CSegueAdapter/include -shared -fPIC -o minimal.so minimal.c    segue check --library ./minimal.so
 */
#include "segue_adapter.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char hello[] =
    "{\"t\":\"hello\",\"protocol\":1,\"name\":\"minimal\",\"profiles\":[\"ios13\"],\"features\":[],"
    "\"observes\":[\"outcome\"],\"window\":64}";

/* Writes the result of a run message; both end with a zero byte. */
static int result(const char *run, char *reply, size_t most) {
  const char *id = strstr(run, "\"id\":"), *name = strstr(run, "\"name\":\"");
  name = name ? name + 8 : "";
  return snprintf(reply, most,
                  "{\"t\":\"result\",\"id\":%ld,\"status\":\"ok\",\"steps\":[{\"snapshot\":{\"tree\":\"%.*s\"}}]}",
                  id ? strtol(id + 5, NULL, 10) : 0, (int)strcspn(name, "\""), name);
}

int main(void) {
  static char line[(1 << 20) + 2], reply[4096];
  while (fgets(line, sizeof line, stdin) && strncmp(line, "{\"t\":\"bye\"", 10)) {
    if (!strncmp(line, "{\"t\":\"hello\"", 12)) puts(hello);
    else if (result(line, reply, sizeof reply) > 0) puts(reply);
    fflush(stdout);
  }
}

/* The same as a library. A message has no zero byte at its end, so it is copied. */
static char *text;

uint32_t segue_abi(void) { return SEGUE_ABI; }

void *segue_open(segue_message suite, segue_message *reply) {
  (void)suite;
  *reply = (segue_message){hello, sizeof hello - 1};
  return text = malloc((1 << 20) + 1);
}

int32_t segue_run(void *adapter, segue_message run, segue_message *reply) {
  static char bytes[4096];
  if (run.length > 1 << 20) return 1;
  memcpy(adapter, run.bytes, run.length);
  text[run.length] = 0;
  *reply = (segue_message){bytes, (size_t)result(text, bytes, sizeof bytes)};
  return 0;
}

int32_t segue_reset(void *adapter) { (void)adapter; return 0; }
void segue_free(void *adapter, segue_message reply) { (void)adapter, (void)reply; }
void segue_close(void *adapter) { free(adapter); }
