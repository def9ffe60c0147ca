#pragma once

/// Asks the terminal behind a descriptor for its size in cells, through ioctl, which Swift cannot call.
/// Returns 0, or -1 with errno set; a terminal that does not know its size says 0 by 0.
int csystem_terminal_size(int descriptor, int *columns, int *rows);
