#pragma once

#include <stddef.h>

/// Memory of this thread for trees of many small parts, which is given back in one go: a fraction of the cost of giving
/// back each part. Trees may be nested: the one begun last is ended first.
///
/// - Returns: what csystem_tree_memory_end takes; NULL where the system has no such memory (obstacks are glibc's).
void *csystem_tree_memory_begin(void);

/// Gives back all that this thread took since the begin.
void csystem_tree_memory_end(void *begin);

/// As calloc(3), realloc(3) and free(3), from the tree that this thread began last.
void *csystem_tree_calloc(size_t count, size_t size);
void *csystem_tree_realloc(void *part, size_t size);
void csystem_tree_free(void *part);
