"""Statements about messages: outbox, notices, requests, channels."""
