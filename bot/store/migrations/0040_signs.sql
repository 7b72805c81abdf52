-- The small pictures as emoji of the application: which is which, and who has drawn it.
CREATE TABLE signs (
    sign     TEXT PRIMARY KEY,   -- its name in the program
    emoji_id INTEGER NOT NULL,
    mark     TEXT NOT NULL,      -- of its pixels; '': it was found under its name
    drawing  INTEGER NOT NULL    -- the number of the drawings among which it was the newest
) STRICT;
