#pragma once

#include <stdbool.h>

/// A descriptor that becomes readable when something happens in the folders that are watched; −1 where the system has
/// no such thing, or no more of them (inotify(7)).
int csystem_watch_open(void);

/// Watches what is directly in a folder, and the folder itself; watching it twice is once.
/// - Returns: 0, or the number of the error.
int csystem_watch_add(int descriptor, const char *folder);

/// Takes all that has been told so far.
/// - Returns: whether there was anything.
bool csystem_watch_drain(int descriptor);

/// Whether a folder lies on a file system that tells nothing of changes that are made elsewhere: a network's, or one
/// that a program serves (FUSE).
bool csystem_is_watched_in_vain(const char *folder);
