-- A game that lasts for days: clocks, letters, what is asked of others, who is away, ratings over time.

-- JSON of TableRules: what a table has agreed on beside the game's own options. Games begun before had no clock.
ALTER TABLE sessions ADD COLUMN house TEXT NOT NULL DEFAULT '{"clock":"none"}';
ALTER TABLE sessions ADD COLUMN warned_at REAL;       -- the table was told that it will be closed; NULL: it moves
ALTER TABLE sessions ADD COLUMN nudged_at REAL;       -- somebody called for the ones who owe
ALTER TABLE sessions ADD COLUMN muted_at REAL;        -- the host was told that the channel cannot be told anything
CREATE INDEX sessions_open_by_change ON sessions (changed_at) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_guild ON sessions (guild_id);
-- Few, and looked for often; the columns stand behind the state, which need not be read for them.
CREATE INDEX sessions_warned ON sessions (warned_at) WHERE warned_at IS NOT NULL;
CREATE INDEX sessions_set_aside ON sessions (id) WHERE incident IS NOT NULL;

-- A seat has a person, a computer player, or both: then the computer player plays for the person. SQLite changes no
-- CHECK, so the table is made anew.
CREATE TABLE players_anew (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    user_id    INTEGER,
    policy     TEXT,
    gone       INTEGER NOT NULL DEFAULT 0,  -- 1: the person has left for good
    missed     INTEGER NOT NULL DEFAULT 0,  -- turns in a row in which the time was up
    pending    INTEGER NOT NULL DEFAULT 0,  -- 1: in the lobby, a seat is kept for somebody who has yet to join
    PRIMARY KEY (session_id, seat),
    CHECK (user_id IS NOT NULL OR policy IS NOT NULL),
    CHECK (gone = 0 OR (user_id IS NOT NULL AND policy IS NOT NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO players_anew (session_id, seat, name, user_id, policy)
SELECT session_id, seat, name, user_id, policy FROM players;
DROP TABLE players;
ALTER TABLE players_anew RENAME TO players;
CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;

-- Who was gone or away when their seat went to somebody else: a loss once the game ends. Emptied by then.
CREATE TABLE leavers (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    left_at    REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX leavers_by_user ON leavers (user_id);

-- 1: played by the clock for somebody whose time was up.
ALTER TABLE log ADD COLUMN by_clock INTEGER NOT NULL DEFAULT 0;
-- Whose data they are: asked for by the person themselves.
CREATE INDEX log_by_user ON log (user_id) WHERE user_id IS NOT NULL;
ALTER TABLE log ADD COLUMN turn INTEGER;  -- of the game; NULL: from before

-- One row for every seat of a person who owes an action; gone when the seat no longer does.
CREATE TABLE clocks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    asked      INTEGER NOT NULL,            -- the decision number that the seat was asked with
    started_at REAL NOT NULL,
    due_at     REAL,                        -- NULL: no limit
    stage      INTEGER NOT NULL DEFAULT 0,  -- 0 nothing told, 1 half time told, 2 the end is near, 3 others are asked, 4 played by the clock
    next_at    REAL,                        -- when there is something to do next; NULL: never
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_by_next ON clocks (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX clocks_by_user ON clocks (user_id);

-- How long each seat was waited for, and how often: seconds and turns.
CREATE TABLE thinking (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    seconds    REAL NOT NULL,
    turns      INTEGER NOT NULL,
    spare      REAL,                        -- seconds that were left of the last one; NULL: no limit
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;

-- Messages beside the panels: each is told once, none takes another's place.
CREATE TABLE letters (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT REFERENCES sessions (id),   -- NULL: about no one table
    user_id    INTEGER,                         -- a direct message to this person; NULL: into the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,                   -- JSON
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    parked     TEXT                             -- set: why it cannot be delivered
) STRICT;
CREATE INDEX letters_waiting ON letters (id) WHERE parked IS NULL;

-- What one person asks of others: to take something back, to let the computer play, to hand over a seat.
CREATE TABLE petitions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,               -- the seat that it is about
    user_id    INTEGER,                        -- who asks; NULL: the clock
    asked      TEXT NOT NULL,                  -- JSON: the users who are asked
    needed     INTEGER NOT NULL,               -- how many of them must agree
    agreed     TEXT NOT NULL DEFAULT '[]',     -- JSON: the users who did
    facts      TEXT NOT NULL,                  -- JSON
    state      TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'refused', 'lapsed')),
    created_at REAL NOT NULL
) STRICT;
CREATE INDEX petitions_of_session ON petitions (session_id, state);

ALTER TABLE user_settings ADD COLUMN zone TEXT;                            -- of the IANA list; NULL: UTC
ALTER TABLE user_settings ADD COLUMN quiet_from INTEGER;                   -- minutes after midnight, there
ALTER TABLE user_settings ADD COLUMN quiet_until INTEGER;
ALTER TABLE user_settings ADD COLUMN away_from REAL;                       -- vacation
ALTER TABLE user_settings ADD COLUMN away_until REAL;
ALTER TABLE user_settings ADD COLUMN remind TEXT NOT NULL DEFAULT 'ping';  -- ping, dm or none
ALTER TABLE user_settings ADD COLUMN digest INTEGER;                       -- the hour of the daily digest; NULL: none
ALTER TABLE user_settings ADD COLUMN digest_at REAL;                       -- when the next one is due
CREATE INDEX digests_due ON user_settings (digest_at) WHERE digest_at IS NOT NULL;

-- A seat that was given up counts as lost, whatever the computer player made of it.
ALTER TABLE results ADD COLUMN gave_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;           -- 0: a friendly game
ALTER TABLE results ADD COLUMN nth INTEGER NOT NULL DEFAULT 0;             -- in which order the games ended
CREATE INDEX results_in_order ON results (nth);

-- Ratings: of all time (season '') and of each quarter ('2026Q4'); the steps are how they came about.
CREATE TABLE ratings_anew (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO ratings_anew (guild_id, game, season, user_id, mu, sigma)
SELECT guild_id, game, '', user_id, mu, sigma FROM ratings;
DROP TABLE ratings;
ALTER TABLE ratings_anew RENAME TO ratings;
CREATE TABLE rating_steps (
    session_id TEXT NOT NULL,
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    ended_at   REAL NOT NULL,
    mu_before  REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu         REAL NOT NULL,
    sigma      REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_steps_of_user ON rating_steps (guild_id, user_id, game, ended_at);

-- Servers that the bot was taken off, to be forgotten after thirty days.
CREATE TABLE departed_guilds (
    guild_id INTEGER PRIMARY KEY,
    left_at  REAL NOT NULL
) STRICT;
