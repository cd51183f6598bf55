/* Reading JSON: a value knows its key, its first element and its next neighbour. */
#ifndef JSON_H
#define JSON_H

#include "text.h"

typedef enum { JSON_NULL, JSON_FALSE, JSON_TRUE, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } JSONType;

typedef struct JSON JSON;
struct JSON {
  JSONType type;
  Text key;  /* in an object */
  Text text; /* of a string, escapes undone; of a number, as written */
  JSON *first, *next;
};

/* Reads a whole text, which it changes: escapes are undone in place. NULL when it is no JSON, or too deep. */
JSON *read_json(Arena *arena, char *bytes, size_t length);

/* A member of an object; NULL when there is none, or no object. */
JSON *member(const JSON *object, const char *key);
JSON *member_named(const JSON *object, Text key);
/* The text of a string member; none when there is none. */
Text text_of(const JSON *object, const char *key);

#endif
