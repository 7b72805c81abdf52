"""The gateway's shards."""
