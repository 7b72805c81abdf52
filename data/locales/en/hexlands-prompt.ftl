# What is asked, with a running summary.

hexlands-prompt-wait = Nothing to decide just now.
hexlands-prompt-commit = Round { $round }: { $have ->
    [one] roll your last d6?
   *[other] roll how many of your { $have } d6?
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, upkeep { $upkeep }.{ $round ->
    [1] {" "}{ hexlands-prompt-how }
   *[other] {""}
}{ $spring ->
    [0] {""}
   *[other] {" "}Spring at progress { $spring }: { $fed ->
        [0] no d6 without land joined to your castle.
       *[other] +{ $fed } d6 for your land.
    }
} Turn order: { $order }.
# Rounds after the first need no explanation.
hexlands-prompt-how = Rolled d6 are spent; your d3 roll every round. Choices stay secret until everybody has chosen. The game ends when progress passes { $limit }; each event adds to it.
# What to do with dice, and what orders are, in the first round.
hexlands-prompt-turn-how = { $round ->
    [1] {" "}Each die is one action: march (new: new land, ▲: a level higher, ⚔: you against them), draw a card (3→Recruit) or work for coins (💰). New cards work from your next turn.
   *[other] {""}
}
hexlands-prompt-orders-how = { $round ->
    [1] {" "}They run when everybody has had a turn: each soldier works where it stands, then goes home.
   *[other] {""}
}
hexlands-prompt-gamble = Gamble: { $have ->
    [one] stake your last d6?
   *[other] stake how many of your { $have } d6?
} The highest die wins all and 1 more, a tie returns them; if the neutral die is highest, they are lost.
hexlands-prompt-upkeep = Upkeep { $due }, coins { $coins }: sell cards, demote or dismiss soldiers or demolish forts until you can pay. With nothing left to give up, you’re out.
hexlands-prompt-cards = { hexlands-summary }.{ $held ->
    [0] {""}
   *[other] {" "}Cards: { $hand }.
} Cards and shop first, then march.{ hexlands-prompt-turn-how }
hexlands-prompt-market = { hexlands-summary }. Shop first, then march.{ $held ->
    [0] {""}
   *[other] {" "}Sell any cards (More…).
}{ $sale ->
    [0] { $offered ->
        [0] {""}
        [one] {" "}Market: 1 card for { $cheapest ->
            [one] { $cheapest } coin
           *[other] { $cheapest } coins
        }.
       *[other] {" "}Market: { $offered } cards from { $cheapest ->
            [one] { $cheapest } coin
           *[other] { $cheapest } coins
        } up.
    }
   *[other] {""}
}{ $sites ->
    [0] {""}
   *[other] {" "}Roads in hand: { $roads }.
}{ hexlands-prompt-turn-how }
hexlands-prompt-promote = { hexlands-summary }. Veterans: which soldiers become strong (strength 2, upkeep 4)? { $left } to choose.
hexlands-prompt-masons = { hexlands-summary }. Masons: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} to place, without soldiers. Each round, a space takes only 1 tile or building.
hexlands-prompt-ride = { hexlands-summary }. Railway: each soldier moves once, up to { $left ->
    [one] { $left } step
   *[other] { $left } steps
}.
hexlands-prompt-act = { hexlands-summary }.{ hexlands-prompt-turn-how }
hexlands-prompt-march = { $left ->
    [one] 1 step
   *[other] { $left } steps
} left to share. { hexlands-summary }.{ $round ->
    [1] {" "}{ hexlands-prompt-march-how }
   *[other] {""}
}
hexlands-prompt-march-how = Public land next to yours becomes yours if only your soldiers stand there when the round resolves.
hexlands-prompt-deal = Offer to { $rival }: you give { $gives }, you ask for { $asks }. { $left ->
    [one] 1 choice
   *[other] { $left } choices
} left for trading this turn.
hexlands-prompt-answer = { $player } offers you { $gives } for { $asks }. The game goes on meanwhile; the offer ends with their turn.
hexlands-prompt-close = { $listed ->
    [0] Your orders are secret.
   *[other] Orders (secret): { $orders }.
}{ hexlands-prompt-orders-how }{ $defence ->
    [no] {" "}If land holds without soldiers: no tile.
    [plain] {""}
   *[all] {" "}If land holds without soldiers: a tile, even for coins.
}{ $cannon ->
    [none] {""}
   *[other] {" "}Cannon on { $cannon }.
}{ $relieve ->
    [0] {""}
    [one] {" "}1 strong soldier is demoted before upkeep.
   *[other] {" "}{ $relieve } strong soldiers are demoted before upkeep.
}{ $offer ->
    [0] {""}
   *[other] {" "}Your offer is open until you end your turn.
}
    If nothing changes: { $foreseen }.
