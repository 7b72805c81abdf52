# Reviews of finished games: what was chosen, what would have been better, and what the dice gave.

review-title = Review of { $game }: { $players }
review-chance = { $value } %
review-points = { $value } points
review-account = { $player }: { $quality } % of the best · luck { $luck } · choices { $choice }
review-account-none = { $player }: luck { $luck }, no choices to judge
review-player = Player
review-quality = Of the best
review-luck = Luck
review-choice = Choices
review-judged = Judged
review-shown = Better found
review-turn = Turn
review-played = Played
review-better = Better
review-gain = Gain
review-decisions = Where something was clearly better
review-none = Nothing clearly better was found for anybody.
review-curve = Chances to win
review-curve-alone = Chance to do better than expected at the beginning
review-how = Luck: your dice against average dice. Choices: what the best plans found would have gained, from what you could know.

## In Discord

review-button = Review
review-working = Reviewing this game: { $percent } %. It takes a few minutes, longer while computer players think, and appears here.
review-failed = This game could not be reviewed.
review-discarded = A player’s data was erased meanwhile, so this review was discarded. Press again for a new one.
review-stopped = The bot restarts, so this review stops. Press again in a minute.
review-short = { $quality } % of the best · luck { $luck } · choices { $choice }
review-short-none = luck { $luck } · no choices to judge
review-key = **{ $turn } · { $player }**: { $gain } given away
review-key-played = • Played: { $line }
review-key-better = • Better: { $line }
review-board-played = { $turn } · { $player } · played
review-board-better = { $turn } · { $player } · better
