#include "tree_memory.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <obstack.h>
#include <string.h>

#define obstack_chunk_alloc malloc
#define obstack_chunk_free free

/// What a part begins with: how much may be written to it.
struct part {
  _Alignas(2 * sizeof(size_t)) size_t size;
};

static _Thread_local struct obstack memory;
static _Thread_local unsigned trees = 0;

void *csystem_tree_memory_begin(void) {
  if (trees++ == 0) obstack_begin(&memory, 1 << 16);
  return obstack_alloc(&memory, 1);
}

void csystem_tree_memory_end(void *begin) {
  obstack_free(&memory, --trees == 0 ? NULL : begin);
}

static void *take(size_t size) {
  struct part *part = obstack_alloc(&memory, sizeof *part + size);
  part->size = size;
  return part + 1;
}

void *csystem_tree_calloc(size_t count, size_t size) {
  size_t product;
  if (__builtin_mul_overflow(count, size, &product)) abort();
  return memset(take(product), 0, product);
}

void *csystem_tree_realloc(void *part, size_t size) {
  if (part == NULL) return take(size);
  size_t present = ((struct part *)part)[-1].size;
  return size <= present ? part : memcpy(take(size), part, present);
}

void csystem_tree_free(void *part) { (void)part; }

#else

void *csystem_tree_memory_begin(void) { return NULL; }
void csystem_tree_memory_end(void *begin) { (void)begin; }
void *csystem_tree_calloc(size_t count, size_t size) { return calloc(count, size); }
void *csystem_tree_realloc(void *part, size_t size) { return realloc(part, size); }
void csystem_tree_free(void *part) { free(part); }

#endif
