"""/server: what a server has chosen, its running tables and the results of the last 90 days, for its moderators."""
