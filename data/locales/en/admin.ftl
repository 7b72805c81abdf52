# /admin: how things stand, for the operator.

admin-title = ## sainome { $version }
admin-standing = Started { $since } · gateway { $latency } ms · servers: { $servers }
admin-listed = Only for { $count ->
    [one] 1 listed server
   *[other] { $count } listed servers
}
admin-shards = Shards of this process: { $owned } of { $count } · not connected: { $down }
admin-draining = **Nothing new is taken.** Being answered: { $count }. Restart when you like, or take presses again.
admin-tables = { $game }: { $lobby } in the lobby, { $playing } playing, { $over } over, { $closed } closed
admin-boards = Private games and lessons: { $count }
# The dice of the day: yesterday’s, and who comes back.
admin-daily = Dice of the day: { $finishers } finished and { $shares } shared yesterday · back after 1 day: { $returned }, after 7: { $returned_7 } of { $first } · at a table within { $within }: { $at_tables } of { $players }
admin-queue = To be sent: tables { $tables }, notices { $letters } · cannot be delivered: { $parked }
admin-reason = • { $count } × { $reason }
admin-clocks = Next clock: { $due }
admin-incidents = Errors in the last { $hours } hours, since the start: { $count }
admin-incident = • `{ $incident }` { $place } { $when }
admin-quarantined = • stopped: table `{ $session }`, incident `{ $incident }`
admin-database = Database: { $size } MB · newest copy: { $backup }
admin-blocks = Blocked people and servers: { $count }
admin-block-person = • { $who } by { $by } { $when }: { $reason }
admin-block-server = • server { $who } by { $by } { $when }: { $reason }
admin-blocked = Blocked: { $who }. A person has left all tables; on a server nothing is posted any more.
admin-unblocked = No longer blocked: { $who }.
admin-block = Block or lift…
admin-block-title = Block or lift a block
admin-field-way = What to do
admin-field-block = Block
admin-field-lift = Lift the block
admin-field-person = Person
admin-field-server = Server, by its id
admin-field-reason = Reason, kept with the block
admin-no-backup = none
admin-refresh = Refresh
admin-backup = Copy the database now
admin-retry = Retry what cannot be delivered
admin-drain = Take nothing new (before a restart)
admin-undrain = Take presses again
admin-retried = Tables retried: { $count }
admin-backup-made = Copied to `{ $file }`.
admin-backup-failed = No copy was made. { $reason }
