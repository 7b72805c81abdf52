"""Playing: the table panel, the private panel, choices, typed moves."""
