/* The C interface of `segue_adapter.h` for the small navigation library beside it. */

#include "scenario.h"
#include "segue_adapter.h"

#include <stdlib.h>

static const char hello[] =
    "{\"t\":\"hello\",\"protocol\":1,\"name\":\"c-navigation\",\"version\":\"1\",\"profiles\":[\"ios13\",\"ios14\"],"
    "\"features\":[\"container.custom\",\"container.navigation\",\"container.tab\",\"controller.code\",\"controller.held\","
    "\"hook.canPerform\",\"hook.shouldPerform\",\"presentation.code\",\"presentation.context\",\"segue.code\",\"segue.deprecated\","
    "\"segue.popover\",\"segue.presentation\",\"segue.show\",\"segue.unwind\",\"storyboard.instantiate\",\"window.none\","
    "\"window.root\"],"
    "\"observes\":[\"outcome\"],\"window\":64}";

typedef struct { Arena arena; Output reply; } Adapter;

uint32_t segue_abi(void) { return SEGUE_ABI; }

void *segue_open(segue_message message, segue_message *reply) {
  (void)message; /* version 1 is the only one there is */
  *reply = (segue_message){hello, sizeof hello - 1};
  return calloc(1, sizeof(Adapter));
}

static void put_error(Output *reply, Text why) {
  put(reply, TEXT("\"status\":\"error\",\"message\":"));
  put_quoted(reply, why);
}

int32_t segue_run(void *handle, segue_message message, segue_message *reply) {
  Adapter *adapter = handle;
  char *bytes = allocate(&adapter->arena, message.length + 1); /* escapes are undone in place */
  memcpy(bytes, message.bytes, message.length);
  JSON *run = read_json(&adapter->arena, bytes, message.length);
  JSON *id = member(run, "id"), *scenario = member(run, "scenario");
  if (!id || id->type != JSON_NUMBER) return 1;
  Output *out = &adapter->reply;
  out->length = 0;
  put(out, TEXT("{\"t\":\"result\",\"id\":"));
  put(out, id->text);
  put(out, TEXT(","));
  size_t start = out->length;
  if (scenario) run_scenario(&adapter->arena, scenario, out);
  else put_error(out, TEXT("the message has no scenario"));
  if (out->length >= LONGEST_LINE) {
    out->length = start;
    put(out, TEXT("\"status\":\"exhausted\",\"steps\":[],\"ends\":{\"exhausted\":\"the length of a line\"}"));
  }
  put(out, TEXT("}"));
  *reply = (segue_message){out->at, out->length};
  return 0;
}

/* A scenario leaves nothing behind but memory that the next one uses. */
int32_t segue_reset(void *handle) {
  forget_all(&((Adapter *)handle)->arena);
  return 0;
}

/* The reply's bytes are used again. */
void segue_free(void *handle, segue_message reply) { (void)handle, (void)reply; }

void segue_close(void *handle) {
  Adapter *adapter = handle;
  give_back(&adapter->arena);
  free(adapter->reply.at);
  free(adapter);
}
