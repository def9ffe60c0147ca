#define _GNU_SOURCE
#include "containment.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// A filter is a program that may only jump forwards: one small block for each rule, in order.
enum { CAPACITY = 256 };
struct program {
  struct sock_filter steps[CAPACITY];
  unsigned short length;
};

static void add(struct program *program, struct sock_filter step) {
  if (program->length < CAPACITY) program->steps[program->length++] = step;
}

static void statement(struct program *program, unsigned short code, unsigned value) {
  add(program, (struct sock_filter)BPF_STMT(code, value));
}

static void jump(struct program *program, unsigned short code, unsigned value, unsigned char yes, unsigned char no) {
  add(program, (struct sock_filter)BPF_JUMP(code, value, yes, no));
}

static void load(struct program *program, unsigned offset) {
  statement(program, BPF_LD | BPF_W | BPF_ABS, offset);
}

static void give(struct program *program, unsigned result) { statement(program, BPF_RET | BPF_K, result); }

static unsigned number_offset(void) { return offsetof(struct seccomp_data, nr); }

// The lower half of an argument: all that the flags and process numbers below need on these little-endian machines.
static unsigned argument_offset(int index) { return offsetof(struct seccomp_data, args) + 8 * index; }

static void refuse(struct program *program, int call, int error) {
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
  give(program, SECCOMP_RET_ERRNO | error);
}

// Refuses a call unless an argument has one of the bits, or with `wanted` false if it has one.
static void refuse_by_bits(struct program *program, int call, int argument, unsigned bits, bool wanted, int error) {
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 3);
  load(program, argument_offset(argument));
  jump(program, BPF_JMP | BPF_JSET | BPF_K, bits, wanted ? 1 : 0, wanted ? 0 : 1);
  give(program, SECCOMP_RET_ERRNO | error);
}

// Refuses a call unless its first argument has the value.
static void refuse_unless(struct program *program, int call, unsigned value, int error) {
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 3);
  load(program, argument_offset(0));
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, value, 1, 0);
  give(program, SECCOMP_RET_ERRNO | error);
}

// Refuses a call if its first argument has the value.
static void refuse_if(struct program *program, int call, unsigned value, int error) {
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 3);
  load(program, argument_offset(0));
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
  give(program, SECCOMP_RET_ERRNO | error);
}

// Refuses a call if its first argument has the highest bit: a signal to a whole group.
static void refuse_negative(struct program *program, int call, int error) {
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, call, 0, 3);
  load(program, argument_offset(0));
  jump(program, BPF_JMP | BPF_JSET | BPF_K, 0x80000000, 0, 1);
  give(program, SECCOMP_RET_ERRNO | error);
}

static void refuse_foreign_calls(struct program *program) {
  load(program, offsetof(struct seccomp_data, arch));
  jump(program, BPF_JMP | BPF_JEQ | BPF_K, NATIVE_ARCHITECTURE, 1, 0);
  give(program, SECCOMP_RET_KILL_PROCESS);
#ifdef __x86_64__
  // The 32-bit numbers of x86-64 would pass by every rule below.
  load(program, number_offset());
  jump(program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
  give(program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
}

static void refuse_groups(struct program *program) {
  refuse(program, SYS_setsid, EPERM);
  refuse(program, SYS_setpgid, EPERM);
}

// Threads stay: they are clones of a kind. Callers of clone3, whose flags a filter cannot see, fall back to clone.
static void refuse_processes(struct program *program) {
  refuse(program, SYS_clone3, ENOSYS);
  refuse_by_bits(program, SYS_clone, 0, CLONE_THREAD, true, EPERM);
#ifdef __x86_64__
  refuse(program, SYS_fork, EPERM);
  refuse(program, SYS_vfork, EPERM);
#endif
  refuse(program, SYS_execve, EPERM);
  refuse(program, SYS_execveat, EPERM);
  refuse_groups(program);
}

static void refuse_signals(struct program *program) {
  unsigned self = (unsigned)getpid();
  refuse_unless(program, SYS_kill, self, EPERM);
  refuse_unless(program, SYS_tgkill, self, EPERM);
}

// What it starts inherits the filter and has a number that nobody knows yet; it must be able to abort.
static void refuse_signals_to_parent(struct program *program) {
  unsigned parent = (unsigned)getppid();
  refuse_if(program, SYS_kill, parent, EPERM);
  refuse_if(program, SYS_kill, 0, EPERM);
  refuse_negative(program, SYS_kill, EPERM);
  refuse_if(program, SYS_tgkill, parent, EPERM);
}

static void refuse_others(struct program *program) {
  const int calls[] = {SYS_tkill,           SYS_rt_sigqueueinfo,  SYS_rt_tgsigqueueinfo, SYS_pidfd_open,
                       SYS_pidfd_send_signal, SYS_ptrace,         SYS_process_vm_readv,  SYS_process_vm_writev,
                       SYS_socket,          SYS_socketpair,       SYS_io_uring_setup,    SYS_unshare,
                       SYS_setns,           SYS_mount,            SYS_umount2,           SYS_bpf,
                       SYS_perf_event_open, SYS_userfaultfd,      SYS_keyctl,            SYS_chroot};
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) refuse(program, calls[index], EPERM);
}

static void refuse_changes(struct program *program) {
  const unsigned writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;
  refuse_by_bits(program, SYS_openat, 2, writing, false, EACCES);
  refuse(program, SYS_openat2, ENOSYS);
#ifdef __x86_64__
  refuse_by_bits(program, SYS_open, 1, writing, false, EACCES);
  const int old[] = {SYS_creat, SYS_unlink, SYS_rmdir, SYS_mkdir, SYS_rename, SYS_link,
                     SYS_symlink, SYS_chmod, SYS_chown, SYS_lchown, SYS_mknod, SYS_utime, SYS_utimes};
  for (size_t index = 0; index < sizeof old / sizeof *old; index++) refuse(program, old[index], EACCES);
  refuse(program, SYS_renameat, EACCES);
#endif
  const int calls[] = {SYS_unlinkat, SYS_mkdirat, SYS_renameat2, SYS_linkat, SYS_symlinkat, SYS_fchmodat, SYS_fchmod,
                       SYS_fchownat, SYS_fchown, SYS_mknodat, SYS_truncate, SYS_utimensat, SYS_setxattr,
                       SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr};
  for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) refuse(program, calls[index], EACCES);
}

// Lets files change below the working directory only, and in /dev. Reading stays as it is. Where the kernel cannot do it
// (before Linux 5.13), files may change everywhere, as the user's own programs may change them.
static int keep_changes_here(void) {
#ifdef SYS_landlock_create_ruleset
  // Newer than the headers may be.
  const unsigned long long REFER = 1ULL << 13, TRUNCATE = 1ULL << 14;
  int version = (int)syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return 0;
  unsigned long long changes = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                               LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                               LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |
                               LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
  if (version >= 2) changes |= REFER;
  if (version >= 3) changes |= TRUNCATE;
  struct landlock_ruleset_attr handled = {.handled_access_fs = changes};
  int rules = (int)syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0);
  if (rules < 0) return errno;
  const char *places[] = {".", "/dev"};
  int error = 0;
  for (size_t index = 0; index < sizeof places / sizeof *places; index++) {
    int place = open(places[index], O_PATH | O_CLOEXEC);
    struct landlock_path_beneath_attr rule = {.allowed_access = changes, .parent_fd = place};
    if (place < 0 || syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) error = errno;
    if (place >= 0) close(place);
  }
  if (error == 0 && syscall(SYS_landlock_restrict_self, rules, 0) != 0) error = errno;
  close(rules);
  return error;
#else
  return 0;
#endif
}

static int install(struct program *program, bool here) {
  give(program, SECCOMP_RET_ALLOW);
  if (program->length == CAPACITY) return E2BIG;
  struct sock_fprog filter = {.len = program->length, .filter = program->steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  int error = here ? keep_changes_here() : 0;
  if (error != 0) return error;
  // For every thread that there is: a library may have started one.
  long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
  return result == 0 ? 0 : result > 0 ? EAGAIN : errno;
}

int csystem_contain(bool processes, bool files) {
  struct program program = {.length = 0};
  refuse_foreign_calls(&program);
  if (processes) {
    refuse_signals_to_parent(&program);
  } else {
    refuse_processes(&program);
    refuse_signals(&program);
  }
  refuse_others(&program);
  if (!files) refuse_changes(&program);
  return install(&program, files);
}

int csystem_stay_in_group(void) {
  struct program program = {.length = 0};
  refuse_foreign_calls(&program);
  refuse_groups(&program);
  return install(&program, false);
}

#else

int csystem_contain(bool processes, bool files) {
  (void)processes;
  (void)files;
  return ENOSYS;
}

int csystem_stay_in_group(void) { return ENOSYS; }

#endif
