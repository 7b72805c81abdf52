-- How games were ended before their end, and by whom: shown beside the log, which replays without it.
CREATE TABLE interventions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('ended-by-moderator', 'ended-by-host', 'ended-by-agreement')),
    user_id    INTEGER NOT NULL,
    name       TEXT,                            -- NULL: the person was erased
    at         REAL NOT NULL
) STRICT;
CREATE INDEX interventions_of_session ON interventions (session_id);
CREATE INDEX interventions_by_user ON interventions (user_id);

-- Who may not join a lobby again, because its host has removed them.
CREATE TABLE removals (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX removals_by_user ON removals (user_id);

-- 1: in a lobby that begins once everybody agrees, the person does.
ALTER TABLE players ADD COLUMN agreed INTEGER NOT NULL DEFAULT 0;
