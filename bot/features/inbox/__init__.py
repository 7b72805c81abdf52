"""A person's open games on all servers, and the daily digest of them."""
