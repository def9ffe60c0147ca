#ifndef CSYSTEM_TERMINAL_H
#define CSYSTEM_TERMINAL_H

/// Asks the terminal behind a descriptor for its size in cells, through ioctl, which Swift cannot call.
/// Returns 0, or -1 with errno set; a terminal that does not know its size says 0 by 0.
int lectern_terminal_size(int descriptor, int *columns, int *rows);

#endif
