-- Small things to be remembered from one start to the next, e.g. which commands Discord has been told of.
CREATE TABLE notes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
