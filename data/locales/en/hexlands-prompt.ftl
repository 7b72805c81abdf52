# What is asked, with a running summary.

hexlands-prompt-wait = Nothing to decide just now.
hexlands-prompt-commit = Round { $round }: how many six-sided dice do you roll? You have { $have }. Each is spent when it is rolled; your three-sided dice are rolled anyway and stay yours. In your turn each die is one thing to do: march, draw a card, or work for coins. Nobody sees your choice until all have chosen. Turns: { $order }.
hexlands-prompt-gamble = The Gamble: how many six-sided dice do you stake? You have { $have }. All who stake roll theirs. The single highest die wins all staked dice and one more; if the neutral die is as high or higher, all are lost.
hexlands-prompt-upkeep = Your upkeep is { $due ->
    [one] 1 coin
   *[other] { $due } coins
}, and you have { $coins ->
    [0] none
    [one] 1 coin
   *[other] { $coins } coins
}. Sell cards, let soldiers stand down or go, or pull forts down until it can be paid. Who can give up nothing more is out of the game.
hexlands-prompt-cards = Step 1 of 4, cards: use as many as you like of { $hand }. Cards of this turn can be used from your next one on.
    { hexlands-summary }
hexlands-prompt-market = Step 2 of 4, shopping.{ $held ->
    [0] {" "}You hold no cards to use or to sell.
   *[other] {" "}Sell any cards of yours.
}{ $sale ->
    [0] {" "}There is no card in the market that you can buy.
   *[other] {" "}Buy up to 1 card from the market.
}{ $draws ->
    [0] {""}
   *[other] {" "}Buy 1 special tile: a skull, a lake or a mountain, and a road on its back.
}{ $roads ->
    [0] {""}
   *[other] { $sites ->
        [0] {" "}No place for a road yet ({ $roads } in hand): it has to be on land of yours, beside your castle or a road that leads there.
       *[other] {" "}Lay roads ({ $roads } in hand).
    }
}
    { hexlands-summary }
hexlands-prompt-promote = Veterans: which soldier becomes strong? Strength 2, upkeep 4 a round. { $left } to choose.
    { hexlands-summary }
hexlands-prompt-masons = Masons: where do you place a tile, without soldiers? { $left } to place.
    { hexlands-summary }
hexlands-prompt-ride = Railway: each soldier may go once, up to { $left } steps.
    { hexlands-summary }
hexlands-prompt-act = Step 3 of 4, dice: use each one to march that many steps, to draw the item card of its number, or to work for coins. You may add two up first.
    { hexlands-summary }
hexlands-prompt-march = March: { $left ->
    [one] 1 step
   *[other] { $left } steps
} to share among your soldiers. Public land beside yours, where only you stand when all have had their turns, becomes yours. Whoever comes upon a rival, or to a place that cannot be passed, stops there.
    { hexlands-summary }
hexlands-prompt-deal = Your offer to { $rival }: you give { $gives }, you ask for { $asks }. Add something, make it, or drop it. { $left ->
    [one] 1 more choice
   *[other] { $left } more choices
} for trading in this turn.
    { hexlands-summary }
hexlands-prompt-answer = { $player } offers you { $gives } for { $asks }. Nobody waits for your answer; the offer ends with their turn.
hexlands-prompt-close = Step 4 of 4: trade if you like, and look at your orders for the resolution. { $offer ->
    [0] {""}
   *[other] Your offer is open until you end your turn.{" "}
}Orders are secret, and lapse where they are no longer possible.{ $ordered }
    Where your land holds without soldiers, you place { $defence ->
    [no] no tile
    [plain] a tile if it is free
   *[all] a tile, even if a building makes it cost coins
}.{ $cannon ->
    [none] {""}
   *[other] {" "}The Cannon counts on { $cannon }.
}{ $relieve ->
    [0] {""}
    [one] {" "}1 strong soldier stands down before upkeep.
   *[other] {" "}{ $relieve } strong soldiers stand down before upkeep.
}
    If nothing else changed:{ $foreseen }
    { hexlands-summary }
