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
