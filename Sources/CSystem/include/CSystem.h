// Calls that Swift cannot import: GNU-only, variadic, or bound to the rules of a signal handler.
#pragma once

#include "abilities.h"
#include "containment.h"
#include "file_watching.h"
#include "find.h"
#include "last_place.h"
#include "network_folder.h"
#include "processes.h"
#include "supervision.h"
#include "terminal.h"
#include "tree_memory.h"
