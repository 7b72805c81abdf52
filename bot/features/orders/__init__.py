"""What people decide before their turn: standing orders and standing answers, as words, lists and buttons."""
