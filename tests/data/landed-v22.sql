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
INSERT INTO "bot_state" VALUES('ticked','1795163020.0');
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
INSERT INTO "clocks" VALUES('3slsheksfz',0,900000000000000011,500,1795007440.0,1795266640.0,1,1795245040.0,0,NULL);
INSERT INTO "clocks" VALUES('77m7gmvyhw',0,900000000000000011,600,1795007380.0,1795266580.0,1,1795244980.0,0,NULL);
INSERT INTO "clocks" VALUES('bdnjekdxyq',0,900000000000000013,100,1795163020.0,1795422220.0,0,1795292620.0,0,NULL);
INSERT INTO "clocks" VALUES('bzsq2vu2rc',0,900000000000000011,100,1795163020.0,1795422220.0,0,1795292620.0,0,NULL);
INSERT INTO "clocks" VALUES('dmsa4lb5be',0,900000000000000011,100,1795007500.0,1795266700.0,1,1795245100.0,0,NULL);
INSERT INTO "clocks" VALUES('ecykiciml3',0,900000000000000011,500,1795007260.0,1795266460.0,1,1795244860.0,0,NULL);
INSERT INTO "clocks" VALUES('ecykiciml3',1,900000000000000012,500,1795007260.0,1795428460.0,0,1795201660.0,0,NULL);
INSERT INTO "clocks" VALUES('ecykiciml3',2,900000000000000013,500,1795007260.0,1795266460.0,1,1795244860.0,0,NULL);
INSERT INTO "clocks" VALUES('ez7hgpkdi6',1,900000000000000012,100,1795128460.0,1795543200.0,0,1795348800.0,0,NULL);
INSERT INTO "clocks" VALUES('ffte4ynkn6',0,900000000000000011,100,1795163020.0,1795422220.0,0,1795292620.0,0,NULL);
INSERT INTO "clocks" VALUES('gbcigt2sc7',0,900000000000000011,100,1795007500.0,1795266700.0,1,1795245100.0,0,NULL);
INSERT INTO "clocks" VALUES('gjklfopnli',1,900000000000000011,100,1795128460.0,1795171660.0,1,1795167340.0,0,NULL);
INSERT INTO "clocks" VALUES('gu7bw6fnob',1,900000000000000012,100,1795128460.0,1795543200.0,0,1795348800.0,0,NULL);
INSERT INTO "clocks" VALUES('hdsipxu5so',0,900000000000000014,100,1795007200.0,1795266400.0,1,1795244800.0,0,NULL);
INSERT INTO "clocks" VALUES('lad2dtyddd',0,900000000000000013,100,1795007500.0,1795093900.0,3,1795166620.0,0,NULL);
INSERT INTO "clocks" VALUES('lpcvrsjbp7',0,900000000000000011,100,1795007500.0,1795266700.0,1,1795245100.0,0,NULL);
INSERT INTO "clocks" VALUES('qfphq6llup',1,900000000000000012,100,1795007500.0,1795428700.0,0,1795201900.0,0,NULL);
INSERT INTO "clocks" VALUES('qol4jqhsz5',0,900000000000000011,500,1795007500.0,1795266700.0,1,1795245100.0,0,NULL);
INSERT INTO "clocks" VALUES('t5x7gdc2fo',0,900000000000000011,800,1795007320.0,1795266520.0,1,1795244920.0,0,NULL);
INSERT INTO "clocks" VALUES('vlgpf2uqa6',0,900000000000000011,100,1795163020.0,1795422220.0,0,1795292620.0,0,NULL);
INSERT INTO "clocks" VALUES('whtig3jqxj',0,900000000000000011,100,1795163020.0,1795422220.0,0,1795292620.0,0,NULL);
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
INSERT INTO "commitments" VALUES('3slsheksfz','begin','356c2c3f16807b37fd4dd1e5a9d3b61ebfb8d4b44640107948fdabff6d4d3756',800000000000000023,9018);
INSERT INTO "commitments" VALUES('3slsheksfz','opening','49abf5160498ce59c16587f797e88c99a2b14755784a82ca6fa511aa54429836',800000000000000023,9017);
INSERT INTO "commitments" VALUES('5oxvztlpg4','begin','9e4591bf471478a4e78503b31ec187fd1b9e212e555132e3fa1d19050b13fd4b',800000000000000001,9002);
INSERT INTO "commitments" VALUES('5oxvztlpg4','opening','57a52336b6a0b331f3c54e563f39808208ccdb6e2b76fa38f26e7b25ad6055d3',800000000000000001,9001);
INSERT INTO "commitments" VALUES('77m7gmvyhw','begin','19d3c010dbbbeba5c60fdb28e44c01b941b4f5102fbd6b61f974af7700a1d347',800000000000000022,9016);
INSERT INTO "commitments" VALUES('77m7gmvyhw','opening','5f185fe3e14432a9690c2063d6053cbf2b099d380717bff8c47ddd0c21536896',800000000000000022,9015);
INSERT INTO "commitments" VALUES('bdnjekdxyq','begin','098d3dc71eb43963bff811bb08191aca76e9dcae87b7dc4b085b2a6f5d7ccd14',NULL,NULL);
INSERT INTO "commitments" VALUES('bdnjekdxyq','opening','c960de14198812700524f4aa4f453da82e24640dc51ef4160f15e3d04129899f',NULL,NULL);
INSERT INTO "commitments" VALUES('bzsq2vu2rc','begin','62576b038008e9de69c3a2a7c1b91bce14fd83ee1608d346f8b5825b3cd477ab',NULL,NULL);
INSERT INTO "commitments" VALUES('bzsq2vu2rc','opening','97c04d1156b477c2e651f19e46eaa7b2eb129bb6d49bdf3129fc35a1ebbab511',NULL,NULL);
INSERT INTO "commitments" VALUES('dmsa4lb5be','begin','678a5e5af3e95a1e72bbfde4a039f0ee8fb52b9246e04c38da71169b56b83b62',800000000000000030,9030);
INSERT INTO "commitments" VALUES('dmsa4lb5be','opening','972591a024bd66d23ac43497cd54a67bb2541eb3305ff93e3cafcaa6a6a71f6e',800000000000000030,9029);
INSERT INTO "commitments" VALUES('ecykiciml3','begin','37688f5f7ba0d0b95eae3cd087c8f3d2a614faaf0da3c6b0e4d4ac316031aafa',800000000000000020,9012);
INSERT INTO "commitments" VALUES('ecykiciml3','opening','15943f30c8bb65be624c12dc919ab94c514bc1a5e4640a315ce21c18b8f68dd8',800000000000000020,9011);
INSERT INTO "commitments" VALUES('ehmtbe76qt','begin','b3d0fa967660af89540145781fe42db7e57daa3ff6b5a2e1b8f14f7efd3a41aa',800000000000000001,9004);
INSERT INTO "commitments" VALUES('ehmtbe76qt','opening','cbd6297a8227ca27ed6735d9d431bf2ad43c374709f093e64f9d8003fe1e4c35',800000000000000001,9003);
INSERT INTO "commitments" VALUES('ez7hgpkdi6','begin','7b22daa02116de4ab9a2a17071f3871107fead00d7d90619a561445b6ec5db8a',800000000000000033,9032);
INSERT INTO "commitments" VALUES('ez7hgpkdi6','opening','763b607fe05a713542bae8dea887ba11db7fa6573d0b13bc3cd712b08136ca7f',800000000000000033,9031);
INSERT INTO "commitments" VALUES('ffte4ynkn6','begin','dd472e45f1c099ed78e3ce347f2adbb7a077eebae88ab85068677618072cfee1',NULL,NULL);
INSERT INTO "commitments" VALUES('ffte4ynkn6','opening','68a569072d81de5b64d38c37c4a657dc28a0c9bc4b15c935d028ce43359fc254',NULL,NULL);
INSERT INTO "commitments" VALUES('gbcigt2sc7','begin','4cd4638511a71d421f0cb8bc02100a874bf8537dab123051eee14e5d235f870c',800000000000000034,9024);
INSERT INTO "commitments" VALUES('gbcigt2sc7','opening','27f0d6429dcc7bff56ffa6604e16d6511d567c53721f8d92fb149c56fcc74cfe',800000000000000034,9023);
INSERT INTO "commitments" VALUES('gjklfopnli','begin','ce947dd439f1e4816b8abcc88e03a7e24b9ed9ec73a66e89212f131fa0c91fcd',800000000000000036,9036);
INSERT INTO "commitments" VALUES('gjklfopnli','opening','30ccadee94a058539bd604a212d13735b6cb72861fd6fad3eaeb7fb8e26b966f',800000000000000036,9035);
INSERT INTO "commitments" VALUES('gr3uprjcez','opening','d4f74e13264f28154f21ae4cb3affe28456c76d0ac094d39f215772b70ba621e',800000000000000010,9009);
INSERT INTO "commitments" VALUES('gu7bw6fnob','begin','1fb80d89bc9bd51d495e66b60b8e8ac8cb26eebfc73c5a6e32ec4f156b5440bb',800000000000000035,9034);
INSERT INTO "commitments" VALUES('gu7bw6fnob','opening','9c85b07158fd793844de4dc6449a0c8e0061cd19311917ca3f0c5179d1d878f1',800000000000000035,9033);
INSERT INTO "commitments" VALUES('hdsipxu5so','begin','5f7914d0b5f21a7474c7fefabd223e97948ae7a13e6653f2e23308d23d3fe0bd',800000000000000003,9008);
INSERT INTO "commitments" VALUES('hdsipxu5so','opening','85e3fdea79781c2867ebde4493bf1ecdb5051111d3e001b91e47c1b296fdfd26',800000000000000003,9007);
INSERT INTO "commitments" VALUES('lad2dtyddd','begin','997d79f8e2148a02b926aaba023119c00c815db854cc26ddee846e9e61226220',800000000000000032,9028);
INSERT INTO "commitments" VALUES('lad2dtyddd','opening','8a7ad054a99e00ac4e93358f7e7dec469a97e737ad06a426d70d7786d51bdb8d',800000000000000032,9027);
INSERT INTO "commitments" VALUES('lpcvrsjbp7','begin','27637b34c6da66dc244052043d5cce27273de9ded004c2ad24f806d065a3c3f1',800000000000000038,9026);
INSERT INTO "commitments" VALUES('lpcvrsjbp7','opening','ce28c65d19cab77cdf1622ed980c7da7d87b332225fc15f4c6d54ca4c263007c',800000000000000038,9025);
INSERT INTO "commitments" VALUES('qfphq6llup','begin','769677d60f6eedc80860d186c9ced73a7334ee26014eeaab8dd4cb9d75b94b5e',800000000000000031,9022);
INSERT INTO "commitments" VALUES('qfphq6llup','opening','679733dc21146daa9b2f2c32747500290283beaf857d3c52b36861e9420951ae',800000000000000031,9021);
INSERT INTO "commitments" VALUES('qol4jqhsz5','begin','ea598d81d0e508c61243a5da39c53060d3a667970724162b491070ecb7de511b',800000000000000024,9020);
INSERT INTO "commitments" VALUES('qol4jqhsz5','opening','768c04e5a36969fd577265ad26d9391ffd5a6752496519baa646934663866d1d',800000000000000024,9019);
INSERT INTO "commitments" VALUES('rrark7nfe6','begin','b7a3aa5d70701f6c6697d4b08bb6d173d067a08321d17f47d6ebd7dd729a4f2c',800000000000000002,9006);
INSERT INTO "commitments" VALUES('rrark7nfe6','opening','90b38b76d807c875b7a3ec921eb7fb958b13a7a184cd84d70c18fe5ddc28ba57',800000000000000002,9005);
INSERT INTO "commitments" VALUES('sywo3ulyeh','opening','f58b5e14a94a2f81d413d4014af4a5b8fbbc09247981b8de89a551260a4777e8',800000000000000011,9010);
INSERT INTO "commitments" VALUES('t5x7gdc2fo','begin','94c5c88c97b2ed68d6e64a46a2201d2763d7bbef74bef81437be7c07bbbdd894',800000000000000021,9014);
INSERT INTO "commitments" VALUES('t5x7gdc2fo','opening','451dc58ea5f25827cb907f05426ef0a25bd8f0a07f3755d99b6840bc51e57be8',800000000000000021,9013);
INSERT INTO "commitments" VALUES('vlgpf2uqa6','begin','9f022fad74308261767c804f5816ce9158ececc98bb6b7fb0472191f87dccdc2',NULL,NULL);
INSERT INTO "commitments" VALUES('vlgpf2uqa6','opening','cc4785facfc55834d6026a038882a09d27c38030f1f44f74fb344ba68a54f9c8',NULL,NULL);
INSERT INTO "commitments" VALUES('whtig3jqxj','begin','3c7f4f10cd6672d6810028be2c254b296dcf0ba2745ad7e9caef313b741bd8e8',800000000000000042,9038);
INSERT INTO "commitments" VALUES('whtig3jqxj','opening','b9762fd07eeb36893bb198a33710d3d59bb39c5fe20435256f03603c3643ea03',800000000000000042,9037);
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
INSERT INTO "departed_guilds" VALUES(700000000000000008,1795007200.0);
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
INSERT INTO "first_boards" VALUES('3slsheksfz',800000000000000023,500000000000000072);
INSERT INTO "first_boards" VALUES('5oxvztlpg4',800000000000000001,500000000000000003);
INSERT INTO "first_boards" VALUES('77m7gmvyhw',800000000000000022,500000000000000052);
INSERT INTO "first_boards" VALUES('dmsa4lb5be',800000000000000030,500000000000000112);
INSERT INTO "first_boards" VALUES('ecykiciml3',800000000000000020,500000000000000031);
INSERT INTO "first_boards" VALUES('ehmtbe76qt',800000000000000001,500000000000000007);
INSERT INTO "first_boards" VALUES('ez7hgpkdi6',800000000000000033,500000000000000116);
INSERT INTO "first_boards" VALUES('gbcigt2sc7',800000000000000034,500000000000000101);
INSERT INTO "first_boards" VALUES('gjklfopnli',800000000000000036,500000000000000121);
INSERT INTO "first_boards" VALUES('gu7bw6fnob',800000000000000035,500000000000000118);
INSERT INTO "first_boards" VALUES('hdsipxu5so',800000000000000003,500000000000000023);
INSERT INTO "first_boards" VALUES('lad2dtyddd',800000000000000032,500000000000000110);
INSERT INTO "first_boards" VALUES('lpcvrsjbp7',800000000000000038,500000000000000104);
INSERT INTO "first_boards" VALUES('qfphq6llup',800000000000000031,500000000000000099);
INSERT INTO "first_boards" VALUES('qol4jqhsz5',800000000000000024,500000000000000087);
INSERT INTO "first_boards" VALUES('rrark7nfe6',800000000000000002,500000000000000010);
INSERT INTO "first_boards" VALUES('t5x7gdc2fo',800000000000000021,500000000000000038);
INSERT INTO "first_boards" VALUES('whtig3jqxj',800000000000000042,500000000000000123);
CREATE TABLE first_lobbies (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "first_lobbies" VALUES('3slsheksfz',800000000000000023,500000000000000070);
INSERT INTO "first_lobbies" VALUES('5oxvztlpg4',800000000000000001,500000000000000001);
INSERT INTO "first_lobbies" VALUES('77m7gmvyhw',800000000000000022,500000000000000051);
INSERT INTO "first_lobbies" VALUES('dmsa4lb5be',800000000000000030,500000000000000111);
INSERT INTO "first_lobbies" VALUES('ecykiciml3',800000000000000020,500000000000000029);
INSERT INTO "first_lobbies" VALUES('ehmtbe76qt',800000000000000001,500000000000000005);
INSERT INTO "first_lobbies" VALUES('ez7hgpkdi6',800000000000000033,500000000000000115);
INSERT INTO "first_lobbies" VALUES('gbcigt2sc7',800000000000000034,500000000000000100);
INSERT INTO "first_lobbies" VALUES('gjklfopnli',800000000000000036,500000000000000119);
INSERT INTO "first_lobbies" VALUES('gr3uprjcez',800000000000000010,500000000000000024);
INSERT INTO "first_lobbies" VALUES('gu7bw6fnob',800000000000000035,500000000000000117);
INSERT INTO "first_lobbies" VALUES('hdsipxu5so',800000000000000003,500000000000000022);
INSERT INTO "first_lobbies" VALUES('lad2dtyddd',800000000000000032,500000000000000107);
INSERT INTO "first_lobbies" VALUES('lpcvrsjbp7',800000000000000038,500000000000000102);
INSERT INTO "first_lobbies" VALUES('qfphq6llup',800000000000000031,500000000000000098);
INSERT INTO "first_lobbies" VALUES('qol4jqhsz5',800000000000000024,500000000000000085);
INSERT INTO "first_lobbies" VALUES('rrark7nfe6',800000000000000002,500000000000000009);
INSERT INTO "first_lobbies" VALUES('sywo3ulyeh',800000000000000011,500000000000000025);
INSERT INTO "first_lobbies" VALUES('t5x7gdc2fo',800000000000000021,500000000000000036);
INSERT INTO "first_lobbies" VALUES('whtig3jqxj',800000000000000042,500000000000000122);
CREATE TABLE "former_players" (
    session_id TEXT NOT NULL REFERENCES sessions (id),
    user_id    INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    left_at    REAL NOT NULL,
    PRIMARY KEY (session_id, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "former_players" VALUES('lpcvrsjbp7',900000000000000012,1,'Ben',1795007500.0);
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
INSERT INTO "interactions" VALUES(600000000000000398,'ez7hgpkdi6',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000399,'ez7hgpkdi6',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000401,'gu7bw6fnob',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000402,'gu7bw6fnob',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000404,'gjklfopnli',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000405,'gjklfopnli',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000406,'gjklfopnli',1795128460.0);
INSERT INTO "interactions" VALUES(600000000000000408,'whtig3jqxj',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000409,'whtig3jqxj',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000411,'bdnjekdxyq',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000412,'bdnjekdxyq',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000414,'ffte4ynkn6',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000415,'ffte4ynkn6',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000417,'bzsq2vu2rc',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000418,'bzsq2vu2rc',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000420,'vlgpf2uqa6',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000421,'vlgpf2uqa6',1795163020.0);
INSERT INTO "interactions" VALUES(600000000000000422,'vlgpf2uqa6',1795163020.0);
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
INSERT INTO "log" VALUES('5oxvztlpg4',0,NULL,900000000000000011,'begin','[["roll",3,[2]],["roll",6,[3,3,3]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[3,3,3]}]',0,1,1,600000000000000103,1795000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('5oxvztlpg4',1,1,900000000000000012,'resign','[]','[{"kind":"resigned","visible_to":null,"seat":1},{"kind":"ended","visible_to":null,"reason":"resigned"}]',0,1,1,600000000000000104,1795000000.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ehmtbe76qt',0,NULL,900000000000000011,'begin','[["roll",3,[3]],["roll",6,[1,6,2]]]','[{"kind":"began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":[1,6,2]}]',0,1,1,600000000000000108,1795003600.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ehmtbe76qt',1,0,900000000000000011,'resign','[]','[{"kind":"resigned","visible_to":null,"seat":0},{"kind":"ended","visible_to":null,"reason":"resigned"}]',0,1,1,600000000000000109,1795003600.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',0,NULL,900000000000000013,'begin','[["roll",8,[5]],["roll",7,[7]],["roll",6,[4]],["roll",5,[2]],["roll",5,[1]],["roll",4,[2]],["roll",6,[6,3,1,2]]]','[{"kind":"laid-out","visible_to":null,"buildings":["B","D","E","H"],"blue":["b1","b3"],"yellow":null},{"kind":"rolled","visible_to":null,"turn":1,"dice":[6,3,1,2]}]',0,1,1,600000000000000111,1795007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',1,0,900000000000000013,'clear orange O6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":6,"space":"O6"}]',1,0,0,600000000000000112,1795007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',2,0,900000000000000013,'clear red R3','[["roll",6,[2,3,1,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":3,"space":"R3"},{"kind":"rolled","visible_to":null,"turn":2,"dice":[2,3,1,5]}]',1,1,1,600000000000000113,1795007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',3,0,900000000000000013,'clear orange O2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O2"}]',1,0,0,600000000000000114,1795007200.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',4,0,900000000000000013,'clear red R*','[["roll",6,[2,2,2,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":3,"space":"R*"},{"kind":"rolled","visible_to":null,"turn":3,"dice":[2,2,2,3]}]',1,1,1,600000000000000115,1795007200.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',5,0,900000000000000013,'clear orange O*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"O*"}]',1,0,0,600000000000000116,1795007200.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',6,0,900000000000000013,'clear red R2','[["roll",6,[4,4,3,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":2,"space":"R2"},{"kind":"rolled","visible_to":null,"turn":4,"dice":[4,4,3,3]}]',1,1,1,600000000000000117,1795007200.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',7,0,900000000000000013,'clear orange O4','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":4,"space":"O4"}]',1,0,0,600000000000000118,1795007200.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',8,0,900000000000000013,'clear red R4','[["roll",6,[4,1,6,4]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":4,"space":"R4"},{"kind":"rolled","visible_to":null,"turn":5,"dice":[4,1,6,4]}]',1,1,1,600000000000000119,1795007200.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',9,0,900000000000000013,'clear orange *4','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":4,"space":"*4"}]',1,0,0,600000000000000120,1795007200.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',10,0,900000000000000013,'clear red R1','[["roll",6,[2,3,3,5]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":1,"space":"R1"},{"kind":"rolled","visible_to":null,"turn":6,"dice":[2,3,3,5]}]',1,1,1,600000000000000121,1795007200.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',11,0,900000000000000013,'clear orange *2','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":2,"space":"*2"}]',1,0,0,600000000000000122,1795007200.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',12,0,900000000000000013,'clear red *3','[["roll",6,[6,5,5,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":3,"space":"*3"},{"kind":"rolled","visible_to":null,"turn":7,"dice":[6,5,5,6]}]',1,1,1,600000000000000123,1795007200.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',13,0,900000000000000013,'clear orange *6','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":6,"space":"*6"}]',1,0,0,600000000000000124,1795007200.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',14,0,900000000000000013,'clear red R5','[["roll",6,[6,3,1,2]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"R5"},{"kind":"rolled","visible_to":null,"turn":8,"dice":[6,3,1,2]}]',1,1,1,600000000000000125,1795007200.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',15,0,900000000000000013,'clear green G1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":1,"space":"G1"}]',1,0,0,600000000000000126,1795007200.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',16,0,900000000000000013,'clear yellow Y2','[["roll",6,[6,5,5,3]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"yellow","number":2,"space":"Y2"},{"kind":"rolled","visible_to":null,"turn":9,"dice":[6,5,5,3]}]',1,1,1,600000000000000127,1795007200.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',17,0,900000000000000013,'clear red *5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"*5"}]',1,0,0,600000000000000128,1795007200.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',18,0,900000000000000013,'clear green G5','[["roll",6,[3,4,5,1]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":5,"space":"G5"},{"kind":"rolled","visible_to":null,"turn":10,"dice":[3,4,5,1]}]',1,1,1,600000000000000129,1795007200.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',19,0,900000000000000013,'clear orange O3','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":3,"space":"O3"}]',1,0,0,600000000000000130,1795007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',20,0,900000000000000013,'clear green G*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":5,"space":"G*"},{"kind":"opened","visible_to":null,"turn":10}]',1,1,1,600000000000000131,1795007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',21,0,900000000000000013,'build B O2','[]','[{"kind":"chosen","visible_to":[0],"seat":0,"card":"B","upper":true,"place":"O2"}]',1,0,0,600000000000000132,1795007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('rrark7nfe6',22,0,900000000000000013,'build D *4','[]','[{"kind":"chosen","visible_to":[0],"seat":0,"card":"D","upper":false,"place":"*4"},{"kind":"built","visible_to":null,"seat":0,"sites":[{"card":"B","upper":true,"spaces":["O2","R1","R2","*2"],"points":5,"bonus":1},{"card":"D","upper":false,"spaces":["*4","*5","*6"],"points":3,"bonus":1},{"card":"E","upper":true,"spaces":["O*","O4","R3","R*"],"points":5,"bonus":0},{"card":"H","upper":false,"spaces":["G*","G4","G5"],"points":2,"bonus":2}],"unbuilt":[]},{"kind":"scored","visible_to":null,"seat":0,"buildings":15,"bonus":4,"blue":10,"yellow":0,"total":29},{"kind":"ended","visible_to":null,"reason":"scored"}]',1,1,1,600000000000000133,1795007200.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('hdsipxu5so',0,NULL,900000000000000014,'begin','[["roll",8,[6]],["roll",7,[1]],["roll",6,[2]],["roll",5,[3]],["roll",5,[3]],["roll",4,[2]],["roll",6,[1,6,2,1]]]','[{"kind":"laid-out","visible_to":null,"buildings":["A","C","E","F"],"blue":["b2","b3"],"yellow":null},{"kind":"rolled","visible_to":null,"turn":1,"dice":[1,6,2,1]}]',0,1,1,NULL,1795007200.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',0,NULL,900000000000000011,'begin','[["roll",8,[4]],["roll",7,[6]],["roll",6,[1]],["roll",5,[3]],["roll",5,[4]],["roll",4,[1]],["roll",3,[3]],["roll",6,[1,2,4,2]]]','[{"kind":"laid-out","visible_to":null,"buildings":["A","D","E","G"],"blue":["b1","b4"],"yellow":"y3"},{"kind":"rolled","visible_to":null,"turn":1,"dice":[1,2,4,2]}]',0,1,1,600000000000000137,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',1,0,900000000000000011,'clear orange O1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":1,"space":"O1"}]',1,0,0,600000000000000138,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',2,0,900000000000000011,'clear green G4','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":4,"space":"G4"}]',1,0,0,600000000000000139,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',3,1,900000000000000012,'clear orange O1','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"orange","number":1,"space":"O1"}]',1,0,0,600000000000000140,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',4,1,900000000000000012,'clear green G4','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"green","number":4,"space":"G4"}]',1,0,0,600000000000000141,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',5,2,900000000000000013,'clear red R2','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"red","number":2,"space":"R2"}]',1,0,0,600000000000000142,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',6,2,900000000000000013,'clear green G4','[["roll",6,[4,4,1,3]]]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"green","number":4,"space":"G4"},{"kind":"rolled","visible_to":null,"turn":2,"dice":[4,4,1,3]}]',1,1,1,600000000000000143,1795007260.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',7,0,900000000000000011,'clear green G1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":1,"space":"G1"}]',1,0,0,600000000000000144,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',8,2,900000000000000013,'clear green G1','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"green","number":1,"space":"G1"}]',1,0,0,600000000000000145,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',9,2,900000000000000013,'clear red R4','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"red","number":4,"space":"R4"}]',1,0,0,600000000000000146,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',10,0,900000000000000011,'clear red R4','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":4,"space":"R4"}]',1,0,0,600000000000000147,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',11,1,900000000000000012,'clear red R4','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"red","number":4,"space":"R4"}]',1,0,0,600000000000000148,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',12,1,900000000000000012,'clear green G1','[["roll",6,[5,5,5,4]]]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"green","number":1,"space":"G1"},{"kind":"rolled","visible_to":null,"turn":3,"dice":[5,5,5,4]}]',1,1,1,600000000000000149,1795007260.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',13,1,900000000000000012,'clear red R5','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"red","number":5,"space":"R5"}]',1,0,0,600000000000000150,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',14,0,900000000000000011,'clear red R5','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":5,"space":"R5"}]',1,0,0,600000000000000151,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',15,2,900000000000000013,'clear orange O5','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"orange","number":5,"space":"O5"}]',1,0,0,600000000000000152,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',16,2,900000000000000013,'clear green G5','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"green","number":5,"space":"G5"}]',1,0,0,600000000000000153,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',17,1,900000000000000012,'clear green G5','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"green","number":5,"space":"G5"}]',1,0,0,600000000000000154,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',18,0,900000000000000011,'clear green G5','[["roll",6,[1,4,6,6]]]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"green","number":5,"space":"G5"},{"kind":"rolled","visible_to":null,"turn":4,"dice":[1,4,6,6]}]',1,1,1,600000000000000155,1795007260.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',19,0,900000000000000011,'clear orange *1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"orange","number":1,"space":"*1"}]',1,0,0,600000000000000156,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',20,0,900000000000000011,'clear red R*','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":4,"space":"R*"}]',1,0,0,600000000000000157,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',21,1,900000000000000012,'clear orange *1','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"orange","number":1,"space":"*1"}]',1,0,0,600000000000000158,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',22,1,900000000000000012,'clear red R*','[]','[{"kind":"cleared","visible_to":[1],"seat":1,"die":"red","number":4,"space":"R*"}]',1,0,0,600000000000000159,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',23,2,900000000000000013,'clear orange O1','[]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"orange","number":1,"space":"O1"}]',1,0,0,600000000000000160,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',24,2,900000000000000013,'clear red R*','[["roll",6,[1,1,1,6]]]','[{"kind":"cleared","visible_to":[2],"seat":2,"die":"red","number":4,"space":"R*"},{"kind":"rolled","visible_to":null,"turn":5,"dice":[1,1,1,6]}]',1,1,1,600000000000000161,1795007260.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('ecykiciml3',25,0,900000000000000011,'clear red R1','[]','[{"kind":"cleared","visible_to":[0],"seat":0,"die":"red","number":1,"space":"R1"}]',1,0,0,600000000000000162,1795007260.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',0,NULL,900000000000000011,'begin','[["roll",3,[1,3]]]','[{"kind":"began","visible_to":null,"seat":2,"limit":120},{"kind":"round-began","visible_to":null,"seat":2,"round":1}]',0,1,1,600000000000000166,1795007320.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',1,2,900000000000000013,'commit 1','[]','[{"kind":"committed","visible_to":[2],"seat":2,"count":1}]',1,0,0,600000000000000167,1795007320.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',2,1,900000000000000012,'commit 1','[]','[{"kind":"committed","visible_to":[1],"seat":1,"count":1}]',1,0,0,600000000000000168,1795007320.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',3,0,900000000000000011,'commit 1','[["roll",6,[3]],["roll",3,[2,1]],["roll",6,[2]],["roll",3,[3,1]],["roll",6,[5]],["roll",3,[3,3]]]','[{"kind":"committed","visible_to":[0],"seat":0,"count":1},{"kind":"rolled","visible_to":null,"seat":0,"d6":[3],"d3":[2,1]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[2],"d3":[3,1]},{"kind":"rolled","visible_to":null,"seat":2,"d6":[5],"d3":[3,3]},{"kind":"turn-began","visible_to":null,"seat":2}]',1,1,1,600000000000000169,1795007320.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',4,2,900000000000000013,'next','[]','[]',0,0,0,600000000000000170,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',5,2,900000000000000013,'dispatch 3','[]','[{"kind":"dispatched","visible_to":null,"seat":2,"die":3}]',0,0,0,600000000000000171,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',6,2,900000000000000013,'move B2 C3','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"C3","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000172,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',7,2,900000000000000013,'move B2 C2','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"C2","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000173,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',8,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000174,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',9,2,900000000000000013,'develop 5','[]','[{"kind":"developed","visible_to":null,"seat":2,"number":5}]',0,0,0,600000000000000175,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',10,2,900000000000000013,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":2,"dice":1,"coins":3}]',0,0,0,600000000000000176,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',11,2,900000000000000013,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":2,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000177,1795007320.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',12,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000178,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',13,0,900000000000000011,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":2}]',0,0,0,600000000000000179,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',14,0,900000000000000011,'move E8 E7','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"E7","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000180,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',15,0,900000000000000011,'move E8 F8','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"F8","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000181,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',16,0,900000000000000011,'develop 1','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":1}]',0,0,0,600000000000000182,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',17,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":1,"coins":3}]',0,0,0,600000000000000183,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',18,0,900000000000000011,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000184,1795007320.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',19,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000185,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',20,1,900000000000000012,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":2}]',0,0,0,600000000000000186,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',21,1,900000000000000012,'move H2 G3','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"G3","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000187,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',22,1,900000000000000012,'move H2 I2','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"I2","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000188,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',23,1,900000000000000012,'develop 1','[]','[{"kind":"developed","visible_to":null,"seat":1,"number":1}]',0,0,0,600000000000000189,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',24,1,900000000000000012,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":1,"coins":3}]',0,0,0,600000000000000190,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',25,1,900000000000000012,'done','[["roll",12,[12]]]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"resolution-began","visible_to":null,"round":1},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[1,[{"hex":"G3","count":1,"price":0,"thing":"","rival":-1},{"hex":"I2","count":1,"price":0,"thing":"","rival":-1}]],[0,[{"hex":"E7","count":1,"price":0,"thing":"","rival":-1},{"hex":"F8","count":1,"price":0,"thing":"","rival":-1}]],[2,[{"hex":"C2","count":1,"price":0,"thing":"","rival":-1},{"hex":"C3","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"several","visible_to":null,"what":"returned","why":"","shares":[[1,[{"hex":"H2","count":2,"price":0,"thing":"","rival":-1}]],[0,[{"hex":"E8","count":2,"price":0,"thing":"","rival":-1}]],[2,[{"hex":"B2","count":2,"price":0,"thing":"","rival":-1}]]]},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":22},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":22},{"kind":"charged","visible_to":null,"seat":2,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":22},{"kind":"event-drawn","visible_to":null,"event":"revolution","before":0,"progress":40,"limit":120,"season":"spring","turned":0},{"kind":"piles-opened","visible_to":null},{"kind":"round-began","visible_to":null,"seat":0,"round":2}]',0,1,1,600000000000000191,1795007320.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',26,1,900000000000000012,'commit 1','[]','[{"kind":"committed","visible_to":[1],"seat":1,"count":1}]',1,0,0,600000000000000192,1795007320.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',27,0,900000000000000011,'commit 1','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":1}]',1,0,0,600000000000000193,1795007320.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',28,2,900000000000000013,'commit 1','[["roll",6,[5]],["roll",3,[3,3]],["roll",6,[4]],["roll",3,[3,3]],["roll",6,[5]],["roll",3,[2,2]]]','[{"kind":"committed","visible_to":[2],"seat":2,"count":1},{"kind":"rolled","visible_to":null,"seat":0,"d6":[5],"d3":[3,3]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[4],"d3":[3,3]},{"kind":"rolled","visible_to":null,"seat":2,"d6":[5],"d3":[2,2]},{"kind":"turn-began","visible_to":null,"seat":0}]',1,1,1,600000000000000194,1795007320.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',29,0,900000000000000011,'play 1','[["pick",30,[5]],["pick",29,[11]]]','[{"kind":"played","visible_to":null,"seat":0,"number":1},{"kind":"tiles-drawn","visible_to":null,"seat":0,"count":2,"price":0},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"skull"},{"kind":"tile-seen","visible_to":[0],"seat":0,"tile":"lake"}]',0,1,0,600000000000000195,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',30,0,900000000000000011,'next','[]','[]',0,0,0,600000000000000196,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',31,0,900000000000000011,'dispatch 3','[]','[{"kind":"dispatched","visible_to":null,"seat":0,"die":3}]',0,0,0,600000000000000197,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',32,0,900000000000000011,'move E8 F7','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"F7","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000198,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',33,0,900000000000000011,'move E8 E9','[]','[{"kind":"moved","visible_to":null,"seat":0,"origin":"E8","to":"E9","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000199,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',34,0,900000000000000011,'stop','[]','[]',0,0,0,600000000000000200,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',35,0,900000000000000011,'develop 5','[]','[{"kind":"developed","visible_to":null,"seat":0,"number":5}]',0,0,0,600000000000000201,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',36,0,900000000000000011,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":0,"dice":1,"coins":3}]',0,0,0,600000000000000202,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',37,0,900000000000000011,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":0,"idle":0},{"kind":"turn-began","visible_to":null,"seat":1}]',0,0,1,600000000000000203,1795007320.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',38,1,900000000000000012,'play 1','[["pick",28,[23]],["pick",27,[20]]]','[{"kind":"played","visible_to":null,"seat":1,"number":1},{"kind":"tiles-drawn","visible_to":null,"seat":1,"count":2,"price":0},{"kind":"tile-seen","visible_to":[1],"seat":1,"tile":"mountain"},{"kind":"tile-seen","visible_to":[1],"seat":1,"tile":"mountain"}]',0,1,0,600000000000000204,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',39,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000205,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',40,1,900000000000000012,'dispatch 3','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":3}]',0,0,0,600000000000000206,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',41,1,900000000000000012,'move H2 H3','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"H3","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000207,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',42,1,900000000000000012,'move H2 I1','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"I1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000208,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',43,1,900000000000000012,'stop','[]','[]',0,0,0,600000000000000209,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',44,1,900000000000000012,'join 3 4','[]','[{"kind":"joined","visible_to":null,"seat":1,"die":3,"other":4,"sum":7}]',0,0,0,600000000000000210,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',45,1,900000000000000012,'develop 7','[]','[{"kind":"developed","visible_to":null,"seat":1,"number":7}]',0,0,0,600000000000000211,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',46,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":2}]',0,0,1,600000000000000212,1795007320.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',47,2,900000000000000013,'play 5','[]','[{"kind":"played","visible_to":null,"seat":2,"number":5},{"kind":"gained","visible_to":null,"seat":2,"what":"dice","count":2}]',0,0,0,600000000000000213,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',48,2,900000000000000013,'buy 3','[]','[{"kind":"bought","visible_to":null,"seat":2,"rival":2,"number":5,"price":5}]',0,0,0,600000000000000214,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',49,2,900000000000000013,'next','[]','[]',0,0,0,600000000000000215,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',50,2,900000000000000013,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":2,"die":2}]',0,0,0,600000000000000216,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',51,2,900000000000000013,'move B2 B1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"B1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000217,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',52,2,900000000000000013,'move B2 B3','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"B3","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000218,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',53,2,900000000000000013,'develop 2','[]','[{"kind":"developed","visible_to":null,"seat":2,"number":2}]',0,0,0,600000000000000219,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',54,2,900000000000000013,'develop 5','[]','[{"kind":"developed","visible_to":null,"seat":2,"number":5}]',0,0,0,600000000000000220,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',55,2,900000000000000013,'done','[["roll",11,[11]]]','[{"kind":"turn-ended","visible_to":null,"seat":2,"idle":0},{"kind":"resolution-began","visible_to":null,"round":2},{"kind":"several","visible_to":null,"what":"placed","why":"order","shares":[[2,[{"hex":"B1","count":1,"price":0,"thing":"","rival":-1},{"hex":"B3","count":1,"price":0,"thing":"","rival":-1}]],[1,[{"hex":"H3","count":1,"price":0,"thing":"","rival":-1},{"hex":"I1","count":1,"price":0,"thing":"","rival":-1}]],[0,[{"hex":"E9","count":1,"price":0,"thing":"","rival":-1},{"hex":"F7","count":1,"price":0,"thing":"","rival":-1}]]]},{"kind":"several","visible_to":null,"what":"returned","why":"","shares":[[2,[{"hex":"B2","count":2,"price":0,"thing":"","rival":-1}]],[1,[{"hex":"H2","count":2,"price":0,"thing":"","rival":-1}]],[0,[{"hex":"E8","count":2,"price":0,"thing":"","rival":-1}]]]},{"kind":"charged","visible_to":null,"seat":2,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":16},{"kind":"charged","visible_to":null,"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":21},{"kind":"charged","visible_to":null,"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":24},{"kind":"event-drawn","visible_to":null,"event":"gamble","before":40,"progress":40,"limit":120,"season":"spring","turned":0}]',0,1,1,600000000000000221,1795007320.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',56,0,900000000000000011,'wager 0','[]','[{"kind":"wagered","visible_to":[0],"seat":0,"count":0}]',1,0,0,600000000000000222,1795007320.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',57,1,900000000000000012,'wager 0','[]','[{"kind":"wagered","visible_to":[1],"seat":1,"count":0}]',1,0,0,600000000000000223,1795007320.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',58,2,900000000000000013,'wager 1','[["roll",6,[1]],["roll",6,[6]]]','[{"kind":"wagered","visible_to":[2],"seat":2,"count":1},{"kind":"gambled","visible_to":null,"seat":0,"dice":[],"best":0},{"kind":"gambled","visible_to":null,"seat":1,"dice":[],"best":0},{"kind":"gambled","visible_to":null,"seat":2,"dice":[1],"best":1},{"kind":"gamble-won","visible_to":null,"seat":null,"neutral":6,"dice":1,"result":"lost"},{"kind":"round-began","visible_to":null,"seat":1,"round":3}]',1,1,1,600000000000000224,1795007320.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',59,0,900000000000000011,'commit 1','[]','[{"kind":"committed","visible_to":[0],"seat":0,"count":1}]',1,0,0,600000000000000225,1795007320.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',60,1,900000000000000012,'commit 1','[]','[{"kind":"committed","visible_to":[1],"seat":1,"count":1}]',1,0,0,600000000000000226,1795007320.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',61,2,900000000000000013,'commit 1','[["roll",6,[2]],["roll",3,[1,3]],["roll",6,[3]],["roll",3,[3,3]],["roll",6,[4]],["roll",3,[2,3]]]','[{"kind":"committed","visible_to":[2],"seat":2,"count":1},{"kind":"rolled","visible_to":null,"seat":0,"d6":[2],"d3":[1,3]},{"kind":"rolled","visible_to":null,"seat":1,"d6":[3],"d3":[3,3]},{"kind":"rolled","visible_to":null,"seat":2,"d6":[4],"d3":[2,3]},{"kind":"turn-began","visible_to":null,"seat":1}]',1,1,1,600000000000000227,1795007320.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',62,1,900000000000000012,'play 7','[]','[{"kind":"played","visible_to":null,"seat":1,"number":7}]',0,0,0,600000000000000228,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',63,1,900000000000000012,'lay G4','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"G4","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000229,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',64,1,900000000000000012,'lay F3','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"F3","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000230,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',65,1,900000000000000012,'lay G2','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"G2","tile":"normal","height":1,"why":"masons"}]',0,0,0,600000000000000231,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',66,1,900000000000000012,'buy 2','[]','[{"kind":"bought","visible_to":null,"seat":1,"rival":1,"number":7,"price":7}]',0,0,0,600000000000000232,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',67,1,900000000000000012,'road G3','[]','[{"kind":"road-laid","visible_to":null,"seat":1,"hex":"G3","bridge":0}]',0,0,0,600000000000000233,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',68,1,900000000000000012,'next','[]','[]',0,0,0,600000000000000234,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',69,1,900000000000000012,'dispatch 3','[]','[{"kind":"dispatched","visible_to":null,"seat":1,"die":3}]',0,0,0,600000000000000235,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',70,1,900000000000000012,'move H2 H1','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"H1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000236,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',71,1,900000000000000012,'move H2 H4','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"H2","to":"H4","unit":"soldier","steps":2,"halted":0}]',0,0,0,600000000000000237,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',72,1,900000000000000012,'work-all','[]','[{"kind":"worked","visible_to":null,"seat":1,"dice":2,"coins":6}]',0,0,0,600000000000000238,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',73,1,900000000000000012,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":1,"idle":0},{"kind":"turn-began","visible_to":null,"seat":2}]',0,0,1,600000000000000239,1795007320.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',74,2,900000000000000013,'play 2','[]','[{"kind":"played","visible_to":null,"seat":2,"number":2},{"kind":"gained","visible_to":null,"seat":2,"what":"coins","count":4}]',0,0,0,600000000000000240,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',75,2,900000000000000013,'play 5','[]','[{"kind":"played","visible_to":null,"seat":2,"number":5},{"kind":"gained","visible_to":null,"seat":2,"what":"dice","count":2}]',0,0,0,600000000000000241,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',76,2,900000000000000013,'play 5','[]','[{"kind":"played","visible_to":null,"seat":2,"number":5},{"kind":"gained","visible_to":null,"seat":2,"what":"dice","count":2}]',0,0,0,600000000000000242,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',77,2,900000000000000013,'buy 3','[]','[{"kind":"bought","visible_to":null,"seat":2,"rival":2,"number":5,"price":5}]',0,0,0,600000000000000243,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',78,2,900000000000000013,'next','[]','[]',0,0,0,600000000000000244,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',79,2,900000000000000013,'dispatch 2','[]','[{"kind":"dispatched","visible_to":null,"seat":2,"die":2}]',0,0,0,600000000000000245,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',80,2,900000000000000013,'move B2 A1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"A1","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000246,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',81,2,900000000000000013,'move B2 A2','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"B2","to":"A2","unit":"soldier","steps":1,"halted":0}]',0,0,0,600000000000000247,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',82,2,900000000000000013,'join 3 4','[]','[{"kind":"joined","visible_to":null,"seat":2,"die":3,"other":4,"sum":7}]',0,0,0,600000000000000248,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',83,2,900000000000000013,'develop 7','[]','[{"kind":"developed","visible_to":null,"seat":2,"number":7}]',0,0,0,600000000000000249,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',84,2,900000000000000013,'done','[]','[{"kind":"turn-ended","visible_to":null,"seat":2,"idle":0},{"kind":"turn-began","visible_to":null,"seat":0}]',0,0,1,600000000000000250,1795007320.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('t5x7gdc2fo',85,0,900000000000000011,'play 5','[]','[{"kind":"played","visible_to":null,"seat":0,"number":5},{"kind":"gained","visible_to":null,"seat":0,"what":"dice","count":2}]',0,0,0,600000000000000251,1795007320.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',0,NULL,900000000000000011,'begin','[["roll",3,[2]],["roll",6,[1,6,6]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[1,6,6]}]',0,1,1,600000000000000255,1795007380.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',1,1,900000000000000012,'settle 1/12','[["roll",6,[3,6,5]]]','[{"kind":"settled","visible_to":null,"seat":1,"island":1},{"kind":"settled","visible_to":null,"seat":1,"island":12},{"kind":"rolled","visible_to":null,"seat":2,"dice":[3,6,5]}]',0,1,1,600000000000000256,1795007380.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',2,2,900000000000000013,'settle 3/11','[["roll",6,[3,4,6]]]','[{"kind":"settled","visible_to":null,"seat":2,"island":3},{"kind":"settled","visible_to":null,"seat":2,"island":11},{"kind":"rolled","visible_to":null,"seat":0,"dice":[3,4,6]}]',0,1,1,600000000000000257,1795007380.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',3,0,900000000000000011,'settle 4/9','[["roll",6,[3,6,1]]]','[{"kind":"settled","visible_to":null,"seat":0,"island":4},{"kind":"settled","visible_to":null,"seat":0,"island":9},{"kind":"rolled","visible_to":null,"seat":1,"dice":[3,6,1]}]',0,1,1,600000000000000258,1795007380.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',4,1,900000000000000012,'settle 1/9','[]','[{"kind":"visited","visible_to":null,"seat":1,"island":1},{"kind":"evicted","visible_to":null,"seat":1,"rival":0,"island":9,"count":2,"lost":1}]',0,0,0,600000000000000259,1795007380.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',5,1,900000000000000012,'done','[["roll",6,[5,4,1]]]','[{"kind":"rolled","visible_to":null,"seat":2,"dice":[5,4,1]}]',0,1,1,600000000000000260,1795007380.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',6,2,900000000000000013,'settle 5','[["roll",6,[2,2,1]]]','[{"kind":"settled","visible_to":null,"seat":2,"island":5},{"kind":"rolled","visible_to":null,"seat":0,"dice":[2,2,1]}]',0,1,1,600000000000000261,1795007380.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',7,0,900000000000000011,'settle 1/4','[]','[{"kind":"evicted","visible_to":null,"seat":0,"rival":1,"island":1,"count":2,"lost":1},{"kind":"visited","visible_to":null,"seat":0,"island":4}]',0,0,0,600000000000000262,1795007380.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',8,0,900000000000000011,'shift 1 1>4','[]','[{"kind":"shifted","visible_to":null,"seat":0,"from_island":1,"to_island":4,"count":1}]',0,0,0,600000000000000263,1795007380.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',9,0,900000000000000011,'done','[["roll",6,[3,5,6]]]','[{"kind":"rolled","visible_to":null,"seat":1,"dice":[3,5,6]}]',0,1,1,600000000000000264,1795007380.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',10,1,900000000000000012,'settle 6/8','[["roll",6,[2,6,2]]]','[{"kind":"settled","visible_to":null,"seat":1,"island":6},{"kind":"settled","visible_to":null,"seat":1,"island":8},{"kind":"rolled","visible_to":null,"seat":2,"dice":[2,6,2]}]',0,1,1,600000000000000265,1795007380.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',11,2,900000000000000013,'settle 2/8','[["roll",6,[1,3,5]]]','[{"kind":"settled","visible_to":null,"seat":2,"island":2},{"kind":"evicted","visible_to":null,"seat":2,"rival":1,"island":8,"count":2,"lost":1},{"kind":"rolled","visible_to":null,"seat":0,"dice":[1,3,5]}]',0,1,1,600000000000000266,1795007380.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',12,0,900000000000000011,'settle 5/4','[]','[{"kind":"evicted","visible_to":null,"seat":0,"rival":2,"island":5,"count":2,"lost":1},{"kind":"visited","visible_to":null,"seat":0,"island":4}]',0,0,0,600000000000000267,1795007380.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',13,0,900000000000000011,'done','[["roll",6,[1,2,5]]]','[{"kind":"rolled","visible_to":null,"seat":1,"dice":[1,2,5]}]',0,1,1,600000000000000268,1795007380.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',14,1,900000000000000012,'settle 1/7','[["roll",6,[3,6,1]]]','[{"kind":"evicted","visible_to":null,"seat":1,"rival":0,"island":1,"count":2,"lost":1},{"kind":"settled","visible_to":null,"seat":1,"island":7},{"kind":"rolled","visible_to":null,"seat":2,"dice":[3,6,1]}]',0,1,1,600000000000000269,1795007380.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',15,2,900000000000000013,'settle 3/7','[]','[{"kind":"visited","visible_to":null,"seat":2,"island":3},{"kind":"evicted","visible_to":null,"seat":2,"rival":1,"island":7,"count":2,"lost":1}]',0,0,0,600000000000000270,1795007380.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',16,2,900000000000000013,'done','[["roll",6,[1,6,2]]]','[{"kind":"rolled","visible_to":null,"seat":0,"dice":[1,6,2]}]',0,1,1,600000000000000271,1795007380.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',17,0,900000000000000011,'change 1=5','[]','[{"kind":"changed","visible_to":null,"seat":0,"die":1,"old":1,"face":5}]',0,0,0,600000000000000272,1795007380.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',18,0,900000000000000011,'settle 2/11','[["roll",6,[1,1,2]]]','[{"kind":"evicted","visible_to":null,"seat":0,"rival":2,"island":2,"count":2,"lost":1},{"kind":"evicted","visible_to":null,"seat":0,"rival":2,"island":11,"count":2,"lost":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[1,1,2]}]',0,1,1,600000000000000273,1795007380.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',19,1,900000000000000012,'settle 1/3','[]','[{"kind":"visited","visible_to":null,"seat":1,"island":1},{"kind":"evicted","visible_to":null,"seat":1,"rival":2,"island":3,"count":2,"lost":1}]',0,0,0,600000000000000274,1795007380.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',20,1,900000000000000012,'shift 1 1>6','[]','[{"kind":"shifted","visible_to":null,"seat":1,"from_island":1,"to_island":6,"count":1}]',0,0,0,600000000000000275,1795007380.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',21,1,900000000000000012,'shift 1 3>6','[]','[{"kind":"shifted","visible_to":null,"seat":1,"from_island":3,"to_island":6,"count":1}]',0,0,0,600000000000000276,1795007380.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',22,1,900000000000000012,'done','[["roll",6,[6,4,3]]]','[{"kind":"rolled","visible_to":null,"seat":2,"dice":[6,4,3]}]',0,1,1,600000000000000277,1795007380.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',23,2,900000000000000013,'settle 3/10','[["roll",6,[4,4,5]]]','[{"kind":"evicted","visible_to":null,"seat":2,"rival":1,"island":3,"count":2,"lost":1},{"kind":"settled","visible_to":null,"seat":2,"island":10},{"kind":"rolled","visible_to":null,"seat":0,"dice":[4,4,5]}]',0,1,1,600000000000000278,1795007380.0,NULL,0,14,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',24,0,900000000000000011,'settle 4/9','[]','[{"kind":"visited","visible_to":null,"seat":0,"island":4},{"kind":"evicted","visible_to":null,"seat":0,"rival":1,"island":9,"count":3,"lost":2}]',0,0,0,600000000000000279,1795007380.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',25,0,900000000000000011,'shift 1 9>5','[]','[{"kind":"shifted","visible_to":null,"seat":0,"from_island":9,"to_island":5,"count":1}]',0,0,0,600000000000000280,1795007380.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',26,0,900000000000000011,'done','[["roll",6,[1,6,2]]]','[{"kind":"rolled","visible_to":null,"seat":1,"dice":[1,6,2]}]',0,1,1,600000000000000281,1795007380.0,NULL,0,15,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',27,1,900000000000000012,'change 3=4','[]','[{"kind":"changed","visible_to":null,"seat":1,"die":3,"old":2,"face":4}]',0,0,0,600000000000000282,1795007380.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',28,1,900000000000000012,'settle 1/10','[]','[{"kind":"visited","visible_to":null,"seat":1,"island":1},{"kind":"evicted","visible_to":null,"seat":1,"rival":2,"island":10,"count":2,"lost":1}]',0,0,0,600000000000000283,1795007380.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',29,1,900000000000000012,'done','[["roll",6,[5,2,3]]]','[{"kind":"rolled","visible_to":null,"seat":2,"dice":[5,2,3]}]',0,1,1,600000000000000284,1795007380.0,NULL,0,16,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',30,2,900000000000000013,'settle 3/7','[]','[{"kind":"visited","visible_to":null,"seat":2,"island":3},{"kind":"visited","visible_to":null,"seat":2,"island":7}]',0,0,0,600000000000000285,1795007380.0,NULL,0,17,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',31,2,900000000000000013,'done','[["roll",6,[3,2,2]]]','[{"kind":"rolled","visible_to":null,"seat":0,"dice":[3,2,2]}]',0,1,1,600000000000000286,1795007380.0,NULL,0,17,NULL,NULL,'');
INSERT INTO "log" VALUES('77m7gmvyhw',32,0,900000000000000011,'settle 2/5','[]','[{"kind":"visited","visible_to":null,"seat":0,"island":2},{"kind":"visited","visible_to":null,"seat":0,"island":5}]',0,0,0,600000000000000287,1795007380.0,NULL,0,18,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',0,NULL,900000000000000011,'begin','[["shuffle",8,[7,6,4,5,0,3,1,2]],["roll",3,[2]],["roll",8,[4,7,8,2,8,3,3,2,3,7,2,4,5,7,6,1,8,5,8,7]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":6},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":8,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,2,2,3,3,3,4,4,5,5,6,7,7,7,7,8,8,8,8],"lid":[1,3,3,2,2,1,4,4]}]',0,1,1,600000000000000291,1795007440.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',1,2,900000000000000013,'pick 7','[]','[{"kind":"picked","visible_to":null,"seat":2,"number":7,"count":4,"old":0,"space":4}]',0,0,0,600000000000000292,1795007440.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',2,2,900000000000000013,'done','[]','[]',0,0,1,600000000000000293,1795007440.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',3,0,900000000000000011,'pick 8','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":8,"count":4,"old":0,"space":4}]',0,0,0,600000000000000294,1795007440.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',4,0,900000000000000011,'done','[]','[]',0,0,1,600000000000000295,1795007440.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',5,1,900000000000000012,'pick 2','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":2,"count":3,"old":0,"space":3}]',0,0,0,600000000000000296,1795007440.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',6,1,900000000000000012,'done','[["roll",8,[3,2,2,1,6,8,2,1,5,1,6]]]','[{"kind":"chip-taken","visible_to":null,"seat":2,"round":2,"route":7,"bonus":2},{"kind":"sorted","visible_to":null,"seat":2,"round":2,"dice":[1,1,1,2,2,2,3,5,6,6,8],"lid":[4,3,4,2,3,3,0,1]}]',0,1,1,600000000000000297,1795007440.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',7,0,900000000000000011,'pick 1','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":1,"count":4,"old":0,"space":4}]',0,0,0,600000000000000298,1795007440.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',8,0,900000000000000011,'done','[]','[]',0,0,1,600000000000000299,1795007440.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',9,1,900000000000000012,'pick 3','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":3,"count":4,"old":0,"space":4}]',0,0,0,600000000000000300,1795007440.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',10,1,900000000000000012,'done','[]','[]',0,0,1,600000000000000301,1795007440.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',11,2,900000000000000013,'pick 5','[]','[{"kind":"picked","visible_to":null,"seat":2,"number":5,"count":3,"old":0,"space":3}]',0,0,0,600000000000000302,1795007440.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',12,2,900000000000000013,'done','[["roll",8,[3,4,1,1,5,1,8,4,2,2,2]]]','[{"kind":"chip-taken","visible_to":null,"seat":0,"round":3,"route":5,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":3,"dice":[1,1,1,2,2,2,3,4,4,5,8],"lid":[3,6,1,4,1,3,0,2]}]',0,1,1,600000000000000303,1795007440.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',13,1,900000000000000012,'pick 2','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":2,"count":6,"old":3,"space":9}]',0,0,0,600000000000000304,1795007440.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',14,1,900000000000000012,'done','[]','[]',0,0,1,600000000000000305,1795007440.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',15,2,900000000000000013,'pick 4','[]','[{"kind":"picked","visible_to":null,"seat":2,"number":4,"count":4,"old":0,"space":4}]',0,0,0,600000000000000306,1795007440.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',16,2,900000000000000013,'done','[]','[]',0,0,1,600000000000000307,1795007440.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',17,0,900000000000000011,'turn 6>5 by 1','[]','[{"kind":"turned","visible_to":null,"seat":0,"route":1,"space":3,"number":6,"to":5}]',0,0,0,600000000000000308,1795007440.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',18,0,900000000000000011,'pick 5','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":5,"count":2,"old":0,"space":2}]',0,0,0,600000000000000309,1795007440.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',19,0,900000000000000011,'done','[["roll",8,[3,4,2,4,1,5,5,5,7,1,1,8]]]','[{"kind":"chip-taken","visible_to":null,"seat":1,"round":4,"route":6,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":4,"dice":[1,1,1,2,3,4,4,5,5,5,7,8],"lid":[6,1,2,2,3,2,1,3]}]',0,1,1,600000000000000310,1795007440.0,NULL,0,9,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',20,2,900000000000000013,'turn 2>1 by 5','[]','[{"kind":"turned","visible_to":null,"seat":2,"route":5,"space":2,"number":2,"to":1}]',0,0,0,600000000000000311,1795007440.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',21,2,900000000000000013,'pick 1','[]','[{"kind":"picked","visible_to":null,"seat":2,"number":1,"count":7,"old":0,"space":7}]',0,0,0,600000000000000312,1795007440.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',22,2,900000000000000013,'done','[]','[]',0,0,1,600000000000000313,1795007440.0,NULL,0,10,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',23,0,900000000000000011,'turn 4>5 by 1','[]','[{"kind":"turned","visible_to":null,"seat":0,"route":1,"space":2,"number":4,"to":5}]',0,0,0,600000000000000314,1795007440.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',24,0,900000000000000011,'pick 5','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":5,"count":4,"old":2,"space":6}]',0,0,0,600000000000000315,1795007440.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',25,0,900000000000000011,'done','[]','[]',0,0,1,600000000000000316,1795007440.0,NULL,0,11,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',26,1,900000000000000012,'pick 8','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":8,"count":3,"old":0,"space":3}]',0,0,0,600000000000000317,1795007440.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',27,1,900000000000000012,'done','[["roll",8,[4,7,2,3,6,2,3,5,2,3,4,4,3,2]]]','[{"kind":"chip-taken","visible_to":null,"seat":2,"round":5,"route":1,"bonus":2},{"kind":"sorted","visible_to":null,"seat":2,"round":5,"dice":[2,2,2,2,3,3,3,3,4,4,4,5,6,7],"lid":[0,4,6,4,1,3,2,0]}]',0,1,1,600000000000000318,1795007440.0,NULL,0,12,NULL,NULL,'');
INSERT INTO "log" VALUES('3slsheksfz',28,0,900000000000000011,'pick 3','[]','[{"kind":"picked","visible_to":null,"seat":0,"number":3,"count":6,"old":0,"space":6}]',0,0,0,600000000000000319,1795007440.0,NULL,0,13,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',0,NULL,900000000000000011,'begin','[["shuffle",8,[4,1,2,0,3,5,7,6]],["shuffle",15,[5,6,7,0,9,3,4,1,2,11,10,14,13,8,12]],["shuffle",15,[4,2,9,13,1,12,3,6,7,11,8,0,14,10,5]],["shuffle",15,[4,14,1,12,5,10,9,8,0,3,2,11,6,7,13]],["shuffle",14,[3,9,0,13,8,7,5,2,12,1,10,6,11,4]],["roll",3,[3]],["shuffle",12,[4,6,10,8,2,7,9,0,3,11,1,5]]]','[{"kind":"began","visible_to":null,"seat":2,"points":15},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"indartsu","village":[1,2,3]},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"kiakia","village":[1,4,1]},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"dananu","village":[4,1,1]}]',0,1,1,600000000000000323,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',1,2,900000000000000013,'place B2','[]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"B2","count":2}]',0,0,1,600000000000000324,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',2,0,900000000000000011,'place B3','[]','[{"kind":"placed","visible_to":null,"seat":0,"hex":"B3","count":3}]',0,0,1,600000000000000325,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',3,1,900000000000000012,'place C2','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"C2","count":3}]',0,0,0,600000000000000326,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',4,1,900000000000000012,'take food','[]','[{"kind":"taken","visible_to":null,"seat":1,"resource":"food","count":1,"why":"start"}]',0,0,0,600000000000000327,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',5,1,900000000000000012,'take food','[["roll",6,[5,3]]]','[{"kind":"taken","visible_to":null,"seat":1,"resource":"food","count":1,"why":"start"},{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["blank","moon"],"again":0}]',0,1,1,600000000000000328,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',6,2,900000000000000013,'use blank grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"blank","strength":"plain","amount":3,"light":0}]',0,0,0,600000000000000329,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',7,2,900000000000000013,'grow B2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"B2"}]',0,0,0,600000000000000330,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',8,2,900000000000000013,'grow B2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"B2"}]',0,0,0,600000000000000331,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',9,2,900000000000000013,'grow B2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"B2"}]',0,0,0,600000000000000332,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',10,2,900000000000000013,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"lead","die":"moon","strength":"weak","amount":1,"light":0},{"kind":"drawn","visible_to":null,"seat":2,"cards":["stone-tools"]}]',0,1,0,600000000000000333,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',11,2,900000000000000013,'end','[["roll",6,[6,6]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["blank","blank"],"again":0},{"kind":"revealed","visible_to":null,"tile":"discovery"}]',0,1,1,600000000000000334,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',12,0,900000000000000011,'use blank grow','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"grow","die":"blank","strength":"plain","amount":3,"light":0}]',0,0,0,600000000000000335,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',13,0,900000000000000011,'grow B3','[]','[{"kind":"grown","visible_to":null,"seat":0,"hex":"B3"}]',0,0,0,600000000000000336,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',14,0,900000000000000011,'grow B3','[]','[{"kind":"grown","visible_to":null,"seat":0,"hex":"B3"}]',0,0,0,600000000000000337,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',15,0,900000000000000011,'grow B3','[]','[{"kind":"grown","visible_to":null,"seat":0,"hex":"B3"}]',0,0,0,600000000000000338,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',16,0,900000000000000011,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"lead","die":"blank","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":0,"cards":["spears","language"]}]',0,1,0,600000000000000339,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',17,0,900000000000000011,'end','[["roll",6,[3,6]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["moon","blank"],"again":0}]',0,1,1,600000000000000340,1795007500.0,NULL,0,2,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',18,1,900000000000000012,'use moon grow','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"grow","die":"moon","strength":"plain","amount":3,"light":0}]',0,0,0,600000000000000341,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',19,1,900000000000000012,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":1,"hex":"C2"}]',0,0,0,600000000000000342,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',20,1,900000000000000012,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":1,"hex":"C2"}]',0,0,0,600000000000000343,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',21,1,900000000000000012,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":1,"hex":"C2"}]',0,0,0,600000000000000344,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',22,1,900000000000000012,'use blank lead','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"lead","die":"blank","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":1,"cards":["stone-tools","oxen"]}]',0,1,0,600000000000000345,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',23,1,900000000000000012,'end','[["roll",6,[3,2]]]','[{"kind":"turn-began","visible_to":null,"seat":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["moon","sun"],"again":0}]',0,1,1,600000000000000346,1795007500.0,NULL,0,3,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',24,2,900000000000000013,'use moon lead','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"lead","die":"moon","strength":"plain","amount":2,"light":0},{"kind":"drawn","visible_to":null,"seat":2,"cards":["settlers","pottery"]}]',0,1,0,600000000000000347,1795007500.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',25,2,900000000000000013,'use sun gather','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"gather","die":"sun","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000348,1795007500.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',26,2,900000000000000013,'gather B2 food','[]','[{"kind":"gathered","visible_to":null,"seat":2,"hex":"B2","resource":"food","count":2}]',0,0,0,600000000000000349,1795007500.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',27,2,900000000000000013,'end','[["roll",6,[4,3]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["moon","moon"],"again":0},{"kind":"revealed","visible_to":null,"tile":"plentiful-food"}]',0,1,1,600000000000000350,1795007500.0,NULL,0,4,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',28,0,900000000000000011,'use moon gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"moon","strength":"strong","amount":2,"light":0}]',0,0,0,600000000000000351,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',29,0,900000000000000011,'gather B3 wood','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"B3","resource":"wood","count":2}]',0,0,0,600000000000000352,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',30,0,900000000000000011,'use moon grow','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"grow","die":"moon","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000353,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',31,0,900000000000000011,'grow B3','[]','[{"kind":"grown","visible_to":null,"seat":0,"hex":"B3"}]',0,0,0,600000000000000354,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',32,0,900000000000000011,'grow B3','[]','[{"kind":"grown","visible_to":null,"seat":0,"hex":"B3"}]',0,0,0,600000000000000355,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',33,0,900000000000000011,'end','[["roll",6,[1,6]]]','[{"kind":"turn-began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":["sun","blank"],"again":0}]',0,1,1,600000000000000356,1795007500.0,NULL,0,5,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',34,1,900000000000000012,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000357,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',35,1,900000000000000012,'gather C2 food','[]','[{"kind":"gathered","visible_to":null,"seat":1,"hex":"C2","resource":"food","count":4}]',0,0,0,600000000000000358,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',36,1,900000000000000012,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":1,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000359,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',37,1,900000000000000012,'move C2 B2 6','[]','[{"kind":"moved","visible_to":null,"seat":1,"origin":"C2","to":"B2","count":6,"again":0}]',0,0,0,600000000000000360,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',38,1,900000000000000012,'take wood','[]','[{"kind":"taken","visible_to":null,"seat":1,"resource":"wood","count":1,"why":"discovery"},{"kind":"fought","visible_to":null,"hex":"B2","before":[0,6,5],"invaders_before":0,"after":[0,1,0],"invaders_after":0}]',0,0,0,600000000000000361,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',39,1,900000000000000012,'complete oxen','[]','[{"kind":"completed","visible_to":null,"seat":1,"card":"oxen","points":1,"total":1}]',0,0,0,600000000000000362,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',40,1,900000000000000012,'end','[]','[{"kind":"turn-began","visible_to":null,"seat":2}]',0,0,1,600000000000000363,1795007500.0,NULL,0,6,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',41,2,900000000000000013,'place C2','[["roll",6,[1,5]]]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"C2","count":2},{"kind":"rolled","visible_to":null,"seat":2,"dice":["sun","blank"],"again":0}]',0,1,0,600000000000000364,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',42,2,900000000000000013,'use blank grow','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"grow","die":"blank","strength":"weak","amount":2,"light":0}]',0,0,0,600000000000000365,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',43,2,900000000000000013,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000366,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',44,2,900000000000000013,'grow C2','[]','[{"kind":"grown","visible_to":null,"seat":2,"hex":"C2"}]',0,0,0,600000000000000367,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',45,2,900000000000000013,'use sun move','[]','[{"kind":"used","visible_to":null,"seat":2,"action":"move","die":"sun","strength":"strong","amount":6,"light":0}]',0,0,0,600000000000000368,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',46,2,900000000000000013,'move C2 C3 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"C2","to":"C3","count":1,"again":0}]',0,0,0,600000000000000369,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',47,2,900000000000000013,'move C2 D2 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"C2","to":"D2","count":1,"again":0}]',0,0,0,600000000000000370,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',48,2,900000000000000013,'move C2 B2 1','[]','[{"kind":"moved","visible_to":null,"seat":2,"origin":"C2","to":"B2","count":1,"again":0}]',0,0,0,600000000000000371,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',49,2,900000000000000013,'take stone','[]','[{"kind":"taken","visible_to":null,"seat":2,"resource":"stone","count":1,"why":"discovery"}]',0,0,0,600000000000000372,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',50,2,900000000000000013,'stop','[]','[]',0,0,0,600000000000000373,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',51,2,900000000000000013,'end','[["roll",6,[6,4]]]','[{"kind":"turn-began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":["blank","moon"],"again":0}]',0,1,1,600000000000000374,1795007500.0,NULL,0,7,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',52,0,900000000000000011,'use blank gather','[]','[{"kind":"used","visible_to":null,"seat":0,"action":"gather","die":"blank","strength":"plain","amount":2,"light":0}]',0,0,0,600000000000000375,1795007500.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('qol4jqhsz5',53,0,900000000000000011,'gather B3 wood','[]','[{"kind":"gathered","visible_to":null,"seat":0,"hex":"B3","resource":"wood","count":2}]',0,0,0,600000000000000376,1795007500.0,NULL,0,8,NULL,NULL,'');
INSERT INTO "log" VALUES('qfphq6llup',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,6,2,0,3,7,4,1]],["roll",2,[1]],["roll",8,[8,2,2,6,1,4,8,3,8,4,7,1,2,6,3,6,5,8,6,3]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":6,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,2,2,2,3,3,3,4,4,5,6,6,6,6,7,8,8,8,8],"lid":[2,3,3,2,1,4,1,4]}]',0,1,1,600000000000000379,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gbcigt2sc7',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,4,2,0,6,1,5,7]],["roll",2,[1]],["roll",8,[8,6,3,8,6,5,6,7,5,3,8,1,8,2,4,8,6,6,2,7]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":4,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,2,2,3,3,4,5,5,6,6,6,6,6,7,7,8,8,8,8,8],"lid":[1,2,2,1,2,5,2,5]}]',0,1,1,600000000000000382,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gbcigt2sc7',1,1,NULL,'pick 6','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":6,"count":5,"old":0,"space":5}]',0,0,0,NULL,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gbcigt2sc7',2,1,NULL,'done','[]','[]',0,0,1,NULL,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('lpcvrsjbp7',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,6,0,2,4,5,7,1]],["roll",2,[1]],["roll",8,[2,1,1,6,5,5,2,4,2,5,4,6,2,4,6,2,7,3,8,7]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":4,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,2,2,2,2,2,3,4,4,4,5,5,5,6,6,6,7,7,8],"lid":[2,5,1,3,3,3,2,1]}]',0,1,1,600000000000000386,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('lpcvrsjbp7',1,1,NULL,'pick 2','[]','[{"kind":"picked","visible_to":null,"seat":1,"number":2,"count":5,"old":0,"space":5}]',0,0,0,NULL,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('lpcvrsjbp7',2,1,NULL,'done','[]','[]',0,0,1,NULL,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('lad2dtyddd',0,NULL,900000000000000013,'begin','[["roll",3,[1]],["roll",6,[6,5,5]]]','[{"kind":"began","visible_to":null,"seat":0},{"kind":"rolled","visible_to":null,"seat":0,"dice":[6,5,5]}]',0,1,1,600000000000000391,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('dmsa4lb5be',0,NULL,900000000000000011,'begin','[["shuffle",8,[1,4,6,7,5,0,3,2]],["shuffle",15,[5,13,11,8,2,9,1,12,6,0,3,7,14,10,4]],["shuffle",15,[6,0,1,8,14,10,7,3,12,5,13,11,2,4,9]],["shuffle",15,[5,0,4,2,12,11,10,8,6,9,7,14,13,1,3]],["shuffle",14,[11,7,6,2,10,8,12,4,13,5,0,3,1,9]],["roll",3,[2]],["shuffle",12,[11,7,6,10,0,5,3,4,2,9,8,1]]]','[{"kind":"began","visible_to":null,"seat":1,"points":15},{"kind":"dealt","visible_to":null,"seat":1,"tribe":"kiakia","village":[1,4,1]},{"kind":"dealt","visible_to":null,"seat":2,"tribe":"mukaan","village":[3,1,2]},{"kind":"dealt","visible_to":null,"seat":0,"tribe":"dananu","village":[4,1,1]}]',0,1,1,600000000000000395,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('dmsa4lb5be',1,1,900000000000000012,'place A1','[]','[{"kind":"placed","visible_to":null,"seat":1,"hex":"A1","count":2}]',0,0,1,600000000000000396,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('dmsa4lb5be',2,2,900000000000000013,'place A1','[]','[{"kind":"placed","visible_to":null,"seat":2,"hex":"A1","count":3}]',0,0,1,600000000000000397,1795007500.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ez7hgpkdi6',0,NULL,900000000000000011,'begin','[["shuffle",8,[6,5,0,7,2,1,4,3]],["roll",2,[1]],["roll",8,[6,3,1,8,6,6,8,1,2,2,2,3,2,4,8,6,6,8,3,1]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":7,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,1,2,2,2,2,3,3,3,4,6,6,6,6,6,8,8,8,8],"lid":[3,4,3,1,0,5,0,4]}]',0,1,1,600000000000000400,1795128460.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gu7bw6fnob',0,NULL,900000000000000011,'begin','[["shuffle",8,[5,7,4,1,0,2,3,6]],["roll",2,[1]],["roll",8,[6,1,3,2,6,2,2,6,2,6,7,4,7,2,8,2,3,3,8,1]]]','[{"kind":"began","visible_to":null,"seat":0,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":0,"round":1,"route":6,"bonus":2},{"kind":"sorted","visible_to":null,"seat":0,"round":1,"dice":[1,1,2,2,2,2,2,2,3,3,3,4,6,6,6,6,7,7,8,8],"lid":[2,6,3,1,0,4,2,2]}]',0,1,1,600000000000000403,1795128460.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('gjklfopnli',0,NULL,900000000000000012,'begin','[["roll",3,[2]],["roll",6,[3,6,3]]]','[{"kind":"began","visible_to":null,"seat":1},{"kind":"rolled","visible_to":null,"seat":1,"dice":[3,6,3]}]',0,1,1,600000000000000407,1795128460.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('whtig3jqxj',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,7,2,1,0,4,5,6]],["roll",2,[2]],["roll",8,[3,2,5,2,5,2,2,5,2,7,7,7,7,2,6,2,4,4,1,7]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":4,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,2,2,2,2,2,2,3,4,4,5,5,5,6,7,7,7,7,7],"lid":[1,7,1,2,3,1,5,0]}]',0,1,1,600000000000000410,1795163020.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bdnjekdxyq',0,NULL,900000000000000013,'begin','[["shuffle",8,[6,0,4,7,5,1,3,2]],["roll",2,[2]],["roll",8,[6,7,5,1,3,2,3,1,4,5,4,2,8,2,2,5,1,7,6,6]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":7,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,1,1,2,2,2,2,3,3,4,4,5,5,5,6,6,6,7,7,8],"lid":[3,4,2,2,3,3,2,1]}]',0,1,1,600000000000000413,1795163020.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('ffte4ynkn6',0,NULL,900000000000000011,'begin','[["shuffle",8,[0,5,2,7,6,4,1,3]],["roll",2,[2]],["roll",8,[8,7,4,4,7,7,2,7,1,5,5,3,6,5,6,7,7,5,3,3]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":1,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,2,3,3,3,4,4,5,5,5,5,6,6,7,7,7,7,7,7,8],"lid":[1,1,3,2,4,2,6,1]}]',0,1,1,600000000000000416,1795163020.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('bzsq2vu2rc',0,NULL,900000000000000011,'begin','[["shuffle",8,[3,2,5,0,4,1,7,6]],["roll",2,[2]],["roll",8,[1,1,3,8,5,6,5,7,2,2,7,3,7,1,7,1,5,8,1,2]]]','[{"kind":"began","visible_to":null,"seat":1,"rounds":8},{"kind":"chip-taken","visible_to":null,"seat":1,"round":1,"route":4,"bonus":2},{"kind":"sorted","visible_to":null,"seat":1,"round":1,"dice":[1,1,1,1,1,2,2,2,3,3,5,5,5,6,7,7,7,7,8,8],"lid":[5,3,2,0,3,1,4,2]}]',0,1,1,600000000000000419,1795163020.0,NULL,0,1,NULL,NULL,'');
INSERT INTO "log" VALUES('vlgpf2uqa6',0,NULL,900000000000000011,'begin','[["shuffle",8,[2,7,4,5,1,3,0,6]],["roll",3,[3]],["roll",8,[2,6,7,1,2,4,4,4,7,1,5,8,6,5,4,7,2,3,3,7]]]','[{"kind":"began","visible_to":null,"seat":2,"rounds":6},{"kind":"chip-taken","visible_to":null,"seat":2,"round":1,"route":3,"bonus":2},{"kind":"sorted","visible_to":null,"seat":2,"round":1,"dice":[1,1,2,2,2,3,3,4,4,4,4,5,5,6,6,7,7,7,7,8],"lid":[2,3,2,4,2,2,4,1]}]',0,1,1,600000000000000423,1795163020.0,NULL,0,1,NULL,NULL,'');
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
INSERT INTO "notices" VALUES(13,'hdsipxu5so',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1795266400.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(14,'ecykiciml3',NULL,'remind','{"seats":[0,2],"asked":[500,500],"stage":1,"due":1795266460.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(15,'t5x7gdc2fo',NULL,'remind','{"seats":[0],"asked":[800],"stage":1,"due":1795266520.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(16,'77m7gmvyhw',NULL,'remind','{"seats":[0],"asked":[600],"stage":1,"due":1795266580.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(17,'3slsheksfz',NULL,'remind','{"seats":[0],"asked":[500],"stage":1,"due":1795266640.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(18,'dmsa4lb5be',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1795266700.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(19,'gbcigt2sc7',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1795266700.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(20,'lpcvrsjbp7',NULL,'remind','{"seats":[0],"asked":[100],"stage":1,"due":1795266700.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(21,'qol4jqhsz5',NULL,'remind','{"seats":[0],"asked":[500],"stage":1,"due":1795266700.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(22,'gjklfopnli',NULL,'remind','{"seats":[1],"asked":[100],"stage":1,"due":1795171660.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(23,NULL,900000000000000012,'digest','{"since":1795071600.0}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(24,'bdnjekdxyq',NULL,'nudge','{"by":900000000000000011,"seats":[0],"asked":[100]}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(25,'dmsa4lb5be',NULL,'undo-ask','{"request":5}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(26,'ffte4ynkn6',900000000000000011,'muted','{"reason":"forbidden"}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(27,'bzsq2vu2rc',NULL,'nudge','{"by":900000000000000012,"seats":[0],"asked":[100]}',1795163020.0,0,'forbidden',NULL);
INSERT INTO "notices" VALUES(28,'vlgpf2uqa6',NULL,'seat-offer','{"request":6}',1795163020.0,0,NULL,NULL);
INSERT INTO "notices" VALUES(29,'gbcigt2sc7',NULL,'seat-sought','{"request":7}',1795163080.0,0,NULL,NULL);
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
INSERT INTO "outbox" VALUES(152,'ez7hgpkdi6','board',1795128460.0,1,'forbidden','{"row": 0, "decisions": [0, 100], "movers": [1]}');
INSERT INTO "outbox" VALUES(164,'whtig3jqxj','board',1795163020.0,1,NULL,'{"row": 0, "decisions": [100, 0], "movers": [0]}');
INSERT INTO "outbox" VALUES(165,'bdnjekdxyq','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(166,'bdnjekdxyq','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(167,'bdnjekdxyq','board',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(168,'ffte4ynkn6','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(169,'ffte4ynkn6','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(170,'ffte4ynkn6','board',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(171,'bzsq2vu2rc','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(172,'bzsq2vu2rc','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(173,'bzsq2vu2rc','board',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(174,'vlgpf2uqa6','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(175,'vlgpf2uqa6','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(176,'vlgpf2uqa6','lobby',1795163020.0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(177,'vlgpf2uqa6','board',1795163020.0,0,NULL,NULL);
CREATE TABLE panels (
    session_id TEXT PRIMARY KEY REFERENCES sessions (id),
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at  REAL NOT NULL,
    movers     TEXT NOT NULL                    -- JSON: the seats that owed an action when it was posted
, decisions TEXT NOT NULL DEFAULT '[]', since INTEGER NOT NULL DEFAULT -1, now TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO "panels" VALUES('5oxvztlpg4',800000000000000001,500000000000000004,1795003600.0,'[]','[0, 101, 0]',0,'');
INSERT INTO "panels" VALUES('ehmtbe76qt',800000000000000001,500000000000000008,1795007200.0,'[]','[1, 0, 100]',0,'');
INSERT INTO "panels" VALUES('rrark7nfe6',800000000000000002,500000000000000021,1795007200.0,'[]','[1102]',20,'');
INSERT INTO "panels" VALUES('hdsipxu5so',800000000000000003,500000000000000023,1795007200.0,'[0]','[100]',-1,'');
INSERT INTO "panels" VALUES('gr3uprjcez',800000000000000010,500000000000000026,1795007200.0,'[]','[]',-1,'');
INSERT INTO "panels" VALUES('sywo3ulyeh',800000000000000011,500000000000000028,1795007260.0,'[]','[]',-1,'');
INSERT INTO "panels" VALUES('ecykiciml3',800000000000000020,500000000000000035,1795007260.0,'[0, 1, 2]','[500, 500, 500]',18,'');
INSERT INTO "panels" VALUES('t5x7gdc2fo',800000000000000021,500000000000000050,1795007320.0,'[0]','[800, 812, 711]',73,'');
INSERT INTO "panels" VALUES('77m7gmvyhw',800000000000000022,500000000000000069,1795007380.0,'[0]','[600, 603, 602]',29,'');
INSERT INTO "panels" VALUES('3slsheksfz',800000000000000023,500000000000000084,1795007440.0,'[0]','[500, 402, 403]',25,'');
INSERT INTO "panels" VALUES('qol4jqhsz5',800000000000000024,500000000000000097,1795007500.0,'[0]','[500, 407, 710]',40,'');
INSERT INTO "panels" VALUES('qfphq6llup',800000000000000031,500000000000000099,1795007500.0,'[1]','[0, 100]',-1,'');
INSERT INTO "panels" VALUES('gbcigt2sc7',800000000000000034,500000000000000103,1795007500.0,'[0]','[100, 102]',0,'');
INSERT INTO "panels" VALUES('lpcvrsjbp7',800000000000000038,500000000000000106,1795007500.0,'[0]','[100, 200]',2,'');
INSERT INTO "panels" VALUES('lad2dtyddd',800000000000000032,500000000000000110,1795007500.0,'[0]','[100, 0, 0]',-1,'');
INSERT INTO "panels" VALUES('dmsa4lb5be',800000000000000030,500000000000000114,1795007500.0,'[0]','[100, 101, 101]',1,'');
INSERT INTO "panels" VALUES('ez7hgpkdi6',800000000000000033,500000000000000116,1795128460.0,'[1]','[0, 100]',-1,'');
INSERT INTO "panels" VALUES('gu7bw6fnob',800000000000000035,500000000000000118,1795128460.0,'[1]','[0, 100]',-1,'');
INSERT INTO "panels" VALUES('gjklfopnli',800000000000000036,500000000000000121,1795128460.0,'[1]','[0, 100, 0]',-1,'');
INSERT INTO "panels" VALUES('whtig3jqxj',800000000000000042,500000000000000123,1795163020.0,'[0]','[100, 0]',-1,'');
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
INSERT INTO "places" VALUES('3slsheksfz',0,900000000000000011,'Aki','064b28aa936ba631e920a192e0141111','b1f33384857c71b5d7cf40062b3bfecc204993ce7cf0b4cf1017fec8261f84aa');
INSERT INTO "places" VALUES('3slsheksfz',1,900000000000000012,'Ben','326b08fc49697539014966203f5f1df4','16368f3a6de7e1431ee63e6a6aa4a51ce3833e2875322a1b13fdc952b12704d8');
INSERT INTO "places" VALUES('3slsheksfz',2,900000000000000013,'Chio','074d8362528dfe3143bae40a78e96bbd','2b503c92b571df8f1c9239c341482ac525c7f3e66ba5c1400b0acd8016aefca9');
INSERT INTO "places" VALUES('5oxvztlpg4',0,900000000000000011,'Aki','4e9e3870a3187c0b898817f12c0aaeb7','030c7887f44adf2c112108a83838b4ce49860302e0f6994ddfec5921bbc9848a');
INSERT INTO "places" VALUES('5oxvztlpg4',1,900000000000000012,'Ben','0a7fddc22e37eaf05b744459f6129fd1','a2a7cf65fe438399064ae5f33951e0748cdc7ede143a1069bcf59b39f07849ab');
INSERT INTO "places" VALUES('5oxvztlpg4',2,900000000000000013,'Chio','f7275a1ebcf0a3d7fc46e235dc236a3d','93c78fe9a5d45c4269a4f5eab72960435ba07120afba0c58c9475ef345d57f17');
INSERT INTO "places" VALUES('77m7gmvyhw',0,900000000000000011,'Aki','e400a1535dce949b220e0c06cafa76d6','8c5be3009453ef338014e3eddb7c5233438ccfac855651edda2a97510484f2be');
INSERT INTO "places" VALUES('77m7gmvyhw',1,900000000000000012,'Ben','ecfa6900243665e79c4bb751ced9e296','d31a1db4cac78060cf17f0ef420920aa710e7c195cc090861e215b8b98cebef6');
INSERT INTO "places" VALUES('77m7gmvyhw',2,900000000000000013,'Chio','7018632e175c963bde3b276841a64ab0','d82a02c6c996cec74cb70dca9df8a8eb689fc6dbe02242fb4f3838ae1d08cd82');
INSERT INTO "places" VALUES('bdnjekdxyq',0,900000000000000013,'Chio','7fcb47d3a405ef211f5776b26813e57d','ff35fc902d77ec7d532a6a48026ebcb1940bf3f92f99f2b7890ec0a4cd5c594b');
INSERT INTO "places" VALUES('bdnjekdxyq',1,900000000000000011,'Aki','7c310cfd7b925e4a9a36da4b10fe2730','16755ea7adf5f680dd2005278df40f1f066d4b5338b77538b0ab6141b77db6c0');
INSERT INTO "places" VALUES('bzsq2vu2rc',0,900000000000000011,'Aki','3fcbee34a62f392ba7e0e901b81bc726','caa646a70c1ea2d3b462411850b61fa495567bf7cc38ebfb83b96b809c63a423');
INSERT INTO "places" VALUES('bzsq2vu2rc',1,900000000000000012,'Ben','1deb25cff4ad61ab03b278f90822ab9b','9d20c8ff813aa3e10898f9b05ae863ec73305a67540e829b2741eadc5d12d97e');
INSERT INTO "places" VALUES('dmsa4lb5be',0,900000000000000011,'Aki','a23e3eff5b2bc3125b5d1eb03bc7fb64','f1a5c0bac0c17a3a2f71dc7a3360aafc16c33990f3379c2ca2a5081b564135fc');
INSERT INTO "places" VALUES('dmsa4lb5be',1,900000000000000012,'Ben','d0173bfc3190fbbe6e1f8f41321bc4c6','c6d3acc6cb84601baf033d2134943cb325308a56f4a67e57ff893b935d865659');
INSERT INTO "places" VALUES('dmsa4lb5be',2,900000000000000013,'Chio','5beb6f6fb9d39398c4650f57b91c6071','9e7f7194bea7c9bc71435cc340bfa09baf9c75fdb4c3c06d813fcd56953991c7');
INSERT INTO "places" VALUES('ecykiciml3',0,900000000000000011,'Aki','e30db0c80f940e2541a05cd13c726487','7159b8afcad8d7969d25d634278e9ada18f51b6782c3531e381cc3ff6417553e');
INSERT INTO "places" VALUES('ecykiciml3',1,900000000000000012,'Ben','6ef0e1b840c9495266b43c2e009f9751','74c1cb6ca32fb6c4a496c0f1b72511f493fb0471b3f0efcbe0d7ff95b8a8d3d0');
INSERT INTO "places" VALUES('ecykiciml3',2,900000000000000013,'Chio','64bff571acb021ae749715b0a84dd2dc','7701a866f033e3b887bc07bd23f3ee578e671287bf1513f975889e5117c76356');
INSERT INTO "places" VALUES('ehmtbe76qt',0,900000000000000011,'Aki','f99079a8eac6f051fac4e62b17f6bc86','ad1e38a16d35882776b4e3388f54acfa37371c374b324d5a2a7f68df2e61b716');
INSERT INTO "places" VALUES('ehmtbe76qt',1,900000000000000012,'Ben','cac75ec753ceb7fcf9e9a9a6d84236c1','42280d91c247dc94471367bc4d553a2e18cfd7331dd4cf82fd558c564082f8ef');
INSERT INTO "places" VALUES('ehmtbe76qt',2,900000000000000013,'Chio','d8ef0690db21f1f2975bb5a860f7c46b','b2a538826c0950d8a34222106942b9f85c030cedbbdde3c91b31ae5a0c58aa87');
INSERT INTO "places" VALUES('ez7hgpkdi6',0,900000000000000011,'Aki','f598b2c0dff347592fc9950282a03130','5da1ef399cd66546abdc54a8ce6cdc6bc321a0ba2762dd22c2dcb91372583818');
INSERT INTO "places" VALUES('ez7hgpkdi6',1,900000000000000012,'Ben','354e59d0fb1b6c8b5b1d816dd8c6ca5a','53aa7f7839efe4f436d8998ab80003e008cc8d67a7c34f3202d13848f360873a');
INSERT INTO "places" VALUES('ffte4ynkn6',0,900000000000000011,'Aki','0c363dddbf63f29d2b92e198834f8459','8f533d6dc8c5f6ef23e9ae90afb39c1e444b10e6dca190dde2f1cf64582dc30b');
INSERT INTO "places" VALUES('ffte4ynkn6',1,900000000000000012,'Ben','e0414b899e59d4371ebc04ad820a9c76','89a264e324a86292aba947c763313fd59592ab2269b9a710beb83dbea404e190');
INSERT INTO "places" VALUES('gbcigt2sc7',0,900000000000000011,'Aki','326c3fd79650eeeb5531fdafe9fbcc1f','b4eb677304cd061239414253afe6b329243db256dc86144d5260701cf3050159');
INSERT INTO "places" VALUES('gbcigt2sc7',1,900000000000000012,'Ben','509ab3ba607ffb4129a80d6aab05731b','bfb4e8a09717a92499aff5d7df9d999143e50baa445b36c5ae6de267ab736b25');
INSERT INTO "places" VALUES('gjklfopnli',0,900000000000000012,'Ben','a2cc8992faf869b7c73b6a19801a8aec','9c7ccdac79ec16e8ab79a4c06c1450977869b2f5fb5eeb51f390652164de79e5');
INSERT INTO "places" VALUES('gjklfopnli',1,900000000000000011,'Aki','e69e18869485fddaed833befd6468d7a','59aa96d09561d102fe6b7ad387c17cca8bb6e72cca18380e8ee4f2672766a981');
INSERT INTO "places" VALUES('gjklfopnli',2,900000000000000013,'Chio','1f94c728e43af3f7e1203806fe6fd467','174aeabcbeaa319105e26ad9004d8bcc76e440942ac6046930b6e18da3dde7f1');
INSERT INTO "places" VALUES('gu7bw6fnob',0,900000000000000011,'Aki','076237a5ab27184fad63afa96bb4cab6','78315f58c29265fe6cbbc86645618923d2a4cf4e81e626ae3f1ebf1ad40963b9');
INSERT INTO "places" VALUES('gu7bw6fnob',1,900000000000000012,'Ben','cc251d4ba1f9519026b9211244dddb0f','c784ec3daf6ee1cfe0d1cfc5edd3ae2939489d81e9d46bed520c3075248157ce');
INSERT INTO "places" VALUES('hdsipxu5so',0,900000000000000014,'Dai','8ac505aa6127a46dc2e03261e7307f02','a4a4d79b909c913e9e4ac723d5e7efcbdbd99d559b8d040abfe7d9f4ac45e8b5');
INSERT INTO "places" VALUES('lad2dtyddd',0,900000000000000013,'Chio','1309811580fd30721336c64aebafa2f7','0e6ac91020508a59c4d204452a8d827c20fde0648d114d393035a0529bab3420');
INSERT INTO "places" VALUES('lad2dtyddd',1,900000000000000011,'Aki','614a85c6074c5856741bab0412bc12cd','2651207b9cbd95e62925124a424acf90f945dbb57c27fffbe2508d60d48f6489');
INSERT INTO "places" VALUES('lad2dtyddd',2,900000000000000012,'Ben','90f8a7ed8fe012443302c0e2f7e85084','535659c124f3b536ca2840c0c993c98755a016dc6b634265444008c49698eafc');
INSERT INTO "places" VALUES('lpcvrsjbp7',0,900000000000000011,'Aki','45b23690317fdbfc92f4dc9f56e7620a','807c4ceee794f096b8d046b6b072888f887c3dcddb8837d7e7b88c4d46beceae');
INSERT INTO "places" VALUES('lpcvrsjbp7',1,900000000000000012,'Ben','451ca9cf7ee5792650754d92f1612298','9a422096f7fa081ea435857b36210a3bc75df93093c932d94543f6796729798c');
INSERT INTO "places" VALUES('qfphq6llup',0,900000000000000011,'Aki','de63bf81af93c7c233857e63301778f3','9c5eac72a580fc0a8828491543fe5e9673afc22d8a05c7aebe251908f0a66739');
INSERT INTO "places" VALUES('qfphq6llup',1,900000000000000012,'Ben','8dbe6fa0cab4b75c93aa0370f449bff1','a6a28bbaea9a63298280375443f0b56f14a99a456bbe691109fdc703e1ffce65');
INSERT INTO "places" VALUES('qol4jqhsz5',0,900000000000000011,'Aki','604ed977e3ce9a1c2bbd7aa23fcb68ce','1532785a748b001c41375bfe8d07b9e11ad28b7ccfa091532917a474914a5b62');
INSERT INTO "places" VALUES('qol4jqhsz5',1,900000000000000012,'Ben','5a309b7a1de823266009ca92eed28da2','d7a6b33bced4d584eff4ea450718d13dee0cd5e10904595b0a2482fcd59d2e12');
INSERT INTO "places" VALUES('qol4jqhsz5',2,900000000000000013,'Chio','d5f22624c1c6e69ea2dc7ff9d9e288d9','0e630418711db01bb3a6f861e37662506eb782ee41fed64591cf08a84c28df80');
INSERT INTO "places" VALUES('rrark7nfe6',0,900000000000000013,'Chio','ca61760e4924e0fc79a506372f795394','5b345c47e528f4a8b10866369590d290f9d83437eea334593a206cfd63e2194c');
INSERT INTO "places" VALUES('t5x7gdc2fo',0,900000000000000011,'Aki','6d59dfef72d62d2ddcfbb84a67065954','8cf7f3152b75d44ab5f133c10e3c7596bb05990e2379f96faebe2d1c17947a6c');
INSERT INTO "places" VALUES('t5x7gdc2fo',1,900000000000000012,'Ben','21b0d74c1d3ef023816dfbca008f605a','8c8d597e4f52f13ea3ee52c589aaa4e2e9661909f4bbe8c378300446a56f9ab5');
INSERT INTO "places" VALUES('t5x7gdc2fo',2,900000000000000013,'Chio','49fc56314a6ca07efed55cc125471084','d35027e82913a59b5dc28acc0eb4fd4d59c28677a137bf0281812a3641676753');
INSERT INTO "places" VALUES('vlgpf2uqa6',0,900000000000000011,'Aki','dd59cbbbbb032de0f72ed507651a056a','609252ac21ed09087b9b25f6e11fae679a395921dd1d898528e58211d498bf97');
INSERT INTO "places" VALUES('vlgpf2uqa6',1,900000000000000012,'Ben','6eb4247bc5bf8e4b153fbc55e1c3af4c','8b3eb2dbad41920c24af078e99fec3375b2f8a607ac54f936c458bb04bffd010');
INSERT INTO "places" VALUES('vlgpf2uqa6',2,900000000000000013,'Chio','dc56de8f45ab1807897d63421ad59d81','abba60e123b344b05b73df754f53f328589239e9b2e8431695d6036ef5c5b395');
INSERT INTO "places" VALUES('whtig3jqxj',0,900000000000000011,'Aki','a8ea2205a7baad1aabd3f0f263faf0ff','fc1235a9fc0a3950068819fc1f7d78350118e54de656934bf505f166a488ac43');
INSERT INTO "places" VALUES('whtig3jqxj',1,900000000000000012,'Ben','b53643f558805da2747d4480fecfd99a','32adee2573ad30678a12998e99fff0099892b4dad18f7dba19a1c1861ed3f46a');
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
INSERT INTO "players" VALUES('3slsheksfz',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('3slsheksfz',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('3slsheksfz',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('5oxvztlpg4',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('77m7gmvyhw',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bdnjekdxyq',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bdnjekdxyq',1,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bzsq2vu2rc',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('bzsq2vu2rc',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('dmsa4lb5be',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('dmsa4lb5be',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('dmsa4lb5be',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ecykiciml3',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ehmtbe76qt',0,'Aki',900000000000000011,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ehmtbe76qt',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ehmtbe76qt',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ez7hgpkdi6',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ez7hgpkdi6',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ffte4ynkn6',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('ffte4ynkn6',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gbcigt2sc7',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gbcigt2sc7',1,'Ben',900000000000000012,'greedy',1,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gjklfopnli',0,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gjklfopnli',1,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gjklfopnli',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gr3uprjcez',0,'Aki',900000000000000011,NULL,0,0,0,'600000000000000001',0,NULL);
INSERT INTO "players" VALUES('gr3uprjcez',1,'Ben',900000000000000012,NULL,0,0,0,'good luck',0,NULL);
INSERT INTO "players" VALUES('gu7bw6fnob',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('gu7bw6fnob',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('hdsipxu5so',0,'Dai',900000000000000014,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('lad2dtyddd',0,'Chio',900000000000000013,NULL,0,1,0,NULL,0,NULL);
INSERT INTO "players" VALUES('lad2dtyddd',1,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('lad2dtyddd',2,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('lpcvrsjbp7',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('lpcvrsjbp7',1,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qfphq6llup',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qfphq6llup',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qol4jqhsz5',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qol4jqhsz5',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('qol4jqhsz5',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('rrark7nfe6',0,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('sywo3ulyeh',0,'Chio',900000000000000013,NULL,0,0,0,'600000000000000004',0,NULL);
INSERT INTO "players" VALUES('sywo3ulyeh',1,'ゴロー',NULL,'random',0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('t5x7gdc2fo',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('t5x7gdc2fo',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('t5x7gdc2fo',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('vlgpf2uqa6',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('vlgpf2uqa6',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('vlgpf2uqa6',2,'Chio',900000000000000013,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('whtig3jqxj',0,'Aki',900000000000000011,NULL,0,0,0,NULL,0,NULL);
INSERT INTO "players" VALUES('whtig3jqxj',1,'Ben',900000000000000012,NULL,0,0,0,NULL,0,NULL);
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
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000011,700000000000000007,'micronesia',1795000000.0,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000012,700000000000000007,'micronesia',1795000000.0,25.0,8.33333333333333392545e+00,2.35654756596252852314e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('5oxvztlpg4',900000000000000013,700000000000000007,'micronesia',1795000000.0,25.0,8.33333333333333392545e+00,2.57172621701873573831e+01,8.20524337739799314306e+00);
INSERT INTO "rating_steps" VALUES('ehmtbe76qt',900000000000000011,700000000000000007,'micronesia',1795003600.0,2.57172621701873573831e+01,8.20524337739799314306e+00,2.42473348452060690752e+01,8.077675364168356964e+00);
INSERT INTO "rating_steps" VALUES('ehmtbe76qt',900000000000000012,700000000000000007,'micronesia',1795003600.0,2.35654756596252852314e+01,8.20524337739799314306e+00,2.43932492010354451394e+01,8.08636490573141131221e+00);
INSERT INTO "rating_steps" VALUES('ehmtbe76qt',900000000000000013,700000000000000007,'micronesia',1795003600.0,2.57172621701873573831e+01,8.20524337739799314306e+00,2.63594159537584857852e+01,8.077675364168356964e+00);
CREATE TABLE "ratings" (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    season   TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (guild_id, game, season, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000011,2.42473348452060690752e+01,8.077675364168356964e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000012,2.43932492010354451394e+01,8.08636490573141131221e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','',900000000000000013,2.63594159537584857852e+01,8.077675364168356964e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q4',900000000000000011,2.42473348452060690752e+01,8.077675364168356964e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q4',900000000000000012,2.43932492010354451394e+01,8.08636490573141131221e+00);
INSERT INTO "ratings" VALUES(700000000000000007,'micronesia','2026Q4',900000000000000013,2.63594159537584857852e+01,8.077675364168356964e+00);
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
INSERT INTO "requests" VALUES(1,'qfphq6llup','give',1,900000000000000012,'[900000000000000014]',1,'[]','{"owner": 900000000000000012, "name": "Dai"}','open',1795007500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(2,'gbcigt2sc7','take',1,900000000000000014,'[900000000000000011]',1,'[]','{"owner": 900000000000000012, "name": "Dai"}','open',1795007500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(3,'lpcvrsjbp7','take',1,900000000000000013,'[900000000000000011]',1,'[900000000000000011]','{"owner":900000000000000012}','agreed',1795007500.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(4,'lad2dtyddd','vote',0,NULL,'[900000000000000011, 900000000000000012]',2,'[]','{"asked": 100}','open',1795093900.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(5,'dmsa4lb5be','undo',1,900000000000000012,'[900000000000000013]',1,'[]','{"row": 1, "at": 2}','open',1795163020.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(6,'vlgpf2uqa6','give',0,900000000000000011,'[900000000000000014]',1,'[]','{"owner": 900000000000000011, "name": "Dai"}','open',1795163020.0,'[]','[]',NULL);
INSERT INTO "requests" VALUES(7,'gbcigt2sc7','fill',1,NULL,'[]',1,'[]','{"owner": 900000000000000012, "open": true}','open',1795163080.0,'[]','[]',NULL);
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
INSERT INTO "results" VALUES('5oxvztlpg4',0,700000000000000007,'micronesia',900000000000000011,'Aki',1,0,1795000000.0,0,1,1,NULL,0);
INSERT INTO "results" VALUES('5oxvztlpg4',1,700000000000000007,'micronesia',900000000000000012,'Ben',3,0,1795000000.0,1,1,1,NULL,0);
INSERT INTO "results" VALUES('5oxvztlpg4',2,700000000000000007,'micronesia',900000000000000013,'Chio',1,0,1795000000.0,0,1,1,NULL,0);
INSERT INTO "results" VALUES('ehmtbe76qt',0,700000000000000007,'micronesia',900000000000000011,'Aki',3,0,1795003600.0,1,1,2,NULL,0);
INSERT INTO "results" VALUES('ehmtbe76qt',1,700000000000000007,'micronesia',900000000000000012,'Ben',1,0,1795003600.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('ehmtbe76qt',2,700000000000000007,'micronesia',900000000000000013,'Chio',1,0,1795003600.0,0,1,2,NULL,0);
INSERT INTO "results" VALUES('rrark7nfe6',0,700000000000000007,'dicolony',900000000000000013,'Chio',1,29,1795007200.0,0,1,3,NULL,0);
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
INSERT INTO "sessions" VALUES('5oxvztlpg4','micronesia',1,'over',700000000000000007,800000000000000001,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":1,"to_move":1,"turn":1,"extra":0,"stage":"over","rolled":[3,3,3],"dice":[3,3,3],"settled":[],"gave":[],"received":[],"again":false,"bust":1,"reason":"resigned"}',1,5,4,'[0, 101, 0]','[null, null, null]',1,NULL,X'628E79CF7948CD1CA156CEE7631A3446BC21D4947E0BE55C803A0D5C40380B4B','57a52336b6a0b331f3c54e563f39808208ccdb6e2b76fa38f26e7b25ad6055d3',1795000000.0,1795000000.0,1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000100", "600000000000000101", "600000000000000102"]',NULL,'9e4591bf471478a4e78503b31ec187fd1b9e212e555132e3fa1d19050b13fd4b',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ehmtbe76qt','micronesia',1,'over',700000000000000007,800000000000000001,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":2,"to_move":2,"turn":1,"extra":0,"stage":"over","rolled":[1,6,2],"dice":[1,6,2],"settled":[],"gave":[],"received":[],"again":false,"bust":0,"reason":"resigned"}',1,5,4,'[1, 0, 100]','[null, null, null]',1,NULL,X'B485D77FDC221ECB320201C4CD09EE3146AACCB460A998C1B803AB4186ECDD43','cbd6297a8227ca27ed6735d9d431bf2ad43c374709f093e64f9d8003fe1e4c35',1795003600.0,1795003600.0,1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":false,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000105", "600000000000000106", "600000000000000107"]',NULL,'b3d0fa967660af89540145781fe42db7e57daa3ff6b5a2e1b8f14f7efd3a41aa',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('rrark7nfe6','dicolony',1,'over',700000000000000007,800000000000000002,900000000000000013,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["B","D","E","H"],"blue":["b1","b3"],"yellow":null},"stage":"over","turn":10,"rolls":[[6,3,1,2],[2,3,1,5],[2,2,2,3],[4,4,3,3],[4,1,6,4],[2,3,3,5],[6,5,5,6],[6,3,1,2],[6,5,5,3],[3,4,5,1]],"sheets":[{"cleared":624795614,"turns":[576,1026,264,2064,262272,98304,1052672,538968064,67633152,16777220],"used":[],"owed":0,"buildings":[{"upper":true,"at":1,"spaces":33154,"column":true},{"upper":false,"at":18,"spaces":1835008,"column":true},{"upper":true,"at":3,"spaces":1560,"column":false},{"upper":false,"at":24,"spaces":117440512,"column":true}]}],"left":[false],"reason":"scored"}',22,23,46,'[1102]','[null]',22,NULL,X'BE8EB23C350D6EFC131AAB9275A0F2BC44D83223ECC1B930F7E1E84BBAB1C178','90b38b76d807c875b7a3ec921eb7fb958b13a7a184cd84d70c18fe5ddc28ba57',1795007200.0,1795007200.0,22,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000110"]',NULL,'b7a3aa5d70701f6c6697d4b08bb6d173d067a08321d17f47d6ebd7dd729a4f2c',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('hdsipxu5so','dicolony',1,'playing',700000000000000008,800000000000000003,900000000000000014,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["A","C","E","F"],"blue":["b2","b3"],"yellow":null},"stage":"clear","turn":1,"rolls":[[1,6,2,1]],"sheets":[{"cleared":0,"turns":[0],"used":[],"owed":2,"buildings":[]}],"left":[false],"reason":""}',0,1,10,'[100]','[null]',0,NULL,X'64B26E1EF6ABDC7FFD0C03BDEDCAA0EAD940C50C1B16F9FF745A4044B84593BD','85e3fdea79781c2867ebde4493bf1ecdb5051111d3e001b91e47c1b296fdfd26',1795007200.0,1795007200.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000005"]',NULL,'5f7914d0b5f21a7474c7fefabd223e97948ae7a13e6653f2e23308d23d3fe0bd',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('gr3uprjcez','micronesia',1,'lobby',700000000000000007,800000000000000010,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}',NULL,-1,2,0,'[]','[]',-1,NULL,X'AD9B39BAF0E10CF3E816564D5505446B02AC851EF11A970015F420E6782ED263','d4f74e13264f28154f21ae4cb3affe28456c76d0ac094d39f215772b70ba621e',1795007200.0,1795007200.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('sywo3ulyeh','octa',4,'lobby',700000000000000007,800000000000000011,900000000000000013,'ja','{"length":"full","additional_actions":true}',NULL,-1,2,0,'[]','[]',-1,NULL,X'38FAAB2978A712B10912E297BF0B4E89511B3CFD66FC5DDEC6CBF87C089FA2EF','f58b5e14a94a2f81d413d4014af4a5b8fbbc09247981b8de89a551260a4777e8',1795007200.0,1795007200.0,-1,0,NULL,'{"clock":"1d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ecykiciml3','dicolony',1,'playing',700000000000000007,800000000000000020,900000000000000011,'en','{"cards":"drawn"}','{"options":{"cards":"drawn"},"layout":{"buildings":["A","D","E","G"],"blue":["b1","b4"],"yellow":"y3"},"stage":"clear","turn":5,"rolls":[[1,2,4,2],[4,4,1,3],[5,5,5,4],[1,4,6,6],[1,1,1,6]],"sheets":[{"cleared":102784129,"turns":[33554433,2099200,67112960,17408,128],"used":[1],"owed":1,"buildings":[]},{"cleared":102784001,"turns":[33554433,2099200,67112960,17408,0],"used":[],"owed":2,"buildings":[]},{"cleared":102763809,"turns":[33554688,2099200,67108896,1025,0],"used":[],"owed":2,"buildings":[]}],"left":[false,false,false],"reason":""}',25,28,27,'[501, 500, 500]','[25, null, null]',24,'{"options":{"cards":"drawn"},"layout":{"buildings":["A","D","E","G"],"blue":["b1","b4"],"yellow":"y3"},"stage":"clear","turn":5,"rolls":[[1,2,4,2],[4,4,1,3],[5,5,5,4],[1,4,6,6],[1,1,1,6]],"sheets":[{"cleared":102784001,"turns":[33554433,2099200,67112960,17408,0],"used":[],"owed":2,"buildings":[]},{"cleared":102784001,"turns":[33554433,2099200,67112960,17408,0],"used":[],"owed":2,"buildings":[]},{"cleared":102763809,"turns":[33554688,2099200,67108896,1025,0],"used":[],"owed":2,"buildings":[]}],"left":[false,false,false],"reason":""}',X'3105A268137E8C4111A223988BF0BF7BEE410AFF64E7FB34284C32DC680B7915','15943f30c8bb65be624c12dc919ab94c514bc1a5e4640a315ce21c18b8f68dd8',1795007260.0,1795007260.0,24,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000134", "600000000000000135", "600000000000000136"]',NULL,'37688f5f7ba0d0b95eae3cd087c8f3d2a614faaf0da3c6b0e4d4ac316031aafa',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('t5x7gdc2fo','hexlands',3,'playing',700000000000000007,800000000000000021,900000000000000011,'en','{"length":"standard"}','{"options":{"length":"standard"},"stage":"market","round":3,"turns":13,"parent":1,"active":0,"order":[1,2,0],"owing":[],"progress":40,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine"],"discarded":["gamble"],"industry":true,"stock":[2,3,4,4,1,4,2,4,4,4,4],"bag":26,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,2,2,2,-1,-1,-1,-1,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,-1,-1,1,-1,-1,-1,0,0,-1,1,1,1,-1,-1,-1,-1,1,1,-1,-1,-1,1,1,-1,-1,-1],"heights":[0,0,0,0,0,1,1,1,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,1,0,0,0,1,1,0,1,1,1,0,0,0,0,1,1,0,0,0,1,1,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[37,44,45,46],"players":[{"home":33,"coins":24,"d6":2,"dice":[3,2,1],"soldiers":[[33,1,0],[33,1,0]],"supply":46,"lost":0,"roads":3,"items":0,"specials":2,"pile":[1,5],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":20,"d6":0,"dice":[],"soldiers":[[50,1,1],[53,1,1]],"supply":43,"lost":0,"roads":2,"items":1,"specials":2,"pile":[1],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":15,"d6":5,"dice":[],"soldiers":[[0,1,1],[1,1,1]],"supply":46,"lost":0,"roads":3,"items":2,"specials":0,"pile":[2,5],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[],"tiles":[1,1,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[7],"tiles":[0,0,2],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[{"space":50,"work":"tile","back":51},{"space":53,"work":"tile","back":51}],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[5,7],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[{"space":0,"work":"tile","back":6},{"space":1,"work":"tile","back":6}],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":2,"before":{"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"soldiers":[[[34,1,1],[41,1,1]],[[52,1,1],[56,1,1]],[[5,1,1],[7,1,1]]]},"battles":[],"placed":[5,7,34,41,52,56],"purses":[{"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":24},{"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":21},{"seat":2,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":16}],"event":"gamble","progress":[40,40],"struck":[]},"reason":"","contents":[11,8,7]}',85,88,37,'[801, 812, 711]','[85, null, null]',61,'{"options":{"length":"standard"},"stage":"cards","round":3,"turns":11,"parent":1,"active":1,"order":[1,2,0],"owing":[],"progress":40,"deck":["earthquake","warming","eruption","typhoon","flood","harvest","forestation","landslide","trouble","famine"],"discarded":["gamble"],"industry":true,"stock":[2,3,4,4,1,4,3,4,4,4,4],"bag":26,"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,2,2,2,-1,-1,-1,-1,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,0,-1,-1,-1,-1,-1,-1,0,0,-1,-1,1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,1,1,-1,-1,-1],"heights":[0,0,0,0,0,1,1,1,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,1,0,0,0,0,0,0,1,1,0,0,1,0,0,0,0,0,1,1,0,0,0,1,1,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"laid":[],"players":[{"home":33,"coins":24,"d6":0,"dice":[3,2,1],"soldiers":[[33,1,0],[33,1,0]],"supply":46,"lost":0,"roads":3,"items":1,"specials":2,"pile":[1],"architect":false,"cannon":false,"due":0,"gone":""},{"home":51,"coins":21,"d6":0,"dice":[3,3,3],"soldiers":[[51,1,0],[51,1,0]],"supply":46,"lost":0,"roads":3,"items":1,"specials":2,"pile":[1],"architect":false,"cannon":false,"due":0,"gone":""},{"home":6,"coins":16,"d6":1,"dice":[4,3,2],"soldiers":[[6,1,0],[6,1,0]],"supply":46,"lost":0,"roads":3,"items":3,"specials":0,"pile":[],"architect":false,"cannon":false,"due":0,"gone":""}],"secrets":[{"committed":-1,"hand":[5],"tiles":[1,1,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[7],"tiles":[0,0,2],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null},{"committed":-1,"hand":[2,5,5],"tiles":[0,0,0],"buried":[0,0,0],"skulls":[],"orders":{"spaces":[],"defence":"plain","cannon":-1,"relieve":0},"draft":null}],"offer":null,"now":{"left":0,"bought":false,"drawn":false,"sold":0,"offers":0,"dealt":0,"changes":0},"report":{"round":2,"before":{"terrain":[0,0,2,0,0,0,0,0,0,0,0,2,0,0,0,0,0,2,0,0,0,1,1,0,0,0,0,0,0,1,0,1,0,0,0,0,0,0,1,1,0,0,0,2,0,0,0,0,0,2,0,0,0,0,0,0,0,0,2,0,0],"owners":[-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,2,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,-1],"heights":[0,0,0,0,0,0,1,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,0,0,0,0,0,0,0,0,1,0,0,1,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0],"buildings":["","","","","","","castle","","","","","","","","","","","","","","","","","","","","","","","","","","","castle","","","","","","","","","","","","","","","","","","castle","","","","","","","","",""],"roads":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"trees":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],"soldiers":[[[34,1,1],[41,1,1]],[[52,1,1],[56,1,1]],[[5,1,1],[7,1,1]]]},"battles":[],"placed":[5,7,34,41,52,56],"purses":[{"seat":0,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":24},{"seat":1,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":21},{"seat":2,"castle":1,"mines":0,"spots":0,"tolls":0,"soldiers":2,"forts":0,"coins":16}],"event":"gamble","progress":[40,40],"struck":[]},"reason":"","contents":[11,8,7]}',X'B2DD7C8D8FAEB236F67110062D7BE9EA08EACB53072014F17AB5D5CB530A0C9D','451dc58ea5f25827cb907f05426ef0a25bd8f0a07f3755d99b6840bc51e57be8',1795007320.0,1795007320.0,84,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000163", "600000000000000164", "600000000000000165"]',NULL,'94c5c88c97b2ed68d6e64a46a2201d2763d7bbef74bef81437be7c07bbbdd894',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('77m7gmvyhw','micronesia',1,'playing',700000000000000007,800000000000000022,900000000000000011,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":1,"count":1},{"owner":0,"count":2},{"owner":2,"count":2},{"owner":0,"count":2},{"owner":0,"count":3},{"owner":1,"count":3},{"owner":2,"count":2},{"owner":2,"count":2},{"owner":0,"count":2},{"owner":1,"count":2},{"owner":0,"count":2},{"owner":1,"count":1}],"stock":[3,7,9],"sacrificed":[1,1,0],"first":1,"to_move":0,"turn":18,"extra":0,"stage":"shift","rolled":[3,2,2],"dice":[3,2,2],"settled":[2,5],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',32,35,55,'[601, 603, 602]','[32, null, null]',31,'{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":1,"count":1},{"owner":0,"count":2},{"owner":2,"count":2},{"owner":0,"count":2},{"owner":0,"count":3},{"owner":1,"count":3},{"owner":2,"count":2},{"owner":2,"count":2},{"owner":0,"count":2},{"owner":1,"count":2},{"owner":0,"count":2},{"owner":1,"count":1}],"stock":[3,7,9],"sacrificed":[1,1,0],"first":1,"to_move":0,"turn":18,"extra":0,"stage":"settle","rolled":[3,2,2],"dice":[3,2,2],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',X'921D3CA7A992C6C6211AF8E4F6DD04F5EF49A35896A7A39B4FA5691DE4F30260','5f185fe3e14432a9690c2063d6053cbf2b099d380717bff8c47ddd0c21536896',1795007380.0,1795007380.0,31,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000252", "600000000000000253", "600000000000000254"]',NULL,'19d3c010dbbbeba5c60fdb28e44c01b941b4f5102fbd6b61f974af7700a1d347',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('3slsheksfz','octa',4,'playing',700000000000000007,800000000000000023,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":5,"parent":2,"to_move":0,"turn":13,"lid":[0,4,0,4,1,3,2,0],"box":6,"hand":0,"markers":[[2,0,6,0,6,0,0,4],[0,9,4,0,0,0,0,3],[7,0,0,4,2,0,4,0]],"chips":[{"seat":1,"route":8,"bonus":2},{"seat":2,"route":7,"bonus":2},{"seat":0,"route":5,"bonus":2},{"seat":1,"route":6,"bonus":2},{"seat":2,"route":1,"bonus":2}],"given":[2,0,1],"acted":true,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[4,2,3]}',28,31,76,'[501, 402, 403]','[28, null, null]',27,'{"options":{"length":"full","additional_actions":true},"stage":"act","round":5,"parent":2,"to_move":0,"turn":13,"lid":[0,4,6,4,1,3,2,0],"box":0,"hand":0,"markers":[[2,0,0,0,6,0,0,4],[0,9,4,0,0,0,0,3],[7,0,0,4,2,0,4,0]],"chips":[{"seat":1,"route":8,"bonus":2},{"seat":2,"route":7,"bonus":2},{"seat":0,"route":5,"bonus":2},{"seat":1,"route":6,"bonus":2},{"seat":2,"route":1,"bonus":2}],"given":[2,0,1],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[4,2,3]}',X'3DF96E6923AF62F43E4B94AC9E7AE416BD56104BFC1179A5FB25BB744B14ECE9','49abf5160498ce59c16587f797e88c99a2b14755784a82ca6fa511aa54429836',1795007440.0,1795007440.0,27,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000288", "600000000000000289", "600000000000000290"]',NULL,'356c2c3f16807b37fd4dd1e5a9d3b61ebfb8d4b44640107948fdabff6d4d3756',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('qol4jqhsz5','rise_of_tribes',3,'playing',700000000000000007,800000000000000024,900000000000000011,'en','{"elders":false,"special_terrains":false,"leaders":false}','{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"act","asked":0,"active":0,"start":2,"turn":8,"agenda":[],"terrain":["forest","forest","mountain","mountain","lake","forest","mountain","lake","lake","mountain","lake","forest"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,1,1],[8,0,0],[0,0,0],[0,0,0],[0,0,1],[0,0,1],[0,0,0],[0,0,1]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["blank","moon","moon"],["sun","sun","sun"],["blank","blank","moon"],["moon","blank","blank"]],"players":[{"tribe":"kiakia","power":"","supply":12,"resources":[0,4,0],"points":[0,0,0,0,0],"goals":["spears","language"],"completed":[],"pile":13,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"dananu","power":"","supply":19,"resources":[3,1,0],"points":[0,1,0,0,0],"goals":["stone-tools"],"completed":["oxen"],"pile":13,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"indartsu","power":"","supply":16,"resources":[2,0,1],"points":[0,0,0,0,0],"goals":["stone-tools","settlers","pottery"],"completed":[],"pile":12,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[{"key":"discovery","tokens":[2,1,1]},{"key":"plentiful-food","tokens":[4,0,0]}],"discarded":[],"aside":["abandoned-village","chieftain"],"events":12,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["moon"],"off":["sun"],"rolled":["blank","moon"],"used":["gather"],"strength":"plain","amount":2,"left":1,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[[5,1]],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["calendar","basketry","forest-people","fire","stone-tools","pottery","oxen","explorers","mountain-people","settlers","overlords","lake-people","heartland"],["forest-people","overlords","pottery","heartland","fire","language","calendar","explorers","lake-people","basketry","settlers","mountain-people","spears"],["heartland","spears","mountain-people","forest-people","lake-people","basketry","fire","oxen","explorers","language","calendar","overlords"]],"pile":["altar","volcano","mild-winter","tiger","invaders","walls","shared-knowledge","canoe","plentiful-wood","mammoth","plentiful-stone","drought"]}',53,56,90,'[502, 407, 710]','[53, null, null]',51,'{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"act","asked":0,"active":0,"start":2,"turn":8,"agenda":[],"terrain":["forest","forest","mountain","mountain","lake","forest","mountain","lake","lake","mountain","lake","forest"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,1,1],[8,0,0],[0,0,0],[0,0,0],[0,0,1],[0,0,1],[0,0,0],[0,0,1]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["blank","moon","moon"],["sun","sun","sun"],["blank","moon","sun"],["moon","blank","blank"]],"players":[{"tribe":"kiakia","power":"","supply":12,"resources":[0,2,0],"points":[0,0,0,0,0],"goals":["spears","language"],"completed":[],"pile":13,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"dananu","power":"","supply":19,"resources":[3,1,0],"points":[0,1,0,0,0],"goals":["stone-tools"],"completed":["oxen"],"pile":13,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"indartsu","power":"","supply":16,"resources":[2,0,1],"points":[0,0,0,0,0],"goals":["stone-tools","settlers","pottery"],"completed":[],"pile":12,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[{"key":"discovery","tokens":[2,1,1]},{"key":"plentiful-food","tokens":[4,0,0]}],"discarded":[],"aside":["abandoned-village","chieftain"],"events":12,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":["blank","moon"],"off":[],"rolled":["blank","moon"],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["calendar","basketry","forest-people","fire","stone-tools","pottery","oxen","explorers","mountain-people","settlers","overlords","lake-people","heartland"],["forest-people","overlords","pottery","heartland","fire","language","calendar","explorers","lake-people","basketry","settlers","mountain-people","spears"],["heartland","spears","mountain-people","forest-people","lake-people","basketry","fire","oxen","explorers","language","calendar","overlords"]],"pile":["altar","volcano","mild-winter","tiger","invaders","walls","shared-knowledge","canoe","plentiful-wood","mammoth","plentiful-stone","drought"]}',X'2EB35DB8A89FD449C0401A5338BDDFB29A64CF0432C9C295F04C4C3F0FC9B885','768c04e5a36969fd577265ad26d9391ffd5a6752496519baa646934663866d1d',1795007500.0,1795007500.0,51,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000320", "600000000000000321", "600000000000000322"]',NULL,'ea598d81d0e508c61243a5da39c53060d3a667970724162b491070ecb7de511b',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('qfphq6llup','octa',4,'playing',700000000000000007,800000000000000031,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[2,3,3,2,1,4,1,4],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,3,1,4,8,5,2]}',0,2,28,'[0, 100]','[null, null]',0,NULL,X'D48BF61596D036D491E5D39E29576BBCA87AC60D6B43003A7A5F88EC8F03BB61','679733dc21146daa9b2f2c32747500290283beaf857d3c52b36861e9420951ae',1795007500.0,1795007500.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000377", "600000000000000378"]',NULL,'769677d60f6eedc80860d186c9ced73a7334ee26014eeaab8dd4cb9d75b94b5e',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('gbcigt2sc7','octa',4,'playing',700000000000000007,800000000000000034,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":2,"lid":[1,2,2,1,2,0,2,5],"box":5,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,5,0,0]],"chips":[{"seat":0,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,3,1,7,2,6,8]}',2,5,28,'[100, 102]','[null, 2]',0,'{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[1,2,2,1,2,5,2,5],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[5,3,1,7,2,6,8]}',X'D9BC876FD877D3022401092EE673F516EA581525C13B6BEC96EDEAB9790B672D','27f0d6429dcc7bff56ffa6604e16d6511d567c53721f8d92fb149c56fcc74cfe',1795007500.0,1795007500.0,2,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000380", "600000000000000381"]',NULL,'4cd4638511a71d421f0cb8bc02100a874bf8537dab123051eee14e5d235f870c',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('lpcvrsjbp7','octa',4,'playing',700000000000000007,800000000000000038,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":0,"turn":2,"lid":[2,0,1,3,3,3,2,1],"box":5,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,5,0,0,0,0,0,0]],"chips":[{"seat":0,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,1,3,5,6,8,2]}',2,6,28,'[100, 200]','[null, 2]',0,'{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[2,5,1,3,3,3,2,1],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[7,1,3,5,6,8,2]}',X'650C9BDDC3B965720262B1894404079FD733D1AC8502D365C6606C315EAC9773','ce28c65d19cab77cdf1622ed980c7da7d87b332225fc15f4c6d54ca4c263007c',1795007500.0,1795007500.0,2,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000384", "600000000000000385"]',NULL,'27637b34c6da66dc244052043d5cce27273de9ded004c2ad24f806d065a3c3f1',NULL,NULL,'[null, 2]');
INSERT INTO "sessions" VALUES('lad2dtyddd','micronesia',1,'playing',700000000000000007,800000000000000032,900000000000000013,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":0,"to_move":0,"turn":1,"extra":0,"stage":"settle","rolled":[6,5,5],"dice":[6,5,5],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',0,6,4,'[100, 0, 0]','[null, null, null]',0,NULL,X'18B61711485A4237DE9DAFD120D1341C0654CAD51B7512E14E4B4F4BE73D4DF3','8a7ad054a99e00ac4e93358f7e7dec469a97e737ad06a426d70d7786d51bdb8d',1795007500.0,1795093900.0,0,0,NULL,'{"clock":"1d","absent":"vote","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000388", "600000000000000389", "600000000000000390"]',NULL,'997d79f8e2148a02b926aaba023119c00c815db854cc26ddee846e9e61226220',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('dmsa4lb5be','rise_of_tribes',3,'playing',700000000000000007,800000000000000030,900000000000000011,'en','{"elders":false,"special_terrains":false,"leaders":false}','{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"place","asked":0,"active":1,"start":1,"turn":1,"agenda":["turn"],"terrain":["mountain","forest","forest","mountain","lake","forest","lake","forest","lake","mountain","mountain","lake"],"members":[[0,2,3],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"dananu","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiakia","power":"","supply":18,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"mukaan","power":"","supply":17,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":[],"off":["blank","blank"],"rolled":[],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"start","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["spears","overlords","explorers","lake-people","oxen","forest-people","pottery","heartland","language","basketry","fire","calendar","settlers","mountain-people","stone-tools"],["language","basketry","pottery","lake-people","settlers","mountain-people","calendar","fire","heartland","spears","overlords","explorers","oxen","stone-tools","forest-people"],["spears","basketry","stone-tools","oxen","heartland","explorers","mountain-people","lake-people","language","forest-people","calendar","settlers","overlords","pottery","fire"]],"pile":["plentiful-stone","tiger","mammoth","walls","plentiful-wood","mild-winter","shared-knowledge","drought","volcano","invaders","altar","discovery","canoe","plentiful-food"]}',2,5,74,'[100, 101, 101]','[null, null, 2]',0,'{"options":{"elders":false,"special_terrains":false,"leaders":false},"stage":"place","asked":1,"active":1,"start":1,"turn":1,"agenda":["place 2","place 0","turn"],"terrain":["mountain","forest","forest","mountain","lake","forest","lake","forest","lake","mountain","mountain","lake"],"members":[[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0],[0,0,0]],"villages":[-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1],"rows":[["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"],["sun","moon","blank"]],"players":[{"tribe":"dananu","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"kiakia","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false},{"tribe":"mukaan","power":"","supply":20,"resources":[0,0,0],"points":[0,0,0,0,0],"goals":[],"completed":[],"pile":15,"sunk":0,"tiles":[],"elder":-1,"left":false}],"face_up":[],"discarded":[],"aside":["abandoned-village","chieftain"],"events":14,"mammoth":-1,"tiger":-1,"invaded":-1,"invaders":0,"volcano":-1,"ice":-1,"ice_stones":0,"spoils":-1,"hidden":[],"bid":0,"bidder":-1,"queue":[],"now":{"dice":[],"off":["blank","blank"],"rolled":[],"used":[],"strength":"plain","amount":0,"left":0,"extra":0,"again":0,"stepped":[],"done":[],"entered":[],"found":[],"herded":false,"gathered":[],"lit":false,"driven":false,"traded":0,"studied":false,"sacrificed":false,"built":[],"borrowed":"","why":"start","offer":[],"conflict":-1,"fighters":[]},"reason":"","decks":[["spears","overlords","explorers","lake-people","oxen","forest-people","pottery","heartland","language","basketry","fire","calendar","settlers","mountain-people","stone-tools"],["language","basketry","pottery","lake-people","settlers","mountain-people","calendar","fire","heartland","spears","overlords","explorers","oxen","stone-tools","forest-people"],["spears","basketry","stone-tools","oxen","heartland","explorers","mountain-people","lake-people","language","forest-people","calendar","settlers","overlords","pottery","fire"]],"pile":["plentiful-stone","tiger","mammoth","walls","plentiful-wood","mild-winter","shared-knowledge","drought","volcano","invaders","altar","discovery","canoe","plentiful-food"]}',X'153EBD0C1D73D639B94316A23A1C1F8B72E6E8F4F84E396E425E268F2D2B8EAC','972591a024bd66d23ac43497cd54a67bb2541eb3305ff93e3cafcaa6a6a71f6e',1795007500.0,1795007500.0,2,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000392", "600000000000000393", "600000000000000394"]',NULL,'678a5e5af3e95a1e72bbfde4a039f0ee8fb52b9246e04c38da71169b56b83b62',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ez7hgpkdi6','octa',4,'playing',700000000000000007,800000000000000033,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[3,4,3,1,0,5,0,4],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":7,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[6,1,8,3,2,5,4]}',0,2,28,'[0, 100]','[null, null]',0,NULL,X'C602B7EAD5096A144BC1704C23C08FB7E3BAC38E3695DB75B59A6966EDBB1F8B','763b607fe05a713542bae8dea887ba11db7fa6573d0b13bc3cd712b08136ca7f',1795128460.0,1795128460.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,1795128460.0,2,'["600000000000000398", "600000000000000399"]',NULL,'7b22daa02116de4ab9a2a17071f3871107fead00d7d90619a561445b6ec5db8a',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('gu7bw6fnob','octa',4,'playing',700000000000000007,800000000000000035,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":0,"to_move":1,"turn":1,"lid":[2,6,3,1,0,4,2,2],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":0,"route":6,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[8,5,2,1,3,4,7]}',0,3,28,'[0, 100]','[null, null]',0,NULL,X'B8C348222DC698788D182F4CADD8B1B6BAE1AB39DF61396DB2F8C6CCD8F9FD04','9c85b07158fd793844de4dc6449a0c8e0061cd19311917ca3f0c5179d1d878f1',1795128460.0,1795128460.0,0,0,'cd3505c3','{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000401", "600000000000000402"]',NULL,'1fb80d89bc9bd51d495e66b60b8e8ac8cb26eebfc73c5a6e32ec4f156b5440bb',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('gjklfopnli','micronesia',1,'playing',700000000000000007,800000000000000036,900000000000000012,'en','{"islands_to_win":7,"turn_limit":60}','{"options":{"islands_to_win":7,"turn_limit":60},"islands":[{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0},{"owner":null,"count":0}],"stock":[15,15,15],"sacrificed":[0,0,0],"first":1,"to_move":1,"turn":1,"extra":0,"stage":"settle","rolled":[3,6,3],"dice":[3,6,3],"settled":[],"gave":[],"received":[],"again":false,"bust":null,"reason":""}',0,4,4,'[0, 100, 0]','[null, null, null]',0,NULL,X'97A0FC46624635E50C753B64898B650ECE7FF87B16967B3E16F0F4952C72C812','30ccadee94a058539bd604a212d13735b6cb72861fd6fad3eaeb7fb8e26b966f',1795128460.0,1795128460.0,0,0,NULL,'{"clock":"12h","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000404", "600000000000000405", "600000000000000406"]',NULL,'ce947dd439f1e4816b8abcc88e03a7e24b9ed9ec73a66e89212f131fa0c91fcd',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('whtig3jqxj','octa',4,'playing',700000000000000007,800000000000000042,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[1,7,1,2,3,1,5,0],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[8,3,2,1,5,6,7]}',0,2,28,'[100, 0]','[null, null]',0,NULL,X'24F12095D6A1FBF56E3D30F98242646C523E4B353104F981D9496842707D3B9A','b9762fd07eeb36893bb198a33710d3d59bb39c5fe20435256f03603c3643ea03',1795163020.0,1795163020.0,0,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000408", "600000000000000409"]',NULL,'3c7f4f10cd6672d6810028be2c254b296dcf0ba2745ad7e9caef313b741bd8e8',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('bdnjekdxyq','octa',4,'playing',700000000000000007,800000000000000037,900000000000000013,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[3,4,2,2,3,3,2,1],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":7,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[1,5,8,6,2,4,3]}',0,2,28,'[100, 0]','[null, null]',0,NULL,X'ABAD7725D3D6E468124EF9FD145A4D22CC1B36B7FCB6223B0D57D1C498FB1AF0','c960de14198812700524f4aa4f453da82e24640dc51ef4160f15e3d04129899f',1795163020.0,1795163020.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,1795163020.0,NULL,2,'["600000000000000411", "600000000000000412"]',NULL,'098d3dc71eb43963bff811bb08191aca76e9dcae87b7dc4b085b2a6f5d7ccd14',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('ffte4ynkn6','octa',4,'playing',700000000000000007,800000000000000039,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[1,1,3,2,4,2,6,1],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":1,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[6,3,8,7,5,2,4]}',0,2,28,'[100, 0]','[null, null]',0,NULL,X'577A852B29FD6CFF70863FF29D52262527262778D3FBFA7BAA7EE5DBB3278282','68a569072d81de5b64d38c37c4a657dc28a0c9bc4b15c935d028ce43359fc254',1795163020.0,1795163020.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,1795163020.0,2,'["600000000000000414", "600000000000000415"]',NULL,'dd472e45f1c099ed78e3ce347f2adbb7a077eebae88ab85068677618072cfee1',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('bzsq2vu2rc','octa',4,'playing',700000000000000007,800000000000000040,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":1,"to_move":0,"turn":1,"lid":[5,3,2,0,3,1,4,2],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":1,"route":4,"bonus":2}],"given":[0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false],"reason":"","pile":[3,6,1,5,2,8,7]}',0,2,28,'[100, 0]','[null, null]',0,NULL,X'5900DD641392DA35A926FDE657328B363D0995D1E636A5C42985287FEEA470D3','97c04d1156b477c2e651f19e46eaa7b2eb129bb6d49bdf3129fc35a1ebbab511',1795163020.0,1795163020.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,1795163020.0,NULL,2,'["600000000000000417", "600000000000000418"]',NULL,'62576b038008e9de69c3a2a7c1b91bce14fd83ee1608d346f8b5825b3cd477ab',NULL,NULL,NULL);
INSERT INTO "sessions" VALUES('vlgpf2uqa6','octa',4,'playing',700000000000000007,800000000000000041,900000000000000011,'en','{"length":"full","additional_actions":true}','{"options":{"length":"full","additional_actions":true},"stage":"act","round":1,"parent":2,"to_move":0,"turn":1,"lid":[2,3,2,4,2,2,4,1],"box":0,"hand":0,"markers":[[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0]],"chips":[{"seat":2,"route":3,"bonus":2}],"given":[0,0,0],"acted":false,"turned":false,"rerolled":false,"thrown":[],"left":[false,false,false],"reason":"","pile":[8,5,6,2,4,1,7]}',0,3,28,'[100, 0, 0]','[null, null, null]',0,NULL,X'EF5B2CA713D19ED0BF48F7632750B46D958A4DF4AF5F3E09C6BB3FF19A914915','cc4785facfc55834d6026a038882a09d27c38030f1f44f74fb344ba68a54f9c8',1795163020.0,1795163020.0,-1,0,NULL,'{"clock":"3d","absent":"computer","stand_ins":true,"takebacks":"ask","hints":true,"rated":true,"advice":true,"begins":"host"}',NULL,NULL,NULL,2,'["600000000000000420", "600000000000000421", "600000000000000422"]',NULL,'9f022fad74308261767c804f5816ce9158ececc98bb6b7fb0472191f87dccdc2',NULL,NULL,NULL);
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
INSERT INTO "turn_times" VALUES('3slsheksfz',0,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('3slsheksfz',1,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('3slsheksfz',2,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('5oxvztlpg4',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('77m7gmvyhw',0,0.0,5,259200.0);
INSERT INTO "turn_times" VALUES('77m7gmvyhw',1,0.0,6,259200.0);
INSERT INTO "turn_times" VALUES('77m7gmvyhw',2,0.0,6,259200.0);
INSERT INTO "turn_times" VALUES('dmsa4lb5be',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('dmsa4lb5be',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',0,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',1,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('ecykiciml3',2,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('ehmtbe76qt',2,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('gbcigt2sc7',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('lpcvrsjbp7',1,0.0,1,259200.0);
INSERT INTO "turn_times" VALUES('qol4jqhsz5',0,0.0,3,259200.0);
INSERT INTO "turn_times" VALUES('qol4jqhsz5',1,0.0,3,259200.0);
INSERT INTO "turn_times" VALUES('qol4jqhsz5',2,0.0,4,259200.0);
INSERT INTO "turn_times" VALUES('rrark7nfe6',0,0.0,10,259200.0);
INSERT INTO "turn_times" VALUES('t5x7gdc2fo',0,0.0,6,259200.0);
INSERT INTO "turn_times" VALUES('t5x7gdc2fo',1,0.0,7,259200.0);
INSERT INTO "turn_times" VALUES('t5x7gdc2fo',2,0.0,7,259200.0);
CREATE TABLE user_settings (
    user_id INTEGER PRIMARY KEY,
    confirm INTEGER NOT NULL DEFAULT 1,
    lang    TEXT
, zone TEXT, quiet_from INTEGER, quiet_until INTEGER, away_from REAL, away_until REAL, remind TEXT NOT NULL DEFAULT 'ping', digest INTEGER, digest_at REAL, offers INTEGER NOT NULL DEFAULT 1, by_itself INTEGER NOT NULL DEFAULT 0, tall INTEGER NOT NULL DEFAULT 0, tall_offered INTEGER NOT NULL DEFAULT 0, away_shown INTEGER NOT NULL DEFAULT 0, only_answer INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "user_settings" VALUES(900000000000000012,0,'en','Europe/Berlin',1320,420,NULL,NULL,'dm',8,1795244400.0,1,1,0,0,0,0);
INSERT INTO "user_settings" VALUES(900000000000000013,1,'ja','Asia/Tokyo',NULL,NULL,1796728000.0,1797160000.0,'ping',NULL,NULL,1,1,0,0,0,0);
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
INSERT INTO "sqlite_sequence" VALUES('outbox',177);
INSERT INTO "sqlite_sequence" VALUES('requests',7);
INSERT INTO "sqlite_sequence" VALUES('notices',29);
COMMIT;
