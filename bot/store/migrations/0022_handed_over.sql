-- Seats that were handed over while the game went on, so that records can tell them from swapped ones.
ALTER TABLE sessions ADD COLUMN handed TEXT; -- JSON: by seat, the row after which somebody else took it, or null
