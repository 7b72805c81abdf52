-- Sessions: one row each, the current state in it. Times are seconds since 1970, ids of Discord are whole numbers.
CREATE TABLE sessions (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed')),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    host_id       INTEGER NOT NULL,
    lang          TEXT NOT NULL,
    options       TEXT NOT NULL,                -- JSON of the game's Options
    state         TEXT,                         -- JSON of the game's State; NULL in the lobby
    row           INTEGER NOT NULL DEFAULT -1,  -- newest row of the log
    revision      INTEGER NOT NULL DEFAULT 0,   -- grows with every change of this row
    draws         INTEGER NOT NULL DEFAULT 0,   -- random numbers used
    decisions     TEXT NOT NULL DEFAULT '[]',   -- JSON: the decision number of each seat
    takebacks     TEXT NOT NULL DEFAULT '[]',   -- JSON: the row that each seat could take back, or null
    barrier       INTEGER NOT NULL DEFAULT -1,  -- newest row that undo does not reach past
    barrier_state TEXT,                         -- the state at that row; NULL where it is the current state
    seed          BLOB NOT NULL CHECK (length(seed) = 32),
    seed_hash     TEXT NOT NULL,
    created_at    REAL NOT NULL,
    changed_at    REAL NOT NULL,
    published_row INTEGER NOT NULL DEFAULT -1,
    computer_next INTEGER NOT NULL DEFAULT 0,   -- 1: a computer player owes an action
    incident      TEXT                          -- set: quarantined
) STRICT;

CREATE UNIQUE INDEX one_open_session_a_channel ON sessions (channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_channel ON sessions (channel_id, created_at);
CREATE INDEX sessions_waiting_for_computers ON sessions (id) WHERE computer_next = 1 AND phase = 'playing';

CREATE TABLE players (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    user_id    INTEGER,
    policy     TEXT,
    PRIMARY KEY (session_id, seat),
    CHECK ((user_id IS NULL) <> (policy IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;

-- The log. What was taken back stays there; only undone_at is ever written later.
CREATE TABLE log (
    session_id     TEXT NOT NULL REFERENCES sessions (id),
    row            INTEGER NOT NULL,
    seat           INTEGER,
    user_id        INTEGER,                     -- NULL: a computer player, or nobody's doing
    notation       TEXT NOT NULL,
    chance         TEXT NOT NULL,               -- JSON: [[kind, sides, [results]], ...]
    events         TEXT NOT NULL,               -- JSON: the events, secrets included
    hidden         INTEGER NOT NULL,
    barrier        INTEGER NOT NULL,
    published      INTEGER NOT NULL,            -- 1: the table was to see the board after it
    interaction_id INTEGER UNIQUE,
    at             REAL NOT NULL,
    undone_at      REAL,
    PRIMARY KEY (session_id, row)
) STRICT;

CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_rows_do_not_change
BEFORE UPDATE OF session_id, row, seat, notation, chance, events, hidden, barrier, published, interaction_id, at ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- What the channels must still be told. Ids are never used twice: nonces are made of them.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'end')),
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,      -- tries begun; each may have reached Discord
    parked     TEXT                             -- set: why it cannot be delivered; tried again only when asked
) STRICT;

CREATE INDEX outbox_by_session ON outbox (session_id);

CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL                    -- JSON: the seats that owed an action when it was posted
) STRICT;

-- One row a seat of every finished game; ratings can be rebuilt from them.
CREATE TABLE results (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    user_id    INTEGER,
    name       TEXT NOT NULL,
    place      INTEGER NOT NULL,                -- 1-based; a tie shares its place
    score      INTEGER NOT NULL,
    ended_at   REAL NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (guild_id, user_id, game) WHERE user_id IS NOT NULL;

CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE user_settings (
    user_id INTEGER PRIMARY KEY,
    confirm INTEGER NOT NULL DEFAULT 1,
    lang    TEXT
) STRICT;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    lang     TEXT
) STRICT;
