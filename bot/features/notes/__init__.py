"""Private lines about a table, for the person who writes them alone, whoever has the seat."""
