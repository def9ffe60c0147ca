#pragma once

#include <stdbool.h>

/// Whether a folder lies on a file system that several machines may share, where memory mapped by one is not seen by
/// the others. False when it cannot be told.
bool csystem_is_network_folder(const char *path);
