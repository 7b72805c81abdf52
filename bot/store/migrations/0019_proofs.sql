-- The signature of the beacon's round, beside the round.
ALTER TABLE sessions ADD COLUMN proof TEXT; -- JSON: [signature, previous signature], in hex; NULL: none, or an earlier version
