/* The C interface of an adapter: a shared library that `segue check --library FILE` loads.
 *
 * Messages are those of the adapter protocol (Specs/AdapterProtocol.md), one JSON object in UTF-8 each, without a
 * newline at the end and with their length, since a message may contain any byte but no end. All calls come from
 * one thread of a process of its own, in the order open, then (reset, run, free) for each scenario, then close.
 *
 * What the library writes on standard output goes to standard error: it cannot spoil the protocol.
 */
#ifndef SEGUE_ADAPTER_H
#define SEGUE_ADAPTER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface, and what segue_abi() returns. */
#define SEGUE_ABI 1

/* A message. */
typedef struct segue_message {
  const char *bytes;
  size_t length;
} segue_message;

/* The version of the interface that the library was made for: SEGUE_ABI. */
uint32_t segue_abi(void);

/* Starts. Takes the suite's hello; sets the adapter's hello, which stays the library's until close.
 * Returns a handle, which may be anything but NULL; NULL when it cannot start. */
void *segue_open(segue_message hello, segue_message *reply);

/* Runs one scenario. Takes a run message; sets its result message, which is given back with segue_free. A library that
 * declares container.custom.hooks is also given hook messages, and sets the answer message.
 * Returns 0; anything else says that there is no reply, which is a fault of the adapter. */
int32_t segue_run(void *adapter, segue_message run, segue_message *reply);

/* Forgets whatever earlier scenarios left behind. Returns 0; anything else is a fault of the adapter. */
int32_t segue_reset(void *adapter);

/* Takes a reply of segue_run back. */
void segue_free(void *adapter, segue_message reply);

/* Ends. Nothing is called afterwards. */
void segue_close(void *adapter);

/* The functions' types, for those who load the library. */
typedef uint32_t (*segue_abi_function)(void);
typedef void *(*segue_open_function)(segue_message hello, segue_message *reply);
typedef int32_t (*segue_run_function)(void *adapter, segue_message run, segue_message *reply);
typedef int32_t (*segue_reset_function)(void *adapter);
typedef void (*segue_free_function)(void *adapter, segue_message reply);
typedef void (*segue_close_function)(void *adapter);

#ifdef __cplusplus
}
#endif

#endif
