-- What has one answer is done by itself: on for new people, off for those who have set something before.
ALTER TABLE user_settings ADD COLUMN by_itself INTEGER NOT NULL DEFAULT 0;
