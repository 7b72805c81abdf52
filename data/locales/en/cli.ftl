# Lines that `sainome replay` writes around the events of a game.

cli-replay-title = { $game }: { $players }
cli-replay-open = The game is still open. Where everybody stands:
cli-replay-secret = The game is still open. The scores are secret until it is over.
cli-replay-over = The game is over. { $reason }
cli-replay-score = { $rank }. { $name }: { $score } ({ $parts })
