-- The first message of each lobby, so that /verify can say whether the opening was posted before it.
CREATE TABLE first_lobbies (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
