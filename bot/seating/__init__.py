"""Players of a table: seats, computer players, requests, rematches, erasure, unreachable channels."""
