# /server: settings of a server, its running tables and results.
