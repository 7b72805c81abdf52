-- People who are off the server of their table (bot/seating/absences.py).

-- When a seat's person was found to be off the server; NULL: they are there, as far as is known.
ALTER TABLE players ADD COLUMN off REAL;

-- When the bot looks whether the person of a running clock is still there, whatever reminders they want; NULL: it has.
ALTER TABLE clocks ADD COLUMN look_at REAL;
UPDATE clocks SET look_at = coalesce((started_at + due_at) / 2, started_at + 86400);
CREATE INDEX clocks_to_look ON clocks (look_at) WHERE look_at IS NOT NULL;

-- 1: a moderator has taken them off their seat in the running game; 0: somebody has removed them from the lobby.
ALTER TABLE removals ADD COLUMN from_game INTEGER NOT NULL DEFAULT 0;
