"""A person's own time: zone, quiet hours, vacation, reminders, digest."""
