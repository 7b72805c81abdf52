"""What people can do in Discord, one place for each feature: its commands, its presses and its panels."""
