"""What a person wants to do, and what the computer player weighs."""
