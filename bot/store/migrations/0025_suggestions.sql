-- Ready-made turns that were offered to a person: the buttons that name them are found again after a restart, and a
-- review says what the bot had suggested. They are forgotten with their table; who sat there is not kept here.
CREATE TABLE suggestions (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,                -- the seat's, which they are about
    row        INTEGER NOT NULL,                -- the last one of the log before it
    turn       INTEGER NOT NULL,                -- of the game
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,                   -- JSON: {"lines": [[notation, ...], ...]}, the best first
    PRIMARY KEY (session_id, seat, decision)
) STRICT, WITHOUT ROWID;
