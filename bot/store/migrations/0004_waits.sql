-- Who is still waited for is shown on the newest panel in place: the kind 'waits', which posts nothing new.
-- SQLite changes no CHECK, so the outbox is made anew; its ids go on where they were, as nonces are made of them.
CREATE TABLE outbox_anew (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'end', 'waits')),
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,      -- tries begun; each may have reached Discord
    parked     TEXT                             -- set: why it cannot be delivered; tried again only when asked
) STRICT;

INSERT INTO outbox_anew SELECT id, session_id, kind, created_at, attempts, parked FROM outbox;
DELETE FROM sqlite_sequence WHERE name = 'outbox_anew';
INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox_anew', seq FROM sqlite_sequence WHERE name = 'outbox';
DROP TABLE outbox;
ALTER TABLE outbox_anew RENAME TO outbox;
CREATE INDEX outbox_by_session ON outbox (session_id);

-- JSON: the decision number of each seat when the panel was posted: whose has grown since was asked anew.
ALTER TABLE panels ADD COLUMN decisions TEXT NOT NULL DEFAULT '[]';
-- The newest row that the table knew before this panel: the panel tells what came after it.
ALTER TABLE panels ADD COLUMN since INTEGER NOT NULL DEFAULT -1;
UPDATE panels SET since = (SELECT published_row FROM sessions WHERE id = session_id);
