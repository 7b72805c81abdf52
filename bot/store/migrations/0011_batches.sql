-- The first of several rows that one press has played; they are taken back together.
ALTER TABLE log ADD COLUMN batch INTEGER;
