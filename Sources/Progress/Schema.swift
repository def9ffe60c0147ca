/// The steps that lead to the schema of today.
///
/// Dates are milliseconds since 1970. Rows are only ever added, which the triggers see to.
extension Migrator {
  static let progress = Migrator(migrations: [
    Migration(
      name: "attempts, hints and starts",
      sql: """
        CREATE TABLE attempts (
          id INTEGER PRIMARY KEY,
          exercise TEXT NOT NULL,
          started INTEGER NOT NULL,
          duration REAL NOT NULL,
          outcome TEXT NOT NULL,
          passed INTEGER NOT NULL,
          total INTEGER NOT NULL,
          code TEXT NOT NULL,
          checks TEXT NOT NULL,
          toolchain TEXT NOT NULL,
          hints INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX attempts_by_exercise ON attempts (exercise, outcome);

        CREATE TABLE check_results (
          attempt INTEGER NOT NULL REFERENCES attempts,
          position INTEGER NOT NULL,
          id TEXT NOT NULL,
          name TEXT,
          task INTEGER,
          outcome TEXT NOT NULL,
          PRIMARY KEY (attempt, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE hints (
          exercise TEXT NOT NULL,
          task INTEGER NOT NULL,
          level INTEGER NOT NULL,
          revealed INTEGER NOT NULL,
          PRIMARY KEY (exercise, task, level)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE starts (
          id INTEGER PRIMARY KEY,
          exercise TEXT NOT NULL,
          started INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX starts_by_exercise ON starts (exercise, started);

        CREATE TRIGGER attempts_do_not_change BEFORE UPDATE ON attempts
        BEGIN SELECT RAISE(ABORT, 'attempts are only ever added'); END;
        CREATE TRIGGER attempts_stay BEFORE DELETE ON attempts
        BEGIN SELECT RAISE(ABORT, 'attempts are only ever added'); END;
        CREATE TRIGGER check_results_do_not_change BEFORE UPDATE ON check_results
        BEGIN SELECT RAISE(ABORT, 'attempts are only ever added'); END;
        CREATE TRIGGER check_results_stay BEFORE DELETE ON check_results
        BEGIN SELECT RAISE(ABORT, 'attempts are only ever added'); END;
        """)
  ])
}
