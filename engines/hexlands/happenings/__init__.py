"""What can happen: the events of a turn, of a resolution and of event cards, and how they are collected."""
