/* The same adapter as a program: the protocol on standard input and output, a message a line. */

#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <unistd.h>

#include "scenario.h"
#include "segue_adapter.h"

static void *adapter;

/* Answers a line; false when that was the last one. */
static bool answer(segue_message line, Output *replies) {
  segue_message reply;
  if (!adapter) {
    adapter = segue_open(line, &reply);
    if (!adapter) return false;
  } else if (segue_reset(adapter) != 0 || segue_run(adapter, line, &reply) != 0) {
    return false; /* bye, or what is no message */
  }
  put(replies, (Text){reply.bytes, reply.length});
  put(replies, TEXT("\n"));
  segue_free(adapter, reply);
  return true;
}

static bool send_all(Output *replies) {
  for (size_t sent = 0; sent < replies->length;) {
    ssize_t count = write(STDOUT_FILENO, replies->at + sent, replies->length - sent);
    if (count < 0) return false;
    sent += (size_t)count;
  }
  replies->length = 0;
  return true;
}

/* Reads what has come, answers all whole lines in it, and only then writes: that is what the window is for. */
int main(void) {
  static char bytes[2 * LONGEST_LINE];
  size_t length = 0;
  Output replies = {0};
  bool goes_on = true;
  while (goes_on) {
    ssize_t count = read(STDIN_FILENO, bytes + length, sizeof bytes - length);
    if (count <= 0) break;
    length += (size_t)count;
    char *start = bytes, *end;
    while (goes_on && (end = memchr(start, '\n', (size_t)(bytes + length - start)))) {
      goes_on = answer((segue_message){start, (size_t)(end - start)}, &replies);
      start = end + 1;
    }
    length = (size_t)(bytes + length - start);
    memmove(bytes, start, length);
    goes_on = send_all(&replies) && goes_on;
  }
  if (adapter) segue_close(adapter);
  free(replies.at);
  return 0;
}
