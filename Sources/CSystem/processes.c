#define _GNU_SOURCE
#include "processes.h"
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

int csystem_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

int csystem_spawn_add_close_from(posix_spawn_file_actions_t *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  return 0;
#endif
}

// Another thread may start a program at any moment, so the ends are closed on exec from the first.
static int closing_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  return pipe(ends);
#endif
}

int csystem_pipe(int ends[2]) {
  int low[2];
  if (closing_pipe(low) != 0) return errno;
  // Above the numbers that a child is given, so that handing one over never overwrites another.
  enum { FIRST_FREE = 16 };
  int error = 0;
  for (int end = 0; end < 2; end++) {
    ends[end] = fcntl(low[end], F_DUPFD_CLOEXEC, FIRST_FREE);
    if (ends[end] < 0) error = errno;
  }
  for (int end = 0; end < 2; end++) {
    close(low[end]);
    if (error != 0 && ends[end] >= 0) close(ends[end]);
  }
  return error;
}

static bool is_pending(int number) {
  sigset_t pending;
  return sigpending(&pending) == 0 && sigismember(&pending, number) == 1;
}

ssize_t csystem_write(int descriptor, const void *bytes, size_t count) {
  sigset_t broken_pipe, before;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  bool waited_already = is_pending(SIGPIPE);
  ssize_t written = write(descriptor, bytes, count);
  int error = errno;
  // The signal of a write waits for the thread that wrote.
  if (written < 0 && error == EPIPE && !waited_already && is_pending(SIGPIPE)) {
    int number;
    sigwait(&broken_pipe, &number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}

void csystem_keep_endings(void) {
  struct sigaction action;
  if (sigaction(SIGCHLD, NULL, &action) != 0) return;
  if (action.sa_handler == SIG_IGN || action.sa_flags & SA_NOCLDWAIT) signal(SIGCHLD, SIG_DFL);
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
static _Atomic bool is_interrupted;
// Whether nobody wants the results of what runs.
static _Atomic bool is_cancelled;
// How many threads are in a step that interruptions wait for, such as from the decision to start a group to its note.
static _Atomic int starting;

static sigset_t interruptions(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  return set;
}

void csystem_begin_start(sigset_t *before) {
  sigset_t set = interruptions();
  pthread_sigmask(SIG_BLOCK, &set, before);
  atomic_fetch_add(&starting, 1);
  if (!atomic_load(&is_interrupted)) return;
  atomic_fetch_sub(&starting, 1);
  for (;;) pause();
}

void csystem_end_start(const sigset_t *before) {
  atomic_fetch_sub(&starting, 1);
  pthread_sigmask(SIG_SETMASK, before, NULL);
}

bool csystem_note_group(pid_t group) {
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t expected = 0;
    if (!atomic_compare_exchange_strong(&groups[place], &expected, group)) continue;
    // The handler, or who cancels, may have looked at this place before.
    if (atomic_load(&is_interrupted) || atomic_load(&is_cancelled)) kill(-group, SIGKILL);
    return true;
  }
  return false;
}

void csystem_forget_group(pid_t group) {
  while (atomic_load(&is_interrupted)) pause();
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t expected = group;
    if (atomic_compare_exchange_strong(&groups[place], &expected, 0)) return;
  }
}

void csystem_cancel_groups(void) {
  atomic_store(&is_cancelled, true);
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t group = atomic_load(&groups[place]);
    if (group > 0) kill(-group, SIGKILL);
  }
}

void csystem_allow_groups(void) { atomic_store(&is_cancelled, false); }

bool csystem_is_cancelled(void) { return atomic_load(&is_cancelled); }

// The handler reads one text while the other may be written.
enum { LAST_WORDS_SIZE = 1024 };
struct last_words {
  size_t count;
  char text[LAST_WORDS_SIZE];
};
static struct last_words texts[2];
static _Atomic(const struct last_words *) last_words;

void csystem_set_last_words(const char *text, size_t count) {
  struct last_words *next = atomic_load(&last_words) == &texts[0] ? &texts[1] : &texts[0];
  next->count = count < LAST_WORDS_SIZE ? count : LAST_WORDS_SIZE;
  memcpy(next->text, text, next->count);
  atomic_store(&last_words, next);
}

static void say_last_words(void) {
  const struct last_words *words = atomic_load(&last_words);
  if (words == NULL || words->count == 0) return;
  // Nobody may be reading, or a terminal may have been stopped.
  struct pollfd entry = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&entry, 1, 0) != 1 || !(entry.revents & POLLOUT)) return;
  ssize_t written = write(STDERR_FILENO, words->text, words->count);
  (void)written;
}

static void end_groups(int number) {
  atomic_store(&is_interrupted, true);
  // A thread that is in such a step has these signals blocked, so it is not this one that is waited for.
  const struct timespec moment = {.tv_nsec = 1000000};
  for (int moments = 0; atomic_load(&starting) > 0 && moments < 1000; moments++) nanosleep(&moment, NULL);
  for (int place = 0; place < GROUP_PLACES; place++) {
    pid_t group = atomic_load(&groups[place]);
    if (group > 0) kill(-group, SIGKILL);
  }
  csystem_leave_screen();
  say_last_words();
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

void csystem_share_priority(pid_t process) {
  errno = 0;
  int priority = getpriority(PRIO_PROCESS, (id_t)getpid());
  if (errno == 0 && priority > 0) setpriority(PRIO_PROCESS, (id_t)process, priority);
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

void csystem_limit_memory(pid_t process, uint64_t memory) {
#ifdef __linux__
  struct rlimit space = {.rlim_cur = memory, .rlim_max = memory}, no_core = {0, 0};
  prlimit(process, RLIMIT_AS, &space, NULL);
  prlimit(process, RLIMIT_CORE, &no_core, NULL);
#endif
}

void csystem_follow_parent(int pipe_to_parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  // No signal comes for a parent that had died before; then nobody holds the other end of the pipe.
  struct pollfd entry = {.fd = pipe_to_parent};
  if (poll(&entry, 1, 0) > 0 && entry.revents & POLLERR) _exit(1);
#endif
}

void csystem_line_buffer_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void csystem_flush_output(void) { fflush(stdout); }
