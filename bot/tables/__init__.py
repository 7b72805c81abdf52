"""Tables in the database: opened under a lock, changed in one transaction, their turn clocks kept."""
