# Words in the pictures, and the pictures in words.

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
hexlands-picture-alt-head = Hexlands, round { $round }, { $season }, progress { $progress } (the game ends when it passes { $limit }{ $last ->
    [0] {""}
   *[other] , as { $last } of the { $cards } events that may come bring about
}). Asked: { $players } ({ $stage }).
hexlands-picture-alt-over = Hexlands, over in round { $round }, won by { $winners }.
hexlands-picture-alt-player = { $player }: { $score } points, { $coins } coins, { $spaces } spaces, castle { $home } height { $castle }; soldiers { $camps }; dice { $d6 }, cards { $cards }, special tiles { $tiles }.
hexlands-picture-alt-lands = { $player } holds { $spaces }.
hexlands-picture-alt-gone = { $player } is out.
hexlands-picture-alt-battle = Battle on { $hex }, { $sums }.
hexlands-picture-alt-event = Event: { $event }.
hexlands-picture-alt-hand = Your hand: { $hand }.
