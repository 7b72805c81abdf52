-- Sent notices whose words or buttons will not hold for ever: each is edited once it is settled, also after a restart.
CREATE TABLE standing (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER,                         -- a direct message to this person; NULL: in the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,                   -- JSON, as the notice had them
    created_at REAL NOT NULL,                   -- of the notice
    shown      TEXT NOT NULL,                   -- what it says, and the labels of its buttons
    past       TEXT NOT NULL,                   -- what it says once it is settled
    ends_at    REAL                             -- when it has to be looked at, if nothing happens before
) STRICT;
CREATE INDEX standing_of_session ON standing (session_id);
CREATE INDEX standing_ends ON standing (ends_at) WHERE ends_at IS NOT NULL;

-- What a panel says of now beside the awaited seats: deadline, votes, absent players. Empty: not known.
ALTER TABLE panels ADD COLUMN now TEXT NOT NULL DEFAULT '';

-- Interventions tell of seats as well, and of ends that nobody asked for. SQLite changes no CHECK: made anew.
CREATE TABLE interventions_anew (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    user_id    INTEGER,                         -- NULL: nobody's doing
    name       TEXT,                            -- NULL: the person was erased, or there was none
    at         REAL NOT NULL,
    seat       INTEGER,                         -- of a change of its player
    row        INTEGER                          -- the row of the log after which that happened
) STRICT;

INSERT INTO interventions_anew SELECT id, session_id, kind, user_id, name, at, NULL, NULL FROM interventions;
DELETE FROM sqlite_sequence WHERE name = 'interventions_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'interventions_anew', seq FROM sqlite_sequence WHERE name = 'interventions';
DROP TABLE interventions;
ALTER TABLE interventions_anew RENAME TO interventions;
CREATE INDEX interventions_of_session ON interventions (session_id);
CREATE INDEX interventions_by_user ON interventions (user_id);
