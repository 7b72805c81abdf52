"""Computer players: policies, the searcher, and matches among them."""
