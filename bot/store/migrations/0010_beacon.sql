-- The first panel of each game, so that /verify can say whether the commitment was posted before it.
CREATE TABLE first_boards (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
