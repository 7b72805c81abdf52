-- Leagues (bot/features/league). JSON where it says so; times are seconds since 1970.

-- From when on neither quiet hours nor days off nor vacations stop this clock; NULL: they always do.
ALTER TABLE clocks ADD COLUMN runs_from REAL;

-- What a thread of the bot's own is called; NULL: its game and host.
ALTER TABLE threads ADD COLUMN title TEXT;

CREATE TABLE league_cycles (
    id         TEXT PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,   -- where it is posted, and where its tables have their threads
    number     INTEGER NOT NULL,   -- of the cycles of this game in this channel, from 1
    game       TEXT NOT NULL,
    options    TEXT NOT NULL,      -- JSON of the game's options
    clock      TEXT NOT NULL,      -- a time bank
    seats      INTEGER NOT NULL,   -- of a table
    moves      INTEGER NOT NULL,   -- how many of each group go up, and how many down
    weeks      INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    secret     TEXT NOT NULL,      -- hex; told at the end
    opening    TEXT NOT NULL,      -- the hash of the secret, in the first message
    opened_at  REAL NOT NULL,
    starts_at  REAL NOT NULL,
    started_at REAL,
    ends_at    REAL,
    ended_at   REAL,
    seen_at    REAL NOT NULL,      -- when it was last looked at: a bot that was off moves the end
    message_id INTEGER,            -- the message with the hash, which is never edited; people sign up once it is there
    panel_id   INTEGER,            -- the message with the buttons
    shown      TEXT NOT NULL DEFAULT '',  -- what that says
    told       INTEGER NOT NULL DEFAULT 0, -- the week of which it is told next; 1000: its end was told
    excluded   TEXT NOT NULL DEFAULT '[]'  -- JSON: marks of who was taken out, which outlast their data until the end
) STRICT;
CREATE INDEX league_cycles_by_guild ON league_cycles (guild_id);
CREATE UNIQUE INDEX one_league_a_channel ON league_cycles (channel_id) WHERE ended_at IS NULL;

CREATE TABLE league_members (
    cycle_id   TEXT NOT NULL,
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    name       TEXT NOT NULL,
    joined_at  REAL NOT NULL,
    grp        INTEGER,            -- the group from 0, the best one; NULL: none yet, or on the waiting list
    slot       INTEGER,            -- the place in the group
    since      REAL,               -- when it was taken over from somebody who left; NULL: had from the start
    away_since REAL,               -- since when the computer plays for them at all their open tables
    warned     INTEGER NOT NULL DEFAULT 0,  -- 1: to be warned of that, 2: it was sent
    off_since  REAL,               -- since when they are off the server
    left_at    REAL,
    why        TEXT NOT NULL DEFAULT '',    -- left, vanished, off, excluded
    reason     TEXT NOT NULL DEFAULT '',    -- in whose words they were excluded
    PRIMARY KEY (cycle_id, user_id)
) STRICT;

CREATE TABLE league_tables (
    cycle_id   TEXT NOT NULL,
    guild_id   INTEGER NOT NULL,
    grp        INTEGER NOT NULL,
    number     INTEGER NOT NULL,   -- in the group, from 0
    session_id TEXT UNIQUE,        -- NULL: not opened
    opened_at  REAL,
    ended_at   REAL,
    ranks      TEXT,               -- JSON by seat, of a table that the end of the cycle found open
    counts     TEXT,               -- JSON by seat: 1 where a person had it then
    told       INTEGER NOT NULL DEFAULT 0,  -- whether its group was shown after it
    PRIMARY KEY (cycle_id, grp, number)
) STRICT;
