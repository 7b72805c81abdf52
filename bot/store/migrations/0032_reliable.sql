-- Results that say nothing of whether somebody finishes what they begin: away at the end on a vacation, or at a table
-- whose channel was lost.
ALTER TABLE results ADD COLUMN excused INTEGER NOT NULL DEFAULT 0;
