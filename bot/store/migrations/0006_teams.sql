-- Who played together: the team of a seat in a finished game, NULL where each seat played for itself.
ALTER TABLE results ADD COLUMN team INTEGER;
