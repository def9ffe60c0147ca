#include "network_folder.h"
