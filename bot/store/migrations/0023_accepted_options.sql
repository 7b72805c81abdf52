-- Options that somebody in a lobby had accepted before they changed: the lobby marks the changed ones.
ALTER TABLE players ADD COLUMN accepted TEXT; -- JSON: values by stored name; NULL: nothing to accept again
