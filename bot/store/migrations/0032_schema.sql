-- The schema of 0.12, from which every later version goes on: older databases are started with 0.12 once.

-- Sessions: one row each, the current state in it. Times are seconds since 1970, ids of Discord are whole numbers.
CREATE TABLE sessions (
    id             TEXT PRIMARY KEY,
    game           TEXT NOT NULL,
    rules_version  INTEGER NOT NULL,
    phase          TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'over', 'closed')),
    guild_id       INTEGER NOT NULL,
    channel_id     INTEGER NOT NULL,
    host_id        INTEGER NOT NULL,
    lang           TEXT NOT NULL,
    options        TEXT NOT NULL,                -- JSON of the game's Options
    state          TEXT,                         -- JSON of the game's State; NULL in the lobby
    row            INTEGER NOT NULL DEFAULT -1,  -- newest row of the log
    revision       INTEGER NOT NULL DEFAULT 0,   -- grows with every change of this row
    draws          INTEGER NOT NULL DEFAULT 0,   -- random numbers used
    decisions      TEXT NOT NULL DEFAULT '[]',   -- JSON: the decision number of each seat
    takebacks      TEXT NOT NULL DEFAULT '[]',   -- JSON: the row that each seat could take back, or null
    barrier        INTEGER NOT NULL DEFAULT -1,  -- newest row that undo does not reach past
    barrier_state  TEXT,                         -- the state at that row; NULL where it is the current state
    seed           BLOB NOT NULL CHECK (length(seed) = 32),
    seed_hash      TEXT NOT NULL,
    created_at     REAL NOT NULL,
    changed_at     REAL NOT NULL,
    published_row  INTEGER NOT NULL DEFAULT -1,
    computer_next  INTEGER NOT NULL DEFAULT 0,   -- 1: a computer player owes an action
    incident       TEXT,                         -- set: quarantined
    table_rules    TEXT NOT NULL DEFAULT '{"clock":"none"}',  -- JSON of TableRules: what was agreed on beside options
    warned_at      REAL,                         -- the table was told that it will be closed; NULL: it moves
    nudged_at      REAL,                         -- somebody called for the ones who owe
    unreachable_at REAL,                         -- the host was told that the channel cannot be told anything
    fairness       INTEGER NOT NULL DEFAULT 1,   -- docs/fair-dice.md; 1: no words; from 2 on seed_hash is the opening
    words          TEXT,                         -- JSON: the words in seat order, fixed at Begin; NULL before it
    beacon         TEXT,                         -- JSON: [url, round, randomness]; NULL: no beacon is used
    commitment     TEXT,                         -- the hash posted at Begin
    begun_version  INTEGER,                      -- of the rules at Begin, which the commitment holds; NULL: rules_version
    proof          TEXT,                         -- JSON: [signature, previous signature], in hex; NULL: none
    handed         TEXT                          -- JSON: by seat, the row after which somebody else took it, or null
) STRICT;
CREATE UNIQUE INDEX one_open_session_a_channel ON sessions (channel_id) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_channel ON sessions (channel_id, created_at);
CREATE INDEX sessions_waiting_for_computers ON sessions (id) WHERE computer_next = 1 AND phase = 'playing';
CREATE INDEX sessions_open_by_change ON sessions (changed_at) WHERE phase IN ('lobby', 'playing');
CREATE INDEX sessions_by_guild ON sessions (guild_id);
-- Few, and looked for often; the columns stand behind the state, which need not be read for them.
CREATE INDEX sessions_warned ON sessions (warned_at) WHERE warned_at IS NOT NULL;
CREATE INDEX sessions_quarantined ON sessions (id) WHERE incident IS NOT NULL;
-- What quotas count.
CREATE INDEX sessions_by_host ON sessions (host_id, created_at);

-- The log. What was taken back stays there; only undone_at is ever written later.
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
    undone_at      REAL,
    by_clock       INTEGER NOT NULL DEFAULT 0,  -- 1: played by the clock for somebody whose time was up
    turn           INTEGER,                     -- of the game; NULL: from before
    batch          INTEGER,                     -- the first of several rows that one press has played; taken back together
    upgrade        TEXT,                        -- JSON: from, to, the state's hash before and after, the state after
    ahead          TEXT NOT NULL DEFAULT '',    -- how it was decided ahead of its turn: order, answer; '': it was not
    PRIMARY KEY (session_id, row)
) STRICT;

CREATE TRIGGER log_rows_stay BEFORE DELETE ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TRIGGER log_rows_do_not_change
BEFORE UPDATE OF session_id, row, seat, notation, chance, events, hidden, barrier, published, interaction_id, at ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;
-- Whose data they are: asked for by the person themselves.
CREATE INDEX log_by_user ON log (user_id) WHERE user_id IS NOT NULL;

CREATE TRIGGER log_upgrades_do_not_change BEFORE UPDATE OF upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

-- Columns that came after the first trigger do not change either.
CREATE TRIGGER log_rows_stay_as_they_are
BEFORE UPDATE OF turn, by_clock, batch, upgrade ON log
BEGIN
    SELECT RAISE(ABORT, 'the log is append-only');
END;

CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL,                -- JSON: the seats that owed an action when it was posted
    decisions  TEXT NOT NULL DEFAULT '[]',   -- JSON: each seat's decision number then; whose has grown since was asked anew
    since      INTEGER NOT NULL DEFAULT -1,  -- the newest row that the table knew before it: it tells what came after
    now        TEXT NOT NULL DEFAULT ''      -- what it says of now: deadline, votes, absent players; '': not known
) STRICT;

-- One row a seat of every finished game; ratings can be rebuilt from them.
CREATE TABLE results (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    game       TEXT NOT NULL,
    user_id    INTEGER,
    name       TEXT NOT NULL,
    place      INTEGER NOT NULL,            -- 1-based; a tie shares its place
    score      INTEGER NOT NULL,
    ended_at   REAL NOT NULL,
    gave_up    INTEGER NOT NULL DEFAULT 0,  -- 1: counts as lost, whatever the computer player made of it
    rated      INTEGER NOT NULL DEFAULT 1,  -- 0: a friendly game
    nth        INTEGER NOT NULL DEFAULT 0,  -- in which order the games ended
    team       INTEGER,                     -- NULL where each seat played for itself
    excused    INTEGER NOT NULL DEFAULT 0,  -- 1: away at the end on a vacation, or the channel was lost
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (guild_id, user_id, game) WHERE user_id IS NOT NULL;
CREATE INDEX results_in_order ON results (nth);

CREATE TABLE user_settings (
    user_id      INTEGER PRIMARY KEY,
    confirm      INTEGER NOT NULL DEFAULT 1,
    lang         TEXT,
    zone         TEXT,                          -- of the IANA list; NULL: UTC
    quiet_from   INTEGER,                       -- minutes after midnight, there
    quiet_until  INTEGER,
    away_from    REAL,                          -- vacation
    away_until   REAL,
    remind       TEXT NOT NULL DEFAULT 'ping',  -- ping, dm or none
    digest       INTEGER,                       -- the hour of the daily digest; NULL: none
    digest_at    REAL,                          -- when the next one is due
    offers       INTEGER NOT NULL DEFAULT 1,    -- 0: nobody may offer this person a seat
    by_itself    INTEGER NOT NULL DEFAULT 0,    -- 1: what has one answer is done by itself
    tall         INTEGER NOT NULL DEFAULT 0,    -- 1: tall pictures on one's own panels, for a phone
    tall_offered INTEGER NOT NULL DEFAULT 0,    -- 1: they were offered
    away_shown   INTEGER NOT NULL DEFAULT 0,    -- 1: the person's tables show their vacation
    only_answer  INTEGER NOT NULL DEFAULT 0     -- 1: the bot gives an answer in others' turns that is the only one
) STRICT;
CREATE INDEX digests_due ON user_settings (digest_at) WHERE digest_at IS NOT NULL;

CREATE TABLE guild_settings (
    guild_id INTEGER PRIMARY KEY,
    lang     TEXT
) STRICT;

-- Small things to be remembered from one start to the next, e.g. which commands Discord has been told of.
CREATE TABLE bot_state (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Interactions that changed a lobby: Discord may deliver one twice. Those of a game are in the log.
CREATE TABLE interactions (
    interaction_id INTEGER PRIMARY KEY,
    session_id     TEXT NOT NULL REFERENCES sessions (id),
    at             REAL NOT NULL
) STRICT;
CREATE INDEX interactions_by_time ON interactions (at);

-- What the channels must still be told. Ids are never used twice: nonces are made of them.
CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL CHECK (kind IN ('lobby', 'board', 'end', 'waits')),
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,  -- tries begun; each may have reached Discord
    parked     TEXT,                        -- set: why it cannot be delivered; tried again only when asked
    begun      TEXT                         -- JSON: what a panel that was begun shows: row, decision numbers, movers
) STRICT;
CREATE INDEX outbox_by_session ON outbox (session_id);

-- A seat has a person, a computer player, or both: then the computer player plays for the person.
CREATE TABLE players (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    user_id    INTEGER,
    policy     TEXT,
    gone       INTEGER NOT NULL DEFAULT 0,  -- 1: the person has left for good
    missed     INTEGER NOT NULL DEFAULT 0,  -- turns in a row in which the time was up
    pending    INTEGER NOT NULL DEFAULT 0,  -- 1: in the lobby, a seat is kept for somebody who has yet to join
    word       TEXT,                        -- for the dice, in the lobby; NULL: a computer player
    agreed     INTEGER NOT NULL DEFAULT 0,  -- 1: to a lobby that begins once everybody agrees
    accepted   TEXT,                        -- JSON: options accepted before they changed, by stored name; NULL: none
    PRIMARY KEY (session_id, seat),
    CHECK (user_id IS NOT NULL OR policy IS NOT NULL),
    CHECK (gone = 0 OR (user_id IS NOT NULL AND policy IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_user ON players (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seats_held ON players (session_id) WHERE user_id IS NOT NULL AND policy IS NOT NULL;

-- Who was gone or away when their seat went to somebody else: a loss once the game ends. Emptied by then.
CREATE TABLE former_players (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    left_at    REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX former_players_by_user ON former_players (user_id);

-- One row for every seat of a person who owes an action; gone when the seat no longer does.
CREATE TABLE clocks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    asked      INTEGER NOT NULL,            -- the decision number that the seat was asked with
    started_at REAL NOT NULL,
    due_at     REAL,                        -- NULL: no limit
    stage      INTEGER NOT NULL DEFAULT 0,  -- 0 nothing told, 1 half time told, 2 the end is near, 3 others are asked, 4 played by the clock
    next_at    REAL,                        -- when there is something to do next; NULL: never
    warns      INTEGER NOT NULL DEFAULT 0,  -- 1: missing this turn costs the seat, and that is still to be said
    had        REAL,                        -- seconds of the time bank when it started; NULL: the table has none
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_by_next ON clocks (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX clocks_by_user ON clocks (user_id);

-- How long each seat was waited for, and how often: seconds and turns.
CREATE TABLE turn_times (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    seconds    REAL NOT NULL,
    turns      INTEGER NOT NULL,
    spare      REAL,  -- seconds that were left of the last one; NULL: no limit
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;

-- Messages beside the panels: each is told once, none takes another's place.
CREATE TABLE notices (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT REFERENCES sessions (id),  -- NULL: about no one table
    user_id    INTEGER,                        -- a direct message to this person; NULL: into the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,                  -- JSON
    created_at REAL NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    parked     TEXT,                           -- set: why it cannot be delivered
    channel_id INTEGER                         -- NULL: the table's channel
) STRICT;
CREATE INDEX notices_waiting ON notices (id) WHERE parked IS NULL;

-- What one person asks of others: to take something back, to let the computer play, to hand over a seat.
CREATE TABLE requests (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,            -- the seat that it is about
    user_id    INTEGER,                     -- who asks; NULL: the clock
    asked      TEXT NOT NULL,               -- JSON: the users who are asked
    needed     INTEGER NOT NULL,            -- how many of them must agree
    agreed     TEXT NOT NULL DEFAULT '[]',  -- JSON: the users who did
    facts      TEXT NOT NULL,               -- JSON
    state      TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'agreed', 'refused', 'lapsed')),
    created_at REAL NOT NULL,
    told       TEXT NOT NULL DEFAULT '[]',  -- JSON: the users who were told of it
    reminded   TEXT NOT NULL DEFAULT '[]',  -- JSON: the users who were reminded of it
    next_at    REAL                         -- when somebody is to be called next; NULL: nobody is
) STRICT;
CREATE INDEX requests_of_session ON requests (session_id, state);
CREATE INDEX requests_by_user ON requests (user_id, created_at);
CREATE INDEX open_requests ON requests (next_at) WHERE state = 'open';
-- One search for a substitute a seat, however many processes begin one.
CREATE UNIQUE INDEX one_search_a_seat ON requests (session_id, seat) WHERE kind = 'fill' AND state = 'open';

-- Ratings: of all time (season '') and of each quarter ('2026Q4'); the steps are how they came about.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_steps (
    session_id   TEXT NOT NULL,
    user_id      INTEGER NOT NULL,
    guild_id     INTEGER NOT NULL,
    game         TEXT NOT NULL,
    ended_at     REAL NOT NULL,
    mu_before    REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu           REAL NOT NULL,
    sigma        REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_steps_of_user ON rating_steps (guild_id, user_id, game, ended_at);

-- Servers that the bot was taken off, to be forgotten after thirty days.
CREATE TABLE departed_guilds (
    guild_id INTEGER PRIMARY KEY,
    left_at  REAL NOT NULL
) STRICT;

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

-- The first panel of each game, so that /verify can say whether the commitment was posted before it.
CREATE TABLE first_boards (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who may not join a lobby again, because its host has removed them.
CREATE TABLE removals (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    name       TEXT NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX removals_by_user ON removals (user_id);

-- Seat offers that a person does not want.
CREATE TABLE declined (
    user_id INTEGER NOT NULL,
    from_id INTEGER NOT NULL,  -- whose seats are declined once and for all
    name    TEXT NOT NULL,     -- what they were called then
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, from_id)
) STRICT, WITHOUT ROWID;

-- The operator's decisions on who may not use the bot, which only grow: the newest about somebody counts.
CREATE TABLE blocks (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    kind    TEXT NOT NULL CHECK (kind IN ('person', 'server')),
    target  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,  -- 0: lifted
    by_id   INTEGER NOT NULL,
    reason  TEXT NOT NULL,
    at      REAL NOT NULL
) STRICT;
CREATE INDEX blocks_by_target ON blocks (kind, target, id);

-- Processes that share this database. Who gives no sign of life until alive_until has lost all its claims.
CREATE TABLE clusters (
    worker      TEXT PRIMARY KEY,  -- a new name for each start of a process
    alive_until REAL NOT NULL,
    joined_at   REAL NOT NULL,
    version     TEXT NOT NULL      -- the release of the program
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
    worker  TEXT,          -- NULL: given up
    free_at REAL NOT NULL  -- when it was given up last
) STRICT;

-- When the next session may begin in a bucket of Discord's.
CREATE TABLE identifies (
    bucket INTEGER PRIMARY KEY,
    at     REAL NOT NULL
) STRICT;

-- Reviews of finished games: what the searcher found of decisions, dice and chances. They name seats, not people.
CREATE TABLE reviews (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    review     TEXT NOT NULL,  -- JSON
    made_at    REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Hints that people took in a running game: for them alone, and counted.
CREATE TABLE hints (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,  -- the seat's, which it was about: asked again, it costs nothing
    user_id    INTEGER NOT NULL,
    turn       INTEGER NOT NULL,  -- of the game, in which only so many are given
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,     -- JSON: what was shown
    PRIMARY KEY (session_id, seat, decision, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hints_by_user ON hints (user_id);

-- The first message of each lobby, so that /verify can say whether the opening was posted before it.
CREATE TABLE first_lobbies (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Ready-made turns that were offered to a person: the buttons that name them are found again after a restart, and a
-- review says what the bot had suggested. They are forgotten with their table; who sat there is not kept here.
CREATE TABLE suggestions (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,  -- the seat's, which they are about
    row        INTEGER NOT NULL,  -- the last one of the log before it
    turn       INTEGER NOT NULL,  -- of the game
    at         REAL NOT NULL,
    advice     TEXT NOT NULL,     -- JSON: {"lines": [[notation, ...], ...]}, the best first
    PRIMARY KEY (session_id, seat, decision)
) STRICT, WITHOUT ROWID;

-- Sent notices whose words or buttons will not hold for ever: each is edited once it is settled, also after a restart.
CREATE TABLE standing (
    message_id INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER,        -- a direct message to this person; NULL: in the table's channel
    kind       TEXT NOT NULL,
    facts      TEXT NOT NULL,  -- JSON, as the notice had them
    created_at REAL NOT NULL,  -- of the notice
    shown      TEXT NOT NULL,  -- what it says, and the labels of its buttons
    past       TEXT NOT NULL,  -- what it says once it is settled
    ends_at    REAL            -- when it has to be looked at, if nothing happens before
) STRICT;
CREATE INDEX standing_of_session ON standing (session_id);
CREATE INDEX standing_ends ON standing (ends_at) WHERE ends_at IS NOT NULL;

-- What people and the bot did to a game beside its moves: ends before the end, changes of seats. Shown beside the log,
-- which replays without it.
CREATE TABLE interventions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    kind       TEXT NOT NULL,
    user_id    INTEGER,  -- NULL: nobody's doing
    name       TEXT,     -- NULL: the person was erased, or there was none
    at         REAL NOT NULL,
    seat       INTEGER,  -- of a change of its player
    row        INTEGER   -- the row of the log after which that happened
) STRICT;
CREATE INDEX interventions_of_session ON interventions (session_id);
CREATE INDEX interventions_by_user ON interventions (user_id);

-- Boards of one person alone: shown in their own panel only. No channel, no outbox, no clock, no rating, no ping.
CREATE TABLE private_boards (
    id             TEXT PRIMARY KEY,              -- "0" and 9 characters a-z2-7: never that of a session
    owner_id       INTEGER NOT NULL,
    kind           TEXT NOT NULL,                 -- play, lesson, try
    game           TEXT NOT NULL,
    rules_version  INTEGER NOT NULL,              -- of the state
    start          TEXT NOT NULL,                 -- JSON: what the lines are played from
    state          TEXT,                          -- JSON: the present one; NULL: made of the lines
    lines          TEXT NOT NULL,                 -- JSON: what was played since the start
    revision       INTEGER NOT NULL,
    begun_by       INTEGER,                       -- the interaction that began it; NULL: of no interaction
    interaction_id INTEGER,                       -- the owner's newest press, or what began it; NULL: of no interaction
    advice         TEXT,                          -- JSON: the hint given for this revision
    review         TEXT,                          -- JSON: of a finished game
    result         TEXT,                          -- JSON: seat, place and score of all, once it is over; NULL: it goes on
    created_at     REAL NOT NULL,
    changed_at     REAL NOT NULL,
    expires_at     REAL NOT NULL,
    session_id     TEXT REFERENCES sessions (id)  -- the table that a try was begun from
) STRICT;
CREATE INDEX private_boards_of_owner ON private_boards (owner_id, changed_at);
CREATE INDEX private_boards_expire ON private_boards (expires_at);
CREATE INDEX tries_of_table ON private_boards (session_id) WHERE session_id IS NOT NULL;

-- Lessons that a person has finished; without a lesson: learning the game was offered to them.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    lesson  TEXT NOT NULL,
    at      REAL NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
) STRICT, WITHOUT ROWID;

-- The dice of the day: everybody plays the same dice on a private board, once a day
-- (docs/fair-dice.md#the-dice-of-the-day).
CREATE TABLE daily_months (
    month   TEXT PRIMARY KEY,  -- YYYY-MM
    secret  TEXT NOT NULL,     -- hex; the days' seeds are made of it, and it is told after the last day
    opening TEXT NOT NULL,     -- the hash that is posted before the month
    url     TEXT,              -- of the beacon that the hash names; NULL: none
    made_at REAL NOT NULL
) STRICT;

CREATE TABLE daily_days (
    date          TEXT PRIMARY KEY,  -- YYYY-MM-DD, in UTC
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,  -- when the day began
    options       TEXT NOT NULL,     -- JSON
    round         INTEGER,           -- of the beacon; NULL: none is used
    randomness    TEXT,              -- of that round; NULL: awaited, or missed
    signature     TEXT,
    previous      TEXT,              -- the signature of the round before, where the chain signs it too
    opened_at     REAL NOT NULL,
    drawn_at      REAL,              -- when the dice were fixed, with the round or without it; NULL: it is awaited
    closed_at     REAL,
    is_down       INTEGER NOT NULL,  -- the bot was down for so long that the day counts for everybody
    strong        TEXT               -- JSON: points and line of the strong computer player; NULL: not yet
) STRICT;
CREATE INDEX daily_days_open ON daily_days (date) WHERE closed_at IS NULL;

-- The one try of a person. Of an erased one the result stays, under a number below zero.
CREATE TABLE daily_tries (
    date        TEXT NOT NULL,
    user_id     INTEGER NOT NULL,
    board_id    TEXT,
    begun_at    REAL NOT NULL,
    finished_at REAL,              -- NULL: not finished in time, or not yet
    score       INTEGER,
    points      TEXT,              -- JSON: key and points of each building and landscape
    apart       INTEGER NOT NULL,  -- an operator's, out of competition
    shown       INTEGER NOT NULL,  -- its sheet may be shown to its servers
    shared_at   REAL,
    PRIMARY KEY (date, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_tries_of_user ON daily_tries (user_id, date);
CREATE INDEX daily_tries_scores ON daily_tries (date, score);

-- Who was erased on an open day has had their try: a keyed hash, deleted at the end of the day.
CREATE TABLE daily_erased (
    date TEXT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (date, mark)
) STRICT, WITHOUT ROWID;

-- Where people are counted, because they pressed *Count me here*.
CREATE TABLE daily_counted (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_counted_of_user ON daily_counted (user_id);

-- Days on which people counted on a server have finished.
CREATE TABLE daily_server_days (
    guild_id INTEGER NOT NULL,
    date     TEXT NOT NULL,
    players  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, date)
) STRICT, WITHOUT ROWID;

-- Servers that want the message of the day.
CREATE TABLE daily_servers (
    guild_id   INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    lang       TEXT NOT NULL,
    hour       INTEGER NOT NULL,  -- in UTC, on the day after
    by_id      INTEGER NOT NULL,  -- who has chosen it
    told       TEXT NOT NULL      -- the newest date whose message was written as a notice, or that needed none
) STRICT;
CREATE INDEX daily_servers_told ON daily_servers (told, hour);

-- Servers that were sent the message with which the bot introduces itself; the newest time counts.
CREATE TABLE welcomes (
    guild_id INTEGER PRIMARY KEY,
    at       REAL NOT NULL
) STRICT;

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
    asked_at   REAL,    -- when a seat fell free that no list has told of; NULL: none has
    posted_at  REAL,    -- when the last list was written as a notice
    message_id INTEGER  -- of the last list in the channel; the next one takes its place
) STRICT;

-- Threads and forum posts that the bot opens for tables. The row comes first: until the thread exists its channel id is
-- below zero, here and in the session.
CREATE TABLE threads (
    channel_id  INTEGER PRIMARY KEY,
    session_id  TEXT NOT NULL REFERENCES sessions (id),  -- the table that it was opened for
    parent_id   INTEGER NOT NULL,                        -- a channel, or a forum
    kind        TEXT NOT NULL,                           -- thread: from an announcement in the parent; post: in a forum
    message_id  INTEGER,                                 -- the announcement, or the post's first message; NULL: not yet
    is_begun    INTEGER NOT NULL,                        -- whether sending it was tried, so that it may have arrived
    active_at   REAL NOT NULL,                           -- of the last message or press in it
    archived_at REAL                                     -- when the bot archived it; NULL: it did not
) STRICT;
CREATE UNIQUE INDEX threads_of_session ON threads (session_id);
CREATE INDEX threads_of_parent ON threads (parent_id);
CREATE INDEX threads_active ON threads (active_at) WHERE archived_at IS NULL;

-- Where new tables go that are opened in a channel; without a row they stay in it.
CREATE TABLE parents_of_new_tables (
    channel_id INTEGER PRIMARY KEY,
    guild_id   INTEGER NOT NULL,
    kind       TEXT NOT NULL,    -- thread, post
    parent_id  INTEGER NOT NULL  -- the channel itself, or a forum
) STRICT;

-- Who stands in for others on a server: takes a seat that its owner cannot play on.
CREATE TABLE substitutes (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    games    TEXT NOT NULL,  -- JSON: the games; none listed: all
    begins   INTEGER,        -- minutes after midnight in their zone: when they may be asked
    ends     INTEGER,        -- NULL, both: outside their quiet hours
    since    REAL NOT NULL,
    asked_at REAL,           -- when they were asked last
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX substitutes_by_user ON substitutes (user_id);

-- Time banks: one row a seat and turn from which on it has had so much. The newest row is what it has now; an undo of
-- the end of a turn deletes the rows of later turns, and takes what was spent since from the one before.
CREATE TABLE banks (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    turn       INTEGER NOT NULL,
    seconds    REAL NOT NULL,     -- when its clock last stopped, or the turn began; below 0: overdrawn by an undo
    owns       INTEGER NOT NULL,  -- whether the seat owed an action when the turn began, so that it earns at its end
    spent      REAL NOT NULL,     -- since the deal, less what was given beside the increments: no undo changes it
    PRIMARY KEY (session_id, seat, turn)
) STRICT, WITHOUT ROWID;

-- Private lines of a person about a table, by turn. They belong to the person, not to the seat.
CREATE TABLE notes (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id    INTEGER NOT NULL,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    turn       INTEGER NOT NULL,
    at         REAL NOT NULL,
    text       TEXT NOT NULL
) STRICT;
CREATE INDEX notes_of_user ON notes (user_id, session_id, id);
CREATE INDEX notes_of_session ON notes (session_id);

-- Standing orders: what a person wants played in the next turn of their seat.
CREATE TABLE orders (
    session_id    TEXT NOT NULL REFERENCES sessions (id),
    seat          INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    options       TEXT NOT NULL,  -- JSON: the game's and the table's, as they were
    lines         TEXT NOT NULL,  -- JSON: up to three lines in order of preference, each with what it had shown
    given_at      REAL NOT NULL,
    stopped       TEXT,           -- JSON: why no line was played when the seat was asked; NULL: not yet asked
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_user ON orders (user_id);

-- Standing answers: keys of the game's menu, for as long as this person has this seat.
CREATE TABLE answers (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    chosen     TEXT NOT NULL,  -- JSON
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX answers_of_user ON answers (user_id);

-- When what a seat has decided ahead is looked at: a while after it was asked this decision.
CREATE TABLE firings (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    decision   INTEGER NOT NULL,
    fires_at   REAL NOT NULL,
    PRIMARY KEY (session_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX firings_due ON firings (fires_at);
