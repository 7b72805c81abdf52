"""Work on a schedule: expired turns, idle tables, outages, people's clocks, daily digests."""
