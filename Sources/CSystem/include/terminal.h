#pragma once

#include <stdbool.h>
#include <stddef.h>

/// Asks the terminal behind a descriptor for its size in cells, through ioctl, which Swift cannot call.
/// Returns 0, or -1 with errno set; a terminal that does not know its size says 0 by 0.
int csystem_terminal_size(int descriptor, int *columns, int *rows);

/// Takes the whole screen of a terminal: every key comes at once and unseen, and `enter` is written to it.
///
/// Until csystem_leave_screen, whatever ends or stops this process first writes `leave` to the terminal and gives it back
/// as it was: SIGINT, SIGTERM and SIGHUP as csystem_end_groups_on_interruption has it, a crash, and SIGTSTP, after which
/// SIGCONT takes the screen again. Both texts must stay where they are; `input` and `output` are the same terminal's.
/// Returns 0 or an errno value.
int csystem_take_screen(int input, int output, const char *enter, size_t enter_count, const char *leave,
                        size_t leave_count);

/// Gives the terminal back as it was before csystem_take_screen; nothing where it is not taken. May be called in a signal
/// handler.
void csystem_leave_screen(void);

/// From now on a byte is written to the descriptor, which must not block, when the terminal has another size, and when
/// the screen was taken again after a stop.
void csystem_note_screen_changes(int descriptor);
