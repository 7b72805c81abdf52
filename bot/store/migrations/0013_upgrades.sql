-- Rules that were corrected while a game went on: the row of the log at which they were, and what it went on from.
ALTER TABLE log ADD COLUMN upgrade TEXT;  -- JSON: from, to, the state's hash before and after, the state after

CREATE TRIGGER log_upgrades_do_not_change BEFORE UPDATE OF upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- The version of the rules at Begin, which the commitment holds; NULL: that of rules_version.
ALTER TABLE sessions ADD COLUMN begun_version INTEGER;
