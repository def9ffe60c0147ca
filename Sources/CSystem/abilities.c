#ifdef __linux__
#define _GNU_SOURCE

#include "abilities.h"
#include "file_watching.h"

#include <errno.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif
#include <linux/seccomp.h>

// Asks for a filter at an address where none can be: EFAULT says that filters are known (seccomp(2)).
bool csystem_has_seccomp(void) { return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, 0, 0, 0) == -1 && errno == EFAULT; }

int csystem_landlock_version(void) {
#ifdef SYS_landlock_create_ruleset
  long version = syscall(SYS_landlock_create_ruleset, 0, 0, LANDLOCK_CREATE_RULESET_VERSION);
  return version > 0 ? (int)version : 0;
#else
  return 0;
#endif
}

bool csystem_has_process_namespaces(void) {
  pid_t child = fork();
  if (child == 0) _exit(unshare(CLONE_NEWPID) == 0 ? 0 : 1);
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  return child > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

bool csystem_can_watch(void) {
  int descriptor = csystem_watch_open();
  if (descriptor < 0) return false;
  close(descriptor);
  return true;
}

#else

#include "abilities.h"

bool csystem_has_seccomp(void) { return false; }
int csystem_landlock_version(void) { return 0; }
bool csystem_has_process_namespaces(void) { return false; }
bool csystem_can_watch(void) { return false; }

#endif
