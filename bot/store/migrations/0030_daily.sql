-- The dice of the day: everybody plays the same dice on a private board, once a day (docs/fair-dice.md#the-dice-of-the-day).
CREATE TABLE daily_months (
    month   TEXT PRIMARY KEY,     -- YYYY-MM
    secret  TEXT NOT NULL,        -- hex; the days' seeds are made of it, and it is told after the last day
    opening TEXT NOT NULL,        -- the hash that is posted before the month
    url     TEXT,                 -- of the beacon that the hash names; NULL: none
    made_at REAL NOT NULL
) STRICT;

CREATE TABLE daily_days (
    date          TEXT PRIMARY KEY,   -- YYYY-MM-DD, in UTC
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,   -- when the day began
    options       TEXT NOT NULL,      -- JSON
    round         INTEGER,            -- of the beacon; NULL: none is used
    randomness    TEXT,               -- of that round; NULL: awaited, or missed
    signature     TEXT,
    previous      TEXT,               -- the signature of the round before, where the chain signs it too
    opened_at     REAL NOT NULL,
    drawn_at      REAL,               -- when the dice were fixed, with the round or without it; NULL: it is awaited
    closed_at     REAL,
    is_down       INTEGER NOT NULL,   -- the bot was down for so long that the day counts for everybody
    strong        TEXT                -- JSON: points and line of the strong computer player; NULL: not yet
) STRICT;
CREATE INDEX daily_days_open ON daily_days (date) WHERE closed_at IS NULL;

-- The one try of a person. Of an erased one the result stays, under a number below zero.
CREATE TABLE daily_tries (
    date        TEXT NOT NULL,
    user_id     INTEGER NOT NULL,
    board_id    TEXT,
    begun_at    REAL NOT NULL,
    finished_at REAL,             -- NULL: not finished in time, or not yet
    score       INTEGER,
    points      TEXT,             -- JSON: key and points of each building and landscape
    apart       INTEGER NOT NULL, -- an operator's, out of competition
    shown       INTEGER NOT NULL, -- its sheet may be shown to its servers
    shared_at   REAL,
    PRIMARY KEY (date, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_tries_of_user ON daily_tries (user_id, date);
CREATE INDEX daily_tries_scores ON daily_tries (date, score);

-- Who was erased on an open day has had their try: a keyed hash, deleted at the end of the day.
CREATE TABLE daily_erased (
    date TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (date, mark)
) STRICT, WITHOUT ROWID;

-- Where people are counted, because they pressed *Count me here*.
CREATE TABLE daily_counted (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_counted_of_user ON daily_counted (user_id);

-- Days on which people counted on a server have finished.
CREATE TABLE daily_server_days (
    guild_id INTEGER NOT NULL,
    date     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, date)
) STRICT, WITHOUT ROWID;

-- Servers that want the message of the day.
CREATE TABLE daily_servers (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    hour       INTEGER NOT NULL,     -- in UTC, on the day after
    by_id      INTEGER NOT NULL,     -- who has chosen it
    told       TEXT NOT NULL         -- the newest date whose message was written as a notice, or that needed none
) STRICT;
CREATE INDEX daily_servers_told ON daily_servers (told, hour);

-- A notice to a channel that is about no table.
ALTER TABLE notices ADD COLUMN channel_id INTEGER;
