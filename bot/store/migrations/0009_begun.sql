-- What a panel whose sending was begun shows, as JSON: its row of the log, and the seats' decision numbers and movers.
ALTER TABLE outbox ADD COLUMN begun TEXT;
