#define _GNU_SOURCE
#include "find.h"

#include <string.h>

ptrdiff_t csystem_find(const void *bytes, size_t count, const void *sought, size_t length) {
  const char *found = memmem(bytes, count, sought, length);
  return found ? found - (const char *)bytes : -1;
}
