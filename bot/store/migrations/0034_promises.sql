-- What was promised of the dice of the day: where it was posted, and guards against accidents. An operator can drop
-- these triggers (docs/fair-dice.md#the-dice-of-the-day says so); what was posted still tells.

-- The first message in a server's channel that holds the hash of a month; later ones link to it.
CREATE TABLE daily_posted (
    guild_id   INTEGER NOT NULL,
    month      TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    opening    TEXT NOT NULL,     -- the hash as it was posted
    at         REAL NOT NULL,
    PRIMARY KEY (guild_id, month, channel_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX daily_posted_of_month ON daily_posted (month, at);

-- The seed as it was told when the day was closed; NULL: it is open, or was closed before this column.
ALTER TABLE daily_days ADD COLUMN seed TEXT;

CREATE TRIGGER daily_months_do_not_change BEFORE UPDATE OF month, secret, opening, url ON daily_months
BEGIN
    SELECT RAISE(ABORT, 'the hash of a month was posted: its secret stays');
END;

CREATE TRIGGER daily_months_stay BEFORE DELETE ON daily_months
BEGIN
    SELECT RAISE(ABORT, 'the hash of a month was posted: its secret stays');
END;

CREATE TRIGGER daily_days_do_not_change
BEFORE UPDATE OF date, game, rules_version, options, round, randomness, signature, previous ON daily_days
FOR EACH ROW WHEN (OLD.drawn_at IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'the dice of a day stay as they were fixed');
END;

CREATE TRIGGER daily_seeds_do_not_change BEFORE UPDATE OF seed ON daily_days
FOR EACH ROW WHEN (OLD.seed IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'the seed of a day stays as it was told');
END;

CREATE TRIGGER daily_days_stay BEFORE DELETE ON daily_days
BEGIN
    SELECT RAISE(ABORT, 'the dice of a day stay as they were fixed');
END;
