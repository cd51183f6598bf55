/* Memory, pieces of text, and a table from one to anything: all of a scenario's live in one arena. */
#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* A piece of text that somebody else keeps. `at` is NULL where there is none. */
typedef struct { const char *at; size_t length; } Text;

#define TEXT(literal) ((Text){literal, sizeof(literal) - 1})

static inline bool same(Text a, Text b) {
  return a.at && b.at && a.length == b.length && memcmp(a.at, b.at, a.length) == 0;
}

/* Memory that is given back all at once and then used again. */
typedef struct Block Block;
typedef struct { Block *first, *current; size_t used; } Arena;
void *allocate(Arena *arena, size_t size); /* zeroed */
void forget_all(Arena *arena);
void give_back(Arena *arena);

/* A growing list of pointers. */
typedef struct { void **at; size_t count, room; } List;
void append(Arena *arena, List *list, void *item);
void remove_item(List *list, const void *item);

/* From text to a pointer; the newest entry of a text counts. */
typedef struct { Text *keys; void **values; size_t count, room; } Table;
void *lookup(const Table *table, Text key);
void enter(Arena *arena, Table *table, Text key, void *value);

/* Bytes to be sent. */
typedef struct { char *at; size_t length, room; } Output;
void put(Output *output, Text text);
void put_quoted(Output *output, Text text); /* as a JSON string */
Text join(Arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
#define AS_ARGUMENT(text) (int)(text).length, (text).at /* for %.*s */

#endif
