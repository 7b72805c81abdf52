-- A server's life: its welcome, its tables in threads, who watches, who stands in.

-- Servers that were sent the message with which the bot introduces itself; the newest time counts.
CREATE TABLE welcomes (
    guild_id INTEGER PRIMARY KEY,
    at       REAL NOT NULL
) STRICT;

-- People without a seat who follow a table: a lobby until it begins, when they get one message; a game until it ends.
CREATE TABLE watched (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    since      REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX watched_by_user ON watched (user_id);

-- Servers that want a list of free seats in a channel.
CREATE TABLE seat_lists (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    asked_at   REAL,               -- when a seat fell free that no list has told of; NULL: none has
    posted_at  REAL,               -- when the last list was written as a notice
    message_id INTEGER             -- of the last list in the channel; the next one takes its place
) STRICT;

-- Threads and forum posts that the bot opens for tables. The row comes first: until the thread exists its channel id is
-- below zero, here and in the session.
CREATE TABLE threads (
    channel_id  INTEGER PRIMARY KEY,
    session_id  TEXT NOT NULL REFERENCES sessions (id), -- the table that it was opened for
    parent_id   INTEGER NOT NULL,                       -- a channel, or a forum
    kind        TEXT NOT NULL,                          -- thread: from an announcement in the parent; post: in a forum
    message_id  INTEGER,                                -- the announcement, or the post's first message; NULL: not yet
    is_begun    INTEGER NOT NULL,                       -- whether sending it was tried, so that it may have arrived
    active_at   REAL NOT NULL,                          -- of the last message or press in it
    archived_at REAL                                    -- when the bot archived it; NULL: it did not
) STRICT;
CREATE UNIQUE INDEX threads_of_session ON threads (session_id);
CREATE INDEX threads_of_parent ON threads (parent_id);
CREATE INDEX threads_active ON threads (active_at) WHERE archived_at IS NULL;

-- Where new tables go that are opened in a channel; without a row they stay in it.
CREATE TABLE parents_of_new_tables (
    channel_id INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    kind       TEXT NOT NULL,    -- thread, post
    parent_id  INTEGER NOT NULL  -- the channel itself, or a forum
) STRICT;

-- Results that say nothing of whether somebody finishes what they begin: away at the end on a vacation, or at a table
-- whose channel was lost.
ALTER TABLE results ADD COLUMN excused INTEGER NOT NULL DEFAULT 0;

-- Who stands in for others on a server: takes a seat that its owner cannot play on.
CREATE TABLE substitutes (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    games    TEXT NOT NULL,       -- JSON: the games; none listed: all
    begins   INTEGER,             -- minutes after midnight in their zone: when they may be asked
    ends     INTEGER,             -- NULL, both: outside their quiet hours
    since    REAL NOT NULL,
    asked_at REAL,                -- when they were asked last
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitutes_by_user ON substitutes (user_id);

-- One search for a substitute a seat, however many processes begin one.
CREATE UNIQUE INDEX one_search_a_seat ON requests (session_id, seat) WHERE kind = 'fill' AND state = 'open';
CREATE INDEX seats_held ON players (session_id) WHERE user_id IS NOT NULL AND policy IS NOT NULL;
