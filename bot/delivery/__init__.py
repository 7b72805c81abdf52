"""Deliver what was committed: panels and notices from the outbox, and the scheduler's ticks."""
