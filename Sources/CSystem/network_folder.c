#include "network_folder.h"

#if defined(__linux__)
#include <linux/magic.h>
#include <stdint.h>
#include <sys/vfs.h>

// Not in <linux/magic.h> of every supported system.
#define LECTERN_SMB2_MAGIC 0xFE534D42u
#define LECTERN_CIFS_MAGIC 0xFF534D42u
#define LECTERN_VBOXSF_MAGIC 0x786F4256u

bool csystem_is_network_folder(const char *path) {
  struct statfs information;
  if (statfs(path, &information) != 0) return false;
  switch ((uint32_t)information.f_type) {
  case NFS_SUPER_MAGIC:
  case SMB_SUPER_MAGIC:
  case LECTERN_SMB2_MAGIC:
  case LECTERN_CIFS_MAGIC:
  case AFS_SUPER_MAGIC:
  case CODA_SUPER_MAGIC:
  case V9FS_MAGIC:  // also the Windows drives of a Linux subsystem
  case LECTERN_VBOXSF_MAGIC:
    return true;
  default:
    return false;
  }
}

#else
#include <sys/mount.h>
#include <sys/param.h>

bool csystem_is_network_folder(const char *path) {
  struct statfs information;
  return statfs(path, &information) == 0 && (information.f_flags & MNT_LOCAL) == 0;
}
#endif
