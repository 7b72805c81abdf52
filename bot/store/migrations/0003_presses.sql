-- Interactions that changed a lobby: Discord may deliver one twice. Those of a game are in the log.
CREATE TABLE presses (
    interaction_id INTEGER PRIMARY KEY,
    session_id     TEXT NOT NULL REFERENCES sessions (id),
    at             REAL NOT NULL
) STRICT;

CREATE INDEX presses_by_time ON presses (at);
