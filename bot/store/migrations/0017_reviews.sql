-- Reviews of finished games: what the searcher found of decisions, dice and chances. They name seats, not people.
CREATE TABLE reviews (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    review     TEXT NOT NULL,                   -- JSON
    made_at    REAL NOT NULL
) STRICT, WITHOUT ROWID;
