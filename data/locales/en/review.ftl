# Reviews of finished games: what was chosen, what would have been better, and what the dice gave.

review-title = Review of { $game }: { $players }
review-chance = { $value }%
review-points = { $value } points
# { $fortune }: 1 more luck than expected, -1 less, 0 just as much.
review-account = { $player }: { $quality }% of the best · { review-fortune } · choices { $choice }
review-account-none = { $player }: { review-fortune }, no choices to judge
review-fortune = { $fortune ->
    [0] luck as expected
   *[other] luck { $luck }
}
review-player = Player
review-quality = Of the best
review-luck = Luck
review-choice = Choices
review-judged = Judged
review-shown = Better found
review-turn = Turn
review-played = Played
review-better = Better
review-difference = Difference
review-decisions = Where something was clearly better
# What one decision has cost; of one that the bot had suggested, what it found later.
review-verdict = { $amount } (give or take { $error }): another choice was better.
review-verdict-suggested = the bot had suggested this. Thinking longer, it finds something better: { $amount } (give or take { $error }).
review-verdict-chance = { $value }% chance to win
review-verdict-points = { $value } points
review-sums-suggested = Choices that the bot had suggested count in these figures, too.
review-record-suggested = A record doesn’t say which of these choices the bot had suggested.
# The decisive turn, by the chances.
review-decisive = { $turn } was decisive: after it, nobody had a better chance to win than { $players }.
review-decisive-none = No turn was decisive: from beginning to end, nobody had a better chance to win than { $players }.
review-decisive-better = { $turn } was decisive: after it, the chance to do better than expected was never below 50%.
review-decisive-worse = { $turn } was decisive: after it, the chance to do better than expected was never above 50%.
review-none = Nothing clearly better was found for anybody.
review-curve = Chances to win
review-curve-alone = Chance to do better than expected at the beginning
review-how = Luck: your dice against average dice. Choices: what the best plans found would have gained, from what you could know.

## In Discord

review-button = Review
review-waiting = Reviews are made one after another; before this one: { $ahead }. It appears here.
review-working = Reviewing this game: { $percent }%. It takes a few minutes, longer while computer players think, and appears here.
review-failed = This game could not be reviewed.
review-discarded = A player’s data was erased meanwhile, so this review was discarded. Press again for a new one.
# Of a private game: its end was undone, or the game was put away.
review-undone = This private game isn’t over any more, or is gone, so its review was discarded.
review-stopped = The bot restarts, so this review stops. Press again in a minute.
review-short = { $quality }% of the best · luck { $luck } · choices { $choice }
review-short-none = luck { $luck } · no choices to judge
review-key = **{ $turn } · { $player }**: { $verdict }
review-key-played = • Played: { $line }
review-key-better = • Better: { $line }
review-board-played = { $turn } · { $player } · played
review-board-better = { $turn } · { $player } · better
review-board-suggested = { $turn } · { $player } · played, as the bot had suggested
review-try = 🧪 Try it: { $turn }, { $player }
