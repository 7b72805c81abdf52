# Pig, in English. Rule and ruling numbers are those of tests/examples/pig/rules.md.

pig-title = Pig
pig-description = Roll as often as you dare; a 1 costs the pot. 2–6 players.

pig-action-roll = Roll { $pot ->
    [0] the die
   *[other] again, with { $pot } in the pot
}
pig-action-hold = Hold and bank { $pot }
pig-kind-roll = Roll
pig-kind-hold = Hold

pig-prompt-turn = Your score: { $score } of { $target }, with { $pot } in the pot. Roll, or hold?
pig-prompt-wait = Nothing to decide just now.

pig-event-rolled = { $seat } rolls { $face }{ $pot ->
    [0] { " " }and loses the pot.
   *[other] {"."} The pot holds { $pot }.
}
pig-event-held = { $seat } banks { $pot } and has { $score }.
pig-event-left = { $seat } leaves the game.

pig-reason-target = { $winners } reached the target first.
pig-reason-last-left = Only one player is left.
pig-score-banked = banked

pig-option-target = Points to win
pig-option-target-25 = 25
pig-option-target-50 = 50
pig-option-target-100 = 100
pig-policy-cautious = Cautious: holds at 20

pig-picture-pot = Pot { $pot }
pig-picture-words = Board
pig-picture-alt-turn = Turn { $turn }, { $player }: { $pot } in the pot.
pig-picture-alt-over = The game is over after turn { $turn }.
pig-picture-alt-score = { $player } has { $score }.
pig-picture-alt-left = { $player } has left with { $score }.
