"""Who sits where: seats, computer players, requests between people, rematches, erasure, lost channels."""
