-- Whether a person's tables show their vacation: never without their consent.
ALTER TABLE user_settings ADD COLUMN away_shown INTEGER NOT NULL DEFAULT 0;
