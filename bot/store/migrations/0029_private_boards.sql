-- Boards of one person alone: shown in their own panel only. No channel, no outbox, no clock, no rating, no ping.
CREATE TABLE private_boards (
    id             TEXT PRIMARY KEY,            -- "0" and 9 characters a-z2-7: never that of a session
    owner_id       INTEGER NOT NULL,
    kind           TEXT NOT NULL,               -- play, lesson
    game           TEXT NOT NULL,
    rules_version  INTEGER NOT NULL,            -- of the state
    start          TEXT NOT NULL,               -- JSON: what the lines are played from
    state          TEXT,                        -- JSON: the present one; NULL: made of the lines
    lines          TEXT NOT NULL,               -- JSON: what was played since the start
    revision       INTEGER NOT NULL,
    begun_by       INTEGER,                     -- the interaction that began it; NULL: of no interaction
    interaction_id INTEGER,                     -- the owner's newest press, or what began it; NULL: of no interaction
    advice         TEXT,                        -- JSON: the hint given for this revision
    review         TEXT,                        -- JSON: of a finished game
    result         TEXT,                        -- JSON: seat, place and score of all, once it is over; NULL: it goes on
    created_at     REAL NOT NULL,
    changed_at     REAL NOT NULL,
    expires_at     REAL NOT NULL
) STRICT;
CREATE INDEX private_boards_of_owner ON private_boards (owner_id, changed_at);
CREATE INDEX private_boards_expire ON private_boards (expires_at);

-- Lessons that a person has finished; without a lesson: learning the game was offered to them.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    lesson  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
) STRICT, WITHOUT ROWID;
