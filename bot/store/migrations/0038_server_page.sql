-- What /server sets, beside the language (docs/decisions.md). Defaults: as before there was such a page.

-- Channels in which tables may be opened, with their threads, as JSON; []: all.
ALTER TABLE guild_settings ADD COLUMN open_in TEXT NOT NULL DEFAULT '[]';
-- Where new tables go: here, threads (one beside the channel), posts (in the forum).
ALTER TABLE guild_settings ADD COLUMN goes TEXT NOT NULL DEFAULT 'here';
ALTER TABLE guild_settings ADD COLUMN forum_id INTEGER;
-- How many tables may be open at once in a channel with its threads; NULL: as many as the operator allows.
ALTER TABLE guild_settings ADD COLUMN at_once INTEGER;
-- Where people are reminded: ping (in the channel, or as they wish), dm (by direct message alone).
ALTER TABLE guild_settings ADD COLUMN remind TEXT NOT NULL DEFAULT 'ping';

-- The channel or forum of a table that was opened in a thread which somebody else than the bot has made: for it the
-- table counts.
CREATE TABLE homes (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL
) STRICT;
CREATE INDEX homes_by_channel ON homes (channel_id);
