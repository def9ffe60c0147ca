#pragma once

#include <stdbool.h>

/// Whether a process may limit its own system calls (seccomp(2)); false where there is no such thing.
bool csystem_has_seccomp(void);

/// Which version of landlock(7) the kernel has; 0 for none.
int csystem_landlock_version(void);

/// Whether this user may begin a namespace of process IDs without further rights (pid_namespaces(7)).
bool csystem_has_process_namespaces(void);

/// Whether the system tells of changes in folders, and has some of that left.
bool csystem_can_watch(void);
