#define _GNU_SOURCE
#include "processes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

int csystem_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

int csystem_pipe(int ends[2]) {
  int low[2];
  if (pipe(low) != 0) return errno;
  // Above the numbers that a child is given, so that handing one over never overwrites another.
  enum { FIRST_FREE = 16 };
  for (int end = 0; end < 2; end++) ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, FIRST_FREE);
  int error = ends[0] < 0 || ends[1] < 0 ? errno : 0;
  close(low[0]);
  close(low[1]);
  return error;
}

int csystem_process_descriptor(pid_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  return -1;
#endif
}

pid_t csystem_process_of(const siginfo_t *information) { return information->si_pid; }

// A signal handler may touch nothing but atomics, so the groups stand in a fixed table; a free place holds 0.
enum { GROUP_PLACES = 256 };
static _Atomic pid_t groups[GROUP_PLACES];

bool csystem_note_group(pid_t group) {
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t expected = 0;
    if (atomic_compare_exchange_strong(&groups[place], &expected, group)) return true;
  }
  return false;
}

void csystem_forget_group(pid_t group) {
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t expected = group;
    if (atomic_compare_exchange_strong(&groups[place], &expected, 0)) return;
  }
}

static void end_groups(int number) {
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t group = atomic_load(&groups[place]);
    if (group > 0) kill(-group, SIGKILL);
  }
  signal(number, SIG_DFL);
  raise(number);
}

void csystem_end_groups_on_interruption(void) {
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction action = {.sa_handler = end_groups};
  sigfillset(&action.sa_mask);
  for (int index = 0; index < 3; index++) {
    struct sigaction present;
    // An ignored signal (nohup) stays ignored.
    if (sigaction(numbers[index], NULL, &present) == 0 && present.sa_handler == SIG_IGN) continue;
    sigaction(numbers[index], &action, NULL);
  }
}

static int lower_limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > hard) limit.rlim_max = hard;
  limit.rlim_cur = limit.rlim_max < soft ? limit.rlim_max : soft;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int csystem_limit(uint64_t memory, uint64_t cpu_seconds) {
  int error = lower_limit(RLIMIT_CORE, 0, 0);
#ifdef __linux__  // Darwin refuses RLIMIT_AS.
  if (error == 0 && memory > 0) error = lower_limit(RLIMIT_AS, memory, memory);
#endif
  // SIGXCPU, which says why, comes at the soft limit, but only where that is not the hard one, which kills.
  if (error == 0 && cpu_seconds > 0) error = lower_limit(RLIMIT_CPU, cpu_seconds, cpu_seconds + 1);
  return error;
}

void csystem_follow_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
}

void csystem_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void csystem_flush_output(void) { fflush(stdout); }
