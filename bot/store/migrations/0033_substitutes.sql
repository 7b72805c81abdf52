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
