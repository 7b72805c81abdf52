PRAGMA application_id = 94466110;
PRAGMA user_version = 32;
CREATE TABLE answers (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    chosen     TEXT NOT NULL,      -- JSON
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE banks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    turn       INTEGER NOT NULL,
    seconds    REAL NOT NULL,      -- when its clock last stopped, or the turn began; below 0: overdrawn by an undo
    owns       INTEGER NOT NULL,   -- whether the seat owed an action when the turn began, so that it earns at its end
    spent      REAL NOT NULL,      -- since the deal, less what was given beside the increments: no undo changes it
    PRIMARY KEY (session_id, seat, turn)
) STRICT, WITHOUT ROWID;
CREATE TABLE blocks (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    target  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,                   -- 0: lifted
    by_id   INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    at      REAL NOT NULL
) STRICT;
CREATE TABLE "bot_state" (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE claims (
    what   TEXT PRIMARY KEY,
    worker TEXT NOT NULL
) STRICT;
CREATE TABLE clocks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    asked      INTEGER NOT NULL,            -- the decision number that the seat was asked with
    started_at REAL NOT NULL,
    due_at     REAL,                        -- NULL: no limit
    stage      INTEGER NOT NULL DEFAULT 0,  -- 0 nothing told, 1 half time told, 2 the end is near, 3 others are asked, 4 played by the clock
    next_at    REAL, warns INTEGER NOT NULL DEFAULT 0, had REAL,                        -- when there is something to do next; NULL: never
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE clusters (
    worker      TEXT PRIMARY KEY,               -- a new name for each start of a process
    alive_until REAL NOT NULL,
    joined_at   REAL NOT NULL,
    version     TEXT NOT NULL                   -- the release of the program
) STRICT;
CREATE TABLE commitments (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('opening', 'begin')),
    hash       TEXT NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    PRIMARY KEY (session_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_counted (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_days (
    date          TEXT PRIMARY KEY,   -- YYYY-MM-DD, in UTC
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,   -- when the day began
    options       TEXT NOT NULL,      -- JSON
    round         INTEGER,            -- of the beacon; NULL: none is used
    randomness    TEXT,               -- of that round; NULL: awaited, or missed
    signature     TEXT,
    previous      TEXT,               -- the signature of the round before, where the chain signs it too
    opened_at     REAL NOT NULL,
    drawn_at      REAL,               -- when the dice were fixed, with the round or without it; NULL: it is awaited
    closed_at     REAL,
    is_down       INTEGER NOT NULL,   -- the bot was down for so long that the day counts for everybody
    strong        TEXT                -- JSON: points and line of the strong computer player; NULL: not yet
) STRICT;
CREATE TABLE daily_erased (
    date TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (date, mark)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_months (
    month   TEXT PRIMARY KEY,     -- YYYY-MM
    secret  TEXT NOT NULL,        -- hex; the days' seeds are made of it, and it is told after the last day
    opening TEXT NOT NULL,        -- the hash that is posted before the month
    url     TEXT,                 -- of the beacon that the hash names; NULL: none
    made_at REAL NOT NULL
) STRICT;
CREATE TABLE daily_server_days (
    guild_id INTEGER NOT NULL,
    date     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, date)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_servers (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    hour       INTEGER NOT NULL,     -- in UTC, on the day after
    by_id      INTEGER NOT NULL,     -- who has chosen it
    told       TEXT NOT NULL         -- the newest date whose message was written as a notice, or that needed none
) STRICT;
CREATE TABLE daily_tries (
    date        TEXT NOT NULL,
    user_id     INTEGER NOT NULL,
    board_id    TEXT,
    begun_at    REAL NOT NULL,
    finished_at REAL,             -- NULL: not finished in time, or not yet
    score       INTEGER,
    points      TEXT,             -- JSON: key and points of each building and landscape
    apart       INTEGER NOT NULL, -- an operator's, out of competition
    shown       INTEGER NOT NULL, -- its sheet may be shown to its servers
    shared_at   REAL,
    PRIMARY KEY (date, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE declined (
    user_id INTEGER NOT NULL,
    from_id INTEGER NOT NULL,                   -- whose seats are declined once and for all
    name    TEXT NOT NULL,                      -- what they were called then
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, from_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE departed_guilds (
    guild_id INTEGER PRIMARY KEY,
    left_at  REAL NOT NULL
) STRICT;
CREATE TABLE firings (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,
    fires_at   REAL NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE first_boards (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE first_lobbies (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE "former_players" (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    left_at    REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    lang     TEXT
) STRICT;
CREATE TABLE hints (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,                -- the seat's, which it was about: asked again, it costs nothing
    user_id    INTEGER NOT NULL,
    turn       INTEGER NOT NULL,                -- of the game, in which only so many are given
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,                   -- JSON: what was shown
    PRIMARY KEY (session_id, seat, decision, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE identifies (
    bucket INTEGER PRIMARY KEY,
    at     REAL NOT NULL
) STRICT;
CREATE TABLE "interactions" (
    interaction_id INTEGER PRIMARY KEY,
    session_id     TEXT NOT NULL REFERENCES sessions (id),
    at             REAL NOT NULL
) STRICT;
CREATE TABLE "interventions" (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    user_id    INTEGER,                         -- NULL: nobody's doing
    name       TEXT,                            -- NULL: the person was erased, or there was none
    at         REAL NOT NULL,
    seat       INTEGER,                         -- of a change of its player
    row        INTEGER                          -- the row of the log after which that happened
) STRICT;
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    lesson  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    session_id     TEXT NOT NULL REFERENCES sessions (id),
    row            INTEGER NOT NULL,
    seat           INTEGER,
    user_id        INTEGER,                     -- NULL: a computer player, or nobody's doing
    notation       TEXT NOT NULL,
    chance         TEXT NOT NULL,               -- JSON: [[kind, sides, [results]], ...]
    events         TEXT NOT NULL,               -- JSON: the events, secrets included
    hidden         INTEGER NOT NULL,
    barrier        INTEGER NOT NULL,
    published      INTEGER NOT NULL,            -- 1: the table was to see the board after it
    interaction_id INTEGER UNIQUE,
    at             REAL NOT NULL,
    undone_at      REAL, by_clock INTEGER NOT NULL DEFAULT 0, turn INTEGER, batch INTEGER, upgrade TEXT, ahead TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (session_id, row)
) STRICT;
CREATE TABLE notes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    turn       INTEGER NOT NULL,
    at         REAL NOT NULL,
    text       TEXT NOT NULL
) STRICT;
CREATE TABLE "notices" (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT REFERENCES sessions (id),   -- NULL: about no one table
    user_id    INTEGER,                         -- a direct message to this person; NULL: into the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,                   -- JSON
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    parked     TEXT                             -- set: why it cannot be delivered
, channel_id INTEGER) STRICT;
CREATE TABLE orders (
    session_id    TEXT NOT NULL REFERENCES sessions (id),
    seat          INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,   -- JSON: the game's and the table's, as they were
    lines         TEXT NOT NULL,   -- JSON: up to three lines in order of preference, each with what it had shown
    given_at      REAL NOT NULL,
    stopped       TEXT,            -- JSON: why no line was played when the seat was asked; NULL: not yet asked
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE "outbox" (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'end', 'waits')),
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,      -- tries begun; each may have reached Discord
    parked     TEXT                             -- set: why it cannot be delivered; tried again only when asked
, begun TEXT) STRICT;
CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL                    -- JSON: the seats that owed an action when it was posted
, decisions TEXT NOT NULL DEFAULT '[]', since INTEGER NOT NULL DEFAULT -1, now TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE parents_of_new_tables (
    channel_id INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    kind       TEXT NOT NULL,    -- thread, post
    parent_id  INTEGER NOT NULL  -- the channel itself, or a forum
) STRICT;
CREATE TABLE places (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT,
    salt       TEXT,
    digest     TEXT NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE "players" (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    user_id    INTEGER,
    policy     TEXT,
    gone       INTEGER NOT NULL DEFAULT 0,  -- 1: the person has left for good
    missed     INTEGER NOT NULL DEFAULT 0,  -- turns in a row in which the time was up
    pending    INTEGER NOT NULL DEFAULT 0, word TEXT, agreed INTEGER NOT NULL DEFAULT 0, accepted TEXT,  -- 1: in the lobby, a seat is kept for somebody who has yet to join
    PRIMARY KEY (session_id, seat),
    CHECK (user_id IS NOT NULL OR policy IS NOT NULL),
    CHECK (gone = 0 OR (user_id IS NOT NULL AND policy IS NOT NULL))
) STRICT, WITHOUT ROWID;
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
, session_id TEXT REFERENCES sessions (id)) STRICT;
CREATE TABLE rating_steps (
    session_id TEXT NOT NULL,
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    ended_at   REAL NOT NULL,
    mu_before  REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu         REAL NOT NULL,
    sigma      REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE "ratings" (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE removals (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE "requests" (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,               -- the seat that it is about
    user_id    INTEGER,                        -- who asks; NULL: the clock
    asked      TEXT NOT NULL,                  -- JSON: the users who are asked
    needed     INTEGER NOT NULL,               -- how many of them must agree
    agreed     TEXT NOT NULL DEFAULT '[]',     -- JSON: the users who did
    facts      TEXT NOT NULL,                  -- JSON
    state      TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'refused', 'lapsed')),
    created_at REAL NOT NULL
, told TEXT NOT NULL DEFAULT '[]', reminded TEXT NOT NULL DEFAULT '[]', next_at REAL) STRICT;
CREATE TABLE results (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    user_id    INTEGER,
    name       TEXT NOT NULL,
    place      INTEGER NOT NULL,                -- 1-based; a tie shares its place
    score      INTEGER NOT NULL,
    ended_at   REAL NOT NULL, gave_up INTEGER NOT NULL DEFAULT 0, rated INTEGER NOT NULL DEFAULT 1, nth INTEGER NOT NULL DEFAULT 0, team INTEGER, excused INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE reviews (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    review     TEXT NOT NULL,                   -- JSON
    made_at    REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE seat_lists (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    asked_at   REAL,               -- when a seat fell free that no list has told of; NULL: none has
    posted_at  REAL,               -- when the last list was written as a notice
    message_id INTEGER             -- of the last list in the channel; the next one takes its place
) STRICT;
CREATE TABLE sessions (
    id            TEXT PRIMARY KEY,
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    phase         TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed')),
    guild_id      INTEGER NOT NULL,
    channel_id    INTEGER NOT NULL,
    host_id       INTEGER NOT NULL,
    lang          TEXT NOT NULL,
    options       TEXT NOT NULL,                -- JSON of the game's Options
    state         TEXT,                         -- JSON of the game's State; NULL in the lobby
    row           INTEGER NOT NULL DEFAULT -1,  -- newest row of the log
    revision      INTEGER NOT NULL DEFAULT 0,   -- grows with every change of this row
    draws         INTEGER NOT NULL DEFAULT 0,   -- random numbers used
    decisions     TEXT NOT NULL DEFAULT '[]',   -- JSON: the decision number of each seat
    takebacks     TEXT NOT NULL DEFAULT '[]',   -- JSON: the row that each seat could take back, or null
    barrier       INTEGER NOT NULL DEFAULT -1,  -- newest row that undo does not reach past
    barrier_state TEXT,                         -- the state at that row; NULL where it is the current state
    seed          BLOB NOT NULL CHECK (length(seed) = 32),
    seed_hash     TEXT NOT NULL,
    created_at    REAL NOT NULL,
    changed_at    REAL NOT NULL,
    published_row INTEGER NOT NULL DEFAULT -1,
    computer_next INTEGER NOT NULL DEFAULT 0,   -- 1: a computer player owes an action
    incident      TEXT                          -- set: quarantined
, table_rules TEXT NOT NULL DEFAULT '{"clock":"none"}', warned_at REAL, nudged_at REAL, unreachable_at REAL, fairness INTEGER NOT NULL DEFAULT 1, words TEXT, beacon TEXT, commitment TEXT, begun_version INTEGER, proof TEXT, handed TEXT) STRICT;
CREATE TABLE shards (
    shard   INTEGER PRIMARY KEY,
    worker  TEXT,                               -- NULL: given up
    free_at REAL NOT NULL                       -- when it was given up last
) STRICT;
CREATE TABLE standing (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER,                         -- a direct message to this person; NULL: in the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,                   -- JSON, as the notice had them
    created_at REAL NOT NULL,                   -- of the notice
    shown      TEXT NOT NULL,                   -- what it says, and the labels of its buttons
    past       TEXT NOT NULL,                   -- what it says once it is settled
    ends_at    REAL                             -- when it has to be looked at, if nothing happens before
) STRICT;
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
CREATE TABLE suggestions (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,                -- the seat's, which they are about
    row        INTEGER NOT NULL,                -- the last one of the log before it
    turn       INTEGER NOT NULL,                -- of the game
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,                   -- JSON: {"lines": [[notation, ...], ...]}, the best first
    PRIMARY KEY (session_id, seat, decision)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE "turn_times" (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    seconds    REAL NOT NULL,
    turns      INTEGER NOT NULL,
    spare      REAL,                        -- seconds that were left of the last one; NULL: no limit
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE user_settings (
    user_id INTEGER PRIMARY KEY,
    confirm INTEGER NOT NULL DEFAULT 1,
    lang    TEXT
, zone TEXT, quiet_from INTEGER, quiet_until INTEGER, away_from REAL, away_until REAL, remind TEXT NOT NULL DEFAULT 'ping', digest INTEGER, digest_at REAL, offers INTEGER NOT NULL DEFAULT 1, by_itself INTEGER NOT NULL DEFAULT 0, tall INTEGER NOT NULL DEFAULT 0, tall_offered INTEGER NOT NULL DEFAULT 0, away_shown INTEGER NOT NULL DEFAULT 0, only_answer INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE watched (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    since      REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE welcomes (
    guild_id INTEGER PRIMARY KEY,
    at       REAL NOT NULL
) STRICT;
-- rows
CREATE UNIQUE INDEX one_open_session_a_channel ON sessions (channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_channel ON sessions (channel_id, created_at);
CREATE INDEX sessions_waiting_for_computers ON sessions (id) WHERE computer_next = 1 AND phase = 'playing';
CREATE INDEX results_by_user ON results (guild_id, user_id, game) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_by_session ON outbox (session_id);
CREATE INDEX sessions_open_by_change ON sessions (changed_at) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_guild ON sessions (guild_id);
CREATE INDEX sessions_warned ON sessions (warned_at) WHERE warned_at IS NOT NULL;
CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX log_by_user ON log (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX clocks_by_next ON clocks (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX clocks_by_user ON clocks (user_id);
CREATE INDEX digests_due ON user_settings (digest_at) WHERE digest_at IS NOT NULL;
CREATE INDEX results_in_order ON results (nth);
CREATE INDEX rating_steps_of_user ON rating_steps (guild_id, user_id, game, ended_at);
CREATE INDEX sessions_quarantined ON sessions (id) WHERE incident IS NOT NULL;
CREATE INDEX notices_waiting ON notices (id) WHERE parked IS NULL;
CREATE INDEX requests_of_session ON requests (session_id, state);
CREATE INDEX interactions_by_time ON interactions (at);
CREATE INDEX former_players_by_user ON former_players (user_id);
CREATE INDEX places_by_user ON places (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX removals_by_user ON removals (user_id);
CREATE INDEX blocks_by_target ON blocks (kind, target, id);
CREATE INDEX sessions_by_host ON sessions (host_id, created_at);
CREATE INDEX requests_by_user ON requests (user_id, created_at);
CREATE INDEX claims_by_worker ON claims (worker);
CREATE INDEX hints_by_user ON hints (user_id);
CREATE INDEX open_requests ON requests (next_at) WHERE state = 'open';
CREATE INDEX standing_of_session ON standing (session_id);
CREATE INDEX standing_ends ON standing (ends_at) WHERE ends_at IS NOT NULL;
CREATE INDEX interventions_of_session ON interventions (session_id);
CREATE INDEX interventions_by_user ON interventions (user_id);
CREATE INDEX private_boards_of_owner ON private_boards (owner_id, changed_at);
CREATE INDEX private_boards_expire ON private_boards (expires_at);
CREATE INDEX daily_days_open ON daily_days (date) WHERE closed_at IS NULL;
CREATE INDEX daily_tries_of_user ON daily_tries (user_id, date);
CREATE INDEX daily_tries_scores ON daily_tries (date, score);
CREATE INDEX daily_counted_of_user ON daily_counted (user_id);
CREATE INDEX daily_servers_told ON daily_servers (told, hour);
CREATE INDEX watched_by_user ON watched (user_id);
CREATE UNIQUE INDEX threads_of_session ON threads (session_id);
CREATE INDEX threads_of_parent ON threads (parent_id);
CREATE INDEX threads_active ON threads (active_at) WHERE archived_at IS NULL;
CREATE INDEX substitutes_by_user ON substitutes (user_id);
CREATE UNIQUE INDEX one_search_a_seat ON requests (session_id, seat) WHERE kind = 'fill' AND state = 'open';
CREATE INDEX seats_held ON players (session_id) WHERE user_id IS NOT NULL AND policy IS NOT NULL;
CREATE INDEX tries_of_table ON private_boards (session_id) WHERE session_id IS NOT NULL;
CREATE INDEX notes_of_user ON notes (user_id, session_id, id);
CREATE INDEX notes_of_session ON notes (session_id);
CREATE INDEX orders_of_user ON orders (user_id);
CREATE INDEX answers_of_user ON answers (user_id);
CREATE INDEX firings_due ON firings (fires_at);
CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_rows_do_not_change
BEFORE UPDATE OF session_id, row, seat, notation, chance, events, hidden, barrier, published, interaction_id, at ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_upgrades_do_not_change BEFORE UPDATE OF upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER log_rows_stay_as_they_are
BEFORE UPDATE OF turn, by_clock, batch, upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
