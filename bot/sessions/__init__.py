"""Sessions: what happens between a press and a committed state. Knows no Discord types."""
