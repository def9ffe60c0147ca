#pragma once

#include <stdbool.h>

/// From now on this process and its threads may start no process, signal no other one, open no socket and change no
/// file. What it has open stays open. Cannot be undone.
///
/// - processes: whether it may start processes all the same.
/// - files: whether it may change files below the working directory all the same.
/// Returns 0, an errno value, or ENOSYS where the system has no such thing (all but Linux on x86-64 and ARM64).
int csystem_contain(bool processes, bool files);
