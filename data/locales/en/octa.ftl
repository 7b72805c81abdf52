# Octa, in English. Rule and ruling numbers are those of docs/rules/octa.md.

octa-title = Octa
octa-description = Take all dice of a number out of a shared lid, and go as many spaces on its route. 2–5 players, 5–8 rounds.

## Labels of buttons and of suggestions of /game play: what a choice means

octa-action-pick = { $number }: { octa-count-dice }, { $full ->
    [0] { $old ->
        [0] to space { $space }
       *[other] from space { $old } to { $space }
    }
   *[other] the marker stays on space { $space }
}
octa-count-dice = { $count ->
    [1] one die
    [2] two dice
    [3] three dice
    [4] four dice
    [5] five dice
    [6] six dice
    [7] seven dice
    [8] eight dice
    [9] nine dice
    [10] ten dice
   *[other] { $count } dice
}
octa-action-roll = Roll 2d4
octa-action-turn = Turn one { $number } to { $to } (then { $there } of them) · { octa-back }
octa-action-reroll = Reroll { $number }: { octa-count-dice } · { octa-back }
octa-back = your marker { $space ->
    [0] leaves route { $route }
   *[other] on route { $route } back to { $space }
}
octa-action-done = Done

## Groups of choices, and what is asked when they are narrowed field by field

octa-kind-pick = Pick
octa-kind-roll = Roll 2d4
octa-kind-turn = Turn a die
octa-kind-reroll = Reroll
octa-kind-done = Done
octa-field-pick-number = Which number do you pick?
octa-value-pick-number = { $value }
octa-field-turn-number = A die of which number do you turn?
octa-value-turn-number = A { $value }
octa-field-turn-to = To which number?
octa-value-turn-to = To { $value }
octa-field-turn-route = Which of your markers goes back one space?
octa-value-turn-route = The one on route { $value }
octa-field-reroll-number = The dice of which number do you reroll?
octa-value-reroll-number = Those with { $value }
octa-field-reroll-route = Which of your markers goes back one space?
octa-value-reroll-route = The one on route { $value }

## What is asked

octa-prompt-act = Round { $round } of { $rounds }. Pick a number: its dice go to the box, and your marker goes as many spaces on its route. Or roll 2d4, for routes 1 to 4.{ $extras ->
    [0] {""}
   *[other] {" Before or after that you may turn a die and reroll the dice of a number, each once, and each for one step back of one of your markers."}
}
octa-prompt-last-resort = Round { $round } of { $rounds }. The lid is empty, so the 2d4 are all that is left.
octa-prompt-extras = { $rolled ->
    [0] {""}
   *[other] The d4 show { $thrown }.{" "}
}{ $left ->
    [turn] You may still turn a die in the lid, for one step back of one of your markers.
    [reroll] You may still reroll the dice of a number in the lid, for one step back of one of your markers.
   *[both] You may still turn a die in the lid, and reroll the dice of a number, each for one step back of one of your markers.
} Done ends your turn.
octa-prompt-wait = Nothing to decide just now.

## What happened: a reader of these lines alone can follow the game

octa-event-began = { $seat } is the first parent. { $rounds } rounds will be played.
octa-event-chip-taken = Round { $round }: { $seat } is the parent and takes the chip of route { $route }.
octa-event-sorted = { $count ->
    [0] Nobody has picked, so no dice are rolled.
    [one] { $seat } rolls { $count } die.
   *[other] { $seat } rolls { $count } dice.
} In the lid now: { $lid }.
octa-heap = { $number } ×{ $count }
octa-event-picked = { $seat } picks { $number }: { octa-count-dice }. { $stays ->
    [0] { $old ->
        [0] A new marker on route { $number }, space { $space }.
       *[other] On route { $number } from space { $old } to { $space }.
    }
   *[other] The marker on route { $number } is at the end already.
}
octa-event-thrown = { $seat } rolls 2d4: { $dice }.
octa-event-advanced = { $stays ->
    [0] { $old ->
        [0] { $seat } has a new marker on route { $route }, space { $space }.
       *[other] { $seat } goes from space { $old } to { $space } on route { $route }.
    }
   *[other] { $seat }’s marker on route { $route } is at the end already.
}
octa-event-turned = { $seat } goes back on route { $route } ({ $space ->
    [0] off the route
   *[other] to space { $space }
}) and turns a { $number } to { $to }.
octa-event-rerolled = { $seat } goes back on route { $route } ({ $space ->
    [0] off the route
   *[other] to space { $space }
}) and rerolls { octa-count-dice } with { $number }.
octa-event-sorted-again = They come up { $dice }.
octa-event-left = { $seat } leaves the game and takes all markers along.
octa-event-scored = { $seat } scores { $total }{ $total ->
    [0] {""}
   *[other] {": "}{ $routes }
}. First places: { $firsts }.
octa-route-points = route { $route }: { $points }
octa-event-ended = { $reason ->
    [last-left] The game is over: only one player is left.
   *[rounds] The game is over: the last round has been played.
}

## Refusals

octa-refusal-game-over = The game is over (ruling A15).
octa-refusal-left-already = You have left this game (ruling A28).
octa-refusal-not-your-turn = It is { $player }’s turn (rules 12, 19).
octa-refusal-acted-already = You have picked or rolled in this turn already (rule 15).
octa-refusal-act-first = Pick a number or roll 2d4 first (rule 13).
octa-refusal-no-dice = No die with { $number } lies in the lid (rulings A6, A21).
octa-refusal-no-extras = This table plays without additional actions.
octa-refusal-turned-already = You have turned a die in this turn already (rule 17).
octa-refusal-rerolled-already = You have rerolled in this turn already (rule 17).
octa-refusal-no-marker-at-all = Without a marker there is nothing to go back with (ruling A11).
octa-refusal-no-marker = You have no marker on route { $route } that could go back (rulings A11, A20).
octa-refusal-not-neighbours = A { $number } can only be turned to a number next to it, not to { $to } (ruling A10).

## How it ended

octa-reason-points = { $winners } wins with { $points } points.
octa-reason-first-places = At { $points } points, { $winners } wins with more first places, { $firsts }.
octa-reason-extras = At { $points } points and { $firsts } first places, { $winners } wins with fewer steps given back, { $given }.
octa-reason-shared = Nothing tells the best apart: { $winners } share the win at { $points } points.
octa-reason-last-left = { $winners } is the last one left and wins.

## The parts of a score

octa-score-route-1 = Route 1
octa-score-route-2 = Route 2
octa-score-route-3 = Route 3
octa-score-route-4 = Route 4
octa-score-route-5 = Route 5
octa-score-route-6 = Route 6
octa-score-route-7 = Route 7
octa-score-route-8 = Route 8

## Options

octa-option-length = Length
octa-option-length-full = full: up to 8 rounds
octa-option-length-short = short: 3 to 5 rounds
octa-option-additional-actions = Additional actions (our design)

## Pictures

octa-picture-round = Round
octa-picture-points = Points
octa-picture-parent = Parent
octa-picture-left = left
octa-picture-box = Box
octa-picture-tray = 2d4
octa-picture-first = 1st
octa-picture-second = 2nd
octa-picture-chip = chip
octa-picture-stage-roll = Dice will roll
octa-picture-stage-act = Pick or 2d4
octa-picture-stage-last-resort = Roll the 2d4
octa-picture-stage-extras = More, or done
octa-picture-alt-turn = Octa, round { $round } of { $rounds }, turn { $turn }: { $player } to move, { $parent } is the parent.
octa-picture-alt-over = Octa, over after { $turn } turns, won by { $winners }.
octa-picture-alt-dice = { $heaps ->
    [0] The lid is empty
   *[other] In the lid { $lid }
}, in the box { $box ->
    [one] { $box } die
   *[other] { $box } dice
}.
octa-picture-alt-hand = { $dice ->
    [one] { $dice } die is
   *[other] { $dice } dice are
} about to be rerolled.
octa-picture-alt-thrown = The d4 show { $dice }.
octa-picture-alt-player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, first places { $firsts }{ $held ->
    [0] {""}
   *[other] {", "}chips { $chips }
}; { $markers ->
    [0] no markers
   *[other] markers (route:space) { $spaces }
}.
octa-picture-alt-left = { $player } has left.
