-- Servers that were sent the message with which the bot introduces itself; the newest time counts.
CREATE TABLE welcomes (
    guild_id INTEGER PRIMARY KEY,
    at       REAL NOT NULL
) STRICT;
