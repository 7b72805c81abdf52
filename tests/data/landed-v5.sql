PRAGMA application_id = 94466110;
PRAGMA user_version = 32;
BEGIN TRANSACTION;
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
INSERT INTO "bot_state" VALUES('ticked','1790151500.0');
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
INSERT INTO "clocks" VALUES('2sf7mfmw2a',1,900000000000000012,100,1790151500.0,1790572700.0,0,1790345900.0,0,NULL);
INSERT INTO "clocks" VALUES('5t5gsabegz',0,900000000000000011,100,1790126300.0,1790385500.0,0,1790255900.0,0,NULL);
INSERT INTO "clocks" VALUES('77m7gmvyhw',1,900000000000000011,100,1790011100.0,1790097500.0,3,1790155100.0,0,NULL);
INSERT INTO "clocks" VALUES('7gihtkhky3',0,900000000000000014,100,1790007200.0,1790266400.0,1,1790244800.0,0,NULL);
INSERT INTO "clocks" VALUES('a5gygyssrx',1,900000000000000011,100,1790151500.0,1790410700.0,0,1790281100.0,0,NULL);
INSERT INTO "clocks" VALUES('azfsrkutno',2,900000000000000013,100,1790126300.0,1790169500.0,1,1790165180.0,0,NULL);
INSERT INTO "clocks" VALUES('ecykiciml3',0,900000000000000011,200,1790011040.0,1790270240.0,1,1790248640.0,0,NULL);
INSERT INTO "clocks" VALUES('gr3uprjcez',2,900000000000000013,100,1790010920.0,1790270120.0,1,1790248520.0,0,NULL);
INSERT INTO "clocks" VALUES('hx4w42jdv5',0,900000000000000011,100,1790126300.0,1790385500.0,0,1790255900.0,0,NULL);
INSERT INTO "clocks" VALUES('jh6fmmkkns',0,900000000000000011,100,1790011100.0,1790270300.0,1,1790248700.0,0,NULL);
INSERT INTO "clocks" VALUES('liyjw6q55a',0,900000000000000011,100,1790151500.0,1790410700.0,0,1790281100.0,0,NULL);
INSERT INTO "clocks" VALUES('mszg4hxwvp',0,900000000000000011,200,1790010800.0,1790270000.0,1,1790248400.0,0,NULL);
INSERT INTO "clocks" VALUES('mszg4hxwvp',1,900000000000000012,200,1790010800.0,1790432000.0,0,1790237600.0,0,NULL);
INSERT INTO "clocks" VALUES('mszg4hxwvp',2,900000000000000013,200,1790010800.0,1790270000.0,1,1790248400.0,0,NULL);
INSERT INTO "clocks" VALUES('n3yodocazf',2,900000000000000013,100,1790011100.0,1790270300.0,1,1790248700.0,0,NULL);
INSERT INTO "clocks" VALUES('nvm5733s2y',0,900000000000000011,100,1790011100.0,1790270300.0,1,1790248700.0,0,NULL);
INSERT INTO "clocks" VALUES('qol4jqhsz5',1,900000000000000012,100,1790151500.0,1790572700.0,0,1790345900.0,0,NULL);
INSERT INTO "clocks" VALUES('rlcqlktbe6',0,900000000000000011,200,1790010860.0,1790270060.0,1,1790248460.0,0,NULL);
INSERT INTO "clocks" VALUES('sywo3ulyeh',0,900000000000000011,100,1790010980.0,1790270180.0,1,1790248580.0,0,NULL);
INSERT INTO "clocks" VALUES('wloxzdmpv2',1,900000000000000012,100,1790011100.0,1790432300.0,0,1790237900.0,0,NULL);
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
INSERT INTO "departed_guilds" VALUES(700000000000000008,1790007200.0);
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
INSERT INTO "former_players" VALUES('jh6fmmkkns',900000000000000012,1,'Ben',1790011100.0);
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
INSERT INTO "interactions" VALUES(600000000000000126,'5t5gsabegz',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000127,'5t5gsabegz',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000129,'hx4w42jdv5',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000130,'hx4w42jdv5',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000132,'azfsrkutno',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000133,'azfsrkutno',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000134,'azfsrkutno',1790126300.0);
INSERT INTO "interactions" VALUES(600000000000000136,'a5gygyssrx',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000137,'a5gygyssrx',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000139,'n3yodocazf',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000140,'qol4jqhsz5',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000141,'qol4jqhsz5',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000143,'liyjw6q55a',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000144,'liyjw6q55a',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000146,'2sf7mfmw2a',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000147,'2sf7mfmw2a',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000148,'2sf7mfmw2a',1790151500.0);
INSERT INTO "interactions" VALUES(600000000000000150,'2sf7mfmw2a',1790151500.0);
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
INSERT INTO "log" VALUES('5oxvztlpg4',0,NULL,900000000000000011,'begin','[["roll",3,[3]],["roll",6,[4,3,5]]]','[{"kind":"began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":[4,3,5]}]',0,1,1,600000000000000004,1790000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5oxvztlpg4',1,2,900000000000000013,'change 2=1','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":2,"old":3,"face":1}]',0,0,0,600000000000000005,1790000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5oxvztlpg4',2,2,900000000000000013,'change 3=4','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":3,"old":5,"face":4}]',0,0,0,600000000000000006,1790000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5oxvztlpg4',3,2,900000000000000013,'change 1=1','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":1,"old":4,"face":1}]',0,0,0,600000000000000007,1790000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5oxvztlpg4',4,1,900000000000000012,'resign','[]','[{"kind":"resigned","visible_to":null,"seat":1},{"kind":"ended","visible_to":null,"reason":"resigned"}]',0,1,1,600000000000000008,1790000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bj753qrog7',0,NULL,900000000000000011,'begin','[["roll",3,[1]],["roll",6,[4,3,1]]]','[{"kind":"began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":[4,3,1]}]',0,1,1,600000000000000012,1790003600.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bj753qrog7',1,0,900000000000000011,'change 3=5','[]','[{"kind":"changed","visible_to":null,"seat":0,"die":3,"old":1,"face":5}]',0,0,0,600000000000000013,1790003600.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bj753qrog7',2,0,900000000000000011,'settle 3/9','[["roll",6,[1,1,2]]]','[{"kind":"settled","visible_to":null,"seat":0,"island":3},{"kind":"settled","visible_to":null,"seat":0,"island":9},{"kind":"rolled","visible_to":null,"seat":1,"dice":[1,1,2]}]',0,1,1,600000000000000014,1790003600.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bj753qrog7',3,1,900000000000000012,'change 3=4','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":3,"old":2,"face":4}]',0,0,0,600000000000000015,1790003600.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bj753qrog7',4,0,900000000000000011,'resign','[]','[{"kind":"resigned","visible_to":null,"seat":0},{"kind":"ended","visible_to":null,"reason":"resigned"}]',0,1,1,600000000000000016,1790003600.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',0,NULL,900000000000000013,'begin','[["roll",8,[1]],["roll",7,[6]],["roll",6,[4]],["roll",5,[1]],["roll",5,[2]],["roll",4,[3]],["roll",6,[1,5,2,6]]]','[{"kind":"laid-out","visible_to":null,"buildings":["A","B","E","G"],"blue":["b2","b4"],"yellow":null},{"kind":"rolled","visible_to":null,"turn":1,"dice":[1,5,2,6]}]',0,1,1,600000000000000018,1790007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',1,0,900000000000000013,'clear red R5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"R5"}]',1,0,0,600000000000000019,1790007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',2,0,900000000000000013,'clear yellow Y6','[["roll",6,[5,5,3,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":6,"space":"Y6"},{"kind":"rolled","visible_to":null,"turn":2,"dice":[5,5,3,6]}]',1,1,1,600000000000000020,1790007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',3,0,900000000000000013,'clear orange O5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":5,"space":"O5"}]',1,0,0,600000000000000021,1790007200.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',4,0,900000000000000013,'clear red *5','[["roll",6,[6,2,6,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"*5"},{"kind":"rolled","visible_to":null,"turn":3,"dice":[6,2,6,3]}]',1,1,1,600000000000000022,1790007200.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',5,0,900000000000000013,'clear orange O6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":6,"space":"O6"}]',1,0,0,600000000000000023,1790007200.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',6,0,900000000000000013,'clear green G6','[["roll",6,[2,5,3,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":6,"space":"G6"},{"kind":"rolled","visible_to":null,"turn":4,"dice":[2,5,3,6]}]',1,1,1,600000000000000024,1790007200.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',7,0,900000000000000013,'clear yellow Y*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":6,"space":"Y*"}]',1,0,0,600000000000000025,1790007200.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',8,0,900000000000000013,'clear orange O2','[["roll",6,[5,6,5,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O2"},{"kind":"rolled","visible_to":null,"turn":5,"dice":[5,6,5,6]}]',1,1,1,600000000000000026,1790007200.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',9,0,900000000000000013,'clear yellow *6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":6,"space":"*6"}]',1,0,0,600000000000000027,1790007200.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',10,0,900000000000000013,'clear green G5','[["roll",6,[2,5,6,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":5,"space":"G5"},{"kind":"rolled","visible_to":null,"turn":6,"dice":[2,5,6,6]}]',1,1,1,600000000000000028,1790007200.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',11,0,900000000000000013,'clear orange O*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O*"}]',1,0,0,600000000000000029,1790007200.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',12,0,900000000000000013,'clear red R*','[["roll",6,[2,2,3,4]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"R*"},{"kind":"rolled","visible_to":null,"turn":7,"dice":[2,2,3,4]}]',1,1,1,600000000000000030,1790007200.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',13,0,900000000000000013,'clear orange *2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"*2"}]',1,0,0,600000000000000031,1790007200.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',14,0,900000000000000013,'clear yellow Y4','[["roll",6,[3,3,1,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":4,"space":"Y4"},{"kind":"rolled","visible_to":null,"turn":8,"dice":[3,3,1,3]}]',1,1,1,600000000000000032,1790007200.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',15,0,900000000000000013,'clear red R3','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":3,"space":"R3"}]',1,0,0,600000000000000033,1790007200.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',16,0,900000000000000013,'clear green G1','[["roll",6,[3,1,6,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":1,"space":"G1"},{"kind":"rolled","visible_to":null,"turn":9,"dice":[3,1,6,3]}]',1,1,1,600000000000000034,1790007200.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',17,0,900000000000000013,'clear green G*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":6,"space":"G*"}]',1,0,0,600000000000000035,1790007200.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',18,0,900000000000000013,'clear orange O3','[["roll",6,[1,1,4,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":3,"space":"O3"},{"kind":"rolled","visible_to":null,"turn":10,"dice":[1,1,4,3]}]',1,1,1,600000000000000036,1790007200.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',19,0,900000000000000013,'clear yellow Y3','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":3,"space":"Y3"}]',1,0,0,600000000000000037,1790007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',20,0,900000000000000013,'clear orange O1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":1,"space":"O1"},{"kind":"opened","visible_to":null,"turn":10}]',1,1,1,600000000000000038,1790007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('wsc5o764ei',21,0,900000000000000013,'build E O1','[]','[{"kind":"chosen","visible_to":[0],"seat":0,"card":"E","upper":false,"place":"O1"},{"kind":"built","visible_to":null,"seat":0,"sites":[{"card":"A","upper":true,"spaces":["O5","O6","R5","R6"],"points":4,"bonus":0},{"card":"B","upper":true,"spaces":["*6","G5","G6","Y6"],"points":5,"bonus":0},{"card":"E","upper":false,"spaces":["O1","O2"],"points":2,"bonus":0},{"card":"G","upper":true,"spaces":["O3","O*","O4","R3","R*"],"points":5,"bonus":2}],"unbuilt":[]},{"kind":"scored","visible_to":null,"seat":0,"buildings":16,"bonus":2,"blue":2,"yellow":0,"total":20},{"kind":"ended","visible_to":null,"reason":"scored"}]',1,1,1,600000000000000039,1790007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('7gihtkhky3',0,NULL,900000000000000014,'begin','[["roll",8,[1]],["roll",7,[7]],["roll",6,[1]],["roll",5,[5]],["roll",5,[2]],["roll",4,[2]],["roll",6,[6,3,4,4]]]','[{"kind":"laid-out","visible_to":null,"buildings":["A","B","G","H"],"blue":["b2","b3"],"yellow":null},{"kind":"rolled","visible_to":null,"turn":1,"dice":[6,3,4,4]}]',0,1,1,600000000000000041,1790007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',0,NULL,900000000000000011,'begin','[["roll",8,[5]],["roll",7,[4]],["roll",6,[6]],["roll",5,[2]],["roll",5,[2]],["roll",4,[2]],["roll",3,[3]],["roll",6,[5,3,1,5]]]','[{"kind":"laid-out","visible_to":null,"buildings":["B","D","E","H"],"blue":["b2","b3"],"yellow":"y3"},{"kind":"rolled","visible_to":null,"turn":1,"dice":[5,3,1,5]}]',0,1,1,600000000000000049,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',1,0,900000000000000011,'clear red R3','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":3,"space":"R3"}]',1,0,0,600000000000000050,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',2,0,900000000000000011,'clear yellow Y5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":5,"space":"Y5"}]',1,0,0,600000000000000051,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',3,1,900000000000000012,'clear yellow Y5','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"yellow","number":5,"space":"Y5"}]',1,0,0,600000000000000052,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',4,1,900000000000000012,'clear orange O5','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"orange","number":5,"space":"O5"}]',1,0,0,600000000000000053,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',5,2,900000000000000013,'clear red R3','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"red","number":3,"space":"R3"}]',1,0,0,600000000000000054,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',6,2,900000000000000013,'clear orange O5','[["roll",6,[2,5,6,3]]]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"orange","number":5,"space":"O5"},{"kind":"rolled","visible_to":null,"turn":2,"dice":[2,5,6,3]}]',1,1,1,600000000000000055,1790010800.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('mszg4hxwvp',7,0,900000000000000011,'clear orange O2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O2"}]',1,0,0,600000000000000056,1790010800.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',0,NULL,900000000000000011,'begin','[["roll",3,[1,1]]]','[{"kind":"began","visible_to":null,"seat":0,"limit":120},{"kind":"round-began","visible_to":null,"seat":0,"round":1}]',0,1,1,600000000000000060,1790010860.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',1,0,900000000000000011,'commit 1','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":1}]',1,0,0,600000000000000061,1790010860.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',2,1,900000000000000012,'commit 1','[]','[{"kind":"committed","visible_to":[1],"seat":1,"count":1}]',1,0,0,600000000000000062,1790010860.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',3,2,900000000000000013,'commit 1','[["roll",6,[3]],["roll",3,[1,3]],["roll",6,[3]],["roll",3,[3,2]],["roll",6,[6]],["roll",3,[1,3]]]','[{"kind":"committed","visible_to":[2],"seat":2,"count":1},{"kind":"rolled","visible_to":null,"seat":0,"d6":[3],"d3":[1,3]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[3],"d3":[3,2]},{"kind":"rolled","visible_to":null,"seat":2,"d6":[6],"d3":[1,3]},{"kind":"turn-began","visible_to":null,"seat":0}]',1,1,1,600000000000000063,1790010860.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',4,0,900000000000000011,'draw','[["pick",30,[24]]]','[{"kind":"tiles-drawn","visible_to":null,"seat":0,"count":1,"price":2},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"mountain"}]',0,1,0,600000000000000064,1790010860.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',5,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000065,1790010860.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',6,0,900000000000000011,'join 3 3','[]','[{"kind":"joined","visible_to":null,"seat":0,"die":3,"other":3,"sum":6}]',0,0,0,600000000000000066,1790010860.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rlcqlktbe6',7,0,900000000000000011,'develop 1','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":1}]',0,0,0,600000000000000067,1790010860.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',0,NULL,900000000000000011,'begin','[["roll",3,[2]],["roll",6,[4,1,3]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[4,1,3]}]',0,1,1,600000000000000071,1790010920.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',1,1,900000000000000012,'change 3=6','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":3,"old":3,"face":6}]',0,0,0,600000000000000072,1790010920.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',2,1,900000000000000012,'change 2=4','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":2,"old":1,"face":4}]',0,0,0,600000000000000073,1790010920.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',3,1,900000000000000012,'change 1=5','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":1,"old":4,"face":5}]',0,0,0,600000000000000074,1790010920.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',4,1,900000000000000012,'settle 4/11','[["roll",6,[5,1,3]]]','[{"kind":"settled","visible_to":null,"seat":1,"island":4},{"kind":"settled","visible_to":null,"seat":1,"island":11},{"kind":"rolled","visible_to":null,"seat":2,"dice":[5,1,3]}]',0,1,1,600000000000000075,1790010920.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',5,2,900000000000000013,'change 1=3','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":1,"old":5,"face":3}]',0,0,0,600000000000000076,1790010920.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',6,2,900000000000000013,'change 3=6','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":3,"old":3,"face":6}]',0,0,0,600000000000000077,1790010920.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('gr3uprjcez',7,2,900000000000000013,'change 2=2','[]','[{"kind":"changed","visible_to":null,"seat":2,"die":2,"old":1,"face":2}]',0,0,0,600000000000000078,1790010920.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',0,NULL,900000000000000011,'begin','[["shuffle",8,[2,5,6,1,0,3,4,7]],["roll",3,[1]],["roll",8,[7,2,4,4,3,2,1,4,4,1,5,6,4,2,6,7,8,6,7,7]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":6},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":3},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,2,2,2,3,4,4,4,4,4,5,6,6,6,7,7,7,7,8],"lid":[2,3,1,5,1,3,4,1]}]',0,1,1,600000000000000082,1790010980.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',1,1,900000000000000012,'pick 7','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":7,"count":4,"old":0,"space":4}]',0,0,0,600000000000000083,1790010980.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',2,1,900000000000000012,'turn 5>6 by 7','[]','[{"kind":"turned","visible_to":null,"seat":1,"route":7,"space":3,"number":5,"to":6}]',0,0,0,600000000000000084,1790010980.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',3,1,900000000000000012,'done','[]','[]',0,0,1,600000000000000085,1790010980.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',4,2,900000000000000013,'pick 3','[]','[{"kind":"picked","visible_to":null,"seat":2,"number":3,"count":1,"old":0,"space":1}]',0,0,0,600000000000000086,1790010980.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',5,2,900000000000000013,'reroll 4 by 3','[["roll",8,[1,3,1,1,5]]]','[{"kind":"rerolled","visible_to":null,"seat":2,"route":3,"space":0,"number":4,"count":5},{"kind":"sorted-again","visible_to":null,"seat":2,"dice":[1,1,1,3,5],"lid":[5,3,1,0,1,4,0,1]}]',0,1,1,600000000000000087,1790010980.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',6,0,900000000000000011,'pick 2','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":2,"count":3,"old":0,"space":3}]',0,0,0,600000000000000088,1790010980.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('sywo3ulyeh',7,0,900000000000000011,'turn 3>2 by 2','[]','[{"kind":"turned","visible_to":null,"seat":0,"route":2,"space":2,"number":3,"to":2}]',0,0,0,600000000000000089,1790010980.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,4,7,0,1,2,6,5]],["shuffle",15,[6,4,5,3,14,7,2,0,1,9,13,8,10,11,12]],["shuffle",15,[13,3,2,5,12,0,4,8,10,14,1,11,7,6,9]],["shuffle",15,[0,4,14,9,11,3,2,5,13,8,7,1,12,6,10]],["shuffle",14,[13,0,2,4,11,10,6,1,12,3,5,8,7,9]],["roll",3,[1]],["shuffle",12,[4,11,0,9,10,5,7,2,6,3,1,8]]]','[{"kind":"began","visible_to":null,"seat":0,"points":15},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"kaha","village":[3,2,1]},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"kiakia","village":[1,4,1]},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"tunga","village":[2,3,1]}]',0,1,1,600000000000000093,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',1,0,900000000000000011,'place B2','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"B2","count":2}]',0,0,1,600000000000000094,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',2,1,900000000000000012,'place A2','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"A2","count":3}]',0,0,1,600000000000000095,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',3,2,900000000000000013,'place C1','[]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"C1","count":3}]',0,0,0,600000000000000096,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',4,2,900000000000000013,'take wood','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"wood","count":1,"why":"start"}]',0,0,0,600000000000000097,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',5,2,900000000000000013,'take stone','[["roll",6,[1,3]]]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"stone","count":1,"why":"start"},{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","moon"],"again":0}]',0,1,1,600000000000000098,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',6,0,900000000000000011,'use sun grow','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"grow","die":"sun","strength":"strong","amount":4,"light":0}]',0,0,0,600000000000000099,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',7,0,900000000000000011,'stop','[]','[]',0,0,0,600000000000000100,1790011040.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('n3yodocazf',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,7,1,2,0,4,3,6]],["shuffle",15,[11,1,5,9,2,7,14,10,4,6,12,0,8,3,13]],["shuffle",15,[5,11,6,4,10,2,14,7,12,8,9,13,3,1,0]],["shuffle",15,[12,0,14,10,6,1,4,7,11,5,3,9,13,8,2]],["shuffle",14,[6,1,7,10,2,11,3,12,9,8,0,5,4,13]],["roll",3,[1]],["shuffle",12,[7,4,5,0,10,2,9,6,3,11,8,1]]]','[{"kind":"began","visible_to":null,"seat":0,"points":15},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"kiror","village":[1,3,2]},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"tunga","village":[2,3,1]},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"dananu","village":[4,1,1]}]',0,1,1,600000000000000104,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('n3yodocazf',1,0,900000000000000011,'place C1','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"C1","count":2}]',0,0,1,600000000000000105,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('n3yodocazf',2,1,900000000000000012,'place C3','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"C3","count":3}]',0,0,1,600000000000000106,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('wloxzdmpv2',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,4,1,7,2,0,3,6]],["roll",2,[1]],["roll",8,[5,4,8,4,1,8,6,5,5,4,2,5,2,1,6,5,8,1,1,6]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":6},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,1,1,2,2,4,4,4,5,5,5,5,5,6,6,6,8,8,8],"lid":[4,2,0,3,5,3,0,3]}]',0,1,1,600000000000000109,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('nvm5733s2y',0,NULL,900000000000000011,'begin','[["shuffle",8,[0,6,1,2,3,5,4,7]],["roll",2,[2]],["roll",8,[7,2,7,8,6,8,6,6,8,8,3,8,1,8,6,4,3,8,6,2]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":1},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,2,3,3,4,6,6,6,6,6,7,7,8,8,8,8,8,8,8],"lid":[1,2,2,1,0,5,2,7]}]',0,1,1,600000000000000113,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('jh6fmmkkns',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,0,4,6,2,7,3,1]],["roll",2,[1]],["roll",8,[8,5,3,7,6,2,8,6,2,5,2,1,5,3,7,1,5,5,6,1]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":6},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,1,2,2,2,3,3,5,5,5,5,5,6,6,6,7,7,8,8],"lid":[3,3,2,0,5,3,2,2]}]',0,1,1,600000000000000118,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('jh6fmmkkns',1,1,NULL,'pick 5','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":5,"count":5,"old":0,"space":5}]',0,0,0,NULL,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('jh6fmmkkns',2,1,NULL,'done','[]','[]',0,0,1,NULL,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',0,NULL,900000000000000013,'begin','[["roll",3,[2]],["roll",6,[3,1,3]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[3,1,3]}]',0,1,1,600000000000000125,1790011100.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5t5gsabegz',0,NULL,900000000000000011,'begin','[["shuffle",8,[0,7,3,6,2,4,5,1]],["roll",2,[2]],["roll",8,[1,4,5,7,2,2,7,8,5,3,4,4,6,4,7,1,1,8,3,8]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":1},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,1,1,2,2,3,3,4,4,4,4,5,5,6,7,7,7,8,8,8],"lid":[3,2,2,4,2,1,3,3]}]',0,1,1,600000000000000128,1790126300.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('hx4w42jdv5',0,NULL,900000000000000011,'begin','[["shuffle",8,[7,6,0,5,1,3,4,2]],["roll",2,[2]],["roll",8,[8,3,6,2,4,2,8,8,5,5,7,2,7,1,5,3,6,7,4,6]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":8},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,2,2,3,3,4,4,5,5,5,6,6,6,7,7,7,8,8,8],"lid":[1,3,2,2,3,3,3,3]}]',0,1,1,600000000000000131,1790126300.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('azfsrkutno',0,NULL,900000000000000012,'begin','[["roll",3,[3]],["roll",6,[3,4,3]]]','[{"kind":"began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":[3,4,3]}]',0,1,1,600000000000000135,1790126300.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('a5gygyssrx',0,NULL,900000000000000013,'begin','[["shuffle",8,[0,4,7,1,3,2,6,5]],["roll",2,[1]],["roll",8,[8,2,6,7,2,7,2,6,3,5,3,5,2,6,4,1,8,6,8,6]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":1},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,2,2,2,2,3,3,4,5,5,6,6,6,6,6,7,7,8,8,8],"lid":[1,4,2,1,2,5,2,3]}]',0,1,1,600000000000000138,1790151500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',0,NULL,900000000000000011,'begin','[["shuffle",8,[1,3,7,5,4,2,6,0]],["roll",2,[1]],["roll",8,[7,1,8,7,8,6,5,7,5,1,5,7,1,4,6,4,6,7,5,7]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,1,4,4,5,5,5,5,6,6,6,7,7,7,7,7,7,8,8],"lid":[3,0,0,2,4,3,6,2]}]',0,1,1,600000000000000142,1790151500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('liyjw6q55a',0,NULL,900000000000000011,'begin','[["shuffle",8,[7,4,0,3,6,5,2,1]],["roll",2,[2]],["roll",8,[7,1,7,5,8,2,3,4,8,2,5,6,7,1,1,6,1,6,8,2]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":8},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,1,1,1,2,2,2,3,4,5,5,6,6,6,7,7,7,8,8,8],"lid":[4,3,1,1,2,3,3,3]}]',0,1,1,600000000000000145,1790151500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2sf7mfmw2a',0,NULL,900000000000000011,'begin','[["shuffle",8,[6,2,7,4,1,5,3,0]],["roll",3,[1]],["roll",8,[7,8,8,6,2,6,1,2,4,6,2,6,2,8,5,5,7,2,4,4]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":6},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":7},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,2,2,2,2,2,4,4,4,5,5,6,6,6,6,7,7,8,8,8],"lid":[1,5,0,3,2,4,2,3]}]',0,1,1,600000000000000149,1790151500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2sf7mfmw2a',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"dd33e2b59c04720899f488b0687e92cc5a5b57945ad80cc8dc298389141f2650","after":"95b096c37b1c58ad9a6bae55e4cb86e99f8372c409693fecd6ae66604064ba11","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[1,5,0,3,2,4,2,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":7,"bonus":2}],"given":[0,0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[3,8,5,2,6,4,1]}}','');
INSERT INTO "log" VALUES('liyjw6q55a',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"88e64aaf3c88c66d4b2c2a534a246b4a85855c2b0f680d1c01342c8cddda8af3","after":"9470c415cedcba231d1e6421f3f8c810ce2a2c1105712e9afc9963c4c200123b","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[4,3,1,1,2,3,3,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":8,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,1,4,7,6,3,2]}}','');
INSERT INTO "log" VALUES('qol4jqhsz5',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"00de74f9474ce1fdf8d01de5310dcc210fbb8d42fca27896d14330d7a0280e0e","after":"1394b8c7578930ec597b097fe9e2362230fab75af93da0d5b55b2c5386413000","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[3,0,0,2,4,3,6,2],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":2,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[4,8,6,5,3,7,1]}}','');
INSERT INTO "log" VALUES('a5gygyssrx',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"f5d0794ceac1c9dab6350332b2dc2b3fa9c9f1e38f76ebeb8ada36dc88fda00e","after":"3a3c74e313e2a7eaaebd169341e9787e6a52b8fe1502351c238231d53b1cd62f","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[1,4,2,1,2,5,2,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,8,2,4,3,7,6]}}','');
INSERT INTO "log" VALUES('5t5gsabegz',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"ef29f6268fec48743f7fb39220d5ce4c8bc6f60995e3b254d30aed3f9aeeb9ca","after":"60ab708514dba0bf895f56dc31da15701104848f815d669cc36402bf365883db","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[3,2,2,4,2,1,3,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[8,4,7,3,5,6,2]}}','');
INSERT INTO "log" VALUES('jh6fmmkkns',3,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,2,NULL,'{"from":1,"to":4,"before":"fb51c4a17040728520256538978402e10037c8621f3df8796951e21d3a638df2","after":"4a3b3fa993d5fd34d9887b188473e52f2de63153ab46b86e51a44ca91a29f624","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":2,"lid":[3,3,2,0,0,3,2,2],"box":5,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,5,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[1,5,7,3,8,4,2]}}','');
INSERT INTO "log" VALUES('nvm5733s2y',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"55387723e8d6de5e6db836c7f0ff8e74b076b626ab3b85fbc23a1bb19f509dcd","after":"9f0fc1816bc9863c9a37754d3dc8b3502cfb7eebfba3173bda3463244d9f503e","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[1,2,2,1,0,5,2,7],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,2,3,4,6,5,8]}}','');
INSERT INTO "log" VALUES('wloxzdmpv2',1,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":4,"before":"6caaf96eff97b3e334d98ba791302ed24a1bb49c33198218c7adb655cf273fe9","after":"61489909402bb21546a5a53d7e6b18edfc889367a162f64aa9a7737c14dc40be","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[4,2,0,3,5,3,0,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,2,8,3,1,4,7]}}','');
INSERT INTO "log" VALUES('n3yodocazf',3,NULL,NULL,'upgrade 1 3','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":3,"before":"21c8450b8e6b55b3349c17157308fe29a8e5ee4aa9e7a386726b7c5c97c89e00","after":"21c8450b8e6b55b3349c17157308fe29a8e5ee4aa9e7a386726b7c5c97c89e00","state":{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"place","asked":2,"active":0,"start":0,"turn":1,"agenda":["turn"],"terrain":["forest","forest","forest","lake","mountain","lake","mountain","forest","lake","mountain","mountain","lake"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[2,0,0],[0,0,0],[0,3,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"kiror","power":"","supply":18,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"tunga","power":"","supply":17,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"dananu","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":[],"off":["blank","blank"],"rolled":[],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"start","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["explorers","pottery","spears","forest-people","oxen","calendar","settlers","mountain-people","stone-tools","language","heartland","basketry","lake-people","fire","overlords"],["spears","explorers","language","stone-tools","mountain-people","oxen","settlers","calendar","heartland","lake-people","forest-people","overlords","fire","pottery","basketry"],["heartland","basketry","settlers","mountain-people","language","pottery","stone-tools","calendar","explorers","spears","fire","forest-people","overlords","lake-people","oxen"]],"pile":["mammoth","canoe","tiger","plentiful-wood","walls","plentiful-stone","discovery","shared-knowledge","plentiful-food","mild-winter","altar","invaders","drought","volcano"]}}','');
INSERT INTO "log" VALUES('ecykiciml3',8,NULL,NULL,'upgrade 1 3','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,1,NULL,'{"from":1,"to":3,"before":"ba50090075efb56de85cb544edc6262821de85d78d38524992f02530cef781aa","after":"ba50090075efb56de85cb544edc6262821de85d78d38524992f02530cef781aa","state":{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"act","asked":0,"active":0,"start":0,"turn":1,"agenda":[],"terrain":["forest","mountain","lake","mountain","mountain","forest","forest","lake","forest","lake","lake","mountain"],"members":[[0,0,0],[0,3,0],[0,0,0],[0,0,0],[2,0,0],[0,0,0],[0,0,0],[0,0,3],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","sun","moon"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"kaha","power":"","supply":18,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiakia","power":"","supply":17,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"tunga","power":"","supply":17,"resources":[0,1,1],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["moon"],"off":["blank"],"rolled":["sun","moon"],"used":["grow"],"strength":"strong","amount":4,"left":4,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["language","stone-tools","spears","fire","settlers","calendar","oxen","basketry","pottery","forest-people","overlords","lake-people","mountain-people","explorers","heartland"],["overlords","fire","oxen","spears","heartland","basketry","stone-tools","lake-people","mountain-people","settlers","pottery","explorers","calendar","language","forest-people"],["basketry","stone-tools","settlers","forest-people","explorers","fire","oxen","spears","overlords","lake-people","calendar","pottery","heartland","language","mountain-people"]],"pile":["volcano","altar","walls","drought","plentiful-stone","plentiful-wood","mammoth","canoe","shared-knowledge","discovery","invaders","mild-winter","tiger","plentiful-food"]}}','');
INSERT INTO "log" VALUES('sywo3ulyeh',8,NULL,NULL,'upgrade 1 4','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,3,NULL,'{"from":1,"to":4,"before":"5b865ec6b999c88421512d98ea3d30f8100a97cb9883ff6344065945487476d1","after":"7f2e7ac7698c224695b75a48fe60de4d3feca69be9f2e16dfc1fdf7d8f7a6db9","state":{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":3,"lid":[5,1,0,0,1,4,0,1],"box":8,"hand":0,"markers":[[0,2,0,0,0,0,0,0],[0,0,0,0,0,0,3,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":3,"bonus":2}],"given":[1,1,1],"acted":true,"turned":true,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[6,7,2,1,4,5,8]}}','');
INSERT INTO "log" VALUES('rlcqlktbe6',8,NULL,NULL,'upgrade 1 3','[]','[]',0,1,1,NULL,1790151600.0,NULL,0,2,NULL,'{"from":1,"to":3,"before":"4484ecada150a2b2cf62e9d37e87434c845996b14c2e51e48f94b071432054b3","after":"4484ecada150a2b2cf62e9d37e87434c845996b14c2e51e48f94b071432054b3","state":{"options":{"length":"standard"},"stage":"act","round":1,"turns":2,"parent":0,"active":0,"order":[0,1,2],"owing":[],"progress":0,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine","gamble","revolution"],"discarded":[],"industry":false,"stock":[3,4,4,4,4,4,4,4,4,4,4],"bag":29,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":18,"d6":2,"dice":[6],"soldiers":[[33,1,0],[33,1,0]],"supply":50,"lost":0,"roads":3,"items":1,"specials":1,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":20,"d6":2,"dice":[3,3,2],"soldiers":[[51,1,0],[51,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":20,"d6":2,"dice":[6,3,1],"soldiers":[[6,1,0],[6,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[1],"tiles":[0,0,1],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":true,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":0,"before":null,"battles":[],"placed":[],"purses":[],"event":"","progress":[0,0],"struck":[]},"reason":"","contents":[12,9,8]}}','');
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
INSERT INTO "notices" VALUES(12,'7gihtkhky3',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1790266400.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(13,'mszg4hxwvp',NULL,'remind','{"seats":[0,2],"asked":[200,200],"stage":1,"due":1790270000.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(14,'rlcqlktbe6',NULL,'remind','{"seats":[0],"asked":[200],"stage":1,"due":1790270060.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(15,'gr3uprjcez',NULL,'remind','{"seats":[2],"asked":[100],"stage":1,"due":1790270120.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(16,'sywo3ulyeh',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1790270180.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(17,'ecykiciml3',NULL,'remind','{"seats":[0],"asked":[200],"stage":1,"due":1790270240.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(18,'jh6fmmkkns',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1790270300.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(19,'n3yodocazf',NULL,'remind','{"seats":[2],"asked":[100],"stage":1,"due":1790270300.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(20,'nvm5733s2y',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1790270300.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(21,'azfsrkutno',NULL,'remind','{"seats":[2],"asked":[100],"stage":1,"due":1790169500.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(22,NULL,900000000000000012,'digest','{"since":1790056800.0}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(23,'a5gygyssrx',NULL,'nudge','{"by":900000000000000013,"seats":[1],"asked":[100]}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(24,'n3yodocazf',NULL,'undo-ask','{"request":5}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(25,'qol4jqhsz5',900000000000000011,'muted','{"reason":"forbidden"}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(26,'liyjw6q55a',NULL,'nudge','{"by":900000000000000012,"seats":[0],"asked":[100]}',1790151500.0,0,'forbidden',NULL);
INSERT INTO "notices" VALUES(27,'2sf7mfmw2a',NULL,'seat-offer','{"request":6}',1790151500.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(28,'nvm5733s2y',NULL,'seat-sought','{"request":7}',1790151600.0,0,NULL,NULL);
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
INSERT INTO "outbox" VALUES(92,'5t5gsabegz','board',1790126300.0,1,'forbidden',NULL);
INSERT INTO "outbox" VALUES(96,'azfsrkutno','lobby',1790126300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(97,'azfsrkutno','lobby',1790126300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(98,'azfsrkutno','lobby',1790126300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(99,'azfsrkutno','lobby',1790126300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(100,'azfsrkutno','board',1790126300.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(101,'a5gygyssrx','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(102,'a5gygyssrx','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(103,'a5gygyssrx','board',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(104,'qol4jqhsz5','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(105,'qol4jqhsz5','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(106,'qol4jqhsz5','board',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(107,'liyjw6q55a','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(108,'liyjw6q55a','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(109,'liyjw6q55a','board',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(110,'2sf7mfmw2a','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(111,'2sf7mfmw2a','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(112,'2sf7mfmw2a','lobby',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(113,'2sf7mfmw2a','board',1790151500.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(114,'2sf7mfmw2a','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(115,'liyjw6q55a','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(116,'qol4jqhsz5','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(117,'a5gygyssrx','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(118,'jh6fmmkkns','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(119,'nvm5733s2y','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(120,'wloxzdmpv2','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(121,'n3yodocazf','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(122,'ecykiciml3','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(123,'sywo3ulyeh','board',1790151600.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(124,'rlcqlktbe6','board',1790151600.0,0,NULL,NULL);
CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL                    -- JSON: the seats that owed an action when it was posted
, decisions TEXT NOT NULL DEFAULT '[]', since INTEGER NOT NULL DEFAULT -1, now TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "panels" VALUES('5oxvztlpg4',800000000000000001,500000000000000004,1790000000.0,'[]','[0, 1, 103]',0,'');
INSERT INTO "panels" VALUES('bj753qrog7',800000000000000001,500000000000000009,1790003600.0,'[]','[103, 101, 0]',2,'');
INSERT INTO "panels" VALUES('wsc5o764ei',800000000000000002,500000000000000021,1790007200.0,'[]','[1101]',19,'');
INSERT INTO "panels" VALUES('7gihtkhky3',800000000000000003,500000000000000023,1790007200.0,'[0]','[100]',-1,'');
INSERT INTO "panels" VALUES('3dxqneg3eh',800000000000000010,500000000000000026,1790007200.0,'[]','[]',-1,'');
INSERT INTO "panels" VALUES('rrark7nfe6',800000000000000011,500000000000000028,1790007200.0,'[]','[]',-1,'');
INSERT INTO "panels" VALUES('mszg4hxwvp',800000000000000020,500000000000000032,1790010800.0,'[0, 1, 2]','[200, 200, 200]',0,'');
INSERT INTO "panels" VALUES('rlcqlktbe6',800000000000000021,500000000000000036,1790010860.0,'[0]','[200, 101, 101]',1,'');
INSERT INTO "panels" VALUES('gr3uprjcez',800000000000000022,500000000000000041,1790010920.0,'[2]','[0, 104, 100]',1,'');
INSERT INTO "panels" VALUES('sywo3ulyeh',800000000000000023,500000000000000046,1790010980.0,'[0]','[100, 103, 102]',3,'');
INSERT INTO "panels" VALUES('ecykiciml3',800000000000000024,500000000000000052,1790011040.0,'[0]','[200, 101, 103]',2,'');
INSERT INTO "panels" VALUES('n3yodocazf',800000000000000030,500000000000000057,1790011100.0,'[2]','[101, 101, 100]',1,'');
INSERT INTO "panels" VALUES('wloxzdmpv2',800000000000000031,500000000000000059,1790011100.0,'[1]','[0, 100]',-1,'');
INSERT INTO "panels" VALUES('nvm5733s2y',800000000000000034,500000000000000061,1790011100.0,'[0]','[100, 0]',-1,'');
INSERT INTO "panels" VALUES('jh6fmmkkns',800000000000000038,500000000000000065,1790011100.0,'[0]','[100, 200]',2,'');
INSERT INTO "panels" VALUES('77m7gmvyhw',800000000000000032,500000000000000069,1790011100.0,'[1]','[0, 100, 0]',-1,'');
INSERT INTO "panels" VALUES('5t5gsabegz',800000000000000033,500000000000000071,1790126300.0,'[0]','[100, 0]',-1,'');
INSERT INTO "panels" VALUES('hx4w42jdv5',800000000000000035,500000000000000073,1790126300.0,'[0]','[100, 0]',-1,'');
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
INSERT INTO "players" VALUES('2sf7mfmw2a',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2sf7mfmw2a',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2sf7mfmw2a',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('3dxqneg3eh',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('3dxqneg3eh',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5t5gsabegz',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5t5gsabegz',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',1,'Aki',900000000000000011,NULL,0,1,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',2,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('7gihtkhky3',0,'Dai',900000000000000014,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('a5gygyssrx',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('a5gygyssrx',1,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('azfsrkutno',0,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('azfsrkutno',1,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('azfsrkutno',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bj753qrog7',0,'Aki',900000000000000011,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bj753qrog7',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bj753qrog7',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gr3uprjcez',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gr3uprjcez',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gr3uprjcez',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('hx4w42jdv5',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('hx4w42jdv5',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('jh6fmmkkns',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('jh6fmmkkns',1,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('liyjw6q55a',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('liyjw6q55a',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('mszg4hxwvp',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('mszg4hxwvp',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('mszg4hxwvp',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('n3yodocazf',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('n3yodocazf',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('n3yodocazf',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('nvm5733s2y',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('nvm5733s2y',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qol4jqhsz5',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qol4jqhsz5',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rlcqlktbe6',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rlcqlktbe6',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rlcqlktbe6',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rrark7nfe6',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rrark7nfe6',1,'コンピュータ1',NULL,'random',0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('sywo3ulyeh',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('sywo3ulyeh',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('sywo3ulyeh',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('wloxzdmpv2',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('wloxzdmpv2',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('wsc5o764ei',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
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
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000011,700000000000000007,'micronesia',1790000000.0,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000012,700000000000000007,'micronesia',1790000000.0,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000013,700000000000000007,'micronesia',1790000000.0,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('bj753qrog7',900000000000000011,700000000000000007,'micronesia',1790003600.0,2.78690486807494259831e+01,8.20524337739799314306e+00,2.36259929366359315854e+01,7.92523149221220446491e+00);
INSERT INTO "rating_steps" VALUES('bj753qrog7',900000000000000012,700000000000000007,'micronesia',1790003600.0,2.14136891490632166315e+01,8.0582242228023783781e+00,2.28076904051141973175e+01,7.82317331485713207683e+00);
INSERT INTO "rating_steps" VALUES('bj753qrog7',900000000000000013,700000000000000007,'micronesia',1790003600.0,2.57172621701873573831e+01,8.0582242228023783781e+00,2.84156427410441310144e+01,7.93685121325874565201e+00);
CREATE TABLE "ratings" (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000011,2.36259929366359315854e+01,7.92523149221220446491e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000012,2.28076904051141973175e+01,7.82317331485713207683e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000013,2.84156427410441310144e+01,7.93685121325874565201e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q3',900000000000000011,2.36259929366359315854e+01,7.92523149221220446491e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q3',900000000000000012,2.28076904051141973175e+01,7.82317331485713207683e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q3',900000000000000013,2.84156427410441310144e+01,7.93685121325874565201e+00);
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
INSERT INTO "requests" VALUES(1,'wloxzdmpv2','give',1,900000000000000012,'[900000000000000014]',1,'[]','{"owner": 900000000000000012, "name": "Dai"}','open',1790011100.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(2,'nvm5733s2y','take',1,900000000000000014,'[900000000000000011]',1,'[]','{"owner": 900000000000000012, "name": "Dai"}','open',1790011100.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(3,'jh6fmmkkns','take',1,900000000000000013,'[900000000000000011]',1,'[900000000000000011]','{"owner":900000000000000012}','agreed',1790011100.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(4,'77m7gmvyhw','vote',1,NULL,'[900000000000000013, 900000000000000012]',2,'[]','{"asked": 100}','open',1790097500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(5,'n3yodocazf','undo',0,900000000000000011,'[900000000000000012]',1,'[]','{"row":1,"at":2}','lapsed',1790151500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(6,'2sf7mfmw2a','give',0,900000000000000011,'[900000000000000014]',1,'[]','{"owner": 900000000000000011, "name": "Dai"}','open',1790151500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(7,'nvm5733s2y','fill',1,NULL,'[]',1,'[]','{"owner": 900000000000000012, "open": true}','open',1790151600.0,'[]','[]',NULL);
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
INSERT INTO "results" VALUES('5oxvztlpg4',0,700000000000000007,'micronesia',900000000000000011,'Aki',1,0,1790000000.0,0,1,1,NULL,0);
INSERT INTO "results" VALUES('5oxvztlpg4',1,700000000000000007,'micronesia',900000000000000012,'Ben',3,0,1790000000.0,1,1,1,NULL,0);
INSERT INTO "results" VALUES('5oxvztlpg4',2,700000000000000007,'micronesia',900000000000000013,'Chio',2,0,1790000000.0,0,1,1,NULL,0);
INSERT INTO "results" VALUES('bj753qrog7',0,700000000000000007,'micronesia',900000000000000011,'Aki',3,0,1790003600.0,1,1,2,NULL,0);
INSERT INTO "results" VALUES('bj753qrog7',1,700000000000000007,'micronesia',900000000000000012,'Ben',2,0,1790003600.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('bj753qrog7',2,700000000000000007,'micronesia',900000000000000013,'Chio',1,0,1790003600.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('wsc5o764ei',0,700000000000000007,'dicolony',900000000000000013,'Chio',1,20,1790007200.0,0,1,3,NULL,0);
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
INSERT INTO "sessions" VALUES('5oxvztlpg4','micronesia',1,'over',700000000000000007,800000000000000001,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,12],"sacrificed":[0,0,3],"first":2,"to_move":2,"turn":1,"extra":0,"stage":"over","rolled":[4,3,5],"dice":[1,1,4],"settled":[],"gave":[],"received":[],"again":false,"bust":1,"reason":"resigned"}',4,8,4,'[0, 1, 103]','[null, null, null]',4,NULL,X'628E79CF7948CD1CA156CEE7631A3446BC21D4947E0BE55C803A0D5C40380B4B','4a7f22ae67da3349d9d1da663de475a7e229603c7b17e6902c2ed53ae90689ed',1790000000.0,1790000000.0,4,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('bj753qrog7','micronesia',1,'over',700000000000000007,800000000000000001,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":0,"count":1},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":0,"count":1},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[12,14,15],"sacrificed":[1,1,0],"first":0,"to_move":1,"turn":2,"extra":0,"stage":"over","rolled":[1,1,2],"dice":[1,1,4],"settled":[],"gave":[],"received":[],"again":false,"bust":0,"reason":"resigned"}',4,8,7,'[103, 101, 0]','[null, null, null]',4,NULL,X'4E9E3870A3187C0B898817F12C0AAEB7B664894185F7955E9B2D5E44B154EAD0','49b1c58855c2eef33276da4a2e069574d5f2549e9ba889c5daf03e9d14290acd',1790003600.0,1790003600.0,4,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('wsc5o764ei','dicolony',1,'over',700000000000000007,800000000000000002,900000000000000013,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["A","B","E","G"],"blue":["b2","b4"],"yellow":null},"stage":"over","turn":10,"rolls":[[1,5,2,6],[5,5,3,6],[6,2,6,3],[2,5,3,6],[5,6,5,6],[2,5,6,6],[2,2,3,4],[3,3,1,3],[3,1,6,3],[1,1,4,3]],"sheets":[{"cleared":24917874287,"turns":[17179873280,524320,134217792,2147483650,68157440,1032,4295000064,2097664,16777220,1073741825],"used":[],"owed":0,"buildings":[{"upper":true,"at":5,"spaces":12384,"column":false},{"upper":true,"at":20,"spaces":17382244352,"column":false},{"upper":false,"at":0,"spaces":3,"column":false},{"upper":true,"at":2,"spaces":1564,"column":true}]}],"left":[false],"reason":"scored"}',21,22,46,'[1101]','[null]',21,NULL,X'F7275A1EBCF0A3D7FC46E235DC236A3D678EA7C47B642B8AEC1D0855D6BC7E4E','e3978a8508f225e482925338067ee5ffcabde51840d7e3968a698cff635110b6',1790007200.0,1790007200.0,21,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('7gihtkhky3','dicolony',1,'playing',700000000000000008,800000000000000003,900000000000000014,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["A","B","G","H"],"blue":["b2","b3"],"yellow":null},"stage":"clear","turn":1,"rolls":[[6,3,4,4]],"sheets":[{"cleared":0,"turns":[0],"used":[],"owed":2,"buildings":[]}],"left":[false],"reason":""}',0,1,10,'[100]','[null]',0,NULL,X'21D93093FE84DB44C4D2769FF7E4F2B5DC920DCC58FF7F390CDD4642EF7049D5','60a037ccfb3475d9970b960fa8471c9f19617972a74787fc403c0dd87e0acfda',1790007200.0,1790007200.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('3dxqneg3eh','micronesia',1,'lobby',700000000000000007,800000000000000010,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}',NULL,-1,1,0,'[]','[]',-1,NULL,X'CAC75EC753CEB7FCF9E9A9A6D84236C1D39B8A013BD48E547C5A7409FC9EEF3C','2315b6a932b521b708222943ac5d89fb3e66016692ab56d774f949b815d44550',1790007200.0,1790007200.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('rrark7nfe6','octa',1,'lobby',700000000000000007,800000000000000011,900000000000000013,'ja','{"length":"full","additional_actions":true}',NULL,-1,2,0,'[]','[]',-1,NULL,X'BE8EB23C350D6EFC131AAB9275A0F2BC44D83223ECC1B930F7E1E84BBAB1C178','94347336c9f75c62cb6c319d84a387817392b4ae5e92ac19e61ee4ae609d61c1',1790007200.0,1790007200.0,-1,0,NULL,'{"clock":"1d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('mszg4hxwvp','dicolony',1,'playing',700000000000000007,800000000000000020,900000000000000011,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["B","D","E","H"],"blue":["b2","b3"],"yellow":"y3"},"stage":"clear","turn":2,"rolls":[[5,3,1,5],[2,5,6,3]],"sheets":[{"cleared":8589935106,"turns":[8589935104,2],"used":[0],"owed":1,"buildings":[]},{"cleared":8589934624,"turns":[8589934624,0],"used":[],"owed":2,"buildings":[]},{"cleared":544,"turns":[544,0],"used":[],"owed":2,"buildings":[]}],"left":[false,false,false],"reason":""}',7,10,15,'[201, 200, 200]','[7, null, null]',6,'{"options":{"cards":"drawn"},"layout":{"buildings":["B","D","E","H"],"blue":["b2","b3"],"yellow":"y3"},"stage":"clear","turn":2,"rolls":[[5,3,1,5],[2,5,6,3]],"sheets":[{"cleared":8589935104,"turns":[8589935104,0],"used":[],"owed":2,"buildings":[]},{"cleared":8589934624,"turns":[8589934624,0],"used":[],"owed":2,"buildings":[]},{"cleared":544,"turns":[544,0],"used":[],"owed":2,"buildings":[]}],"left":[false,false,false],"reason":""}',X'CA61760E4924E0FC79A506372F795394C0A4355F49767F6764AAB5EE6F5FBC93','14a21a090f7ead6b90eb08b8208ea8ed3641cbfa666741b65865f963fca5e733',1790010800.0,1790010800.0,6,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('rlcqlktbe6','hexlands',3,'playing',700000000000000007,800000000000000021,900000000000000011,'en','{"length":"standard"}','{"options":{"length":"standard"},"stage":"act","round":1,"turns":2,"parent":0,"active":0,"order":[0,1,2],"owing":[],"progress":0,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine","gamble","revolution"],"discarded":[],"industry":false,"stock":[3,4,4,4,4,4,4,4,4,4,4],"bag":29,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":18,"d6":2,"dice":[6],"soldiers":[[33,1,0],[33,1,0]],"supply":50,"lost":0,"roads":3,"items":1,"specials":1,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":20,"d6":2,"dice":[3,3,2],"soldiers":[[51,1,0],[51,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":20,"d6":2,"dice":[6,3,1],"soldiers":[[6,1,0],[6,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[1],"tiles":[0,0,1],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":true,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":0,"before":null,"battles":[],"placed":[],"purses":[],"event":"","progress":[0,0],"struck":[]},"reason":"","contents":[12,9,8]}',8,11,12,'[303, 101, 101]','[null, null, null]',8,NULL,X'38E487DE9D939C285EC72299209E49ACD59F2A5F7561D7A91C83329E02D00E38','107fe71bb5566ffad368bd26b54a0107996eb7a776ef8c244bbb6a2fcbc3de60',1790010860.0,1790010860.0,3,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('gr3uprjcez','micronesia',1,'playing',700000000000000007,800000000000000022,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":1,"count":1},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":1,"count":1},{"owner":null,"count":0}],"stock":[15,10,12],"sacrificed":[0,3,3],"first":1,"to_move":2,"turn":2,"extra":0,"stage":"settle","rolled":[5,1,3],"dice":[3,2,6],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',7,10,7,'[0, 104, 103]','[null, null, 7]',4,'{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":1,"count":1},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":1,"count":1},{"owner":null,"count":0}],"stock":[15,10,15],"sacrificed":[0,3,0],"first":1,"to_move":2,"turn":2,"extra":0,"stage":"settle","rolled":[5,1,3],"dice":[5,1,3],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',X'AD9B39BAF0E10CF3E816564D5505446B02AC851EF11A970015F420E6782ED263','2b120604abd3b3b3389ccd955ca9356374ae1f6abc96277f15667574902ea2d9',1790010920.0,1790010920.0,4,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('sywo3ulyeh','octa',4,'playing',700000000000000007,800000000000000023,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":3,"lid":[5,1,0,0,1,4,0,1],"box":8,"hand":0,"markers":[[0,2,0,0,0,0,0,0],[0,0,0,0,0,0,3,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":3,"bonus":2}],"given":[1,1,1],"acted":true,"turned":true,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[6,7,2,1,4,5,8]}',8,11,33,'[102, 103, 102]','[null, null, null]',8,NULL,X'38FAAB2978A712B10912E297BF0B4E89511B3CFD66FC5DDEC6CBF87C089FA2EF','b50531966f7debbbbe0c21a0f57ba0c6c9b8f14594c9a77d7513122b010789d4',1790010980.0,1790010980.0,5,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('ecykiciml3','rise_of_tribes',3,'playing',700000000000000007,800000000000000024,900000000000000011,'en','{"elders":false,"special_terrains":false,"leaders":false}','{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"act","asked":0,"active":0,"start":0,"turn":1,"agenda":[],"terrain":["forest","mountain","lake","mountain","mountain","forest","forest","lake","forest","lake","lake","mountain"],"members":[[0,0,0],[0,3,0],[0,0,0],[0,0,0],[2,0,0],[0,0,0],[0,0,0],[0,0,3],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","sun","moon"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"kaha","power":"","supply":18,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiakia","power":"","supply":17,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"tunga","power":"","supply":17,"resources":[0,1,1],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["moon"],"off":["blank"],"rolled":["sun","moon"],"used":["grow"],"strength":"strong","amount":4,"left":4,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["language","stone-tools","spears","fire","settlers","calendar","oxen","basketry","pottery","forest-people","overlords","lake-people","mountain-people","explorers","heartland"],["overlords","fire","oxen","spears","heartland","basketry","stone-tools","lake-people","mountain-people","settlers","pottery","explorers","calendar","language","forest-people"],["basketry","stone-tools","settlers","forest-people","explorers","fire","oxen","spears","overlords","lake-people","calendar","pottery","heartland","language","mountain-people"]],"pile":["volcano","altar","walls","drought","plentiful-stone","plentiful-wood","mammoth","canoe","shared-knowledge","discovery","invaders","mild-winter","tiger","plentiful-food"]}',8,11,76,'[202, 101, 103]','[null, null, null]',8,NULL,X'3105A268137E8C4111A223988BF0BF7BEE410AFF64E7FB34284C32DC680B7915','47b219cc06290641d77217803f9c25f9659f67003bca23c114a563841c67478f',1790011040.0,1790011040.0,5,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('n3yodocazf','rise_of_tribes',3,'playing',700000000000000007,800000000000000030,900000000000000011,'en','{"elders":false,"special_terrains":false,"leaders":false}','{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"place","asked":2,"active":0,"start":0,"turn":1,"agenda":["turn"],"terrain":["forest","forest","forest","lake","mountain","lake","mountain","forest","lake","mountain","mountain","lake"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[2,0,0],[0,0,0],[0,3,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"kiror","power":"","supply":18,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"tunga","power":"","supply":17,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"dananu","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":[],"off":["blank","blank"],"rolled":[],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"start","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["explorers","pottery","spears","forest-people","oxen","calendar","settlers","mountain-people","stone-tools","language","heartland","basketry","lake-people","fire","overlords"],["spears","explorers","language","stone-tools","mountain-people","oxen","settlers","calendar","heartland","lake-people","forest-people","overlords","fire","pottery","basketry"],["heartland","basketry","settlers","mountain-people","language","pottery","stone-tools","calendar","explorers","spears","fire","forest-people","overlords","lake-people","oxen"]],"pile":["mammoth","canoe","tiger","plentiful-wood","walls","plentiful-stone","discovery","shared-knowledge","plentiful-food","mild-winter","altar","invaders","drought","volcano"]}',3,6,74,'[101, 101, 100]','[null, null, null]',3,NULL,X'E30DB0C80F940E2541A05CD13C7264873F28C0E9A4FB2101FB0D3907DCF7ED3A','7f22113dd34dcf28bed212286bb570e5ff987ae9240f92e1adcb52919a162a0e',1790011100.0,1790011100.0,2,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('wloxzdmpv2','octa',4,'playing',700000000000000007,800000000000000031,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[4,2,0,3,5,3,0,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,2,8,3,1,4,7]}',1,3,28,'[0, 100]','[null, null]',1,NULL,X'64BFF571ACB021AE749715B0A84DD2DC7FC13FC16D3209B8E55117179F1E1FC2','f271e39a5a8582ab41e057d338cdfd7b847844f6e8248ea642e7af8a55f28687',1790011100.0,1790011100.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('nvm5733s2y','octa',4,'playing',700000000000000007,800000000000000034,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[1,2,2,1,0,5,2,7],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,2,3,4,6,5,8]}',1,4,28,'[100, 0]','[null, null]',1,NULL,X'9F6FF30C5A2B935FD5023EEE8BE48C8DDBFB01AE214FA296C0F3F5F4343AA17C','c9f0f4f82d95786b5c58a48ff806c4a030bfc49f9d56152575931fde9a3d29d8',1790011100.0,1790011100.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('jh6fmmkkns','octa',4,'playing',700000000000000007,800000000000000038,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":2,"lid":[3,3,2,0,0,3,2,2],"box":5,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,5,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[1,5,7,3,8,4,2]}',3,7,28,'[100, 200]','[null, null]',3,NULL,X'21B0D74C1D3EF023816DFBCA008F605A5B08B75B82CC52D15C9A7CF6576AE525','0d659152decdb85933c89818f55a750b54b562f67fb4ab693e0ffe5a645b3bff',1790011100.0,1790011100.0,2,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('77m7gmvyhw','micronesia',1,'playing',700000000000000007,800000000000000032,900000000000000013,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":1,"to_move":1,"turn":1,"extra":0,"stage":"settle","rolled":[3,1,3],"dice":[3,1,3],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',0,6,4,'[0, 100, 0]','[null, null, null]',0,NULL,X'921D3CA7A992C6C6211AF8E4F6DD04F5EF49A35896A7A39B4FA5691DE4F30260','d6885fd251ebe645724a8057205f10d6323e02848c4edfc81c0d8e89096971a5',1790011100.0,1790097500.0,0,0,NULL,'{"clock":"1d","absent":"vote","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('5t5gsabegz','octa',4,'playing',700000000000000007,800000000000000033,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[3,2,2,4,2,1,3,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[8,4,7,3,5,6,2]}',1,3,28,'[100, 0]','[null, null]',1,NULL,X'E400A1535DCE949B220E0C06CAFA76D6E316C296DCA5DCE918CF0C95A8D4FC7E','0dec1438ef2fee2a8524aaea3a288d8f1198b412bfa11031ff2aaf952b638b88',1790126300.0,1790126300.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,1790126300.0,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('hx4w42jdv5','octa',1,'playing',700000000000000007,800000000000000035,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[1,3,2,2,3,3,3,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":8}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,1,6,2,4,5,3]}',0,3,28,'[100, 0]','[null, null]',0,NULL,X'7018632E175C963BDE3B276841A64AB01D12A64AE13C584F1F323674A27ED13E','9a5f7a0c7a2fdb77aae165002f29949f29f91ad3a925e1dd8e6c8d57a75b90fb',1790126300.0,1790126300.0,0,0,'cd3505c3','{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('azfsrkutno','micronesia',1,'playing',700000000000000007,800000000000000036,900000000000000012,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":2,"to_move":2,"turn":1,"extra":0,"stage":"settle","rolled":[3,4,3],"dice":[3,4,3],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',0,4,4,'[0, 0, 100]','[null, null, null]',0,NULL,X'DC972391522E78147A838C16CCCD0B50D73FCA51A0A2F6798563C875E4C4EA5F','8aa8432df0debe497b38d05079e24aebcbec81f1a1a6409e054b925cc1f27eb5',1790126300.0,1790126300.0,-1,0,NULL,'{"clock":"12h","absent":"computer","stand_ins":true,"takebacks":"ask","rated":true}',NULL,NULL,NULL,1,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('a5gygyssrx','octa',4,'playing',700000000000000007,800000000000000037,900000000000000013,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[1,4,2,1,2,5,2,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,8,2,4,3,7,6]}',1,3,28,'[0, 100]','[null, null]',1,NULL,X'326B08FC49697539014966203F5F1DF49DC41EB5923A1D3540E95C26180B4F03','c8068407f38e47d81717b5701a4eb628c21fb81719126b7ac622b80f8778f59f',1790151500.0,1790151500.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,1790151500.0,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('qol4jqhsz5','octa',4,'playing',700000000000000007,800000000000000039,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[3,0,0,2,4,3,6,2],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":2,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[4,8,6,5,3,7,1]}',1,3,28,'[0, 100]','[null, null]',1,NULL,X'2EB35DB8A89FD449C0401A5338BDDFB29A64CF0432C9C295F04C4C3F0FC9B885','84aedd3dd9125e6c5234069fb97fcb4c0352496d922db2d23f64c262401099bc',1790151500.0,1790151500.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,1790151500.0,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('liyjw6q55a','octa',4,'playing',700000000000000007,800000000000000040,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[4,3,1,1,2,3,3,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":8,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,1,4,7,6,3,2]}',1,3,28,'[100, 0]','[null, null]',1,NULL,X'604ED977E3CE9A1C2BBD7AA23FCB68CE174977F3C8BF06BAB1626CA385DAE008','339f1d256c558d29297c5241ff7acba358a30b1749b15889a866ef3311e4c3b2',1790151500.0,1790151500.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,1790151500.0,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "sessions" VALUES('2sf7mfmw2a','octa',4,'playing',700000000000000007,800000000000000041,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[1,5,0,3,2,4,2,3],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":7,"bonus":2}],"given":[0,0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[3,8,5,2,6,4,1]}',1,4,28,'[0, 100, 0]','[null, null, null]',1,NULL,X'D5F22624C1C6E69EA2DC7FF9D9E288D9B3DCE524668720F7F4D89891914474EE','821a806ed93b34a7ae27a80aab9e7650986e1f40bc72dff18e25e5664241ea2b',1790151500.0,1790151500.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":false,"begins":"host","reliable":false}',NULL,NULL,NULL,1,NULL,NULL,NULL,1,NULL,NULL);
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
INSERT INTO "turn_times" VALUES('5oxvztlpg4',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('bj753qrog7',0,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('bj753qrog7',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',0,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('gr3uprjcez',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('jh6fmmkkns',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('mszg4hxwvp',0,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('mszg4hxwvp',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('mszg4hxwvp',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('n3yodocazf',0,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('n3yodocazf',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('rlcqlktbe6',0,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('rlcqlktbe6',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('rlcqlktbe6',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('sywo3ulyeh',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('sywo3ulyeh',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('wsc5o764ei',0,0.0,10,259200.0);
CREATE TABLE user_settings (
    user_id INTEGER PRIMARY KEY,
    confirm INTEGER NOT NULL DEFAULT 1,
    lang    TEXT
, zone TEXT, quiet_from INTEGER, quiet_until INTEGER, away_from REAL, away_until REAL, remind TEXT NOT NULL DEFAULT 'ping', digest INTEGER, digest_at REAL, offers INTEGER NOT NULL DEFAULT 1, by_itself INTEGER NOT NULL DEFAULT 0, tall INTEGER NOT NULL DEFAULT 0, tall_offered INTEGER NOT NULL DEFAULT 0, away_shown INTEGER NOT NULL DEFAULT 0, only_answer INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "user_settings" VALUES(900000000000000012,0,'en','Europe/Berlin',1320,420,NULL,NULL,'dm',8,1790229600.0,1,0,0,0,0,0);
INSERT INTO "user_settings" VALUES(900000000000000013,1,'ja','Asia/Tokyo',NULL,NULL,1791728000.0,1792160000.0,'ping',NULL,NULL,1,0,0,0,0,0);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',124);
INSERT INTO "sqlite_sequence" VALUES('requests',7);
INSERT INTO "sqlite_sequence" VALUES('notices',28);
COMMIT;
