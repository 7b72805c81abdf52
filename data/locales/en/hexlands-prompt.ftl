# What is asked, with a running summary.

hexlands-prompt-wait = Nothing to decide just now.
hexlands-prompt-commit = Round { $round }: roll how many d6? You have { $have }. { $round ->
    [1] { hexlands-prompt-how }{" "}
    [2] { hexlands-prompt-how }{" "}
   *[other] {""}
}Turn order: { $order }.
# Rounds after the second need no explanation.
hexlands-prompt-how = Rolled d6 are spent; your d3 roll every round. Each die is one action: march, draw a card or work. Choices stay secret until everybody has chosen.
hexlands-prompt-gamble = Gamble: stake how many of your { $have } d6? The single highest die wins all staked dice and 1 more; a tie returns them. If the neutral die is higher than all, they are lost.
hexlands-prompt-upkeep = Upkeep { $due }, coins { $coins }: sell cards, demote or dismiss soldiers or demolish forts until you can pay. With nothing left to give up, you’re out.
hexlands-prompt-cards = Your cards: { $hand }. Cards you get this turn work from your next turn. { hexlands-summary }
hexlands-prompt-market = { $held ->
    [0] No cards to use or sell.
   *[other] Sell any cards (More…).
}{ $sale ->
    [0] {" "}None in the market to buy.
   *[other] {""}
}{ $roads ->
    [0] {""}
   *[other] { $sites ->
        [0] {" "}No place for a road yet ({ $roads } in hand): on your land, next to your castle or a road that leads there.
       *[other] {" "}Lay roads ({ $roads } in hand).
    }
} { hexlands-summary }
hexlands-prompt-promote = Veterans: which soldiers become strong (strength 2, upkeep 4)? { $left } to choose. { hexlands-summary }
hexlands-prompt-masons = Masons: where do you place tiles, without soldiers? { $left } to place. { hexlands-summary }
hexlands-prompt-ride = Railway: each soldier moves once, up to { $left } steps. { hexlands-summary }
hexlands-prompt-act = Each die is one action: march, draw the card of its number, or work. { hexlands-summary }
hexlands-prompt-march = { $left ->
    [one] 1 step
   *[other] { $left } steps
} left to share. Public land next to yours becomes yours if only your soldiers stand there when the round resolves. { hexlands-summary }
hexlands-prompt-deal = Offer to { $rival }: you give { $gives }, you ask for { $asks }. { $left ->
    [one] 1 choice
   *[other] { $left } choices
} left for trading this turn.
hexlands-prompt-answer = { $player } offers you { $gives } for { $asks }. The game won’t wait, and the offer ends with their turn.
hexlands-prompt-close = { $listed ->
    [0] Your orders are secret.
   *[other] Orders (secret): { $orders }.
}{ $defence ->
    [no] {" "}Held without soldiers: no tile.
    [plain] {""}
   *[all] {" "}Held without soldiers: a tile, even at a cost.
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
    If nothing changes:{"\u000A• "}{ $foreseen }
