-- Processes that share this database. Who gives no sign of life until alive_until has lost all its claims.
CREATE TABLE clusters (
    worker      TEXT PRIMARY KEY,               -- a new name for each start of a process
    alive_until REAL NOT NULL,
    joined_at   REAL NOT NULL,
    version     TEXT NOT NULL                   -- the release of the program
) STRICT;

-- What one process alone may do: deliver to a table or person, see to a table's clocks, a chore.
CREATE TABLE claims (
    what   TEXT PRIMARY KEY,
    worker TEXT NOT NULL
) STRICT;

CREATE INDEX claims_by_worker ON claims (worker);

-- Who has which shard of the gateway. No row: nobody ever had.
CREATE TABLE shards (
    shard   INTEGER PRIMARY KEY,
    worker  TEXT,                               -- NULL: given up
    free_at REAL NOT NULL                       -- when it was given up last
) STRICT;

-- When the next session may begin in a bucket of Discord's.
CREATE TABLE identifies (
    bucket INTEGER PRIMARY KEY,
    at     REAL NOT NULL
) STRICT;
