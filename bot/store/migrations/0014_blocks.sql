-- Seat offers that a person does not want, and who may not use the bot.
ALTER TABLE user_settings ADD COLUMN offers INTEGER NOT NULL DEFAULT 1;  -- 0: nobody may offer this person a seat

CREATE TABLE declined (
    user_id INTEGER NOT NULL,
    from_id INTEGER NOT NULL,                   -- whose seats are declined once and for all
    name    TEXT NOT NULL,                      -- what they were called then
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, from_id)
) STRICT, WITHOUT ROWID;

-- The operator's decisions, which only grow: the newest about somebody counts.
CREATE TABLE blocks (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    target  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,                   -- 0: lifted
    by_id   INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    at      REAL NOT NULL
) STRICT;
CREATE INDEX blocks_by_target ON blocks (kind, target, id);

-- What quotas count.
CREATE INDEX sessions_by_host ON sessions (host_id, created_at);
CREATE INDEX requests_by_user ON requests (user_id, created_at);
