#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct Block { Block *next; size_t size; _Alignas(max_align_t) char bytes[]; };

static void *checked(void *memory) {
  if (!memory) abort(); /* out of memory: the runner sees a crash, and says so */
  return memory;
}

static Block *new_block(size_t size) {
  Block *block = checked(malloc(sizeof(Block) + size));
  block->next = NULL;
  block->size = size;
  return block;
}

void *allocate(Arena *arena, size_t size) {
  size = (size + 15) & ~(size_t)15;
  if (!arena->first) arena->first = arena->current = new_block(1 << 16);
  while (arena->used + size > arena->current->size) {
    Block *next = arena->current->next;
    if (!next || next->size < size) {
      next = new_block(size > 1 << 16 ? size : 1 << 16);
      next->next = arena->current->next;
      arena->current->next = next;
    }
    arena->current = next;
    arena->used = 0;
  }
  void *memory = arena->current->bytes + arena->used;
  arena->used += size;
  return memset(memory, 0, size);
}

/* One block of the usual size is kept, so that a million scenarios need no more memory than the largest one. */
void forget_all(Arena *arena) {
  if (!arena->first) return;
  for (Block *block = arena->first->next; block;) {
    Block *next = block->next;
    free(block);
    block = next;
  }
  arena->first->next = NULL;
  arena->current = arena->first;
  arena->used = 0;
}

void give_back(Arena *arena) {
  forget_all(arena);
  free(arena->first);
  *arena = (Arena){0};
}

void append(Arena *arena, List *list, void *item) {
  if (list->count == list->room) {
    size_t room = list->room ? list->room * 2 : 4;
    void **larger = allocate(arena, room * sizeof(void *));
    if (list->count) memcpy(larger, list->at, list->count * sizeof(void *));
    list->at = larger;
    list->room = room;
  }
  list->at[list->count++] = item;
}

void remove_item(List *list, const void *item) {
  size_t kept = 0;
  for (size_t i = 0; i < list->count; i++)
    if (list->at[i] != item) list->at[kept++] = list->at[i];
  list->count = kept;
}

static size_t place_of(const Table *table, Text key) {
  uint32_t hash = 2166136261u; /* FNV-1a */
  for (size_t i = 0; i < key.length; i++) hash = (hash ^ (unsigned char)key.at[i]) * 16777619u;
  size_t place = hash & (table->room - 1);
  while (table->keys[place].at && !same(table->keys[place], key)) place = (place + 1) & (table->room - 1);
  return place;
}

void *lookup(const Table *table, Text key) {
  return table->room && key.at ? table->values[place_of(table, key)] : NULL;
}

void enter(Arena *arena, Table *table, Text key, void *value) {
  if (2 * table->count >= table->room) {
    Table larger = {.room = table->room ? table->room * 2 : 16};
    larger.keys = allocate(arena, larger.room * sizeof(Text));
    larger.values = allocate(arena, larger.room * sizeof(void *));
    for (size_t i = 0; i < table->room; i++)
      if (table->keys[i].at) enter(arena, &larger, table->keys[i], table->values[i]);
    *table = larger;
  }
  size_t place = place_of(table, key);
  if (!table->keys[place].at) table->count++;
  table->keys[place] = key;
  table->values[place] = value;
}

void put(Output *output, Text text) {
  if (output->length + text.length > output->room) {
    output->room = (output->length + text.length) * 2 + 256;
    output->at = checked(realloc(output->at, output->room));
  }
  if (text.length) memcpy(output->at + output->length, text.at, text.length);
  output->length += text.length;
}

void put_quoted(Output *output, Text text) {
  put(output, TEXT("\""));
  size_t start = 0;
  for (size_t i = 0; i < text.length; i++) {
    unsigned char c = (unsigned char)text.at[i];
    if (c >= 0x20 && c != '"' && c != '\\') continue;
    char escape[8];
    snprintf(escape, sizeof escape, "\\u%04x", c);
    put(output, (Text){text.at + start, i - start});
    put(output, (Text){escape, 6});
    start = i + 1;
  }
  put(output, (Text){text.at + start, text.length - start});
  put(output, TEXT("\""));
}

Text join(Arena *arena, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  char *bytes = allocate(arena, (size_t)length + 1);
  va_start(arguments, format);
  vsnprintf(bytes, (size_t)length + 1, format, arguments);
  va_end(arguments);
  return (Text){bytes, (size_t)length};
}
