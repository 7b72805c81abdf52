# Tables that lose their place, people's data, and what the operator sees.

## The operator

care-admin-title = ## sainome { $version }
care-admin-standing = Started { $since } · gateway { $latency } ms · servers: { $servers }
care-admin-draining = **Nothing new is taken.** Being answered: { $count }. Restart when you like, or take presses again.
care-admin-tables = { $game }: { $lobby } in the lobby, { $playing } playing, { $over } over, { $closed } closed
care-admin-queue = To be told: { $tables } tables, { $letters } letters · cannot be delivered: { $parked }
care-admin-reason = • { $count } × { $reason }
care-admin-clocks = Next clock: { $due }
care-admin-incidents = Errors in the last 24 hours, since the start: { $count }
care-admin-incident = • `{ $incident }` { $place } { $when }
care-admin-quarantined = • stopped: table `{ $session }`, incident `{ $incident }`
care-admin-database = Database: { $size } MB · newest copy: { $backup }
care-admin-no-backup = none
care-admin-refresh = Refresh
care-admin-backup = Copy the database now
care-admin-retry = Try again what cannot be delivered
care-admin-drain = Take nothing new (before a restart)
care-admin-undrain = Take presses again
care-admin-retried = Tables tried again: { $count }
care-admin-backup-made = Copied to `{ $file }`.
care-admin-backup-failed = No copy was made. { $reason }
