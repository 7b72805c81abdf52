-- A seat whose person was found to be off the server: since when (seconds since 1970); NULL: they are there, or nobody knows.
ALTER TABLE players ADD COLUMN off REAL;
