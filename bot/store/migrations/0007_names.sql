-- Names of tables and columns as docs/glossary.md has them. No value changes, but for the name of one fact.
ALTER TABLE sessions RENAME COLUMN house TO table_rules;
ALTER TABLE sessions RENAME COLUMN muted_at TO unreachable_at;
DROP INDEX sessions_set_aside;
CREATE INDEX sessions_quarantined ON sessions (id) WHERE incident IS NOT NULL;

ALTER TABLE letters RENAME TO notices;
DROP INDEX letters_waiting;
CREATE INDEX notices_waiting ON notices (id) WHERE parked IS NULL;
UPDATE notices SET facts = json_remove(json_set(facts, '$.request', json_extract(facts, '$.petition')), '$.petition')
WHERE json_type(facts, '$.petition') IS NOT NULL;

ALTER TABLE petitions RENAME TO requests;
DROP INDEX petitions_of_session;
CREATE INDEX requests_of_session ON requests (session_id, state);

ALTER TABLE presses RENAME TO interactions;
DROP INDEX presses_by_time;
CREATE INDEX interactions_by_time ON interactions (at);

ALTER TABLE leavers RENAME TO former_players;
DROP INDEX leavers_by_user;
CREATE INDEX former_players_by_user ON former_players (user_id);

ALTER TABLE thinking RENAME TO turn_times;
ALTER TABLE notes RENAME TO bot_state;
