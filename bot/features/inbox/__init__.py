"""/mygames: a person's open games on all servers; and the daily digest."""
