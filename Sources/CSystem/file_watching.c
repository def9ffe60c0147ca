#define _GNU_SOURCE
#include "file_watching.h"
#include "network_folder.h"

#include <errno.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/magic.h>
#include <sys/inotify.h>
#include <sys/vfs.h>

// Not in <linux/magic.h> of every supported system.
#define LECTERN_FUSE_MAGIC 0x65735546

int csystem_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int csystem_watch_add(int descriptor, const char *folder) {
  const unsigned events = IN_CLOSE_WRITE | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                          IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;
  return inotify_add_watch(descriptor, folder, events) < 0 ? errno : 0;
}

bool csystem_watch_drain(int descriptor) {
  char events[16384];
  bool had_any = false;
  while (read(descriptor, events, sizeof events) > 0) had_any = true;
  return had_any;
}

bool csystem_is_watched_in_vain(const char *folder) {
  struct statfs information;
  if (csystem_is_network_folder(folder)) return true;
  return statfs(folder, &information) == 0 && information.f_type == LECTERN_FUSE_MAGIC;
}

#else

int csystem_watch_open(void) { return -1; }
int csystem_watch_add(int descriptor, const char *folder) { return ENOSYS; }
bool csystem_watch_drain(int descriptor) { return false; }
bool csystem_is_watched_in_vain(const char *folder) { return true; }

#endif
