-- Columns of the log that came after its first trigger do not change either.
CREATE TRIGGER log_rows_stay_as_they_are
BEFORE UPDATE OF turn, by_clock, batch, upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
