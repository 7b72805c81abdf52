"""What time brings: expired turns, idle tables, outages, people's own clocks, daily digests."""
