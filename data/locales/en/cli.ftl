# Lines that `sainome replay` writes around the events of a game.

cli-replay-title = { $game }: { $players }
cli-replay-corrected = From here on by corrected rules (version { $was } → { $now }); earlier moves were not played again.
cli-replay-earlier = Played under version { $was } of the rules; today’s version is { $now }, so it was not played again.
cli-replay-imported = The moves above come from a record of table { $table }; from here on the dice are new.
cli-replay-open = The game is still open. Where everybody stands:
cli-replay-secret = The game is still open. The scores are secret until it is over.
cli-replay-over = The game is over. { $reason }
cli-replay-score = { $rank }. { $name }: { $score } ({ $parts })
