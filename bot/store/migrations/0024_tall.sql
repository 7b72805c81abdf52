-- Tall pictures on one's own panels, for a phone: off, and offered once to everybody.
ALTER TABLE user_settings ADD COLUMN tall INTEGER NOT NULL DEFAULT 0;
ALTER TABLE user_settings ADD COLUMN tall_offered INTEGER NOT NULL DEFAULT 0;
