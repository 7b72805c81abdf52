"""Numbered .sql files: NNNN_what.sql brings a database from version NNNN - 1 to NNNN, in one transaction."""
