#define _GNU_SOURCE
#include "supervision.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Kills the children of this process, and those of others that came to it when their parents died. Returns false when
// there are none.
static bool kill_children(void) {
  FILE *list = fopen("/proc/thread-self/children", "re");
  if (list == NULL) return false;
  int child;
  bool any = false;
  while (fscanf(list, "%d", &child) == 1) {
    kill(child, SIGKILL);
    any = true;
  }
  fclose(list);
  return any;
}

// Ends as a child did, whose core has been left out or dumped already.
static void end_as(int status) {
  if (WIFEXITED(status)) _exit(WEXITSTATUS(status));
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(WTERMSIG(status), SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  raise(WTERMSIG(status));
  _exit(128 + WTERMSIG(status));
}

static int wait_for(pid_t child) {
  for (;;) {
    int status;
    pid_t ended = waitpid(-1, &status, 0);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) _exit(1);
  }
}

// Ends what is left of what a child has started. What is killed may just have started another.
static void sweep(void) {
  while (kill_children()) waitpid(-1, NULL, 0);
}

static void end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

static void handle_endings(void (*handler)(int)) {
  const int endings[] = {SIGTERM, SIGINT, SIGHUP, SIGPIPE};
  for (size_t index = 0; index < sizeof endings / sizeof *endings; index++) signal(endings[index], handler);
}

void csystem_supervise(void) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // The watcher must be there to the end; what it watches gets these signals too, and ends.
  handle_endings(SIG_IGN);
  // From here on children of this process stand in a namespace of their own, the first of them as its process 1, with
  // whose end the kernel ends all others. Without the right to one, sweeping has to do.
  bool has_namespace = unshare(CLONE_NEWPID) == 0;
  pid_t child = fork();
  if (child > 0) {
    int status = wait_for(child);
    sweep();
    end_as(status);
  }
  end_with_parent();
  if (child == 0 && has_namespace) {
    // Process 1 is spared most signals, so the program itself is not to be it.
    pid_t program = fork();
    if (program > 0) end_as(wait_for(program));
    end_with_parent();
  }
  handle_endings(SIG_DFL);
}

#else

void csystem_supervise(void) {}

#endif
