"""The two kinds of database behind a Store: a SQLite file, and a PostgreSQL server."""
