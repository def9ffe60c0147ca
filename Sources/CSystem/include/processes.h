#pragma once

#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Adds a change of directory to the actions of a spawn. Returns 0 or an errno value.
int csystem_spawn_add_chdir(posix_spawn_file_actions_t *actions, const char *path);

/// Adds closing of every descriptor from `first` on to the actions of a spawn, where the system can (glibc 2.34);
/// elsewhere closing on exec has to do. Returns 0 or an errno value.
int csystem_spawn_add_close_from(posix_spawn_file_actions_t *actions, int first);

/// A pipe whose two ends are closed on exec and stand at 16 or above. Returns 0 or an errno value.
int csystem_pipe(int ends[2]);

/// As write(2), but where nobody reads any more it returns -1 with EPIPE and no SIGPIPE comes.
ssize_t csystem_write(int descriptor, const void *bytes, size_t count);

/// Makes the system keep how a child ended until it is asked for, also where this process was started with SIGCHLD
/// ignored.
void csystem_keep_endings(void);

/// A descriptor that becomes readable when the process ends (Linux 5.3), closed on exec; -1 where there is none.
int csystem_process_descriptor(pid_t process);

/// The process that a siginfo_t of waitid speaks of; 0 when it speaks of none.
pid_t csystem_process_of(const siginfo_t *information);

/// Begins the start of a process group that is to be noted, or another step that is done whole or not at all: on this
/// thread interruptions wait until csystem_end_start, and one on another thread waits for it (a second at most). Once
/// this process is interrupted it does not return.
void csystem_begin_start(sigset_t *before);

/// Ends what csystem_begin_start began, from which `before` comes.
void csystem_end_start(const sigset_t *before);

/// Notes a process group, so that an interruption ends it. Returns false when too many are noted.
bool csystem_note_group(pid_t group);

/// Forgets a process group that has ended. Once this process is interrupted it does not return, so that nobody takes
/// the end of a killed group for its own.
void csystem_forget_group(pid_t group);

/// Kills every noted process group, and from now on each that is noted, until csystem_allow_groups.
void csystem_cancel_groups(void);

/// Lets process groups run again.
void csystem_allow_groups(void);

/// Whether process groups are killed as they are noted.
bool csystem_is_cancelled(void);

/// From now on SIGINT, SIGTERM and SIGHUP kill every noted process group, then end this process as they would have.
void csystem_end_groups_on_interruption(void);

/// What an interruption writes to standard error, the first KiB of it, before it ends this process; nothing for no bytes,
/// as at first. To be called by one thread, between csystem_begin_start and csystem_end_start.
void csystem_set_last_words(const char *text, size_t count);

/// Lowers the priority of a process that this one has started to that of this one, which is its first thread's: on Linux
/// each thread has its own, and a new process gets that of the thread that starts it.
void csystem_share_priority(pid_t process);

/// Limits of this process: bytes of address space and seconds of CPU (0 leaves either as it is), and no core dumps.
/// Returns 0 or an errno value.
int csystem_limit(uint64_t memory, uint64_t cpu_seconds);

/// Limits the address space of a process that this one has started, in bytes, and lets it dump no core (Linux; elsewhere
/// nothing).
void csystem_limit_memory(pid_t process, uint64_t memory);

/// Ends this process when its parent dies, or has died already, and lets it gain no privileges (Linux; elsewhere nothing).
/// The parent alone must hold the reading end of the pipe.
void csystem_follow_parent(int pipe_to_parent);

/// Makes every newline of standard output flush it, so that a crash loses no line.
void csystem_line_buffer_output(void);

/// Flushes standard output.
void csystem_flush_output(void);
