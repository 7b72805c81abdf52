"""A person's open games on all servers, in a line each; and the daily digest."""
