-- Clocks that cannot be played with (docs/decisions.md).

-- Days off in the week, as JSON: 0 is Monday.
ALTER TABLE user_settings ADD COLUMN days_off TEXT NOT NULL DEFAULT '[]';
-- When a person's earlier vacations stopped their clocks, as JSON: beginning and end of each, in order. NULL: none was
-- counted yet, and neither is the present one: it was promised before there was a limit.
ALTER TABLE user_settings ADD COLUMN spent TEXT;

-- Whether vacations stop this clock.
ALTER TABLE clocks ADD COLUMN vacations INTEGER NOT NULL DEFAULT 1;
-- When the others may vote on a turn whose clock the person's hours have stopped; NULL: never.
ALTER TABLE clocks ADD COLUMN votes_at REAL;

-- With a time bank: the seconds of its own clock since the person's last act, in turns that have expired.
ALTER TABLE players ADD COLUMN silent REAL NOT NULL DEFAULT 0;
