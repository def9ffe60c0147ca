#pragma once

#include <stdbool.h>

/// From now on this process and its threads may start no process, signal no other one, open no socket and change no
/// file. What it has open stays open. Cannot be undone.
///
/// - processes: whether it may start processes all the same, and end any but its parent, which started it.
/// - files: whether it may change files below the working directory all the same.
/// Returns 0, an errno value, or ENOSYS where the system has no such thing (all but Linux on x86-64 and ARM64).
int csystem_contain(bool processes, bool files);

/// From now on this process and those that it starts stay in its process group. Cannot be undone. Returns as
/// csystem_contain.
int csystem_stay_in_group(void);
