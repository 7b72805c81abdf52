"""What every step changes: members and villages, resources, event tiles, questions."""
