# Words in the pictures, and the pictures in words.

hexlands-picture-round = Round { $round }
hexlands-picture-progress = { $progress } · { $last ->
    [0] ends past { $limit }
   *[other] ends on { $last } of { $cards }
}
hexlands-picture-ends = end { $last }/{ $cards }
hexlands-picture-parent = starts
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
hexlands-picture-piles = Item piles
hexlands-picture-height = height (▲2)
hexlands-picture-trees = trees
hexlands-picture-road = road, bridge
hexlands-picture-items = Item cards
hexlands-picture-effect-roadwork = { $amount } special tiles
hexlands-picture-effect-market-day = { $amount } coins
hexlands-picture-effect-recruit = { $amount } soldier, castle
hexlands-picture-effect-clearing = clear trees or a wall
hexlands-picture-effect-dice-maker = { $amount } more d6
hexlands-picture-effect-veterans = { $amount } soldiers strong
hexlands-picture-effect-masons = { $amount } tiles anywhere
hexlands-picture-effect-architect = building at 1/{ $amount }
hexlands-picture-effect-cannon = +{ $amount } in one battle
hexlands-picture-effect-factory = { $amount } coin per space
hexlands-picture-effect-railway = all march { $amount } steps
hexlands-picture-score = Points: the coins, { $each } for each space, and the price of buildings and castle levels divided by { $part }.
hexlands-picture-orders = Your orders
hexlands-picture-forecast = If nothing else changed:
hexlands-picture-changes = Round { $round }: before → now
hexlands-picture-first-round = Nothing is resolved yet
hexlands-picture-nothing-changed = No space has changed.
hexlands-picture-event-earthquake = Every height of 3 or more becomes 2.
hexlands-picture-event-warming = Buildings of height 1 are destroyed.
hexlands-picture-event-eruption = Around mountains: buildings, roads and soldiers go, heights above 2 too.
hexlands-picture-event-typhoon = Around lakes: buildings, roads, soldiers and tiles of height 1 go.
hexlands-picture-event-flood = Around lakes: roads and soldiers go.
hexlands-picture-event-harvest = Everybody gets a die’s worth of coins. Autumn is here.
hexlands-picture-event-forestation = Trees grow on each left neighbour’s land.
hexlands-picture-event-landslide = Around mountains: roads and soldiers go.
hexlands-picture-event-trouble = Everybody loses up to a die’s worth of coins.
hexlands-picture-event-famine = Everybody loses half of their coins.
hexlands-picture-event-gamble = The highest die wins all dice at stake.
hexlands-picture-event-revolution = Item piles 9 to 11 are open from now on.
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
