#pragma once

#include <stddef.h>

/// Where some bytes first stand in others, as memmem(3) finds them; -1 where they do not.
ptrdiff_t csystem_find(const void *bytes, size_t count, const void *sought, size_t length);
