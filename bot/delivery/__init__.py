"""Delivery of panels and notices after their commit, and the scheduler's ticks."""
