-- Hints that people took in a running game: for them alone, and counted.
CREATE TABLE hints (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,                -- the seat's, which it was about: asked again, it costs nothing
    user_id    INTEGER NOT NULL,
    turn       INTEGER NOT NULL,                -- of the game, in which only so many are given
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,                   -- JSON: what was shown
    PRIMARY KEY (session_id, seat, decision, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX hints_by_user ON hints (user_id);
