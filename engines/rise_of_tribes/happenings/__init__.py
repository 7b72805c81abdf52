"""What can happen: the events of a turn and of event tiles."""
