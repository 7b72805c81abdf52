-- The commitment's own message is mixed into the dice where no round of a beacon is (docs/fair-dice.md).
ALTER TABLE sessions ADD COLUMN message INTEGER; -- its id; NULL: a round is mixed in, it was never posted, or an older rule
