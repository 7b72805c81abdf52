-- Open requests: who was told of one, who was reminded of it, and when somebody is to be called next.
ALTER TABLE requests ADD COLUMN told TEXT NOT NULL DEFAULT '[]'; -- JSON list of user ids
ALTER TABLE requests ADD COLUMN reminded TEXT NOT NULL DEFAULT '[]'; -- JSON list of user ids
ALTER TABLE requests ADD COLUMN next_at REAL; -- NULL: nobody is to be called
CREATE INDEX open_requests ON requests (next_at) WHERE state = 'open';

-- Turns that cost the seat if they are missed: the person is still to be warned, whatever their settings.
ALTER TABLE clocks ADD COLUMN warns INTEGER NOT NULL DEFAULT 0;
UPDATE clocks SET warns = 1, next_at = CASE
    WHEN next_at < (started_at + due_at) / 2 THEN next_at ELSE (started_at + due_at) / 2 END
WHERE stage < 3 AND due_at IS NOT NULL AND EXISTS (
    SELECT 1 FROM players AS p WHERE p.session_id = clocks.session_id AND p.seat = clocks.seat AND p.missed >= 2);
