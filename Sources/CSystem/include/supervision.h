#pragma once

/// Forks a child that goes on with the program, and watches over it: this function returns in the child alone. Whatever
/// the child has started is ended when the child ends, also what has left its process group, and this process then ends
/// as the child did. The whole is a process-ID namespace of its own where the system gives one, so that nothing outlives
/// it even when this process is killed (Linux; elsewhere it returns at once, with nobody watching).
void csystem_supervise(void);
