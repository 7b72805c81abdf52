-- The board in words on one's own panels in place of the picture; small pictures in texts, or words.
ALTER TABLE user_settings ADD COLUMN in_words INTEGER NOT NULL DEFAULT 0;
ALTER TABLE user_settings ADD COLUMN signs INTEGER NOT NULL DEFAULT 1;
