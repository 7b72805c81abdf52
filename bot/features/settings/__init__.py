"""/settings: a person's own time (zone, quiet hours, vacation, reminders, digest), and standing in for others."""
