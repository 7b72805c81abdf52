"""What a person reads and presses: messages, the words of buttons, plans."""
