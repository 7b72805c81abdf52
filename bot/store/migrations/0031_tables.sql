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
