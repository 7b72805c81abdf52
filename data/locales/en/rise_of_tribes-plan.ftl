# Buttons and options of the panel: what a player wants, with its price and gain. 24 characters where it can be.

rise-of-tribes-plan-use = { $die }{ $use ->
    [grow] Grow { $amount }{ $where ->
        [none] {""}
       *[other] {" "}{ $where }
    }
    [move] Move { $amount }
    [gather] Gather { $amount }×{ $each }
   *[lead] Lead { $amount }
}{ $light ->
    [0] {""}
   *[other] {", Light in the Dark"}
}
rise-of-tribes-plan-swap = { $die }Lead { $amount }, swap first…
rise-of-tribes-plan-enough = { $why ->
    [drive] Drive nobody away
    [calendar] Keep both dice
    [consult] Borrow nothing
    [grow] Done, grow { $left } fewer
    [move] { $left ->
        [0] Done
        [one] Done, 1 step unused
       *[other] Done, { $left } steps unused
    }
    [gather] { $left ->
        [one] Done, 1 hex not gathered
       *[other] Done, { $left } hexes not gathered
    }
   *[other] Done
}
rise-of-tribes-plan-draw = Draw { $count }
rise-of-tribes-plan-cycle = Swap { $card }{ $count ->
    [0] {""}
   *[other] {", draw "}{ $count }
}
rise-of-tribes-plan-reroll = Reroll { $die }
rise-of-tribes-plan-take = Take { $what }
rise-of-tribes-plan-even = Share out evenly ({ $count })
rise-of-tribes-plan-give = { $what } to { $seat }
rise-of-tribes-plan-place = { $hex }{ $rivals ->
    [0] { $land ->
            [lake] {" lake"}
            [forest] {" forest"}
            [mountain] {" mountain"}
            [jungle] {" jungle"}
            [oasis] {" oasis"}
            [tar-pit] {" tar pit"}
       *[other] {""}
    }
    [one] {" 1 rival"}
   *[other] {" "}{ $rivals } rivals
}
rise-of-tribes-plan-bid = Bid { $count }
rise-of-tribes-plan-target = { $hex }{ $fights ->
    [0] { $lost ->
        [none] { $rivals ->
            [0] { $invaders ->
                [0] {""}
               *[other] {" invaders"}
            }
            [one] {" 1 rival"}
           *[other] {" "}{ $rivals } rivals
        }
       *[other] {""}
    }
   *[other] { $lost ->
        [none] {" ⚔"}{ $own }:{ $rival }
       *[other] {" ⚔"}
    }
}{ $lost ->
    [village] {" −🏠"}{ $origin }
    [mammoth] {" −🦣"}{ $origin }
   *[none] {""}
}
rise-of-tribes-plan-all = { $all ->
    [0] { $count } more
   *[other] All { $count }
}{ $fights ->
    [0] { $grow ->
        [0] {" to "}{ $hex }
       *[other] {" on "}{ $hex }
    }
   *[other] {" ⚔"}{ $own }:{ $rival }
}
rise-of-tribes-plan-fewer = { $hex } −1
rise-of-tribes-plan-from = From { $origin }{ $lost ->
    [village] {" −🏠"}
    [mammoth] {" −🦣"}
   *[none] {""}
}
rise-of-tribes-plan-again = { $origin } → { $to }, second step
rise-of-tribes-plan-gather = { $hex } { $count } { $what }
rise-of-tribes-plan-village = 🏠 { $hex } { $food }/{ $wood }/{ $stone }
rise-of-tribes-plan-village-elder = 🏠 Village { $hex } with elder · { $food }/{ $wood }/{ $stone }
rise-of-tribes-plan-complete = { $card } +{ $points }{ $free ->
    [1] {" · free"}
   *[other] {" · "}{ $food }/{ $wood }/{ $stone }
}
rise-of-tribes-plan-end = { $count ->
    [0] {""}
   *[other] { $cards } +{ $points }
}{ $wins ->
    [0] { $count ->
        [0] End turn
       *[other] {", end turn"}
    }
   *[other] {" and win!"}
}
rise-of-tribes-plan-suggested = { $what }
rise-of-tribes-plan-turn = { $kind ->
    [spread] Spread
    [fight] Fight
   *[build] { $built ->
        [0] Save up
       *[other] Build
    }
}: { $what }
rise-of-tribes-plan-turn-grow = grow { $count } on { $hexes }
rise-of-tribes-plan-turn-move = move { $count }{ $of ->
    [0] {""}
   *[other] {" of "}{ $of }
} to { $hexes }
rise-of-tribes-plan-turn-idle = move nobody
rise-of-tribes-plan-turn-gather = gather { $what }
rise-of-tribes-plan-turn-fight = ⚔ { $where }
rise-of-tribes-plan-turn-against = { $hex } { $own }:{ $rival }
rise-of-tribes-plan-turn-lost = −🏠 { $hexes }
rise-of-tribes-plan-turn-village = 🏠 { $hex } { $price }
rise-of-tribes-plan-turn-elder = elder to { $hex }
rise-of-tribes-plan-turn-complete = { $card } { $price }
rise-of-tribes-plan-to-gather = Gather { $count }
rise-of-tribes-plan-to-grow = Grow { $hexes }
rise-of-tribes-plan-to-move = Move to { $hexes }
rise-of-tribes-plan-to-lead = Lead { $count }
rise-of-tribes-plan-to-village = 🏠 { $hex }
rise-of-tribes-plan-to-complete = { $card }
rise-of-tribes-plan-to-cycle = swap { $card }
rise-of-tribes-plan-to-buy = Buy a tile
rise-of-tribes-plan-to-sacrifice = Sacrifice at the altar
rise-of-tribes-plan-to-hunt = Hunt the mammoth
rise-of-tribes-plan-to-tame = Tame the mammoth
rise-of-tribes-plan-to-fight = Drive off the tiger
rise-of-tribes-plan-to-fight-at = ⚔ { $hex } { $own }:{ $rival }, { $stays ->
    [0] none stay
    [one] 1 stays
   *[other] { $stays } stay
}
rise-of-tribes-plan-to-rest = Decide for me
rise-of-tribes-plan-wins = { $what }: you win
rise-of-tribes-plan-win-gather = Gather{ $brief ->
    [0] {" "}{ $what }
   *[other] {""}
}
rise-of-tribes-plan-win-grow = Grow{ $brief ->
    [0] {" "}{ $hexes }
   *[other] {""}
}
rise-of-tribes-plan-win-move = Move{ $brief ->
    [0] {" to "}{ $hexes }
   *[other] {""}
}
rise-of-tribes-plan-win-lead = Lead
rise-of-tribes-plan-win-complete = Complete { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } goals
}
rise-of-tribes-plan-win-hunt = Hunt the mammoth
rise-of-tribes-plan-win-tame = Tame the mammoth
rise-of-tribes-plan-win-fight = Drive off the tiger
rise-of-tribes-plan-win-sacrifice = Sacrifice at the altar
rise-of-tribes-plan-win-bid = Bid { $count }
rise-of-tribes-plan-win-battle = Win the battle
rise-of-tribes-plan-win-end = End the turn
rise-of-tribes-plan-win-village = 🏠 { $hexes }
rise-of-tribes-plan-then-gather = gather{ $brief ->
    [0] {" "}{ $what }
   *[other] {""}
}
rise-of-tribes-plan-then-grow = grow{ $brief ->
    [0] {" "}{ $hexes }
   *[other] {""}
}
rise-of-tribes-plan-then-move = move{ $brief ->
    [0] {" to "}{ $hexes }
   *[other] {""}
}
rise-of-tribes-plan-then-lead = lead
rise-of-tribes-plan-then-complete = complete { $count ->
    [1] { $cards }
    [2] { $cards }
   *[other] { $count } goals
}
rise-of-tribes-plan-then-hunt = hunt the mammoth
rise-of-tribes-plan-then-tame = tame the mammoth
rise-of-tribes-plan-then-fight = drive off the tiger
rise-of-tribes-plan-then-sacrifice = sacrifice at the altar
rise-of-tribes-plan-then-bid = bid { $count }
rise-of-tribes-plan-then-battle = win the battle
rise-of-tribes-plan-then-end = end the turn
rise-of-tribes-plan-then-village = 🏠 { $hexes }
