-- Try it, time banks, standing answers, notes and standing orders (docs/architecture.md#the-way-of-an-order).

-- A *Try it* is a private board of kind 'try'; session_id: the table that it was begun from.
ALTER TABLE private_boards ADD COLUMN session_id TEXT REFERENCES sessions (id);
CREATE INDEX tries_of_table ON private_boards (session_id) WHERE session_id IS NOT NULL;

-- How an action was decided ahead of its turn: order, answer; empty: it was not.
ALTER TABLE log ADD COLUMN ahead TEXT NOT NULL DEFAULT '';

-- The seconds that the time bank of a seat had when this clock started; NULL: the table has none.
ALTER TABLE clocks ADD COLUMN had REAL;

-- Time banks: one row a seat and turn from which on it has had so much. The newest row is what it has now; an undo of
-- the end of a turn deletes the rows of later turns, and takes what was spent since from the one before.
CREATE TABLE banks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    turn       INTEGER NOT NULL,
    seconds    REAL NOT NULL,      -- when its clock last stopped, or the turn began; below 0: overdrawn by an undo
    owns       INTEGER NOT NULL,   -- whether the seat owed an action when the turn began, so that it earns at its end
    spent      REAL NOT NULL,      -- since the deal, less what was given beside the increments: no undo changes it
    PRIMARY KEY (session_id, seat, turn)
) STRICT, WITHOUT ROWID;

-- Private lines of a person about a table, by turn. They belong to the person, not to the seat.
CREATE TABLE notes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    turn       INTEGER NOT NULL,
    at         REAL NOT NULL,
    text       TEXT NOT NULL
) STRICT;
CREATE INDEX notes_of_user ON notes (user_id, session_id, id);
CREATE INDEX notes_of_session ON notes (session_id);

-- Standing orders: what a person wants played in the next turn of their seat.
CREATE TABLE orders (
    session_id    TEXT NOT NULL REFERENCES sessions (id),
    seat          INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,   -- JSON: the game's and the table's, as they were
    lines         TEXT NOT NULL,   -- JSON: up to three lines in order of preference, each with what it had shown
    given_at      REAL NOT NULL,
    stopped       TEXT,            -- JSON: why no line was played when the seat was asked; NULL: not yet asked
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_user ON orders (user_id);

-- Standing answers: keys of the game's menu, for as long as this person has this seat.
CREATE TABLE answers (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    chosen     TEXT NOT NULL,      -- JSON
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_of_user ON answers (user_id);

-- When what a seat has decided ahead is looked at: a while after it was asked this decision.
CREATE TABLE firings (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,
    fires_at   REAL NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX firings_due ON firings (fires_at);

-- Whether the bot gives an answer in others' turns that is the only one.
ALTER TABLE user_settings ADD COLUMN only_answer INTEGER NOT NULL DEFAULT 0;
