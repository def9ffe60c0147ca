#define _GNU_SOURCE
#include "last_place.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// Everything below that runs in a handler keeps to what signal-safety(7) allows: no memory, no locks, system calls alone.

// The object, and where its code lies.
static struct {
  uintptr_t base, begin, end;
} object;

static int note_code(struct dl_phdr_info *information, size_t size, void *base) {
  (void)size;
  if (information->dlpi_addr != *(uintptr_t *)base) return 0;
  for (int index = 0; index < information->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &information->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t begin = information->dlpi_addr + part->p_vaddr, end = begin + part->p_memsz;
    if (object.end == 0 || begin < object.begin) object.begin = begin;
    if (end > object.end) object.end = end;
  }
  return 1;
}

// MARK: The open calls

// Swift keeps the chain of frames on these machines: each frame begins with the place of the caller's, and the address to
// return to stands behind it. The topmost bits mark the frames of asynchronous functions.
static const uintptr_t MARKS = (uintptr_t)0xf << 60;

static bool is_readable(uintptr_t place) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t first = place & ~(page - 1), last = (place + 2 * sizeof(uintptr_t) - 1) & ~(page - 1);
  return msync((void *)first, last - first + page, MS_ASYNC) == 0;
}

struct line {
  char text[1024];
  size_t length;
};

static void add_text(struct line *line, const char *text) {
  while (*text != 0 && line->length < sizeof line->text) line->text[line->length++] = *text++;
}

static void add_place(struct line *line, uintptr_t address) {
  if (address < object.begin || address >= object.end) return;
  char digits[17] = {0};
  int index = 16;
  uintptr_t offset = address - object.base;
  do {
    digits[--index] = "0123456789abcdef"[offset & 0xf];
    offset >>= 4;
  } while (offset != 0 && index > 0);
  add_text(line, " ");
  add_text(line, digits + index);
}

static atomic_bool has_told;

// Writes a line with the calls that are open in the object where a thread was interrupted; none where there are none.
static void tell_calls(const ucontext_t *context) {
#ifdef __x86_64__
  uintptr_t place = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#else
  uintptr_t place = (uintptr_t)context->uc_mcontext.pc, frame = (uintptr_t)context->uc_mcontext.regs[29];
#endif
  struct line line = {.length = 0};
  add_text(&line, "lectern-runner: calls:");
  size_t empty = line.length;
  add_place(&line, place);
  // More than are ever looked at, in and around the object.
  for (int depth = 0; depth < 256 && line.length < 700; depth++) {
    frame &= ~MARKS;
    if (frame % sizeof(uintptr_t) != 0 || frame == 0 || !is_readable(frame)) break;
    uintptr_t next = ((uintptr_t *)frame)[0] & ~MARKS, caller = ((uintptr_t *)frame)[1];
    // A return address stands behind its call.
    add_place(&line, caller - 1);
    if (next <= frame) break;
    frame = next;
  }
  if (line.length == empty) return;
  add_text(&line, "\n");
  ssize_t written = write(STDERR_FILENO, line.text, line.length);
  (void)written;
  atomic_store(&has_told, true);
}

// MARK: Signals

// Ends the process as if the signal had not been handled.
static void end_by(int number) {
  signal(number, SIG_DFL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
}

static void on_fault(int number, siginfo_t *information, void *context) {
  (void)information;
  tell_calls(context);
  end_by(number);
}

static atomic_int answers;
static atomic_bool is_asking;

// The process is about to end, so nothing goes on here: a call that the signal has interrupted would return.
static void on_question(int number, siginfo_t *information, void *context) {
  (void)information;
  if (!atomic_load(&is_asking)) {
    end_by(number);
    return;
  }
  tell_calls(context);
  atomic_fetch_add(&answers, 1);
  for (;;) pause();
}

struct entry {
  uint64_t number;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

// Asks every other thread where it is. Returns how many there are.
static int ask_others(void) {
  int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  int asked = 0;
  long self = syscall(SYS_gettid), count;
  _Alignas(struct entry) char buffer[2048];
  while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < count;) {
      const struct entry *entry = (const struct entry *)(buffer + place);
      place += entry->length;
      long thread = 0;
      for (const char *digit = entry->name; *digit >= '0' && *digit <= '9'; digit++) thread = 10 * thread + *digit - '0';
      if (thread > 0 && thread != self && syscall(SYS_tgkill, getpid(), thread, SIGPROF) == 0) asked++;
    }
  }
  close(folder);
  return asked;
}

static void on_end(int number, siginfo_t *information, void *context) {
  (void)information;
  tell_calls(context);
  atomic_store(&is_asking, true);
  int asked = ask_others();
  // A thread answers as soon as it runs, which may take some time on a busy machine. One that has ended never does, so
  // that the others are not waited for long once a place is told.
  const struct timespec moment = {.tv_nsec = 2000000};
  for (int count = 0; count < 250 && atomic_load(&answers) < asked; count++) {
    if (count >= 10 && atomic_load(&has_told)) break;
    nanosleep(&moment, NULL);
  }
  end_by(number);
}

static void handle(int number, void (*handler)(int, siginfo_t *, void *)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void csystem_tell_last_place(void *library) {
  struct link_map *map = NULL;
  if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0 || map == NULL) return;
  object.base = map->l_addr;
  dl_iterate_phdr(note_code, &object.base);
  const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};
  for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) handle(faults[index], on_fault);
  handle(SIGPROF, on_question);
  handle(SIGTERM, on_end);
}

void csystem_use_signal_stack(void) {
  static _Thread_local bool has_stack;
  if (has_stack) return;
  has_stack = true;
  // Kept as long as the process, which is about as long as the threads that run checks.
  const size_t size = 1 << 16;
  void *place = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (place == MAP_FAILED) return;
  const stack_t stack = {.ss_sp = place, .ss_size = size};
  sigaltstack(&stack, NULL);
}

#else

void csystem_tell_last_place(void *library) { (void)library; }
void csystem_use_signal_stack(void) {}

#endif
