#pragma once

#include <stdbool.h>

/// From now on, when a signal ends this process for what its code did, or SIGTERM asks it to end, it first writes to
/// standard error which calls into a shared object are open, and then ends by the same signal:
/// `lectern-runner: calls: 1f30 2a44`, the places in hexadecimal from the object's beginning, the innermost first; a line
/// for each thread that is in the object, the one that went wrong first.
///
/// - library: what dlopen returned for the object.
/// Does nothing where the system has no such thing (all but Linux on x86-64 and ARM64).
void csystem_tell_last_place(void *library);

/// Gives this thread a stack of its own for signals, so that it can tell where it was when its stack is used up.
void csystem_use_signal_stack(void);
