#include "CSystemTerminal.h"
