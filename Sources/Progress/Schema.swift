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
        """),
    // Attempts of another machine are added later than they were made, and a clock may be set back: `sequence` grows
    // with every attempt of a machine, and is the date where the clock does.
    Migration(
      name: "solutions that were asked for, and an order of attempts that outlives merging",
      sql: """
        CREATE TABLE solutions (
          exercise TEXT NOT NULL,
          asked INTEGER NOT NULL,
          shown INTEGER NOT NULL,
          PRIMARY KEY (exercise, asked)
        ) STRICT, WITHOUT ROWID;

        DROP TRIGGER attempts_do_not_change;
        ALTER TABLE attempts ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
        UPDATE attempts SET sequence = ordered.sequence
          FROM (SELECT id, max(started) OVER (ORDER BY id) AS sequence FROM attempts) AS ordered
          WHERE ordered.id = attempts.id;
        CREATE TRIGGER attempts_do_not_change BEFORE UPDATE ON attempts
        BEGIN SELECT RAISE(ABORT, 'attempts are only ever added'); END;

        DROP INDEX attempts_by_exercise;
        CREATE INDEX attempts_by_exercise ON attempts (exercise, sequence);
        CREATE INDEX attempts_by_outcome ON attempts (exercise, outcome, sequence);
        CREATE INDEX attempts_in_order ON attempts (sequence);
        """),
  ])
}
