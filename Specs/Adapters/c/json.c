#include "json.h"

enum { DEEPEST = 128 };

typedef struct { char *at, *end; bool failed; } Reader;

static void skip_space(Reader *reader) {
  while (reader->at < reader->end && strchr(" \t\r\n", *reader->at) && *reader->at) reader->at++;
}

static bool take(Reader *reader, char c) {
  skip_space(reader);
  if (reader->at == reader->end || *reader->at != c) return false;
  reader->at++;
  return true;
}

static int hex(const char *digits) {
  int value = 0;
  for (int i = 0; i < 4; i++) {
    char c = digits[i];
    int digit = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : -1;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

static char *put_utf8(char *to, unsigned code) {
  if (code < 0x80) return *to = (char)code, to + 1;
  int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  static const unsigned char lead[] = {0, 0xC0, 0xE0, 0xF0};
  *to++ = (char)(lead[more] | code >> (6 * more));
  while (more-- > 0) *to++ = (char)(0x80 | (code >> (6 * more) & 0x3F));
  return to;
}

/* What follows a backslash; an escape is never shorter than what it stands for. */
static char *undo_escape(Reader *reader, char *to) {
  static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
  if (reader->at == reader->end) return reader->failed = true, to;
  char c = *reader->at++;
  const char *found = c ? strchr(from, c) : NULL;
  if (found) return *to = into[found - from], to + 1;
  int code = c == 'u' && reader->end - reader->at >= 4 ? hex(reader->at) : -1;
  if (code < 0) return reader->failed = true, to;
  reader->at += 4;
  if (code >> 10 == 0x36 && reader->end - reader->at >= 6 && reader->at[0] == '\\' && reader->at[1] == 'u') {
    int low = hex(reader->at + 2);
    if (low >> 10 == 0x37) {
      reader->at += 6;
      return put_utf8(to, 0x10000u + ((unsigned)code & 0x3FF) * 0x400 + ((unsigned)low & 0x3FF));
    }
  }
  return put_utf8(to, (unsigned)code);
}

static Text read_string(Reader *reader) {
  char *start = reader->at, *to;
  while (reader->at < reader->end && *reader->at != '"' && *reader->at != '\\') reader->at++;
  to = reader->at;
  while (reader->at < reader->end && *reader->at != '"' && !reader->failed) {
    if (*reader->at != '\\') {
      *to++ = *reader->at++;
    } else {
      reader->at++;
      to = undo_escape(reader, to);
    }
  }
  if (reader->at == reader->end) reader->failed = true;
  else reader->at++;
  return (Text){start, (size_t)(to - start)};
}

static bool take_word(Reader *reader, const char *word) {
  size_t length = strlen(word);
  if ((size_t)(reader->end - reader->at) < length || memcmp(reader->at, word, length)) return false;
  reader->at += length;
  return true;
}

/* A value, or the beginning of an array or object. */
static void begin_value(Reader *reader, JSON *value) {
  skip_space(reader);
  if (take(reader, '{')) value->type = JSON_OBJECT;
  else if (take(reader, '[')) value->type = JSON_ARRAY;
  else if (take(reader, '"')) value->type = JSON_STRING, value->text = read_string(reader);
  else if (take_word(reader, "true")) value->type = JSON_TRUE;
  else if (take_word(reader, "false")) value->type = JSON_FALSE;
  else if (take_word(reader, "null")) value->type = JSON_NULL;
  else {
    value->type = JSON_NUMBER;
    value->text.at = reader->at;
    while (reader->at < reader->end && *reader->at && strchr("+-.0123456789eE", *reader->at)) reader->at++;
    value->text.length = (size_t)(reader->at - value->text.at);
    if (value->text.length == 0) reader->failed = true;
  }
}

JSON *read_json(Arena *arena, char *bytes, size_t length) {
  Reader reader = {bytes, bytes + length, false};
  JSON *open[DEEPEST];         /* the arrays and objects that are open, */
  JSON **place[DEEPEST];       /* and where their next element goes */
  int depth = 0;
  JSON *root = allocate(arena, sizeof(JSON));
  begin_value(&reader, root);
  if (root->type >= JSON_ARRAY) open[0] = root, place[0] = &root->first, depth = 1;
  while (depth > 0 && !reader.failed) {
    JSON *container = open[depth - 1];
    bool isFirst = place[depth - 1] == &container->first;
    if (take(&reader, container->type == JSON_OBJECT ? '}' : ']')) {
      depth--;
      continue;
    }
    if (!isFirst && !take(&reader, ',')) return NULL;
    JSON *value = allocate(arena, sizeof(JSON));
    if (container->type == JSON_OBJECT) {
      if (!take(&reader, '"')) return NULL;
      value->key = read_string(&reader);
      if (!take(&reader, ':')) return NULL;
    }
    begin_value(&reader, value);
    *place[depth - 1] = value;
    place[depth - 1] = &value->next;
    if (value->type < JSON_ARRAY) continue;
    if (depth == DEEPEST) return NULL;
    open[depth] = value, place[depth] = &value->first, depth++;
  }
  skip_space(&reader);
  return reader.failed || reader.at != reader.end ? NULL : root;
}

JSON *member_named(const JSON *object, Text key) {
  if (!object || object->type != JSON_OBJECT) return NULL;
  for (JSON *value = object->first; value; value = value->next)
    if (same(value->key, key)) return value;
  return NULL;
}

JSON *member(const JSON *object, const char *key) { return member_named(object, (Text){key, strlen(key)}); }

Text text_of(const JSON *object, const char *key) {
  JSON *value = member(object, key);
  return value && value->type == JSON_STRING ? value->text : (Text){0};
}
