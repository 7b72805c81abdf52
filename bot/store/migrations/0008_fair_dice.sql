-- Words for the dice (docs/fair-dice.md). Lobbies and games from before go on by the old rule, fairness 1.
ALTER TABLE sessions ADD COLUMN fairness INTEGER NOT NULL DEFAULT 1;  -- 2: seed_hash is the opening
ALTER TABLE sessions ADD COLUMN words TEXT;       -- JSON: the words in seat order, fixed at Begin; NULL before it
ALTER TABLE sessions ADD COLUMN beacon TEXT;      -- JSON: [url, round, randomness]; NULL: no beacon is used
ALTER TABLE sessions ADD COLUMN commitment TEXT;  -- the hash posted at Begin
ALTER TABLE players ADD COLUMN word TEXT;         -- in the lobby; NULL: a computer player

-- The seats as they were at Begin. Name and salt go with the person; without them the digest says nothing.
CREATE TABLE places (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT,
    salt       TEXT,
    digest     TEXT NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_user ON places (user_id) WHERE user_id IS NOT NULL;

-- The messages with the hashes, which are never edited; without a message: still to be sent.
CREATE TABLE commitments (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('opening', 'begin')),
    hash       TEXT NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (session_id, kind)
) STRICT, WITHOUT ROWID;
