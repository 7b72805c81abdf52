-- The place among the people whose results count. 0: they ended no turn of their own. -1: they did, and nobody counts
-- against them. NULL: stored before this column, or a computer player's; the place in the game counts.
ALTER TABLE results ADD COLUMN among INTEGER;
-- 1: taken out by a moderator or the operator. Who did it is in interventions (result-out, result-in).
ALTER TABLE results ADD COLUMN taken_out INTEGER NOT NULL DEFAULT 0;
