"""Numbered .sql files: the first makes the schema of 0.12, NNNN_what.sql brings a database from version NNNN - 1 to
NNNN, each in one transaction."""
