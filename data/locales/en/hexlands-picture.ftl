# Words in the pictures.

hexlands-picture-round = Round { $round }
hexlands-picture-progress = { $progress } of { $limit }
hexlands-picture-ends = { $last ->
    [0] ends past { $limit }
   *[other] ends: { $last } in { $cards }
}
hexlands-picture-left = resigned
hexlands-picture-bankrupt = bankrupt
hexlands-picture-stage-commit = choose your dice
hexlands-picture-stage-cards = item cards
hexlands-picture-stage-promote = Veterans
hexlands-picture-stage-masons = Masons
hexlands-picture-stage-ride = Railway
hexlands-picture-stage-market = shopping
hexlands-picture-stage-act = using dice
hexlands-picture-stage-march = marching
hexlands-picture-stage-close = trade and orders
hexlands-picture-stage-deal = an offer
hexlands-picture-stage-upkeep = cannot pay
hexlands-picture-stage-gamble = the gamble
hexlands-picture-stage-roll = what follows
hexlands-picture-stage-over = over
hexlands-picture-market = Market
hexlands-picture-hand = Your hand
hexlands-picture-no-cards = No item cards.
hexlands-picture-committed = { $count ->
    [0] no d6 chosen
   *[other] { $count } d6 chosen
}
