#include "terminal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int csystem_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

// What a signal handler needs: written before `is_taken` is set, and left alone while it is.
struct text {
  const char *bytes;
  size_t count;
};
static int screen_input, screen_output;
static struct text enter_text, leave_text;
static struct termios former, raw;
// Whether the terminal is in our hands, and whether it shall be whenever this process runs.
static _Atomic bool is_taken, is_wanted;
static _Atomic int notice_descriptor = -1;

static void write_text(struct text text) {
  while (text.count > 0) {
    ssize_t count = write(screen_output, text.bytes, text.count);
    if (count < 0 && errno != EINTR) return;
    if (count > 0) {
      text.bytes += count;
      text.count -= (size_t)count;
    }
  }
}

static int set_terminal(const struct termios *state) {
  int result;
  // A process of the background is stopped here until it is brought back.
  while ((result = tcsetattr(screen_input, TCSANOW, state)) != 0 && errno == EINTR) {
  }
  return result;
}

static void give_notice(void) {
  int error = errno;
  char byte = 0;
  ssize_t written = write(atomic_load(&notice_descriptor), &byte, 1);
  (void)written;
  errno = error;
}

static void take(void) {
  if (set_terminal(&raw) != 0) return;
  write_text(enter_text);
  atomic_store(&is_taken, true);
}

static void give_back(void) {
  if (!atomic_exchange(&is_taken, false)) return;
  // In this order: who sees the screen given up finds the terminal as it was.
  set_terminal(&former);
  write_text(leave_text);
}

void csystem_leave_screen(void) {
  atomic_store(&is_wanted, false);
  give_back();
}

static void on_resize(int number) {
  (void)number;
  give_notice();
}

static void on_stop(int number) {
  int error = errno;
  give_back();
  // The system's own handling stops the process, here and now.
  struct sigaction ours, system_own = {.sa_handler = SIG_DFL};
  sigaction(number, &system_own, &ours);
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &ours, NULL);
  // A process that no shell could continue is not stopped.
  if (atomic_load(&is_wanted)) {
    take();
    give_notice();
  }
  errno = error;
}

static void on_continue(int number) {
  (void)number;
  int error = errno;
  if (atomic_load(&is_wanted)) {
    take();
    give_notice();
  }
  errno = error;
}

static void on_crash(int number) {
  if (atomic_load(&is_taken)) {
    csystem_leave_screen();
    static const char words[] = "lectern: this program has failed, and has given your terminal back.\n";
    ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
    (void)written;
  }
  signal(number, SIG_DFL);
  raise(number);
}

static void handle(int number, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigemptyset(&action.sa_mask);
  // A stop and a new size that come while the terminal is taken or given back wait.
  sigaddset(&action.sa_mask, SIGTSTP);
  sigaddset(&action.sa_mask, SIGCONT);
  sigaction(number, &action, NULL);
}

static void install_handlers(void) {
  static bool is_installed = false;
  if (is_installed) return;
  is_installed = true;
  // A crash may be one of the stack.
  static char stack[1 << 16];
  const stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGQUIT};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) handle(crashes[index], on_crash, SA_ONSTACK);
  handle(SIGTSTP, on_stop, SA_RESTART);
  handle(SIGCONT, on_continue, SA_RESTART);
}

int csystem_take_screen(int input, int output, const char *enter, size_t enter_count, const char *leave,
                        size_t leave_count) {
  static bool knows_former = false;
  // What another program leaves behind later is not what the person had.
  if (!knows_former && tcgetattr(input, &former) != 0) return errno;
  knows_former = true;
  screen_input = input;
  screen_output = output;
  enter_text = (struct text){enter, enter_count};
  leave_text = (struct text){leave, leave_count};
  raw = former;
  raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw.c_lflag &= ~(tcflag_t)(ECHO | ICANON | IEXTEN | ISIG);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  install_handlers();
  atomic_store(&is_wanted, true);
  take();
  return atomic_load(&is_taken) ? 0 : errno;
}

void csystem_note_screen_changes(int descriptor) {
  atomic_store(&notice_descriptor, descriptor);
  handle(SIGWINCH, on_resize, SA_RESTART);
}
