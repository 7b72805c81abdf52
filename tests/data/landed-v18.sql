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
INSERT INTO "clocks" VALUES('2w2zdjlbis',0,900000000000000011,100,1800000641.0,1800259841.0,0,1800130241.0,0,NULL);
INSERT INTO "clocks" VALUES('bbgcyebew7',0,900000000000000011,1600,1800000989.0,1800260189.0,0,1800130589.0,0,NULL);
INSERT INTO "clocks" VALUES('rymx6ccgzh',0,900000000000000011,200,1800000705.0,1800259905.0,0,1800130305.0,0,NULL);
INSERT INTO "clocks" VALUES('rymx6ccgzh',1,900000000000000012,200,1800000705.0,1800259905.0,0,1800130305.0,0,NULL);
INSERT INTO "clocks" VALUES('u5eoh5pyi7',0,900000000000000011,100,1800000768.0,1800259968.0,0,1800130368.0,0,NULL);
INSERT INTO "clocks" VALUES('ybdkmy7aad',0,900000000000000011,200,1800000834.0,1800260034.0,0,1800130434.0,0,NULL);
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
INSERT INTO "commitments" VALUES('2qgkp43txb','begin','31c115340072c81c7eb0b183f28fd2542b15ccace681a29e4264d3dfa210994a',800000000000000023,9008);
INSERT INTO "commitments" VALUES('2qgkp43txb','opening','ae737bb50805fb39ad3eb3ce765e744aa3da0c37e714b1cce1cd25a37f88c9d8',800000000000000023,9007);
INSERT INTO "commitments" VALUES('2w2zdjlbis','begin','4862f097d66cd01ddee718b7b1c982fcf3167fca1ebbd9561afe0340c8cad457',800000000000000025,9012);
INSERT INTO "commitments" VALUES('2w2zdjlbis','opening','c933fe13e2a3559f6bb3f07770454316184a19127a8d6840ae19287d7ef37c8f',800000000000000025,9011);
INSERT INTO "commitments" VALUES('5mdcwdnbih','begin','c3cb964b521d95760b8659eaa178e7e7578cb26f74b49582ec8c9e091d7b4b26',800000000000000030,9022);
INSERT INTO "commitments" VALUES('5mdcwdnbih','opening','38942d43aa39e8c7d5d952baed1fe8c160c405b8a0424cecc872237b73ab24e8',800000000000000030,9021);
INSERT INTO "commitments" VALUES('bbgcyebew7','begin','5cbf01c6af30f7fc82c19f480c015f64358a3fe52c6c55c8f6ffa77f6f30ffa7',800000000000000029,9020);
INSERT INTO "commitments" VALUES('bbgcyebew7','opening','4462056203d14feb798c39a8d1360e49e9a6c5e304557097ced691a48a064156',800000000000000029,9019);
INSERT INTO "commitments" VALUES('ptfi3dbf5q','begin','4ad8970c2227843b397bf693625e2292822ff04e2219897b17d835a02500ad88',800000000000000024,9010);
INSERT INTO "commitments" VALUES('ptfi3dbf5q','opening','8111b3fd0b95c0be63c25e73b20dbbc4e00cd6513583167cee0580f861704e40',800000000000000024,9009);
INSERT INTO "commitments" VALUES('qs6igkivwy','begin','c7bc0b695c04070d935c5600c2bb2f16a776f1f0cb4b78f3ac455fd3a6cbef63',800000000000000021,9004);
INSERT INTO "commitments" VALUES('qs6igkivwy','opening','c5ec7ededaaa4bb8a1b1df0d5bbc9db052a7d0f84d471357a7f8ee8d50f51ea4',800000000000000021,9003);
INSERT INTO "commitments" VALUES('rrjax72kq7','begin','199aa814d6b28b01edf1d4261fda0455d31ba8389afa8d3a0b718e0b64b94696',800000000000000020,9002);
INSERT INTO "commitments" VALUES('rrjax72kq7','opening','18ce17a99ea4c23e5441496f2339f9b27ea0f4f165d1fb376fd5147fee5f535c',800000000000000020,9001);
INSERT INTO "commitments" VALUES('rymx6ccgzh','begin','4c6064d8913359bb2055645ec2711b55bb58b6849900d5b9b5d662134c6bc151',800000000000000026,9014);
INSERT INTO "commitments" VALUES('rymx6ccgzh','opening','bc618557f51f37124e219ae8129d82df0cb24263c2cacd568d72600c0339afe6',800000000000000026,9013);
INSERT INTO "commitments" VALUES('u5eoh5pyi7','begin','8b748be7d6ae85d4b85e08a31cce33c2259ed0bbf4fa9a8b28d8093d728f2567',800000000000000027,9016);
INSERT INTO "commitments" VALUES('u5eoh5pyi7','opening','5942272b5aa99702305b8d8ce6eb9ddb061ea91f1838619abbe9f53e0a029db2',800000000000000027,9015);
INSERT INTO "commitments" VALUES('vhgv6qddi2','begin','f8c74e8297d75abb083b55127aadef6bcd246eaae009f33103e3abb22c41b84b',800000000000000022,9006);
INSERT INTO "commitments" VALUES('vhgv6qddi2','opening','93b86ed91919e9353deff465db40001d62db7970a33ee49bf06c0309b6fce943',800000000000000022,9005);
INSERT INTO "commitments" VALUES('ybdkmy7aad','begin','aad667f14bd81da0db5d72f364f3ecae17466f7939e75fe121b715bccb08f5c9',800000000000000028,9018);
INSERT INTO "commitments" VALUES('ybdkmy7aad','opening','c4b5d61cf3b480d1fc189678cb65f6054ce3a3ad3eeb96a5fab11e3f5611427e',800000000000000028,9017);
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
INSERT INTO "first_boards" VALUES('2qgkp43txb',800000000000000023,500000000000000041);
INSERT INTO "first_boards" VALUES('2w2zdjlbis',800000000000000025,500000000000000112);
INSERT INTO "first_boards" VALUES('5mdcwdnbih',800000000000000030,500000000000000176);
INSERT INTO "first_boards" VALUES('bbgcyebew7',800000000000000029,500000000000000146);
INSERT INTO "first_boards" VALUES('ptfi3dbf5q',800000000000000024,500000000000000077);
INSERT INTO "first_boards" VALUES('qs6igkivwy',800000000000000021,500000000000000017);
INSERT INTO "first_boards" VALUES('rrjax72kq7',800000000000000020,500000000000000006);
INSERT INTO "first_boards" VALUES('rymx6ccgzh',800000000000000026,500000000000000120);
INSERT INTO "first_boards" VALUES('u5eoh5pyi7',800000000000000027,500000000000000128);
INSERT INTO "first_boards" VALUES('vhgv6qddi2',800000000000000022,500000000000000024);
INSERT INTO "first_boards" VALUES('ybdkmy7aad',800000000000000028,500000000000000135);
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
INSERT INTO "interactions" VALUES(600000000000000100,'rrjax72kq7',1800000060.0);
INSERT INTO "interactions" VALUES(600000000000000101,'rrjax72kq7',1800000060.0);
INSERT INTO "interactions" VALUES(600000000000000102,'rrjax72kq7',1800000060.0);
INSERT INTO "interactions" VALUES(600000000000000103,'rrjax72kq7',1800000060.0);
INSERT INTO "interactions" VALUES(600000000000000111,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000112,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000113,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000114,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000115,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000116,'qs6igkivwy',1800000126.0);
INSERT INTO "interactions" VALUES(600000000000000125,'vhgv6qddi2',1800000193.0);
INSERT INTO "interactions" VALUES(600000000000000126,'vhgv6qddi2',1800000193.0);
INSERT INTO "interactions" VALUES(600000000000000148,'2qgkp43txb',1800000273.0);
INSERT INTO "interactions" VALUES(600000000000000149,'2qgkp43txb',1800000273.0);
INSERT INTO "interactions" VALUES(600000000000000150,'2qgkp43txb',1800000273.0);
INSERT INTO "interactions" VALUES(600000000000000151,'2qgkp43txb',1800000273.0);
INSERT INTO "interactions" VALUES(600000000000000291,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000292,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000293,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000294,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000295,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000296,'ptfi3dbf5q',1800000471.0);
INSERT INTO "interactions" VALUES(600000000000000408,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000409,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000410,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000411,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000412,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000413,'2w2zdjlbis',1800000641.0);
INSERT INTO "interactions" VALUES(600000000000000418,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000419,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000420,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000421,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000422,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000423,'rymx6ccgzh',1800000704.0);
INSERT INTO "interactions" VALUES(600000000000000429,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000430,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000431,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000432,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000433,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000434,'u5eoh5pyi7',1800000768.0);
INSERT INTO "interactions" VALUES(600000000000000439,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000440,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000441,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000442,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000443,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000444,'ybdkmy7aad',1800000831.0);
INSERT INTO "interactions" VALUES(600000000000000457,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000458,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000459,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000460,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000461,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000462,'bbgcyebew7',1800000902.0);
INSERT INTO "interactions" VALUES(600000000000000555,'5mdcwdnbih',1800001053.0);
INSERT INTO "interactions" VALUES(600000000000000556,'5mdcwdnbih',1800001053.0);
INSERT INTO "interactions" VALUES(600000000000000557,'5mdcwdnbih',1800001053.0);
INSERT INTO "interactions" VALUES(600000000000000558,'5mdcwdnbih',1800001053.0);
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
INSERT INTO "log" VALUES('rrjax72kq7',0,NULL,900000000000000011,'begin','[["shuffle",8,[1,6,3,4,0,5,2,7]],["roll",2,[2]],["roll",8,[2,5,5,2,7,6,7,3,7,8,1,7,8,4,5,8,5,3,8,5]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":2,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,2,3,3,4,5,5,5,5,5,6,7,7,7,7,8,8,8,8],"lid":[1,2,2,1,5,1,4,4]}]',0,1,1,600000000000000104,1800000060.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',1,0,900000000000000011,'roll','[["roll",4,[2,4]]]','[{"kind":"thrown","visible_to":null,"seat":0,"dice":[2,4]},{"kind":"advanced","visible_to":null,"seat":0,"route":2,"old":0,"space":1},{"kind":"advanced","visible_to":null,"seat":0,"route":4,"old":0,"space":1}]',0,1,0,600000000000000105,1800000061.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',2,0,900000000000000011,'reroll 7 by 4','[["roll",8,[8,5,3,5]]]','[{"kind":"rerolled","visible_to":null,"seat":0,"route":4,"space":0,"number":7,"count":4},{"kind":"sorted-again","visible_to":null,"seat":0,"dice":[3,5,5,8],"lid":[1,2,3,1,7,1,0,5]}]',0,1,0,600000000000000106,1800000062.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',3,0,900000000000000011,'turn 5>6 by 2','[]','[{"kind":"turned","visible_to":null,"seat":0,"route":2,"space":0,"number":5,"to":6}]',0,0,1,600000000000000107,1800000063.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',4,1,900000000000000012,'pick 1','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":1,"count":1,"old":0,"space":1}]',0,0,0,600000000000000108,1800000064.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',5,1,900000000000000012,'done','[["roll",8,[4]]]','[{"kind":"chip-taken","visible_to":null,"seat":0,"round":2,"route":7,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":2,"dice":[4],"lid":[0,2,3,2,6,2,0,5]}]',0,1,1,600000000000000109,1800000065.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rrjax72kq7',6,1,900000000000000012,'resign','[]','[{"kind":"left","visible_to":null,"seat":1},{"kind":"scored","visible_to":null,"seat":0,"points":[0,0,0,0,0,0,0,0],"firsts":0,"total":0},{"kind":"ended","visible_to":null,"reason":"last-left"}]',0,1,1,600000000000000110,1800000066.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',0,NULL,900000000000000011,'begin','[["roll",3,[2]],["roll",6,[2,2,5]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[2,2,5]}]',0,1,1,600000000000000117,1800000126.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',1,1,900000000000000012,'change 1=6','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":1,"old":2,"face":6}]',0,0,0,600000000000000118,1800000127.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',2,1,900000000000000012,'settle 6/7','[["roll",6,[5,5,5]]]','[{"kind":"settled","visible_to":null,"seat":1,"island":6},{"kind":"settled","visible_to":null,"seat":1,"island":7},{"kind":"rolled","visible_to":null,"seat":2,"dice":[5,5,5]}]',0,1,1,600000000000000119,1800000128.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',3,2,900000000000000013,'settle 5','[["roll",6,[4,5,2]]]','[{"kind":"settled","visible_to":null,"seat":2,"island":5},{"kind":"again","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":[4,5,2]}]',0,1,1,600000000000000120,1800000129.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',4,2,900000000000000013,'settle 5/6','[]','[{"kind":"visited","visible_to":null,"seat":2,"island":5},{"kind":"evicted","visible_to":null,"seat":2,"rival":1,"island":6,"count":2,"lost":1}]',0,0,0,600000000000000121,1800000130.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',5,2,900000000000000013,'shift 1 6>5','[]','[{"kind":"shifted","visible_to":null,"seat":2,"from_island":6,"to_island":5,"count":1}]',0,0,0,600000000000000122,1800000131.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',6,2,900000000000000013,'done','[["roll",6,[5,6,1]]]','[{"kind":"rolled","visible_to":null,"seat":0,"dice":[5,6,1]}]',0,1,1,600000000000000123,1800000132.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qs6igkivwy',7,2,900000000000000013,'resign','[]','[{"kind":"resigned","visible_to":null,"seat":2},{"kind":"ended","visible_to":null,"reason":"resigned"}]',0,1,1,600000000000000124,1800000133.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',0,NULL,900000000000000011,'begin','[["roll",8,[4]],["roll",7,[4]],["roll",6,[5]],["roll",5,[3]],["roll",5,[1]],["roll",4,[1]],["roll",6,[3,6,6,5]]]','[{"kind":"laid-out","visible_to":null,"buildings":["C","D","E","G"],"blue":["b1","b2"],"yellow":null},{"kind":"rolled","visible_to":null,"turn":1,"dice":[3,6,6,5]}]',0,1,1,600000000000000127,1800000193.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',1,0,900000000000000011,'clear green G6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":6,"space":"G6"}]',1,0,0,600000000000000128,1800000194.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',2,0,900000000000000011,'clear yellow Y5','[["roll",6,[3,2,6,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":5,"space":"Y5"},{"kind":"rolled","visible_to":null,"turn":2,"dice":[3,2,6,5]}]',1,1,1,600000000000000129,1800000195.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',3,0,900000000000000011,'clear yellow *5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":5,"space":"*5"}]',1,0,0,600000000000000130,1800000196.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',4,0,900000000000000011,'clear red R2','[["roll",6,[3,3,2,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":2,"space":"R2"},{"kind":"rolled","visible_to":null,"turn":3,"dice":[3,3,2,5]}]',1,1,1,600000000000000131,1800000197.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',5,0,900000000000000011,'clear orange O3','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":3,"space":"O3"}]',1,0,0,600000000000000132,1800000198.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',6,0,900000000000000011,'clear yellow Y*','[["roll",6,[2,1,6,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":5,"space":"Y*"},{"kind":"rolled","visible_to":null,"turn":4,"dice":[2,1,6,5]}]',1,1,1,600000000000000133,1800000199.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',7,0,900000000000000011,'clear orange O2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O2"}]',1,0,0,600000000000000134,1800000200.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',8,0,900000000000000011,'clear green G*','[["roll",6,[5,5,3,4]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":6,"space":"G*"},{"kind":"rolled","visible_to":null,"turn":5,"dice":[5,5,3,4]}]',1,1,1,600000000000000135,1800000201.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',9,0,900000000000000011,'clear orange O5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":5,"space":"O5"}]',1,0,0,600000000000000136,1800000202.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',10,0,900000000000000011,'clear yellow Y4','[["roll",6,[5,2,5,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":4,"space":"Y4"},{"kind":"rolled","visible_to":null,"turn":6,"dice":[5,2,5,3]}]',1,1,1,600000000000000137,1800000203.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',11,0,900000000000000011,'clear red *2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":2,"space":"*2"}]',1,0,0,600000000000000138,1800000204.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',12,0,900000000000000011,'clear orange O*','[["roll",6,[1,5,1,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":5,"space":"O*"},{"kind":"rolled","visible_to":null,"turn":7,"dice":[1,5,1,5]}]',1,1,1,600000000000000139,1800000205.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',13,0,900000000000000011,'clear green G1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":1,"space":"G1"}]',1,0,0,600000000000000140,1800000206.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',14,0,900000000000000011,'clear orange O1','[["roll",6,[1,2,2,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":1,"space":"O1"},{"kind":"rolled","visible_to":null,"turn":8,"dice":[1,2,2,3]}]',1,1,1,600000000000000141,1800000207.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',15,0,900000000000000011,'clear red R*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":2,"space":"R*"}]',1,0,0,600000000000000142,1800000208.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',16,0,900000000000000011,'clear orange *1','[["roll",6,[5,2,4,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":1,"space":"*1"},{"kind":"rolled","visible_to":null,"turn":9,"dice":[5,2,4,5]},{"kind":"short","visible_to":null,"seat":0,"count":1}]',1,1,1,600000000000000143,1800000209.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',17,0,900000000000000011,'clear green G4','[["roll",6,[2,1,2,2]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":4,"space":"G4"},{"kind":"rolled","visible_to":null,"turn":10,"dice":[2,1,2,2]}]',1,1,1,600000000000000144,1800000210.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',18,0,900000000000000011,'clear yellow Y2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":2,"space":"Y2"}]',1,0,0,600000000000000145,1800000211.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',19,0,900000000000000011,'clear red R1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":1,"space":"R1"},{"kind":"opened","visible_to":null,"turn":10}]',1,1,1,600000000000000146,1800000212.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('vhgv6qddi2',20,0,900000000000000011,'build C G*','[]','[{"kind":"chosen","visible_to":[0],"seat":0,"card":"C","upper":false,"place":"G*"},{"kind":"built","visible_to":null,"seat":0,"sites":[{"card":"C","upper":false,"spaces":["G*","G4","Y*","Y4"],"points":4,"bonus":0},{"card":"D","upper":true,"spaces":["O2","O3","O*","R2","R3"],"points":6,"bonus":0},{"card":"E","upper":false,"spaces":["*1","*2"],"points":2,"bonus":0}],"unbuilt":["G"]},{"kind":"scored","visible_to":null,"seat":0,"buildings":12,"bonus":0,"blue":4,"yellow":0,"total":16},{"kind":"ended","visible_to":null,"reason":"scored"}]',1,1,1,600000000000000147,1800000213.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',0,NULL,900000000000000011,'begin','[["roll",2,[2,2]]]','[{"kind":"began","visible_to":null,"seat":1,"limit":80},{"kind":"round-began","visible_to":null,"seat":1,"round":1}]',0,1,1,600000000000000152,1800000273.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',1,0,900000000000000011,'commit 2','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":2}]',1,0,0,600000000000000153,1800000274.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',2,1,900000000000000012,'commit 3','[["roll",6,[1,4]],["roll",3,[2,1]],["roll",6,[2,3,4]],["roll",3,[3,3]]]','[{"kind":"committed","visible_to":[1],"seat":1,"count":3},{"kind":"rolled","visible_to":null,"seat":0,"d6":[1,4],"d3":[2,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[2,3,4],"d3":[3,3]},{"kind":"turn-began","visible_to":null,"seat":1}]',1,1,1,600000000000000154,1800000275.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',3,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000155,1800000276.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',4,1,900000000000000012,'join 3 3','[]','[{"kind":"joined","visible_to":null,"seat":1,"die":3,"other":3,"sum":6}]',0,0,0,600000000000000156,1800000277.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',5,1,900000000000000012,'develop 6','[]','[{"kind":"developed","visible_to":null,"seat":1,"number":6}]',0,0,0,600000000000000157,1800000278.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',6,1,900000000000000012,'develop 4','[]','[{"kind":"developed","visible_to":null,"seat":1,"number":4}]',0,0,0,600000000000000158,1800000279.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',7,1,900000000000000012,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":2}]',0,0,0,600000000000000159,1800000280.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',8,1,900000000000000012,'move E8 E9','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"E9","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000160,1800000281.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',9,1,900000000000000012,'move E8 D8','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"D8","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000161,1800000282.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',10,1,900000000000000012,'work 3','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":1,"coins":3}]',0,0,0,600000000000000162,1800000283.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',11,1,900000000000000012,'deal 1','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000163,1800000284.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',12,1,900000000000000012,'give-coins 1','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":1,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000164,1800000285.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',13,1,900000000000000012,'propose','[]','[{"kind":"offered","visible_to":null,"seat":1,"rival":0},{"kind":"offer-seen","visible_to":[1,0],"seat":1,"rival":0,"gives":{"coins":1,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]}}]',0,1,1,600000000000000165,1800000286.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',14,0,900000000000000011,'accept','[]','[{"kind":"traded","visible_to":null,"seat":1,"rival":0,"gives":{"coins":1,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"cards":[0,0],"tiles":[0,0]},{"kind":"trade-seen","visible_to":[1,0],"seat":1,"rival":0,"gives":{"coins":1,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]}}]',0,1,1,600000000000000166,1800000287.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',15,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000167,1800000288.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',16,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000168,1800000289.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',17,0,900000000000000011,'join 2 4','[]','[{"kind":"joined","visible_to":null,"seat":0,"die":2,"other":4,"sum":6}]',0,0,0,600000000000000169,1800000290.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',18,0,900000000000000011,'join 1 6','[]','[{"kind":"joined","visible_to":null,"seat":0,"die":1,"other":6,"sum":7}]',0,0,0,600000000000000170,1800000291.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',19,0,900000000000000011,'develop 1','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":1}]',0,0,0,600000000000000171,1800000292.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',20,0,900000000000000011,'develop 7','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":7}]',0,0,0,600000000000000172,1800000293.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',21,0,900000000000000011,'deal 2','[]','[{"kind":"drafted","visible_to":[0],"seat":0,"rival":1,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000173,1800000294.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',22,0,900000000000000011,'give-die','[]','[{"kind":"drafted","visible_to":[0],"seat":0,"rival":1,"gives":{"coins":0,"d6":1,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000174,1800000295.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',23,0,900000000000000011,'propose','[]','[{"kind":"offered","visible_to":null,"seat":0,"rival":1},{"kind":"offer-seen","visible_to":[0,1],"seat":0,"rival":1,"gives":{"coins":0,"d6":1,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]}}]',0,1,1,600000000000000175,1800000296.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',24,1,900000000000000012,'decline','[]','[{"kind":"offer-closed","visible_to":null,"seat":0,"rival":1,"why":"declined"}]',0,0,1,600000000000000176,1800000297.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',25,0,900000000000000011,'done','[["roll",12,[12]]]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"resolution-began","visible_to":null,"round":1},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[1,[{"hex":"D8","count":1,"price":0,"thing":"","rival":-1},{"hex":"E9","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"returned","visible_to":null,"seat":1,"hexes":["D8","E9"],"to":"E8","count":2},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":20},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":21},{"kind":"event-drawn","visible_to":null,"event":"revolution","before":0,"progress":40,"limit":80,"season":"spring","turned":0},{"kind":"piles-opened","visible_to":null},{"kind":"round-began","visible_to":null,"seat":0,"round":2}]',0,1,1,600000000000000177,1800000298.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',26,0,900000000000000011,'commit 0','[["roll",3,[2,1]],["roll",3,[2,3]]]','[{"kind":"committed","visible_to":[0],"seat":0,"count":0},{"kind":"rolled","visible_to":null,"seat":0,"d6":[],"d3":[2,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[2,3]},{"kind":"turn-began","visible_to":null,"seat":0}]',1,1,1,600000000000000178,1800000299.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',27,0,900000000000000011,'play 1','[["pick",20,[2]],["pick",19,[6]]]','[{"kind":"played","visible_to":null,"seat":0,"number":1},{"kind":"tiles-drawn","visible_to":null,"seat":0,"count":2,"price":0},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"skull"},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"skull"}]',0,1,0,600000000000000179,1800000300.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',28,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000180,1800000301.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',29,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000181,1800000302.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',30,0,900000000000000011,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":2}]',0,0,0,600000000000000182,1800000303.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',31,0,900000000000000011,'move H2 I2','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"H2","to":"I2","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000183,1800000304.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',32,0,900000000000000011,'move H2 I1','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"H2","to":"I1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000184,1800000305.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',33,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":1,"coins":1}]',0,0,0,600000000000000185,1800000306.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',34,0,900000000000000011,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000186,1800000307.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',35,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000187,1800000308.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',36,1,900000000000000012,'draw','[["pick",18,[12]]]','[{"kind":"tiles-drawn","visible_to":null,"seat":1,"count":1,"price":2},{"kind":"tile-seen","visible_to":[1],"seat":1,"tile":"mountain"}]',0,1,0,600000000000000188,1800000309.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',37,1,900000000000000012,'buy 1','[]','[{"kind":"bought","visible_to":null,"seat":1,"rival":0,"number":1,"price":3}]',0,0,0,600000000000000189,1800000310.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',38,1,900000000000000012,'sell 1','[]','[{"kind":"sold","visible_to":null,"seat":1,"number":1,"price":1}]',0,0,0,600000000000000190,1800000311.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',39,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000191,1800000312.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',40,1,900000000000000012,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":2}]',0,0,0,600000000000000192,1800000313.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',41,1,900000000000000012,'stop','[]','[]',0,0,0,600000000000000193,1800000314.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',42,1,900000000000000012,'work 3','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":1,"coins":3}]',0,0,0,600000000000000194,1800000315.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',43,1,900000000000000012,'deal 1','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000195,1800000316.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',44,1,900000000000000012,'ask-tile skull','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000196,1800000317.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',45,1,900000000000000012,'ask-coins 5','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":5,"d6":0,"cards":[],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000197,1800000318.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',46,1,900000000000000012,'ask-card 7','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":5,"d6":0,"cards":[7],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000198,1800000319.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',47,1,900000000000000012,'give-tile mountain','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,1]},"asks":{"coins":5,"d6":0,"cards":[7],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000199,1800000320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',48,1,900000000000000012,'give-card 4','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[4],"tiles":[0,0,1]},"asks":{"coins":5,"d6":0,"cards":[7],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000200,1800000321.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',49,1,900000000000000012,'ask-die','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[4],"tiles":[0,0,1]},"asks":{"coins":5,"d6":1,"cards":[7],"tiles":[1,0,0]},"dropped":0}]',1,0,0,600000000000000201,1800000322.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',50,1,900000000000000012,'propose','[]','[{"kind":"offered","visible_to":null,"seat":1,"rival":0},{"kind":"offer-seen","visible_to":[1,0],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[4],"tiles":[0,0,1]},"asks":{"coins":5,"d6":1,"cards":[7],"tiles":[1,0,0]}}]',0,1,1,600000000000000202,1800000323.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',51,1,900000000000000012,'defend all','[]','[{"kind":"pledged","visible_to":[1],"seat":1,"what":"defence-all","hex":"","count":0}]',1,0,0,600000000000000203,1800000324.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',52,1,900000000000000012,'withdraw','[]','[{"kind":"offer-closed","visible_to":null,"seat":1,"rival":0,"why":"withdrawn"}]',0,0,1,600000000000000204,1800000325.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',53,1,900000000000000012,'deal 1','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":0}]',1,0,0,600000000000000205,1800000326.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',54,1,900000000000000012,'drop','[]','[{"kind":"drafted","visible_to":[1],"seat":1,"rival":0,"gives":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"asks":{"coins":0,"d6":0,"cards":[],"tiles":[0,0,0]},"dropped":1}]',1,0,0,600000000000000206,1800000327.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',55,1,900000000000000012,'done','[["roll",11,[11]]]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"resolution-began","visible_to":null,"round":2},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[0,[{"hex":"I1","count":1,"price":0,"thing":"","rival":-1},{"hex":"I2","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"returned","visible_to":null,"seat":0,"hexes":["I1","I2"],"to":"H2","count":2},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":19},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":20},{"kind":"event-drawn","visible_to":null,"event":"gamble","before":40,"progress":40,"limit":80,"season":"spring","turned":0}]',0,1,1,600000000000000207,1800000328.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',56,0,900000000000000011,'wager 1','[["roll",6,[4]],["roll",6,[4]]]','[{"kind":"wagered","visible_to":[0],"seat":0,"count":1},{"kind":"gambled","visible_to":null,"seat":0,"dice":[4],"best":4},{"kind":"gamble-won","visible_to":null,"seat":0,"neutral":4,"dice":2,"result":"won"},{"kind":"round-began","visible_to":null,"seat":1,"round":3}]',1,1,1,600000000000000208,1800000329.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',57,0,900000000000000011,'commit 2','[["roll",6,[1,6]],["roll",3,[2,3]],["roll",3,[3,1]]]','[{"kind":"committed","visible_to":[0],"seat":0,"count":2},{"kind":"rolled","visible_to":null,"seat":0,"d6":[1,6],"d3":[2,3]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[3,1]},{"kind":"turn-began","visible_to":null,"seat":1}]',1,1,1,600000000000000209,1800000330.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',58,1,900000000000000012,'play 6','[]','[{"kind":"played","visible_to":null,"seat":1,"number":6}]',0,0,0,600000000000000210,1800000331.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',59,1,900000000000000012,'promote E8','[]','[{"kind":"promoted","visible_to":null,"seat":1,"hex":"E8"}]',0,0,0,600000000000000211,1800000332.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',60,1,900000000000000012,'promote E8','[]','[{"kind":"promoted","visible_to":null,"seat":1,"hex":"E8"}]',0,0,0,600000000000000212,1800000333.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',61,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000213,1800000334.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',62,1,900000000000000012,'turn mountain','[]','[{"kind":"turned-over","visible_to":null,"seat":1}]',1,0,0,600000000000000214,1800000335.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',63,1,900000000000000012,'road E9','[]','[{"kind":"road-laid","visible_to":null,"seat":1,"hex":"E9","bridge":0}]',0,0,0,600000000000000215,1800000336.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',64,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000216,1800000337.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',65,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000217,1800000338.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',66,1,900000000000000012,'relieve 1','[]','[{"kind":"pledged","visible_to":[1],"seat":1,"what":"relieve","hex":"","count":1}]',1,0,0,600000000000000218,1800000339.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',67,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":2},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000219,1800000340.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',68,0,900000000000000011,'play 7','[]','[{"kind":"played","visible_to":null,"seat":0,"number":7}]',0,0,0,600000000000000220,1800000341.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',69,0,900000000000000011,'lay H1','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"H1","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000221,1800000342.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',70,0,900000000000000011,'lay G3','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"G3","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000222,1800000343.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',71,0,900000000000000011,'lay G2','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"G2","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000223,1800000344.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',72,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000224,1800000345.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',73,0,900000000000000011,'join 3 6','[]','[{"kind":"joined","visible_to":null,"seat":0,"die":3,"other":6,"sum":9}]',0,0,0,600000000000000225,1800000346.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',74,0,900000000000000011,'develop 9','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":9}]',0,0,0,600000000000000226,1800000347.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',75,0,900000000000000011,'work 1','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":1,"coins":1}]',0,0,0,600000000000000227,1800000348.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',76,0,900000000000000011,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":2}]',0,0,0,600000000000000228,1800000349.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',77,0,900000000000000011,'move H2 H3','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"H2","to":"H3","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000229,1800000350.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',78,0,900000000000000011,'move H2 I1','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"H2","to":"I1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000230,1800000351.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',79,0,900000000000000011,'order I1 garrison','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"I1","work":"garrison","back":"H2"}]',1,0,0,600000000000000231,1800000352.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',80,0,900000000000000011,'done','[["roll",10,[5]],["roll",3,[1,2]],["roll",3,[2,3]]]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"resolution-began","visible_to":null,"round":3},{"kind":"placed","visible_to":null,"seat":0,"hex":"H3","tile":"normal","height":1,"why":"order"},{"kind":"built","visible_to":null,"seat":0,"hex":"I1","building":"garrison","height":1,"price":10},{"kind":"returned","visible_to":null,"seat":0,"hexes":["H3","I1"],"to":"H2","count":2},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":10},{"kind":"demoted","visible_to":null,"seat":1,"hex":"E8"},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":5,"forts":0,"coins":15},{"kind":"event-drawn","visible_to":null,"event":"flood","before":40,"progress":45,"limit":80,"season":"spring","turned":0},{"kind":"round-began","visible_to":null,"seat":0,"round":4},{"kind":"rolled","visible_to":null,"seat":0,"d6":[],"d3":[1,2]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[2,3]},{"kind":"turn-began","visible_to":null,"seat":0}]',0,1,1,600000000000000232,1800000353.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',81,0,900000000000000011,'play 9','[]','[{"kind":"played","visible_to":null,"seat":0,"number":9}]',0,0,0,600000000000000233,1800000354.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',82,0,900000000000000011,'draw','[["pick",17,[13]]]','[{"kind":"tiles-drawn","visible_to":null,"seat":0,"count":1,"price":2},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"mountain"}]',0,1,0,600000000000000234,1800000355.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',83,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000235,1800000356.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',84,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":2,"coins":3}]',0,0,0,600000000000000236,1800000357.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',85,0,900000000000000011,'back H2 I1','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"H2","work":"none","back":"I1"}]',1,0,0,600000000000000237,1800000358.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',86,0,900000000000000011,'aim H2','[]','[{"kind":"pledged","visible_to":[0],"seat":0,"what":"cannon","hex":"H2","count":0}]',1,0,0,600000000000000238,1800000359.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',87,0,900000000000000011,'order H2 tile','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"H2","work":"tile","back":"I1"}]',1,0,0,600000000000000239,1800000360.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',88,0,900000000000000011,'back H2 H2','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"H2","work":"tile","back":"H2"}]',1,0,0,600000000000000240,1800000361.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',89,0,900000000000000011,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000241,1800000362.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',90,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000242,1800000363.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',91,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000243,1800000364.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',92,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000244,1800000365.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',93,1,900000000000000012,'done','[["roll",9,[7]],["roll",3,[2,1]],["roll",3,[3,2]]]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":2},{"kind":"resolution-began","visible_to":null,"round":4},{"kind":"placed","visible_to":null,"seat":0,"hex":"H2","tile":"normal","height":2,"why":"order"},{"kind":"grown","visible_to":null,"seat":0,"hex":"H2","building":"castle","height":2,"price":10},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":5,"forts":0,"coins":11},{"kind":"charged","visible_to":null,"seat":0,"castle":2,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":1},{"kind":"event-drawn","visible_to":null,"event":"landslide","before":45,"progress":50,"limit":80,"season":"summer","turned":1},{"kind":"round-began","visible_to":null,"seat":1,"round":5},{"kind":"rolled","visible_to":null,"seat":0,"d6":[],"d3":[2,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[3,2]},{"kind":"turn-began","visible_to":null,"seat":1}]',0,1,1,600000000000000245,1800000366.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',94,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000246,1800000367.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',95,1,900000000000000012,'draw','[["pick",16,[9]]]','[{"kind":"tiles-drawn","visible_to":null,"seat":1,"count":1,"price":2},{"kind":"tile-seen","visible_to":[1],"seat":1,"tile":"lake"}]',0,1,0,600000000000000247,1800000368.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',96,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000248,1800000369.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',97,1,900000000000000012,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":2}]',0,0,0,600000000000000249,1800000370.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',98,1,900000000000000012,'move E8 F8','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"F8","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000250,1800000371.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',99,1,900000000000000012,'move E8 D7 strong','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"D7","unit":"strong","steps":1,"halted":0}]',0,0,0,600000000000000251,1800000372.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',100,1,900000000000000012,'develop 3','[]','[{"kind":"developed","visible_to":null,"seat":1,"number":3}]',0,0,0,600000000000000252,1800000373.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',101,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000253,1800000374.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',102,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000254,1800000375.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',103,0,900000000000000011,'develop 1','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":1}]',0,0,0,600000000000000255,1800000376.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',104,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":1,"coins":2}]',0,0,0,600000000000000256,1800000377.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',105,0,900000000000000011,'done','[["roll",8,[6]],["roll",3,[1,2]],["roll",4,[3]],["roll",6,[4,4]],["roll",3,[1,1]],["roll",3,[2,3]]]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"resolution-began","visible_to":null,"round":5},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[1,[{"hex":"D7","count":1,"price":0,"thing":"","rival":-1},{"hex":"F8","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"returned","visible_to":null,"seat":1,"hexes":["D7","F8"],"to":"E8","count":2},{"kind":"charged","visible_to":null,"seat":0,"castle":2,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":3},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":5,"forts":0,"coins":5},{"kind":"event-drawn","visible_to":null,"event":"forestation","before":50,"progress":60,"limit":80,"season":"autumn","turned":1},{"kind":"several","visible_to":null,"what":"planted","why":"","shares":[[1,[{"hex":"E9","count":1,"price":0,"thing":"","rival":-1}]],[0,[{"hex":"H3","count":2,"price":0,"thing":"","rival":-1}]]]},{"kind":"round-began","visible_to":null,"seat":0,"round":6},{"kind":"rolled","visible_to":null,"seat":0,"d6":[],"d3":[1,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[2,3]},{"kind":"turn-began","visible_to":null,"seat":0}]',0,1,1,600000000000000257,1800000378.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',106,0,900000000000000011,'play 1','[["pick",15,[5]],["pick",14,[2]]]','[{"kind":"played","visible_to":null,"seat":0,"number":1},{"kind":"tiles-drawn","visible_to":null,"seat":0,"count":2,"price":0},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"skull"},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"skull"}]',0,1,0,600000000000000258,1800000379.0,NULL,0,18,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',107,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000259,1800000380.0,NULL,0,18,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',108,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000260,1800000381.0,NULL,0,18,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',109,0,900000000000000011,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":2},{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000261,1800000382.0,NULL,0,18,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',110,1,900000000000000012,'play 3','[]','[{"kind":"played","visible_to":null,"seat":1,"number":3},{"kind":"gained","visible_to":null,"seat":1,"what":"soldiers","count":1}]',0,0,0,600000000000000262,1800000383.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',111,1,900000000000000012,'clear E9','[]','[{"kind":"played","visible_to":null,"seat":1,"number":4},{"kind":"cleared","visible_to":null,"seat":1,"hex":"E9","what":"trees","rival":null}]',0,0,0,600000000000000263,1800000384.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',112,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000264,1800000385.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',113,1,900000000000000012,'dispatch 3','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":3}]',0,0,0,600000000000000265,1800000386.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',114,1,900000000000000012,'move E8 F7 strong','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"F7","unit":"strong","steps":1,"halted":0}]',0,0,0,600000000000000266,1800000387.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',115,1,900000000000000012,'move E8 E7','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"E7","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000267,1800000388.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',116,1,900000000000000012,'move E8 D8','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"D8","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000268,1800000389.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',117,1,900000000000000012,'work 2','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":1,"coins":2}]',0,0,0,600000000000000269,1800000390.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',118,1,900000000000000012,'order D8 fort','[]','[{"kind":"ordered","visible_to":[1],"seat":1,"hex":"D8","work":"fort","back":"E8"}]',1,0,0,600000000000000270,1800000391.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',119,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"resolution-began","visible_to":null,"round":6},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[1,[{"hex":"E7","count":1,"price":0,"thing":"","rival":-1},{"hex":"F7","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"built","visible_to":null,"seat":1,"hex":"D8","building":"fort","height":1,"price":6},{"kind":"returned","visible_to":null,"seat":1,"hexes":["D8","E7","F7"],"to":"E8","count":3},{"kind":"short","visible_to":null,"seat":1,"due":9,"coins":2},{"kind":"charged","visible_to":null,"seat":0,"castle":2,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":3}]',0,1,1,600000000000000271,1800000392.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',120,1,900000000000000012,'demote E8','[]','[{"kind":"demoted","visible_to":null,"seat":1,"hex":"E8"}]',0,0,0,600000000000000272,1800000393.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',121,1,900000000000000012,'dismiss E8','[]','[{"kind":"dismissed","visible_to":null,"seat":1,"hex":"E8","unit":"soldier"}]',0,0,0,600000000000000273,1800000394.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',122,1,900000000000000012,'raze D8','[["roll",7,[6]],["roll",6,[5,1]],["roll",3,[1,3]],["roll",3,[3,2]]]','[{"kind":"razed","visible_to":null,"seat":1,"hex":"D8","building":"fort","why":"upkeep"},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":0},{"kind":"event-drawn","visible_to":null,"event":"trouble","before":60,"progress":65,"limit":80,"season":"autumn","turned":0},{"kind":"several","visible_to":null,"what":"confiscated","why":"","shares":[[0,[{"hex":"","count":3,"price":0,"thing":"","rival":-1}]],[1,[{"hex":"","count":0,"price":0,"thing":"","rival":-1}]]]},{"kind":"round-began","visible_to":null,"seat":1,"round":7},{"kind":"rolled","visible_to":null,"seat":0,"d6":[],"d3":[1,3]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[3,2]},{"kind":"turn-began","visible_to":null,"seat":1}]',0,1,1,600000000000000274,1800000395.0,NULL,0,19,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',123,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000275,1800000396.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',124,1,900000000000000012,'join 2 3','[]','[{"kind":"joined","visible_to":null,"seat":1,"die":2,"other":3,"sum":5}]',0,0,0,600000000000000276,1800000397.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',125,1,900000000000000012,'dispatch 5','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":5}]',0,0,0,600000000000000277,1800000398.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',126,1,900000000000000012,'move E8 C6','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"C6","unit":"soldier","steps":2,"halted":0}]',0,0,0,600000000000000278,1800000399.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',127,1,900000000000000012,'move E8 F6','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"E8","to":"F6","unit":"soldier","steps":2,"halted":0}]',0,0,0,600000000000000279,1800000400.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',128,1,900000000000000012,'move F6 G6','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"F6","to":"G6","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000280,1800000401.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',129,1,900000000000000012,'order G6 none','[]','[{"kind":"ordered","visible_to":[1],"seat":1,"hex":"G6","work":"none","back":"E8"}]',1,0,0,600000000000000281,1800000402.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',130,1,900000000000000012,'order G6 tile','[]','[{"kind":"ordered","visible_to":[1],"seat":1,"hex":"G6","work":"tile","back":"E8"}]',1,0,0,600000000000000282,1800000403.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',131,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000283,1800000404.0,NULL,0,21,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',132,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000284,1800000405.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',133,0,900000000000000011,'develop 3','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":3}]',0,0,0,600000000000000285,1800000406.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',134,0,900000000000000011,'dispatch 1','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":1}]',0,0,0,600000000000000286,1800000407.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',135,0,900000000000000011,'move H2 H3','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"H2","to":"H3","unit":"soldier","steps":1,"halted":1}]',0,0,0,600000000000000287,1800000408.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',136,0,900000000000000011,'order H3 none','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"H3","work":"none","back":"H2"}]',1,0,0,600000000000000288,1800000409.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',137,0,900000000000000011,'order H3 tile','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"H3","work":"tile","back":"H2"}]',1,0,0,600000000000000289,1800000410.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('2qgkp43txb',138,1,900000000000000012,'resign','[]','[{"kind":"left","visible_to":null,"seat":1},{"kind":"several","visible_to":null,"what":"space-lost","why":"left","shares":[[1,[{"hex":"D7","count":0,"price":0,"thing":"","rival":-1},{"hex":"D8","count":0,"price":0,"thing":"","rival":-1},{"hex":"E7","count":0,"price":0,"thing":"","rival":-1},{"hex":"E8","count":0,"price":0,"thing":"","rival":-1},{"hex":"E9","count":0,"price":0,"thing":"","rival":-1},{"hex":"F7","count":0,"price":0,"thing":"","rival":-1},{"hex":"F8","count":0,"price":0,"thing":"","rival":-1}]]]},{"kind":"ended","visible_to":null,"reason":"last-left"}]',0,1,1,600000000000000290,1800000411.0,NULL,0,22,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,1,0,5,4,7,6,2]],["shuffle",15,[13,4,6,2,7,3,0,10,14,5,8,1,12,11,9]],["shuffle",15,[5,4,3,13,12,6,14,0,9,7,2,10,11,1,8]],["shuffle",15,[11,5,3,8,1,14,9,2,7,12,0,6,13,4,10]],["shuffle",14,[7,6,12,8,1,4,11,5,2,10,3,9,13,0]],["roll",3,[1]],["pick",6,[1]],["shuffle",12,[0,4,6,9,10,11,3,8,1,2,5,7]]]','[{"kind":"began","visible_to":null,"seat":0,"points":15},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"kaha","village":[3,2,1]},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"dananu","village":[4,1,1]},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"daba","village":[2,1,3]}]',0,1,1,600000000000000297,1800000471.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',1,0,900000000000000011,'power wayfarers','[]','[{"kind":"led","visible_to":null,"seat":0,"power":"wayfarers"}]',0,0,1,600000000000000298,1800000472.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',2,1,900000000000000012,'power cunning','[]','[{"kind":"led","visible_to":null,"seat":1,"power":"cunning"}]',0,0,1,600000000000000299,1800000473.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',3,2,900000000000000013,'power trader','[]','[{"kind":"led","visible_to":null,"seat":2,"power":"trader"}]',0,0,1,600000000000000300,1800000474.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',4,0,900000000000000011,'place C1','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"C1","count":2}]',0,0,1,600000000000000301,1800000475.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',5,1,900000000000000012,'place A1','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"A1","count":3}]',0,0,1,600000000000000302,1800000476.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',6,2,900000000000000013,'place B2','[]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"B2","count":3}]',0,0,0,600000000000000303,1800000477.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',7,2,900000000000000013,'take wood','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"wood","count":1,"why":"start"}]',0,0,0,600000000000000304,1800000478.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',8,2,900000000000000013,'take stone','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"stone","count":1,"why":"start"}]',0,0,1,600000000000000305,1800000479.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',9,0,900000000000000011,'put B1','[["roll",6,[6,6]]]','[{"kind":"lies","visible_to":null,"what":"glacier","hex":"B1"},{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["blank","blank"],"again":0},{"kind":"revealed","visible_to":null,"tile":"tiger"}]',0,1,1,600000000000000306,1800000480.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',10,0,900000000000000011,'put C1','[]','[{"kind":"lies","visible_to":null,"what":"tiger","hex":"C1"},{"kind":"struck","visible_to":null,"seat":0,"hex":"C1","count":1,"why":"tiger"}]',0,0,0,600000000000000307,1800000481.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',11,0,900000000000000011,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000308,1800000482.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',12,0,900000000000000011,'gather C1 stone','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"C1","resource":"stone","count":3}]',0,0,0,600000000000000309,1800000483.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',13,0,900000000000000011,'fight blank','[]','[{"kind":"spent","visible_to":null,"seat":0,"deed":"fight","die":"blank","hex":"C1"},{"kind":"tiger-beaten","visible_to":null,"seat":0,"hex":"C1","points":1},{"kind":"discarded","visible_to":null,"tile":"tiger"}]',0,0,0,600000000000000310,1800000484.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',14,0,900000000000000011,'end','[["roll",6,[3,3]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","moon"],"again":0},{"kind":"revealed","visible_to":null,"tile":"mammoth"}]',0,1,1,600000000000000311,1800000485.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',15,1,900000000000000012,'put C2','[]','[{"kind":"lies","visible_to":null,"what":"mammoth","hex":"C2"}]',0,0,0,600000000000000312,1800000486.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',16,1,900000000000000012,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"moon","strength":"weak","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["spears","stone-tools"]}]',0,1,0,600000000000000313,1800000487.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',17,1,900000000000000012,'bury spears','[]','[{"kind":"sunk","visible_to":null,"seat":1,"card":"spears"}]',0,0,0,600000000000000314,1800000488.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',18,1,900000000000000012,'use moon grow','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"grow","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000315,1800000489.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',19,1,900000000000000012,'grow A1','[]','[{"kind":"grown","visible_to":null,"seat":1,"hex":"A1"}]',0,0,0,600000000000000316,1800000490.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',20,1,900000000000000012,'stop','[]','[]',0,0,0,600000000000000317,1800000491.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',21,1,900000000000000012,'end','[["roll",6,[5,3]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","moon"],"again":0}]',0,1,1,600000000000000318,1800000492.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',22,2,900000000000000013,'use moon move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000319,1800000493.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',23,2,900000000000000013,'move B2 C2 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"C2","count":1,"again":0}]',0,0,0,600000000000000320,1800000494.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',24,2,900000000000000013,'move B2 A1 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"A1","count":1,"again":0}]',0,0,0,600000000000000321,1800000495.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',25,2,900000000000000013,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000322,1800000496.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',26,2,900000000000000013,'gather B2 stone','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"B2","resource":"stone","count":2}]',0,0,0,600000000000000323,1800000497.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',27,2,900000000000000013,'gather A1 food','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"A1","resource":"food","count":3}]',0,0,0,600000000000000324,1800000498.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',28,2,900000000000000013,'trade food wood','[]','[{"kind":"traded","visible_to":null,"seat":2,"resource":"food","wanted":"wood"}]',0,0,0,600000000000000325,1800000499.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',29,2,900000000000000013,'village C2 2-1-3','[["shuffle",14,[0,11,6,13,3,2,7,5,10,12,8,9,4,1]]]','[{"kind":"built","visible_to":null,"seat":2,"hex":"C2","paid":[2,1,3]},{"kind":"tiles-joined","visible_to":null,"count":2}]',0,1,0,600000000000000326,1800000500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',30,2,900000000000000013,'elder C2','[]','[{"kind":"elder-placed","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000327,1800000501.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',31,2,900000000000000013,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000328,1800000502.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',32,0,900000000000000011,'place A2','[["roll",6,[6,5]]]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"A2","count":2},{"kind":"rolled","visible_to":null,"seat":0,"dice":["blank","blank"],"again":0},{"kind":"revealed","visible_to":null,"tile":"shared-knowledge"}]',0,1,1,600000000000000329,1800000503.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',33,0,900000000000000011,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000330,1800000504.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',34,0,900000000000000011,'gather A2 wood','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"A2","resource":"wood","count":3}]',0,0,0,600000000000000331,1800000505.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',35,0,900000000000000011,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"blank","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["overlords","stone-tools"]}]',0,1,0,600000000000000332,1800000506.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',36,0,900000000000000011,'end','[["roll",6,[1,6]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","blank"],"again":0}]',0,1,1,600000000000000333,1800000507.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',37,1,900000000000000012,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000334,1800000508.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',38,1,900000000000000012,'gather A1 food','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"A1","resource":"food","count":3}]',0,0,0,600000000000000335,1800000509.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',39,1,900000000000000012,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"sun","strength":"plain","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["fire","overlords","heartland"]}]',0,1,0,600000000000000336,1800000510.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',40,1,900000000000000012,'bury stone-tools','[]','[{"kind":"sunk","visible_to":null,"seat":1,"card":"stone-tools"}]',0,0,0,600000000000000337,1800000511.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',41,1,900000000000000012,'study food','[]','[{"kind":"studied","visible_to":null,"seat":1,"resource":"food"},{"kind":"drawn","visible_to":null,"seat":1,"cards":["language"]}]',0,1,0,600000000000000338,1800000512.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',42,1,900000000000000012,'end','[["roll",6,[2,4]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":1},{"kind":"rolled","visible_to":null,"seat":2,"dice":["sun","moon"],"again":0}]',0,1,1,600000000000000339,1800000513.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',43,2,900000000000000013,'use moon grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000340,1800000514.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',44,2,900000000000000013,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000341,1800000515.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',45,2,900000000000000013,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000342,1800000516.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',46,2,900000000000000013,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"gather","die":"sun","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000343,1800000517.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',47,2,900000000000000013,'gather A1 food','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"A1","resource":"food","count":3}]',0,0,0,600000000000000344,1800000518.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',48,2,900000000000000013,'gather B2 stone','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"B2","resource":"stone","count":2}]',0,0,0,600000000000000345,1800000519.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',49,2,900000000000000013,'study stone','[]','[{"kind":"studied","visible_to":null,"seat":2,"resource":"stone"},{"kind":"drawn","visible_to":null,"seat":2,"cards":["explorers"]}]',0,1,0,600000000000000346,1800000520.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',50,2,900000000000000013,'end','[["roll",6,[2,2]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","sun"],"again":0},{"kind":"ice-grew","visible_to":null,"count":1}]',0,1,1,600000000000000347,1800000521.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',51,0,900000000000000011,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["language","oxen","calendar"]}]',0,1,0,600000000000000348,1800000522.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',52,0,900000000000000011,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000349,1800000523.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',53,0,900000000000000011,'move A2 B3 2','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"A2","to":"B3","count":2,"again":0}]',0,0,0,600000000000000350,1800000524.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',54,0,900000000000000011,'again B3 C2','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"B3","to":"C2","count":1,"again":1}]',0,0,0,600000000000000351,1800000525.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',55,0,900000000000000011,'again B3 C2','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"B3","to":"C2","count":1,"again":1}]',0,0,0,600000000000000352,1800000526.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',56,0,900000000000000011,'study wood','[]','[{"kind":"studied","visible_to":null,"seat":0,"resource":"wood"},{"kind":"discarded","visible_to":null,"tile":"shared-knowledge"},{"kind":"drawn","visible_to":null,"seat":0,"cards":["fire"]}]',0,1,0,600000000000000353,1800000527.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',57,0,900000000000000011,'end','[["roll",6,[4,3]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","moon"],"again":0},{"kind":"revealed","visible_to":null,"tile":"altar"}]',0,1,1,600000000000000354,1800000528.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',58,1,900000000000000012,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"moon","strength":"strong","amount":4,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["settlers","basketry","forest-people","calendar"]}]',0,1,0,600000000000000355,1800000529.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',59,1,900000000000000012,'bury overlords','[]','[{"kind":"sunk","visible_to":null,"seat":1,"card":"overlords"}]',0,0,0,600000000000000356,1800000530.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',60,1,900000000000000012,'use moon gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"moon","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000357,1800000531.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',61,1,900000000000000012,'gather A1 food','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"A1","resource":"food","count":3}]',0,0,0,600000000000000358,1800000532.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',62,1,900000000000000012,'buy altar','[]','[{"kind":"bought","visible_to":null,"seat":1,"tile":"altar","resource":"food","count":3}]',0,0,0,600000000000000359,1800000533.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',63,1,900000000000000012,'end','[["roll",6,[5,2]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","sun"],"again":0}]',0,1,1,600000000000000360,1800000534.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',64,2,900000000000000013,'use sun grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"sun","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000361,1800000535.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',65,2,900000000000000013,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000362,1800000536.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',66,2,900000000000000013,'grow A1','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"A1"}]',0,0,0,600000000000000363,1800000537.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',67,2,900000000000000013,'tame blank','[]','[{"kind":"spent","visible_to":null,"seat":2,"deed":"tame","die":"blank","hex":"C2"},{"kind":"tamed","visible_to":null,"seat":2,"food":3,"points":3}]',0,0,0,600000000000000364,1800000538.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',68,2,900000000000000013,'resolve C2','[]','[{"kind":"fought","visible_to":null,"hex":"C2","before":[2,0,4],"invaders_before":0,"after":[0,0,2],"invaders_after":0},{"kind":"fought","visible_to":null,"hex":"A1","before":[0,4,2],"invaders_before":0,"after":[0,2,0],"invaders_after":0}]',0,0,0,600000000000000365,1800000539.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',69,2,900000000000000013,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000366,1800000540.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',70,0,900000000000000011,'place C1','[["roll",6,[6,5]]]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"C1","count":2},{"kind":"rolled","visible_to":null,"seat":0,"dice":["blank","blank"],"again":0},{"kind":"revealed","visible_to":null,"tile":"walls"}]',0,1,1,600000000000000367,1800000541.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',71,0,900000000000000011,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"blank","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["basketry","mountain-people"]}]',0,1,0,600000000000000368,1800000542.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',72,0,900000000000000011,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000369,1800000543.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',73,0,900000000000000011,'gather C1 stone','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"C1","resource":"stone","count":3}]',0,0,0,600000000000000370,1800000544.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',74,0,900000000000000011,'end','[["roll",6,[3,1]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","sun"],"again":0}]',0,1,1,600000000000000371,1800000545.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',75,1,900000000000000012,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"sun","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000372,1800000546.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',76,1,900000000000000012,'gather A1 food','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"A1","resource":"food","count":3}]',0,0,0,600000000000000373,1800000547.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',77,1,900000000000000012,'use moon move','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"move","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000374,1800000548.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',78,1,900000000000000012,'move A1 B2 2','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"A1","to":"B2","count":2,"again":0}]',0,0,0,600000000000000375,1800000549.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',79,1,900000000000000012,'sacrifice B2 4-0-0','[]','[{"kind":"sacrificed","visible_to":null,"seat":1,"hex":"B2","paid":[4,0,0],"points":1}]',0,0,0,600000000000000376,1800000550.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',80,1,900000000000000012,'end','[["roll",6,[3,3]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":6},{"kind":"rolled","visible_to":null,"seat":2,"dice":["moon","moon"],"again":0},{"kind":"cheaper","visible_to":null,"tile":"walls","price":2},{"kind":"revealed","visible_to":null,"tile":"chieftain"},{"kind":"auction-began","visible_to":null,"high":5,"points":1,"high_points":2}]',0,1,1,600000000000000377,1800000551.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',81,2,900000000000000013,'pass','[]','[{"kind":"passed","visible_to":null,"seat":2,"why":"bid"}]',0,0,1,600000000000000378,1800000552.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',82,0,900000000000000011,'bid 1','[]','[{"kind":"bid-made","visible_to":null,"seat":0,"amount":1},{"kind":"passed","visible_to":null,"seat":1,"why":"bid"},{"kind":"auction-won","visible_to":null,"seat":0,"amount":1,"points":1},{"kind":"discarded","visible_to":null,"tile":"chieftain"}]',0,0,0,600000000000000379,1800000553.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',83,0,900000000000000011,'give wood 2','[]','[{"kind":"given","visible_to":null,"seat":0,"rival":1,"resource":"wood","why":"chieftain"}]',0,0,1,600000000000000380,1800000554.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',84,2,900000000000000013,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"lead","die":"moon","strength":"weak","amount":1,"light":0}]',0,0,0,600000000000000381,1800000555.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',85,2,900000000000000013,'cycle explorers','[]','[{"kind":"sunk","visible_to":null,"seat":2,"card":"explorers"}]',0,0,0,600000000000000382,1800000556.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',86,2,900000000000000013,'draw','[]','[{"kind":"drawn","visible_to":null,"seat":2,"cards":["spears","fire"]}]',0,1,0,600000000000000383,1800000557.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',87,2,900000000000000013,'use moon move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000384,1800000558.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',88,2,900000000000000013,'herd B2','[]','[{"kind":"herded","visible_to":null,"seat":2,"hex":"B2"}]',0,0,0,600000000000000385,1800000559.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',89,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000386,1800000560.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',90,2,900000000000000013,'end','[["roll",6,[2,5]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","blank"],"again":0}]',0,1,1,600000000000000387,1800000561.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',91,0,900000000000000011,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000388,1800000562.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',92,0,900000000000000011,'gather C1 stone','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"C1","resource":"stone","count":3}]',0,0,0,600000000000000389,1800000563.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',93,0,900000000000000011,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"blank","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["settlers","spears"]}]',0,1,0,600000000000000390,1800000564.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',94,0,900000000000000011,'complete calendar','[]','[{"kind":"completed","visible_to":null,"seat":0,"card":"calendar","points":2,"total":4}]',0,0,0,600000000000000391,1800000565.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',95,0,900000000000000011,'end','[["roll",6,[1,5]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","blank"],"again":0}]',0,1,1,600000000000000392,1800000566.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',96,1,900000000000000012,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000393,1800000567.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',97,1,900000000000000012,'gather B2 stone','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"B2","resource":"stone","count":2}]',0,0,0,600000000000000394,1800000568.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',98,1,900000000000000012,'use blank move','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"move","die":"blank","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000395,1800000569.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',99,1,900000000000000012,'move B2 B1 1','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"B2","to":"B1","count":1,"again":0}]',0,0,0,600000000000000396,1800000570.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',100,1,900000000000000012,'end','[["roll",6,[2,4]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":7},{"kind":"rolled","visible_to":null,"seat":2,"dice":["sun","moon"],"again":0}]',0,1,1,600000000000000397,1800000571.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',101,2,900000000000000013,'consult 1 calendar wood','[]','[{"kind":"consulted","visible_to":null,"seat":2,"rival":0,"card":"calendar","resource":"wood"}]',0,0,0,600000000000000398,1800000572.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',102,2,900000000000000013,'reroll moon','[["roll",6,[4]]]','[{"kind":"rolled","visible_to":null,"seat":2,"dice":["sun","moon"],"again":1}]',0,1,0,600000000000000399,1800000573.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',103,2,900000000000000013,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"sun","strength":"plain","amount":4,"light":0}]',0,0,0,600000000000000400,1800000574.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',104,2,900000000000000013,'move C2 D2 2','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"C2","to":"D2","count":2,"again":0},{"kind":"village-lost","visible_to":null,"seat":2,"hex":"C2","waits":0}]',0,0,0,600000000000000401,1800000575.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',105,2,900000000000000013,'move B2 B1 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"B1","count":1,"again":0},{"kind":"mammoth-lost","visible_to":null,"seat":2,"points":3}]',0,0,0,600000000000000402,1800000576.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',106,2,900000000000000013,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"lead","die":"moon","strength":"weak","amount":1,"light":0},{"kind":"drawn","visible_to":null,"seat":2,"cards":["lake-people"]}]',0,1,0,600000000000000403,1800000577.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',107,2,900000000000000013,'end','[["roll",6,[4,1]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["moon","sun"],"again":0}]',0,1,1,600000000000000404,1800000578.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',108,0,900000000000000011,'keep','[]','[]',0,0,0,600000000000000405,1800000579.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',109,1,900000000000000012,'resign','[]','[{"kind":"left","visible_to":null,"seat":1},{"kind":"discarded","visible_to":null,"tile":"altar"}]',0,1,1,600000000000000406,1800000580.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('ptfi3dbf5q',110,2,900000000000000013,'resign','[]','[{"kind":"left","visible_to":null,"seat":2},{"kind":"ended","visible_to":null,"reason":"last-left"}]',0,1,1,600000000000000407,1800000581.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('2w2zdjlbis',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,1,7,6,2,3,4,0]],["roll",3,[3]],["roll",8,[4,2,8,6,2,8,5,8,6,6,3,1,7,1,1,1,7,4,1,8]]]','[{"kind":"began","visible_to":null,"seat":2,"rounds":6},{"kind":"chip-taken","visible_to":null,"seat":2,"round":1,"route":6,"bonus":2},{"kind":"sorted","visible_to":null,"seat":2,"round":1,"dice":[1,1,1,1,1,2,2,3,4,4,5,6,6,6,7,7,8,8,8,8],"lid":[5,2,1,2,1,3,2,4]}]',0,1,1,600000000000000414,1800000641.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2w2zdjlbis',1,0,900000000000000011,'pick 3','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":3,"count":1,"old":0,"space":1}]',0,0,0,600000000000000415,1800000642.0,1800000643.0,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2w2zdjlbis',2,0,900000000000000011,'undo 1','[]','[]',0,0,0,600000000000000416,1800000643.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('2w2zdjlbis',3,0,900000000000000011,'pick 3','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":3,"count":1,"old":0,"space":1}]',0,0,0,600000000000000417,1800000644.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rymx6ccgzh',0,NULL,900000000000000011,'begin','[["roll",8,[8]],["roll",7,[7]],["roll",6,[3]],["roll",5,[5]],["roll",5,[4]],["roll",4,[3]],["roll",3,[1]],["roll",6,[6,2,6,1]]]','[{"kind":"laid-out","visible_to":null,"buildings":["C","F","G","H"],"blue":["b3","b4"],"yellow":"y1"},{"kind":"rolled","visible_to":null,"turn":1,"dice":[6,2,6,1]}]',0,1,1,600000000000000424,1800000704.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rymx6ccgzh',1,2,900000000000000013,'resign','[]','[{"kind":"left","visible_to":null,"seat":2}]',0,1,1,600000000000000425,1800000705.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rymx6ccgzh',2,0,900000000000000011,'clear orange O6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":6,"space":"O6"}]',1,0,0,600000000000000426,1800000706.0,1800000707.0,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rymx6ccgzh',3,0,900000000000000011,'undo 2','[]','[]',1,0,0,600000000000000427,1800000707.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rymx6ccgzh',4,0,900000000000000011,'clear orange O6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":6,"space":"O6"}]',1,0,0,600000000000000428,1800000708.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('u5eoh5pyi7',0,NULL,900000000000000011,'begin','[["roll",3,[1]],["roll",6,[3,5,5]]]','[{"kind":"began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":[3,5,5]}]',0,1,1,600000000000000435,1800000768.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('u5eoh5pyi7',1,0,900000000000000011,'change 1=4','[]','[{"kind":"changed","visible_to":null,"seat":0,"die":1,"old":3,"face":4}]',0,0,0,600000000000000436,1800000769.0,1800000770.0,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('u5eoh5pyi7',2,0,900000000000000011,'undo 1','[]','[]',0,0,0,600000000000000437,1800000770.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('u5eoh5pyi7',3,0,900000000000000011,'change 1=4','[]','[{"kind":"changed","visible_to":null,"seat":0,"die":1,"old":3,"face":4}]',0,0,0,600000000000000438,1800000771.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',0,NULL,900000000000000011,'begin','[["roll",3,[1,1]]]','[{"kind":"began","visible_to":null,"seat":0,"limit":120},{"kind":"round-began","visible_to":null,"seat":0,"round":1}]',0,1,1,600000000000000445,1800000831.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',1,0,900000000000000011,'commit 2','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":2}]',1,0,0,600000000000000446,1800000832.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',2,1,900000000000000012,'commit 0','[]','[{"kind":"committed","visible_to":[1],"seat":1,"count":0}]',1,0,0,600000000000000447,1800000833.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',3,2,900000000000000013,'commit 1','[["roll",6,[2,2]],["roll",3,[2,1]],["roll",3,[1,2]],["roll",6,[5]],["roll",3,[3,1]]]','[{"kind":"committed","visible_to":[2],"seat":2,"count":1},{"kind":"rolled","visible_to":null,"seat":0,"d6":[2,2],"d3":[2,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[],"d3":[1,2]},{"kind":"rolled","visible_to":null,"seat":2,"d6":[5],"d3":[3,1]},{"kind":"turn-began","visible_to":null,"seat":0}]',1,1,1,600000000000000448,1800000834.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',4,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000449,1800000835.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',5,0,900000000000000011,'dispatch 1','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":1}]',0,0,0,600000000000000450,1800000836.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',6,0,900000000000000011,'move E8 D8','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"D8","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000451,1800000837.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',7,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":3,"coins":6}]',0,0,0,600000000000000452,1800000838.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',8,0,900000000000000011,'order D8 none','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"D8","work":"none","back":"E8"}]',1,0,0,600000000000000453,1800000839.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',9,0,900000000000000011,'order D8 tile','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"D8","work":"tile","back":"E8"}]',1,0,0,600000000000000454,1800000840.0,1800000841.0,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',10,0,900000000000000011,'undo 9','[]','[]',1,0,0,600000000000000455,1800000841.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ybdkmy7aad',11,0,900000000000000011,'order D8 tile','[]','[{"kind":"ordered","visible_to":[0],"seat":0,"hex":"D8","work":"tile","back":"E8"}]',1,0,0,600000000000000456,1800000842.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',0,NULL,900000000000000011,'begin','[["shuffle",8,[4,6,5,2,7,3,1,0]],["shuffle",15,[6,14,5,8,7,2,9,3,0,10,1,13,4,11,12]],["shuffle",15,[9,4,1,8,2,12,10,3,6,5,7,14,13,0,11]],["shuffle",15,[8,3,6,11,9,0,4,14,13,5,12,2,1,7,10]],["shuffle",14,[9,6,10,4,0,5,11,3,2,7,8,1,12,13]],["roll",3,[1]],["pick",6,[4]],["shuffle",12,[7,2,10,9,3,1,4,6,5,11,8,0]]]','[{"kind":"began","visible_to":null,"seat":0,"points":15},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"kiakia","village":[1,4,1]},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"mukaan","village":[3,1,2]},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"kiror","village":[1,3,2]}]',0,1,1,600000000000000463,1800000902.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',1,0,900000000000000011,'power ambush','[]','[{"kind":"led","visible_to":null,"seat":0,"power":"ambush"}]',0,0,1,600000000000000464,1800000903.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',2,1,900000000000000012,'power intimidate','[]','[{"kind":"led","visible_to":null,"seat":1,"power":"intimidate"}]',0,0,1,600000000000000465,1800000904.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',3,2,900000000000000013,'power evasion','[]','[{"kind":"led","visible_to":null,"seat":2,"power":"evasion"}]',0,0,1,600000000000000466,1800000905.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',4,0,900000000000000011,'place D1','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"D1","count":2}]',0,0,1,600000000000000467,1800000906.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',5,1,900000000000000012,'place C2','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"C2","count":3}]',0,0,1,600000000000000468,1800000907.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',6,2,900000000000000013,'place B3','[]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"B3","count":3}]',0,0,0,600000000000000469,1800000908.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',7,2,900000000000000013,'take stone','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"stone","count":1,"why":"start"}]',0,0,0,600000000000000470,1800000909.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',8,2,900000000000000013,'take wood','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"wood","count":1,"why":"start"}]',0,0,1,600000000000000471,1800000910.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',9,0,900000000000000011,'put D1','[["roll",6,[1,1]]]','[{"kind":"lies","visible_to":null,"what":"glacier","hex":"D1"},{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","sun"],"again":0},{"kind":"ice-grew","visible_to":null,"count":1},{"kind":"revealed","visible_to":null,"tile":"plentiful-food"}]',0,1,1,600000000000000472,1800000911.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',10,0,900000000000000011,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000473,1800000912.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',11,0,900000000000000011,'stop','[]','[]',0,0,0,600000000000000474,1800000913.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',12,0,900000000000000011,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["language","settlers","spears"]}]',0,1,0,600000000000000475,1800000914.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',13,0,900000000000000011,'end','[["roll",6,[1,1]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","sun"],"again":0},{"kind":"ice-grew","visible_to":null,"count":2},{"kind":"revealed","visible_to":null,"tile":"mammoth"}]',0,1,1,600000000000000476,1800000915.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',14,1,900000000000000012,'put A2','[]','[{"kind":"lies","visible_to":null,"what":"mammoth","hex":"A2"}]',0,0,0,600000000000000477,1800000916.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',15,1,900000000000000012,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000478,1800000917.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',16,1,900000000000000012,'move C2 D1 3','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"C2","to":"D1","count":3,"again":0}]',0,0,0,600000000000000479,1800000918.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',17,1,900000000000000012,'drive D1 1 D2','[]','[{"kind":"driven","visible_to":null,"seat":1,"rival":0,"origin":"D1","to":"D2"}]',0,0,0,600000000000000480,1800000919.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',18,1,900000000000000012,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["forest-people","stone-tools","pottery"]},{"kind":"fought","visible_to":null,"hex":"D1","before":[1,3,0],"invaders_before":0,"after":[0,2,0],"invaders_after":0}]',0,1,0,600000000000000481,1800000920.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',19,1,900000000000000012,'end','[["roll",6,[3,2]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["moon","sun"],"again":0}]',0,1,1,600000000000000482,1800000921.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',20,2,900000000000000013,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000483,1800000922.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',21,2,900000000000000013,'move B3 A2 2','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B3","to":"A2","count":2,"again":0}]',0,0,0,600000000000000484,1800000923.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',22,2,900000000000000013,'move B3 B4 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B3","to":"B4","count":1,"again":0}]',0,0,0,600000000000000485,1800000924.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',23,2,900000000000000013,'use moon gather','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"gather","die":"moon","strength":"weak","amount":1,"light":0}]',0,0,0,600000000000000486,1800000925.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',24,2,900000000000000013,'gather B4 wood','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"B4","resource":"wood","count":2}]',0,0,0,600000000000000487,1800000926.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',25,2,900000000000000013,'gather A2 food','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"A2","resource":"food","count":3}]',0,0,0,600000000000000488,1800000927.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',26,2,900000000000000013,'end','[["roll",6,[2,2]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","sun"],"again":0},{"kind":"ice-grew","visible_to":null,"count":3}]',0,1,1,600000000000000489,1800000928.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',27,0,900000000000000011,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["lake-people","calendar","oxen"]}]',0,1,0,600000000000000490,1800000929.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',28,0,900000000000000011,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000491,1800000930.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',29,0,900000000000000011,'gather D2 food','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"D2","resource":"food","count":5}]',0,0,0,600000000000000492,1800000931.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',30,0,900000000000000011,'end','[["roll",6,[2,1]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","sun"],"again":0},{"kind":"ice-grew","visible_to":null,"count":4}]',0,1,1,600000000000000493,1800000932.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',31,1,900000000000000012,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000494,1800000933.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',32,1,900000000000000012,'gather D1 stone','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"D1","resource":"stone","count":1}]',0,0,0,600000000000000495,1800000934.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',33,1,900000000000000012,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["lake-people","oxen","heartland"]}]',0,1,0,600000000000000496,1800000935.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',34,1,900000000000000012,'end','[["roll",6,[6,5]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","blank"],"again":0}]',0,1,1,600000000000000497,1800000936.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',35,2,900000000000000013,'use blank grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"blank","strength":"plain","amount":3,"light":0}]',0,0,0,600000000000000498,1800000937.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',36,2,900000000000000013,'grow A2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"A2"}]',0,0,0,600000000000000499,1800000938.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',37,2,900000000000000013,'grow A2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"A2"}]',0,0,0,600000000000000500,1800000939.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',38,2,900000000000000013,'grow A2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"A2"}]',0,0,0,600000000000000501,1800000940.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',39,2,900000000000000013,'hunt blank','[]','[{"kind":"spent","visible_to":null,"seat":2,"deed":"hunt","die":"blank","hex":"A2"},{"kind":"hunted","visible_to":null,"seat":2,"food":3,"points":1},{"kind":"discarded","visible_to":null,"tile":"mammoth"}]',0,0,0,600000000000000502,1800000941.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',40,2,900000000000000013,'end','[["roll",6,[2,2]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","sun"],"again":0},{"kind":"ice-gone","visible_to":null,"hex":"D1","count":5},{"kind":"revealed","visible_to":null,"tile":"plentiful-wood"}]',0,1,1,600000000000000503,1800000942.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',41,0,900000000000000011,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["forest-people","fire","basketry"]}]',0,1,0,600000000000000504,1800000943.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',42,0,900000000000000011,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000505,1800000944.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',43,0,900000000000000011,'gather D2 food','[]','[{"kind":"discarded","visible_to":null,"tile":"plentiful-food"},{"kind":"gathered","visible_to":null,"seat":0,"hex":"D2","resource":"food","count":5}]',0,0,0,600000000000000506,1800000945.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',44,0,900000000000000011,'end','[["roll",6,[4,1]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","sun"],"again":0}]',0,1,1,600000000000000507,1800000946.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',45,1,900000000000000012,'use moon gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"moon","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000508,1800000947.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',46,1,900000000000000012,'gather D1 stone','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"D1","resource":"stone","count":3},{"kind":"taken","visible_to":null,"seat":1,"resource":"stone","count":5,"why":"glacier"}]',0,0,0,600000000000000509,1800000948.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',47,1,900000000000000012,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["mountain-people","fire","language"]}]',0,1,0,600000000000000510,1800000949.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',48,1,900000000000000012,'end','[["roll",6,[5,5]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","blank"],"again":0},{"kind":"revealed","visible_to":null,"tile":"drought"}]',0,1,1,600000000000000511,1800000950.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',49,2,900000000000000013,'use blank move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"blank","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000512,1800000951.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',50,2,900000000000000013,'move A2 A3 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"A2","to":"A3","count":1,"again":0}]',0,0,0,600000000000000513,1800000952.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',51,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000514,1800000953.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',52,2,900000000000000013,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000515,1800000954.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',53,2,900000000000000013,'gather A3 stone','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"A3","resource":"stone","count":2}]',0,0,0,600000000000000516,1800000955.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',54,2,900000000000000013,'gather B4 wood','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"B4","resource":"wood","count":5}]',0,0,0,600000000000000517,1800000956.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',55,2,900000000000000013,'village A2 1-3-2','[["shuffle",12,[9,11,4,5,7,10,2,6,3,8,1,0]]]','[{"kind":"built","visible_to":null,"seat":2,"hex":"A2","paid":[1,3,2]},{"kind":"tiles-joined","visible_to":null,"count":2}]',0,1,0,600000000000000518,1800000957.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',56,2,900000000000000013,'end','[["roll",6,[4,4]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["moon","moon"],"again":0},{"kind":"discarded","visible_to":null,"tile":"drought"},{"kind":"revealed","visible_to":null,"tile":"volcano"}]',0,1,1,600000000000000519,1800000958.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',57,0,900000000000000011,'put V9','[["shuffle",12,[4,10,8,5,1,9,3,0,7,11,6,2]]]','[{"kind":"lies","visible_to":null,"what":"volcano","hex":"V9"},{"kind":"struck","visible_to":null,"seat":0,"hex":"D2","count":1,"why":"volcano"},{"kind":"erupted","visible_to":null,"seat":0,"count":1},{"kind":"struck","visible_to":null,"seat":1,"hex":"D1","count":1,"why":"volcano"},{"kind":"struck","visible_to":null,"seat":1,"hex":"D1","count":1,"why":"volcano"},{"kind":"erupted","visible_to":null,"seat":1,"count":1},{"kind":"shuffled-back","visible_to":null,"tile":"volcano"}]',0,1,0,600000000000000520,1800000959.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',58,0,900000000000000011,'use moon gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"moon","strength":"weak","amount":1,"light":0}]',0,0,0,600000000000000521,1800000960.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',59,0,900000000000000011,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"moon","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["mountain-people","pottery","overlords"]}]',0,1,0,600000000000000522,1800000961.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',60,0,900000000000000011,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000523,1800000962.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',61,1,900000000000000012,'place B2','[["roll",6,[4,1]]]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"B2","count":2},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","sun"],"again":0}]',0,1,0,600000000000000524,1800000963.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',62,1,900000000000000012,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000525,1800000964.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',63,1,900000000000000012,'move B2 A2 1','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"B2","to":"A2","count":1,"again":0}]',0,0,0,600000000000000526,1800000965.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',64,1,900000000000000012,'move B2 A1 1','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"B2","to":"A1","count":1,"again":0}]',0,0,0,600000000000000527,1800000966.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',65,1,900000000000000012,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"moon","strength":"weak","amount":1,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["spears"]}]',0,1,0,600000000000000528,1800000967.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',66,1,900000000000000012,'end','[["roll",6,[2,3]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["sun","moon"],"again":0}]',0,1,1,600000000000000529,1800000968.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',67,2,900000000000000013,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000530,1800000969.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',68,2,900000000000000013,'move A2 A1 4','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"A2","to":"A1","count":4,"again":0},{"kind":"village-lost","visible_to":null,"seat":2,"hex":"A2","waits":0}]',0,0,0,600000000000000531,1800000970.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',69,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000532,1800000971.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',70,2,900000000000000013,'use moon grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"moon","strength":"plain","amount":3,"light":0}]',0,0,0,600000000000000533,1800000972.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',71,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000534,1800000973.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',72,2,900000000000000013,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000535,1800000974.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',73,0,900000000000000011,'place B1','[["roll",6,[1,2]]]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"B1","count":2},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","sun"],"again":0},{"kind":"revealed","visible_to":null,"tile":"abandoned-village"}]',0,1,1,600000000000000536,1800000975.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',74,2,900000000000000013,'settle B4','[]','[{"kind":"built","visible_to":null,"seat":2,"hex":"B4","paid":[1,1,1]},{"kind":"discarded","visible_to":null,"tile":"abandoned-village"}]',0,0,1,600000000000000537,1800000976.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',75,0,900000000000000011,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000538,1800000977.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',76,0,900000000000000011,'move B1 A1 2','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"B1","to":"A1","count":2,"again":0}]',0,0,0,600000000000000539,1800000978.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',77,0,900000000000000011,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"sun","strength":"weak","amount":1,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["stone-tools"]}]',0,1,0,600000000000000540,1800000979.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',78,0,900000000000000011,'rival 2','[]','[{"kind":"struck","visible_to":null,"seat":1,"hex":"A1","count":1,"why":"ambush"},{"kind":"fought","visible_to":null,"hex":"A1","before":[2,0,4],"invaders_before":0,"after":[0,0,2],"invaders_after":0}]',0,0,0,600000000000000541,1800000980.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',79,0,900000000000000011,'end','[["roll",6,[1,2]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","sun"],"again":0},{"kind":"revealed","visible_to":null,"tile":"altar"}]',0,1,1,600000000000000542,1800000981.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',80,1,900000000000000012,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"sun","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000543,1800000982.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',81,1,900000000000000012,'stop','[]','[]',0,0,0,600000000000000544,1800000983.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',82,1,900000000000000012,'use sun lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"sun","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["calendar","settlers","overlords"]}]',0,1,0,600000000000000545,1800000984.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',83,1,900000000000000012,'end','[["roll",6,[6,3]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"village-points","visible_to":null,"seat":2,"points":1,"total":3},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","moon"],"again":0}]',0,1,1,600000000000000546,1800000985.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',84,2,900000000000000013,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"lead","die":"blank","strength":"strong","amount":3,"light":0},{"kind":"drawn","visible_to":null,"seat":2,"cards":["lake-people","fire","language"]}]',0,1,0,600000000000000547,1800000986.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',85,2,900000000000000013,'use moon move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"moon","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000548,1800000987.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',86,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000549,1800000988.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',87,2,900000000000000013,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000550,1800000989.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',88,0,900000000000000011,'place B2','[["roll",6,[1,6]]]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"B2","count":2},{"kind":"rolled","visible_to":null,"seat":0,"dice":["sun","blank"],"again":0}]',0,1,0,600000000000000551,1800000990.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',89,0,900000000000000011,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000552,1800000991.0,1800000992.0,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',90,0,900000000000000011,'undo 89','[]','[]',0,0,0,600000000000000553,1800000992.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',91,0,900000000000000011,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000554,1800000993.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',0,NULL,900000000000000011,'begin','[["roll",2,[1,2]]]','[{"kind":"began","visible_to":null,"seat":1,"limit":80},{"kind":"round-began","visible_to":null,"seat":1,"round":1}]',0,1,1,600000000000000559,1800001053.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',1,0,900000000000000011,'commit 1','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":1}]',1,0,0,600000000000000560,1800001054.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',2,1,900000000000000012,'commit 2','[["roll",6,[1]],["roll",3,[2,2]],["roll",6,[6,3]],["roll",3,[2,1]]]','[{"kind":"committed","visible_to":[1],"seat":1,"count":2},{"kind":"rolled","visible_to":null,"seat":0,"d6":[1],"d3":[2,2]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[6,3],"d3":[2,1]},{"kind":"turn-began","visible_to":null,"seat":1}]',1,1,1,600000000000000561,1800001055.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',3,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000562,1800001056.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',4,1,900000000000000012,'dispatch 6','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":6}]',0,0,0,600000000000000563,1800001057.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',5,1,900000000000000012,'move H2 F8','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"F8","unit":"soldier","steps":6,"halted":0}]',0,0,0,600000000000000564,1800001058.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',6,1,900000000000000012,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":3,"coins":6}]',0,0,0,600000000000000565,1800001059.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',7,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000566,1800001060.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',8,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000567,1800001061.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',9,0,900000000000000011,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":2}]',0,0,0,600000000000000568,1800001062.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',10,0,900000000000000011,'move E8 F8','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"F8","unit":"soldier","steps":1,"halted":1}]',0,0,0,600000000000000569,1800001063.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',11,0,900000000000000011,'move E8 F7','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"F7","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000570,1800001064.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',12,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000571,1800001065.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',13,0,900000000000000011,'done','[["roll",12,[9]],["roll",6,[2,2]]]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":2},{"kind":"resolution-began","visible_to":null,"round":1},{"kind":"fought","visible_to":null,"hex":"F8","battle":{"space":42,"sides":[{"seat":0,"height":1,"walls":0,"forts":0,"soldiers":1,"count":1,"cannon":0,"defends":false},{"seat":1,"height":0,"walls":0,"forts":0,"soldiers":1,"count":1,"cannon":0,"defends":false}],"winner":0,"skull":false,"loot":0},"result":"won"},{"kind":"died","visible_to":null,"seat":1,"hex":"F8","count":1,"why":"battle"},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[0,[{"hex":"F7","count":1,"price":0,"thing":"","rival":-1},{"hex":"F8","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"returned","visible_to":null,"seat":0,"hexes":["F7","F8"],"to":"E8","count":2},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":19},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":1,"forts":0,"coins":26},{"kind":"event-drawn","visible_to":null,"event":"trouble","before":0,"progress":5,"limit":80,"season":"spring","turned":0},{"kind":"several","visible_to":null,"what":"confiscated","why":"","shares":[[0,[{"hex":"","count":2,"price":0,"thing":"","rival":-1}]],[1,[{"hex":"","count":2,"price":0,"thing":"","rival":-1}]]]},{"kind":"round-began","visible_to":null,"seat":0,"round":2}]',0,1,1,600000000000000572,1800001066.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('5mdcwdnbih',14,1,900000000000000012,'resign','[]','[{"kind":"left","visible_to":null,"seat":1},{"kind":"space-lost","visible_to":null,"seat":1,"hex":"H2","why":"left"},{"kind":"ended","visible_to":null,"reason":"last-left"}]',0,1,1,600000000000000573,1800001067.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('bbgcyebew7',92,NULL,NULL,'upgrade 2 3','[]','[]',0,1,1,NULL,1800001127.0,NULL,0,16,NULL,'{"from":2,"to":3,"before":"cd21e4aa8f0377676e6f09141f0a6adff2db193ffd9f7aca3c85d40b5060d56e","after":"cd21e4aa8f0377676e6f09141f0a6adff2db193ffd9f7aca3c85d40b5060d56e","state":{"options":{"elders":true,"special_terrains":true,"leaders":true},"stage":"move","asked":0,"active":0,"start":0,"turn":16,"agenda":["drive","act"],"terrain":["forest","tar-pit","mixed","mountain","lake","oasis","great-forest","forest","jungle","mountain","great-mountain","great-lake"],"members":[[0,0,2],[0,1,0],[0,0,1],[0,0,0],[2,0,0],[0,0,0],[0,0,1],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1],"rows":[["moon","blank","sun"],["sun","moon","sun"],["sun","moon","blank"],["blank","sun","sun"]],"players":[{"tribe":"kiakia","power":"ambush","supply":18,"resources":[10,0,1],"points":[0,0,0,0,0],"goals":["language","settlers","spears","lake-people","calendar","oxen","forest-people","fire","basketry","mountain-people","pottery","overlords","stone-tools"],"completed":[],"pile":2,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"mukaan","power":"intimidate","supply":19,"resources":[0,0,10],"points":[0,0,0,0,0],"goals":["forest-people","stone-tools","pottery","lake-people","oxen","heartland","mountain-people","fire","language","spears","calendar","settlers","overlords"],"completed":[],"pile":2,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiror","power":"evasion","supply":16,"resources":[4,4,0],"points":[2,0,0,1,0],"goals":["lake-people","fire","language"],"completed":[],"pile":12,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[{"key":"plentiful-wood","tokens":[0,4,0]},{"key":"altar","tokens":[0,0,0]}],"discarded":["mammoth","plentiful-food","drought","abandoned-village"],"aside":[],"events":10,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":8,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["blank"],"off":["sun"],"rolled":["sun","blank"],"used":["move"],"strength":"strong","amount":6,"left":6,"extra":0,"again":0,"stepped":[0,0,0,0,0,0,0,0,0,0,0,0],"done":[0,0,0,0,0,0,0,0,0,0,0,0],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"return","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["explorers","heartland"],["basketry","explorers"],["explorers","forest-people","basketry","stone-tools","settlers","overlords","spears","heartland","oxen","pottery","calendar","mountain-people"]],"pile":["shared-knowledge","plentiful-stone","walls","invaders","canoe","chieftain","discovery","volcano","mild-winter","tiger"]}}','');
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
INSERT INTO "outbox" VALUES(185,'bbgcyebew7','board',1800001127.0,0,NULL,NULL);
CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL                    -- JSON: the seats that owed an action when it was posted
, decisions TEXT NOT NULL DEFAULT '[]', since INTEGER NOT NULL DEFAULT -1, now TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "panels" VALUES('rrjax72kq7',800000000000000020,500000000000000009,1800000066.0,'[]','[301, 201]',5,'');
INSERT INTO "panels" VALUES('qs6igkivwy',800000000000000021,500000000000000021,1800000133.0,'[]','[100, 102, 204]',6,'');
INSERT INTO "panels" VALUES('vhgv6qddi2',800000000000000022,500000000000000035,1800000213.0,'[]','[1101]',19,'');
INSERT INTO "panels" VALUES('2qgkp43txb',800000000000000023,500000000000000066,1800000411.0,'[]','[1506, 1410]',131,'');
INSERT INTO "panels" VALUES('ptfi3dbf5q',800000000000000024,500000000000000105,1800000581.0,'[]','[1800, 1106, 1302]',109,'');
INSERT INTO "panels" VALUES('2w2zdjlbis',800000000000000025,500000000000000112,1800000641.0,'[0]','[100, 0, 0]',-1,'');
INSERT INTO "panels" VALUES('rymx6ccgzh',800000000000000026,500000000000000121,1800000705.0,'[0, 1]','[200, 200, 101]',0,'');
INSERT INTO "panels" VALUES('u5eoh5pyi7',800000000000000027,500000000000000128,1800000768.0,'[0]','[100, 0, 0]',-1,'');
INSERT INTO "panels" VALUES('ybdkmy7aad',800000000000000028,500000000000000136,1800000834.0,'[0]','[200, 101, 101]',0,'');
INSERT INTO "panels" VALUES('bbgcyebew7',800000000000000029,500000000000000170,1800000989.0,'[0]','[1600, 1301, 1003]',83,'');
INSERT INTO "panels" VALUES('5mdcwdnbih',800000000000000030,500000000000000180,1800001067.0,'[]','[300, 301]',13,'');
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
INSERT INTO "places" VALUES('2qgkp43txb',0,900000000000000011,'Aki','0230a11a94c0b003495b7d9226e4d5f5','db9518fa27cdcc6d55db0ad3b1409a988c4cbb94a66e1c06016263a2b902bca6');
INSERT INTO "places" VALUES('2qgkp43txb',1,900000000000000012,'Ben','2e63730ac5c050ac3c9900df9497cd6b','2163c572880829040ded047a40602db27955f96e7a67282855393c1b44c56a5f');
INSERT INTO "places" VALUES('2w2zdjlbis',0,900000000000000011,'Aki','25624daca0891b1cd9a9e98e1429ea1c','544bc05986b09917d929e6417982a6e075603837f12be2940ccbbc5299a0f38a');
INSERT INTO "places" VALUES('2w2zdjlbis',1,900000000000000012,'Ben','90c1d67dacab6a2a21251e2da670cf96','85dffa715d9a4e25f8046d9215861c389970f4b88c56453347d68a82a7cda11d');
INSERT INTO "places" VALUES('2w2zdjlbis',2,900000000000000013,'Chio','4aead19779fbfc7dec89342901abb116','28b5a9f104172e5200983c68669d8a513c8fb881a2307005270a4f556ba95491');
INSERT INTO "places" VALUES('5mdcwdnbih',0,900000000000000011,'Aki','1f7877ce8ceae807f4f36b74c997f32a','77bd86c70a21b45bdad3c409dad4a5eaf8f9ec9ff461f033b74bfa980e272b56');
INSERT INTO "places" VALUES('5mdcwdnbih',1,900000000000000012,'Ben','fb8a615049ea9afccae5799c37782cce','6008368e562953300d50948859b069fd3ea52386b72e6e51ffab8e6bae995723');
INSERT INTO "places" VALUES('bbgcyebew7',0,900000000000000011,'Aki','0bb008a247dcee624e7ade30c2078440','a9d055eda8f53bcf14037df2f2db1bea5ca38ec5ae4810292470f70d71ddf714');
INSERT INTO "places" VALUES('bbgcyebew7',1,900000000000000012,'Ben','a92ab44bb8b8efbe70efe9c12a2eba67','32d21b5abe3431c9ff95e8610eb187b4ebaf5406ea189bdb5e0a76bc84f15bf3');
INSERT INTO "places" VALUES('bbgcyebew7',2,900000000000000013,'Chio','2a045d23fe7008d1adb54d6fb109a1a4','abce1de26db2c662fbcd464ff0ae65d758ef07a824444559755e635946fbbc99');
INSERT INTO "places" VALUES('ptfi3dbf5q',0,900000000000000011,'Aki','6498889c676326ad47023b3123adf8e5','10192a3ae5785075d8efd21101ddf3202d5aaa5d83855122e1e3308160ef7e90');
INSERT INTO "places" VALUES('ptfi3dbf5q',1,900000000000000012,'Ben','2c56763b5c3a5ca26fc05e319733e90e','7e128f0af5e35348ed8e28187bb6eef11e7ede1e3273b30caa920b8d577155f7');
INSERT INTO "places" VALUES('ptfi3dbf5q',2,900000000000000013,'Chio','d58e0bb6ff2a108262cab8707995998d','cb5137b9b475b2e461a91ad53b1c448e9e95ead8df967deb48edc93700198900');
INSERT INTO "places" VALUES('qs6igkivwy',0,900000000000000011,'Aki','b645cea864e07d73314d7295bf356c1b','10532d7db4e606f779f0b0ee32be50b9ed453aaf044efcccb8155fc857e1422b');
INSERT INTO "places" VALUES('qs6igkivwy',1,900000000000000012,'Ben','d9b3b94ad917056bcc476229b73e2fb3','55bd4121e45a4ece992619a69fed6822246a60c780963de010f76375bb520bfe');
INSERT INTO "places" VALUES('qs6igkivwy',2,900000000000000013,'Chio','f8e3eca904ebf1ccc33cb350108b5430','08f02c81c9241d3fb11e3dece0a0476815fa0f9084636bd722a3185fc07242fa');
INSERT INTO "places" VALUES('rrjax72kq7',0,900000000000000011,'Aki','7335253a66b9d183403eaeb83f0ab06e','25ab8bce08b32f11581ff657125035b9713081667065cfc3d4150f4eaee464a5');
INSERT INTO "places" VALUES('rrjax72kq7',1,900000000000000012,'Ben','412dfda7a3508fa822f27b08dc2e2a40','d3e387dffc285aff1bbce1c200a9b069a96d02616e6d486c9ffcaef85a9a0bbb');
INSERT INTO "places" VALUES('rymx6ccgzh',0,900000000000000011,'Aki','58009d3b757ae9a37221dde1db46b933','9a0f3a30ab00d7b5489253bc744bc5f321fe3c7e02a403ec9c03b92b2ed2356f');
INSERT INTO "places" VALUES('rymx6ccgzh',1,900000000000000012,'Ben','06b5310bf63f787a1ba168e457584e51','f3494b04fd8f407a660b4b273691f27dd68e8a58053ea75298e51b57b984e94f');
INSERT INTO "places" VALUES('rymx6ccgzh',2,900000000000000013,'Chio','c3377bb1428dc5f072bc273d8c0af21a','34f07f43d325a89c05f9cac94032a7f45bb784e9174230d871c763692382dbea');
INSERT INTO "places" VALUES('u5eoh5pyi7',0,900000000000000011,'Aki','625315e62a9e101558f1b54dc9bf4d07','4c793af7a29462f5f6b098756a82c65a2115f7d6795a98c29060654e39ee9c34');
INSERT INTO "places" VALUES('u5eoh5pyi7',1,900000000000000012,'Ben','6747694fb800d49d668cf515c09cc15a','0741f8618d67edbbc5e44d1e112a0bff82e6652c6a0e2152e723528b63e28fb7');
INSERT INTO "places" VALUES('u5eoh5pyi7',2,900000000000000013,'Chio','59185ee5334ede0cdd2e5eb2409bb0e4','18f45fe76f2d8a892cf7e23a2a08ac8100820c195ec9efe7ab095599e3a82b1a');
INSERT INTO "places" VALUES('vhgv6qddi2',0,900000000000000011,'Aki','3b7e43c8b9efd59b14232dbcadb3d366','bdc40a4edbfec419f53847b096ea85417ba7be2d701bf934eb218b3348a36707');
INSERT INTO "places" VALUES('ybdkmy7aad',0,900000000000000011,'Aki','fbfdf7484bfd779ff5a139e90087bb24','8e39f2862792233d0702f2ca1d18f58d046afc4ee791414757e9c7a207df5aa5');
INSERT INTO "places" VALUES('ybdkmy7aad',1,900000000000000012,'Ben','1d32bc71208d752248e263a3c40687d7','6bc492733062b53816aa67c90ea2a30ffddce7768fb46b4042537fb245818f66');
INSERT INTO "places" VALUES('ybdkmy7aad',2,900000000000000013,'Chio','0f92dc290b81b4c10552f49cf8aa5341','6f72319867ed78a7571a4c61b52e2de39d766406b3f541b051275125cd24121c');
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
INSERT INTO "players" VALUES('2qgkp43txb',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2qgkp43txb',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2w2zdjlbis',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2w2zdjlbis',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('2w2zdjlbis',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5mdcwdnbih',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5mdcwdnbih',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bbgcyebew7',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bbgcyebew7',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bbgcyebew7',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ptfi3dbf5q',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ptfi3dbf5q',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ptfi3dbf5q',2,'Chio',900000000000000013,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qs6igkivwy',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qs6igkivwy',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qs6igkivwy',2,'Chio',900000000000000013,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rrjax72kq7',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rrjax72kq7',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rymx6ccgzh',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rymx6ccgzh',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rymx6ccgzh',2,'Chio',900000000000000013,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('u5eoh5pyi7',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('u5eoh5pyi7',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('u5eoh5pyi7',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('vhgv6qddi2',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ybdkmy7aad',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ybdkmy7aad',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ybdkmy7aad',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
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
INSERT INTO "rating_steps" VALUES('2qgkp43txb',900000000000000011,700000000000000007,'hexlands',1800000411.0,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_steps" VALUES('2qgkp43txb',900000000000000012,700000000000000007,'hexlands',1800000411.0,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "rating_steps" VALUES('5mdcwdnbih',900000000000000011,700000000000000007,'hexlands',1800001067.0,2.76353894931404973087e+01,8.06590141354368,2.96562974885261567683e+01,7.82288719288111);
INSERT INTO "rating_steps" VALUES('5mdcwdnbih',900000000000000012,700000000000000007,'hexlands',1800001067.0,2.23646105068595026912e+01,8.06590141354368,2.03437025114738432316e+01,7.82288719288111);
INSERT INTO "rating_steps" VALUES('ptfi3dbf5q',900000000000000011,700000000000000007,'rise_of_tribes',1800000581.0,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('ptfi3dbf5q',900000000000000012,700000000000000007,'rise_of_tribes',1800000581.0,25.0,8.33333333333333392545e+00,2.35654756596252852314e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('ptfi3dbf5q',900000000000000013,700000000000000007,'rise_of_tribes',1800000581.0,25.0,8.33333333333333392545e+00,2.35654756596252852314e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('qs6igkivwy',900000000000000011,700000000000000007,'micronesia',1800000133.0,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('qs6igkivwy',900000000000000012,700000000000000007,'micronesia',1800000133.0,25.0,8.33333333333333392545e+00,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('qs6igkivwy',900000000000000013,700000000000000007,'micronesia',1800000133.0,25.0,8.33333333333333392545e+00,2.14136891490632166315e+01,8.0582242228023783781e+00);
INSERT INTO "rating_steps" VALUES('rrjax72kq7',900000000000000011,700000000000000007,'octa',1800000066.0,25.0,8.33333333333333392545e+00,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_steps" VALUES('rrjax72kq7',900000000000000012,700000000000000007,'octa',1800000066.0,25.0,8.33333333333333392545e+00,2.23646105068595026912e+01,8.06590141354368);
CREATE TABLE "ratings" (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(700000000000000007,'hexlands','',900000000000000011,2.96562974885261567683e+01,7.82288719288111);
INSERT INTO "ratings" VALUES(700000000000000007,'hexlands','',900000000000000012,2.03437025114738432316e+01,7.82288719288111);
INSERT INTO "ratings" VALUES(700000000000000007,'hexlands','2027Q1',900000000000000011,2.96562974885261567683e+01,7.82288719288111);
INSERT INTO "ratings" VALUES(700000000000000007,'hexlands','2027Q1',900000000000000012,2.03437025114738432316e+01,7.82288719288111);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000011,2.57172621701873573831e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000012,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000013,2.14136891490632166315e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2027Q1',900000000000000011,2.57172621701873573831e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2027Q1',900000000000000012,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2027Q1',900000000000000013,2.14136891490632166315e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'octa','',900000000000000011,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES(700000000000000007,'octa','',900000000000000012,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "ratings" VALUES(700000000000000007,'octa','2027Q1',900000000000000011,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "ratings" VALUES(700000000000000007,'octa','2027Q1',900000000000000012,2.23646105068595026912e+01,8.06590141354368);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','',900000000000000011,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','',900000000000000012,2.35654756596252852314e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','',900000000000000013,2.35654756596252852314e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','2027Q1',900000000000000011,2.78690486807494259831e+01,8.20524337739799314306e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','2027Q1',900000000000000012,2.35654756596252852314e+01,8.0582242228023783781e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'rise_of_tribes','2027Q1',900000000000000013,2.35654756596252852314e+01,8.0582242228023783781e+00);
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
INSERT INTO "results" VALUES('2qgkp43txb',0,700000000000000007,'hexlands',900000000000000011,'Aki',1,31,1800000411.0,0,1,4,NULL,0);
INSERT INTO "results" VALUES('2qgkp43txb',1,700000000000000007,'hexlands',900000000000000012,'Ben',2,0,1800000411.0,1,1,4,NULL,0);
INSERT INTO "results" VALUES('5mdcwdnbih',0,700000000000000007,'hexlands',900000000000000011,'Aki',1,26,1800001067.0,0,1,6,NULL,0);
INSERT INTO "results" VALUES('5mdcwdnbih',1,700000000000000007,'hexlands',900000000000000012,'Ben',2,0,1800001067.0,1,1,6,NULL,0);
INSERT INTO "results" VALUES('ptfi3dbf5q',0,700000000000000007,'rise_of_tribes',900000000000000011,'Aki',1,4,1800000581.0,0,1,5,NULL,0);
INSERT INTO "results" VALUES('ptfi3dbf5q',1,700000000000000007,'rise_of_tribes',900000000000000012,'Ben',3,1,1800000581.0,1,1,5,NULL,0);
INSERT INTO "results" VALUES('ptfi3dbf5q',2,700000000000000007,'rise_of_tribes',900000000000000013,'Chio',2,4,1800000581.0,1,1,5,NULL,0);
INSERT INTO "results" VALUES('qs6igkivwy',0,700000000000000007,'micronesia',900000000000000011,'Aki',2,0,1800000133.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('qs6igkivwy',1,700000000000000007,'micronesia',900000000000000012,'Ben',1,3,1800000133.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('qs6igkivwy',2,700000000000000007,'micronesia',900000000000000013,'Chio',3,0,1800000133.0,1,1,2,NULL,0);
INSERT INTO "results" VALUES('rrjax72kq7',0,700000000000000007,'octa',900000000000000011,'Aki',1,0,1800000066.0,0,1,1,NULL,0);
INSERT INTO "results" VALUES('rrjax72kq7',1,700000000000000007,'octa',900000000000000012,'Ben',2,0,1800000066.0,1,1,1,NULL,0);
INSERT INTO "results" VALUES('vhgv6qddi2',0,700000000000000007,'dicolony',900000000000000011,'Aki',1,16,1800000213.0,0,1,3,NULL,0);
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
INSERT INTO "sessions" VALUES('rrjax72kq7','octa',4,'over',700000000000000007,800000000000000020,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"over","round":2,"parent":0,"to_move":1,"turn":3,"lid":[0,2,3,2,6,2,0,5],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":2,"bonus":2},{"seat":0,"route":7,"bonus":2}],"given":[2,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,true],"reason":"last-left","pile":[4,5,1,6,3,8]}',6,11,35,'[301, 201]','[null, null]',6,NULL,X'CB5ECF9A48CB4F3A6CDC39015CF71B17A226212FBA50621E140D43D265AF965F','18ce17a99ea4c23e5441496f2339f9b27ea0f4f165d1fb376fd5147fee5f535c',1800000060.0,1800000066.0,6,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck"]',NULL,'199aa814d6b28b01edf1d4261fda0455d31ba8389afa8d3a0b718e0b64b94696',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('qs6igkivwy','micronesia',1,'over',700000000000000007,800000000000000021,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":2,"count":2},{"owner":2,"count":1},{"owner":1,"count":1},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,13,12],"sacrificed":[0,1,0],"first":1,"to_move":0,"turn":4,"extra":1,"stage":"over","rolled":[5,6,1],"dice":[5,6,1],"settled":[],"gave":[],"received":[],"again":false,"bust":2,"reason":"resigned"}',7,14,13,'[100, 102, 204]','[null, null, null]',7,NULL,X'8AD18157B0FC50B515B48BC25498B4CE39DA646C3DB1920856DD23F40F9291D9','c5ec7ededaaa4bb8a1b1df0d5bbc9db052a7d0f84d471357a7f8ee8d50f51ea4',1800000126.0,1800000133.0,7,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'c7bc0b695c04070d935c5600c2bb2f16a776f1f0cb4b78f3ac455fd3a6cbef63',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('vhgv6qddi2','dicolony',1,'over',700000000000000007,800000000000000022,900000000000000011,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["C","D","E","G"],"blue":["b1","b2"],"yellow":null},"stage":"over","turn":10,"rolls":[[3,6,6,5],[3,2,6,5],[3,3,2,5],[2,1,6,5],[5,5,3,4],[5,2,5,3],[1,5,1,5],[1,2,2,3],[5,2,4,5],[2,1,2,2]],"sheets":[{"cleared":15756477871,"turns":[8724152320,524544,2147483652,16777218,4294967328,32776,2097153,17408,33554432,536871040],"used":[],"owed":0,"buildings":[{"upper":false,"at":24,"spaces":6492782592,"column":false},{"upper":true,"at":1,"spaces":782,"column":false},{"upper":false,"at":14,"spaces":49152,"column":false},null]}],"left":[false],"reason":"scored"}',20,22,46,'[1101]','[null]',20,NULL,X'74A932244432DDA3DB1235C5374DFDD56579EBE7A5A5A4A12311F3F06B04D49D','93b86ed91919e9353deff465db40001d62db7970a33ee49bf06c0309b6fce943',1800000193.0,1800000213.0,20,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck"]',NULL,'f8c74e8297d75abb083b55127aadef6bcd246eaae009f33103e3abb22c41b84b',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('2qgkp43txb','hexlands',3,'over',700000000000000007,800000000000000023,900000000000000011,'en','{"length":"standard"}','{"options":{"length":"standard"},"stage":"over","round":7,"turns":22,"parent":1,"active":-1,"order":[1,0],"owing":[],"progress":65,"deck":["earthquake","warming","eruption","typhoon","harvest","famine"],"discarded":["flood","forestation","landslide","trouble","gamble"],"industry":true,"stock":[1,3,1,2,3,2,2,3,2,3,3],"bag":13,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,0,0,0,-1,-1,-1,0,0,-1,-1,-1],"heights":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,1,2,1,0,0,0,1,1,0,0,0],"buildings":["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","garrison","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":51,"coins":0,"d6":0,"dice":[],"soldiers":[[51,1,0],[52,1,3]],"supply":44,"lost":0,"roads":3,"items":1,"specials":5,"pile":[7,9,1],"architect":false,"cannon":false,"due":0,"gone":""},{"home":33,"coins":0,"d6":0,"dice":[],"soldiers":[],"supply":50,"lost":0,"roads":0,"items":0,"specials":0,"pile":[1,6,3,4],"architect":false,"cannon":false,"due":0,"gone":"left"}],"secrets":[{"committed":-1,"hand":[3],"tiles":[4,0,1],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[{"space":51,"work":"none","back":51},{"space":52,"work":"tile","back":51}],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,1,1],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":2},"report":{"round":6,"before":{"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,-1,1,-1,0,0,-1,-1,-1,-1,0,0,0,-1,-1,-1,0,0,-1,-1,-1],"heights":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,1,0,1,1,0,0,0,0,1,2,1,0,0,0,1,1,0,0,0],"buildings":["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","garrison","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,0,0,0,0,0,0,0],"soldiers":[[[51,1,0],[51,1,0]],[[25,1,1],[32,1,1],[41,2,1]]]},"battles":[],"placed":[25,32,41],"purses":[{"seat":0,"castle":2,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":3},{"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":0}],"event":"trouble","progress":[60,65],"struck":[]},"reason":"last-left","contents":[4,5,4]}',138,143,59,'[1506, 1410]','[null, null]',138,NULL,X'8D1DAD3E78D008B26322BBB467C21552E2B5C33BD05084807220192993DFF880','ae737bb50805fb39ad3eb3ce765e744aa3da0c37e714b1cce1cd25a37f88c9d8',1800000273.0,1800000411.0,138,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck"]',NULL,'31c115340072c81c7eb0b183f28fd2542b15ccace681a29e4264d3dfa210994a',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ptfi3dbf5q','rise_of_tribes',2,'over',700000000000000007,800000000000000024,900000000000000011,'en','{"elders":true,"special_terrains":true,"leaders":true}','{"options":{"elders":true,"special_terrains":true,"leaders":true},"stage":"over","asked":-1,"active":0,"start":0,"turn":16,"agenda":[],"terrain":["great-lake","great-forest","mixed","mountain","mountain","mountain","lake","great-mountain","oasis","tar-pit","jungle","forest"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[2,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","moon","moon"],["sun","blank","moon"],["sun","sun","sun"],["moon","blank","moon"]],"players":[{"tribe":"kaha","power":"wayfarers","supply":18,"resources":[0,2,5],"points":[0,2,0,2,0],"goals":["overlords","stone-tools","language","oxen","fire","basketry","mountain-people","settlers","spears"],"completed":["calendar"],"pile":5,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"dananu","power":"cunning","supply":20,"resources":[1,1,2],"points":[0,0,0,1,0],"goals":["fire","heartland","language","settlers","basketry","forest-people","calendar"],"completed":[],"pile":8,"sunk":3,"tiles":[],"elder":-1,"left":true},{"tribe":"daba","power":"trader","supply":20,"resources":[0,0,1],"points":[4,0,0,0,0],"goals":["spears","fire","lake-people"],"completed":[],"pile":12,"sunk":1,"tiles":[],"elder":-1,"left":true}],"face_up":[{"key":"walls","tokens":[0,0,1]}],"discarded":["tiger","shared-knowledge","chieftain","mammoth","altar"],"aside":[],"events":10,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":3,"ice_stones":1,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["moon","sun"],"off":[],"rolled":["moon","sun"],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"","offer":[],"conflict":-1,"fighters":[]},"reason":"last-left","decks":[["lake-people","pottery","heartland","explorers","forest-people"],["oxen","mountain-people","explorers","pottery","lake-people","spears","stone-tools","overlords"],["pottery","settlers","forest-people","oxen","calendar","heartland","basketry","language","overlords","stone-tools","mountain-people","explorers"]],"pile":["drought","canoe","plentiful-wood","invaders","volcano","abandoned-village","discovery","plentiful-food","plentiful-stone","mild-winter"]}',110,120,121,'[1800, 1106, 1302]','[null, null, null]',110,NULL,X'773E81CBF8C1E4BBFEC7C12E0B7EDA5C96DEC467AF1EE1790CD086B658CD9399','8111b3fd0b95c0be63c25e73b20dbbc4e00cd6513583167cee0580f861704e40',1800000471.0,1800000581.0,110,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'4ad8970c2227843b397bf693625e2292822ff04e2219897b17d835a02500ad88',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('2w2zdjlbis','octa',4,'playing',700000000000000007,800000000000000025,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":2,"to_move":0,"turn":1,"lid":[5,2,0,2,1,3,2,4],"box":1,"hand":0,"markers":[[0,0,1,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":2,"route":6,"bonus":2}],"given":[0,0,0],"acted":true,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[2,8,7,3,4,5,1]}',3,9,28,'[103, 0, 0]','[3, null, null]',0,'{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":2,"to_move":0,"turn":1,"lid":[5,2,1,2,1,3,2,4],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":2,"route":6,"bonus":2}],"given":[0,0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[2,8,7,3,4,5,1]}',X'D57646D2A2D85CA8B76C4C3EFDD8ED9C014C00BF9E7ADCF034069C524D8C08C2','c933fe13e2a3559f6bb3f07770454316184a19127a8d6840ae19287d7ef37c8f',1800000641.0,1800000644.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'4862f097d66cd01ddee718b7b1c982fcf3167fca1ebbd9561afe0340c8cad457',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('rymx6ccgzh','dicolony',1,'playing',700000000000000007,800000000000000026,900000000000000011,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["C","F","G","H"],"blue":["b3","b4"],"yellow":"y1"},"stage":"clear","turn":1,"rolls":[[6,2,6,1]],"sheets":[{"cleared":64,"turns":[64],"used":[0],"owed":1,"buildings":[]},{"cleared":0,"turns":[0],"used":[],"owed":2,"buildings":[]},{"cleared":0,"turns":[0],"used":[],"owed":0,"buildings":[]}],"left":[false,false,true],"reason":""}',4,11,11,'[203, 200, 101]','[4, null, null]',1,'{"options":{"cards":"drawn"},"layout":{"buildings":["C","F","G","H"],"blue":["b3","b4"],"yellow":"y1"},"stage":"clear","turn":1,"rolls":[[6,2,6,1]],"sheets":[{"cleared":0,"turns":[0],"used":[],"owed":2,"buildings":[]},{"cleared":0,"turns":[0],"used":[],"owed":2,"buildings":[]},{"cleared":0,"turns":[0],"used":[],"owed":0,"buildings":[]}],"left":[false,false,true],"reason":""}',X'660377EBF67AEFDA4337B1177479C6E4F02CC9A72A9D88E78B529ADEFDA2068C','bc618557f51f37124e219ae8129d82df0cb24263c2cacd568d72600c0339afe6',1800000704.0,1800000708.0,1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'4c6064d8913359bb2055645ec2711b55bb58b6849900d5b9b5d662134c6bc151',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('u5eoh5pyi7','micronesia',1,'playing',700000000000000007,800000000000000027,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[14,15,15],"sacrificed":[1,0,0],"first":0,"to_move":0,"turn":1,"extra":0,"stage":"settle","rolled":[3,5,5],"dice":[4,5,5],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',3,9,4,'[103, 0, 0]','[3, null, null]',0,'{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":0,"to_move":0,"turn":1,"extra":0,"stage":"settle","rolled":[3,5,5],"dice":[3,5,5],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',X'2764DD30472F432D566BF2B267B48F406D6EF03099F8E138B87C5AB1D9B44A52','5942272b5aa99702305b8d8ce6eb9ddb061ea91f1838619abbe9f53e0a029db2',1800000768.0,1800000771.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'8b748be7d6ae85d4b85e08a31cce33c2259ed0bbf4fa9a8b28d8093d728f2567',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ybdkmy7aad','hexlands',3,'playing',700000000000000007,800000000000000028,900000000000000011,'en','{"length":"standard"}','{"options":{"length":"standard"},"stage":"close","round":1,"turns":2,"parent":0,"active":0,"order":[0,1,2],"owing":[],"progress":0,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine","gamble","revolution"],"discarded":[],"industry":false,"stock":[4,4,4,4,4,4,4,4,4,4,4],"bag":30,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":26,"d6":1,"dice":[],"soldiers":[[25,1,1],[33,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":20,"d6":3,"dice":[2,1],"soldiers":[[51,1,0],[51,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":20,"d6":2,"dice":[5,3,1],"soldiers":[[6,1,0],[6,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[{"space":25,"work":"tile","back":33},{"space":33,"work":"none","back":33}],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":2},"report":{"round":0,"before":null,"battles":[],"placed":[],"purses":[],"event":"","progress":[0,0],"struck":[]},"reason":"","contents":[12,9,9]}',11,17,11,'[208, 101, 101]','[11, null, null]',3,'{"options":{"length":"standard"},"stage":"market","round":1,"turns":2,"parent":0,"active":0,"order":[0,1,2],"owing":[],"progress":0,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine","gamble","revolution"],"discarded":[],"industry":false,"stock":[4,4,4,4,4,4,4,4,4,4,4],"bag":30,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":20,"d6":1,"dice":[2,2,2,1],"soldiers":[[33,1,0],[33,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":20,"d6":3,"dice":[2,1],"soldiers":[[51,1,0],[51,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":20,"d6":2,"dice":[5,3,1],"soldiers":[[6,1,0],[6,1,0]],"supply":50,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":0,"before":null,"battles":[],"placed":[],"purses":[],"event":"","progress":[0,0],"struck":[]},"reason":"","contents":[12,9,9]}',X'86B59A8814967A344E79A21A7CC6CEDBA9E54DB6AF404F7F1B603F19C5BB034C','c4b5d61cf3b480d1fc189678cb65f6054ce3a3ad3eeb96a5fab11e3f5611427e',1800000831.0,1800000842.0,3,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'aad667f14bd81da0db5d72f364f3ecae17466f7939e75fe121b715bccb08f5c9',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('bbgcyebew7','rise_of_tribes',3,'playing',700000000000000007,800000000000000029,900000000000000011,'en','{"elders":true,"special_terrains":true,"leaders":true}','{"options":{"elders":true,"special_terrains":true,"leaders":true},"stage":"move","asked":0,"active":0,"start":0,"turn":16,"agenda":["drive","act"],"terrain":["forest","tar-pit","mixed","mountain","lake","oasis","great-forest","forest","jungle","mountain","great-mountain","great-lake"],"members":[[0,0,2],[0,1,0],[0,0,1],[0,0,0],[2,0,0],[0,0,0],[0,0,1],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1],"rows":[["moon","blank","sun"],["sun","moon","sun"],["sun","moon","blank"],["blank","sun","sun"]],"players":[{"tribe":"kiakia","power":"ambush","supply":18,"resources":[10,0,1],"points":[0,0,0,0,0],"goals":["language","settlers","spears","lake-people","calendar","oxen","forest-people","fire","basketry","mountain-people","pottery","overlords","stone-tools"],"completed":[],"pile":2,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"mukaan","power":"intimidate","supply":19,"resources":[0,0,10],"points":[0,0,0,0,0],"goals":["forest-people","stone-tools","pottery","lake-people","oxen","heartland","mountain-people","fire","language","spears","calendar","settlers","overlords"],"completed":[],"pile":2,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiror","power":"evasion","supply":16,"resources":[4,4,0],"points":[2,0,0,1,0],"goals":["lake-people","fire","language"],"completed":[],"pile":12,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[{"key":"plentiful-wood","tokens":[0,4,0]},{"key":"altar","tokens":[0,0,0]}],"discarded":["mammoth","plentiful-food","drought","abandoned-village"],"aside":[],"events":10,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":8,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["blank"],"off":["sun"],"rolled":["sun","blank"],"used":["move"],"strength":"strong","amount":6,"left":6,"extra":0,"again":0,"stepped":[0,0,0,0,0,0,0,0,0,0,0,0],"done":[0,0,0,0,0,0,0,0,0,0,0,0],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"return","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["explorers","heartland"],["basketry","explorers"],["explorers","forest-people","basketry","stone-tools","settlers","overlords","spears","heartland","oxen","pottery","calendar","mountain-people"]],"pile":["shared-knowledge","plentiful-stone","walls","invaders","canoe","chieftain","discovery","volcano","mild-winter","tiger"]}',92,101,129,'[1703, 1301, 1003]','[null, null, null]',92,NULL,X'D252B21DF7028DF7D14F029E96B1A541E8290269072C7DAD28DAA1BB022328F5','4462056203d14feb798c39a8d1360e49e9a6c5e304557097ced691a48a064156',1800000902.0,1800000993.0,87,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host","reliable":false}',NULL,NULL,NULL,2,'["good luck", "good luck", "good luck"]',NULL,'5cbf01c6af30f7fc82c19f480c015f64358a3fe52c6c55c8f6ffa77f6f30ffa7',2,NULL,NULL);
INSERT INTO "sessions" VALUES('5mdcwdnbih','hexlands',3,'over',700000000000000007,800000000000000030,900000000000000011,'en','{"length":"standard"}','{"options":{"length":"standard"},"stage":"over","round":2,"turns":4,"parent":0,"active":-1,"order":[0,1],"owing":[],"progress":5,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","famine","gamble","revolution"],"discarded":["trouble"],"industry":false,"stock":[3,3,3,3,3,3,3,3,3,3,3],"bag":20,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":17,"d6":2,"dice":[],"soldiers":[[33,1,0],[33,1,0]],"supply":48,"lost":0,"roads":3,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":0,"d6":0,"dice":[],"soldiers":[],"supply":50,"lost":0,"roads":0,"items":0,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":"left"}],"secrets":[{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":1,"before":{"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"heights":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0],"buildings":["","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"soldiers":[[[41,1,1],[42,1,3]],[[42,1,1],[51,1,0]]]},"battles":[{"space":42,"sides":[{"seat":0,"height":1,"walls":0,"forts":0,"soldiers":1,"count":1,"cannon":0,"defends":false},{"seat":1,"height":0,"walls":0,"forts":0,"soldiers":1,"count":1,"cannon":0,"defends":false}],"winner":0,"skull":false,"loot":0}],"placed":[41,42],"purses":[{"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":19},{"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":1,"forts":0,"coins":26}],"event":"trouble","progress":[0,5],"struck":[]},"reason":"last-left","contents":[8,6,6]}',14,19,12,'[300, 301]','[null, null]',14,NULL,X'035971498B4FC8F553605C0C92EEB26E0EEB5CD2FD7BE85162453F1A8D7EBE96','38942d43aa39e8c7d5d952baed1fe8c160c405b8a0424cecc872237b73ab24e8',1800001053.0,1800001067.0,14,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["good luck", "good luck"]',NULL,'c3cb964b521d95760b8659eaa178e7e7578cb26f74b49582ec8c9e091d7b4b26',NULL,NULL,NULL);
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
INSERT INTO "turn_times" VALUES('2qgkp43txb',0,59.0,12,259193.0);
INSERT INTO "turn_times" VALUES('2qgkp43txb',1,80.0,9,259191.0);
INSERT INTO "turn_times" VALUES('5mdcwdnbih',0,8.0,3,259199.0);
INSERT INTO "turn_times" VALUES('5mdcwdnbih',1,8.0,3,259199.0);
INSERT INTO "turn_times" VALUES('bbgcyebew7',0,25.0,8,259195.0);
INSERT INTO "turn_times" VALUES('bbgcyebew7',1,26.0,7,259196.0);
INSERT INTO "turn_times" VALUES('bbgcyebew7',2,36.0,8,259196.0);
INSERT INTO "turn_times" VALUES('ptfi3dbf5q',0,35.0,10,259199.0);
INSERT INTO "turn_times" VALUES('ptfi3dbf5q',1,32.0,7,259195.0);
INSERT INTO "turn_times" VALUES('ptfi3dbf5q',2,43.0,8,259193.0);
INSERT INTO "turn_times" VALUES('qs6igkivwy',0,1.0,1,259199.0);
INSERT INTO "turn_times" VALUES('qs6igkivwy',1,2.0,1,259198.0);
INSERT INTO "turn_times" VALUES('qs6igkivwy',2,4.0,2,259197.0);
INSERT INTO "turn_times" VALUES('rrjax72kq7',0,3.0,1,259197.0);
INSERT INTO "turn_times" VALUES('rrjax72kq7',1,3.0,2,259199.0);
INSERT INTO "turn_times" VALUES('rymx6ccgzh',0,1.0,1,259199.0);
INSERT INTO "turn_times" VALUES('rymx6ccgzh',1,1.0,1,259199.0);
INSERT INTO "turn_times" VALUES('rymx6ccgzh',2,1.0,1,259199.0);
INSERT INTO "turn_times" VALUES('vhgv6qddi2',0,20.0,10,259197.0);
INSERT INTO "turn_times" VALUES('ybdkmy7aad',0,1.0,1,259199.0);
INSERT INTO "turn_times" VALUES('ybdkmy7aad',1,2.0,1,259198.0);
INSERT INTO "turn_times" VALUES('ybdkmy7aad',2,3.0,1,259197.0);
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
INSERT INTO "sqlite_sequence" VALUES('outbox',185);
COMMIT;
