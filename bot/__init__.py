"""Discord, the database, time and the command line: everything with I/O."""
