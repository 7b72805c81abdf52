# Plans: what a person wants, one press each.

hexlands-plan-wins = { $works ->
    [0] { $sells ->
        [0] { $gives_up ->
            [0] End the turn
           *[other] Give up { $gives_up } for the upkeep
        }
       *[other] { $gives_up ->
            [0] Sell { $sells } for the upkeep
           *[other] Sell { $sells }, give up { $gives_up } for the upkeep
        }
    }
   *[other] Work for coins, end the turn
}: you win
hexlands-plan-commit = { $count ->
    [0] Roll none
   *[other] Roll { $count }
}
hexlands-plan-commit-usual = Roll { $count } of { $have }{ $first ->
    [0] {" "}· as usual
   *[other] {""}
}
hexlands-plan-wager = { $count ->
    [0] Stake none
   *[other] Stake { $count }
}
hexlands-plan-march = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}:{" "}{ $strong ->
    [0] {""}
   *[other] strong{" "}
}{ $count ->
    [one] {""}
   *[other] { $count } soldiers{" "}
}{ $origin } → { $to } { hexlands-plan-gain }
hexlands-plan-gain = { $gain ->
    [land] · new land
    [level] · one level higher{ $bound ->
        [0] {""}
       *[other] {", or "}{ $works }
    }
    [tree] · fells a tree
    [none] { $bound ->
        [0] {""}
       *[other] · for { $works }, by order
    }
    [defeat] ⚔ { $mine }:{ $theirs }, no win
   *[battle] ⚔ { $mine }:{ $theirs }{ hexlands-plan-prize }
}
# What becomes of the space of a won battle.
hexlands-plan-prize = { $prize ->
    [land] {" "}· yours
    [public] {" "}· becomes public
    [castle] {" "}· only coins to take
   *[none] {""}
}
hexlands-plan-ride = { $origin } → { $to }{ $gain ->
    [land] {" "}· new land
    [level] {" "}· one level higher
    [tree] {" "}· fells a tree
   *[none] { $theirs ->
        [0] {""}
       *[other] {" "}⚔ { $mine }:{ $theirs }{ hexlands-plan-prize }
    }
}
hexlands-plan-play = Use { $item } · { $effect }
hexlands-plan-clear = Clearing · { $what ->
    [trees] trees on { $hex }
   *[wall] { $rival }’s wall on { $hex }
}
hexlands-plan-buy = Buy { $item } from { $seat } for { $price } · { $effect }
hexlands-plan-draw = Buy a special tile, unseen, for { $price }
hexlands-plan-road = { $bridge ->
    [0] Road on { $hex }
   *[other] Bridge on { $hex }
}{ $blocks ->
    [0] {""}
   *[other] {" "}· then no building there
}
hexlands-plan-develop = Draw { $item } with { $dice } · { $effect }{ hexlands-plan-drops }
hexlands-plan-promote = Soldier on { $hex } becomes strong
hexlands-plan-lay = { $hex } · { $new ->
    [0] height { $height }
   *[other] new land
}{ hexlands-price }{ $blocks ->
    [0] {""}
   *[other] {" "}· no building there this round
}
hexlands-plan-lay-free = { $hexes }
# Buttons, in 12 columns.
hexlands-plan-march-short-typed = { hexlands-plan-march }
hexlands-plan-march-dice = { $dice ->
    [none] {""}
   *[other] {" "}{ $dice }
}
hexlands-plan-march-short = { $to } { $gain ->
    [land] { $dice ->
        [none] new
       *[other] new { $dice }
    }
    [level] ▲{ hexlands-plan-march-dice }
    [tree] fell tree
    [none] { $site ->
        [spot] spot?
        [mine] mine?
       *[none] own land
    }
   *[battle] ⚔{ $mine }:{ $theirs }{ $count ->
        [one] { $prize ->
            [castle] {" "}💰
           *[none] {""}
        }
       *[other] {" "}×{ $count }
    }
}
hexlands-plan-ride-short = { $to }{ $gain ->
    [land] {" "}new
    [level] {" "}▲
    [tree] {" "}fell tree
   *[none] { $theirs ->
        [0] {""}
       *[other] {" "}⚔{ $mine }:{ $theirs }
    }
}
hexlands-plan-play-short = { $use }
hexlands-plan-clear-short = { $short } { $hex }
hexlands-plan-draw-short = Tile −{ $price }💰
hexlands-plan-buy-short = 💰{ $price }→{ $short }
hexlands-plan-develop-short = { $die }→{ $short }
hexlands-plan-promote-short = { $hex } strong
hexlands-plan-lay-short = { $hex } { $new ->
    [0] ▲
   *[other] new
}{ $price ->
    [0] {""}
   *[other] {" "}−{ $price }💰
}
hexlands-plan-orders-short = { $count ->
    [0] Orders…
   *[other] Orders +{ $coins }💰
}
hexlands-plan-work-end-short = End +{ $coins }💰
hexlands-plan-end-short = End turn
hexlands-plan-enough = No more{ $left ->
    [0] {""}
   *[other] {" "}· { $left } left
}
hexlands-plan-again = { $hex } ×{ $count } with { $dice }
hexlands-plan-both = { $hexes } with { $dice }
hexlands-plan-work-end = End turn: work { $coins }{ hexlands-plan-drops }
hexlands-plan-end = End turn{ hexlands-plan-drops }
hexlands-plan-done = End turn
hexlands-plan-drops = { $drops ->
    [0] {""}
    [one] {" "}· 1 step unused
   *[other] {" "}· { $drops } steps unused
}
hexlands-plan-orders = { $count ->
    [0] Orders…
   *[other] Work { $coins }, orders…
}{ hexlands-plan-drops }
# Whole turns.
hexlands-plan-land = Land: { $parts }{ hexlands-plan-rest }
hexlands-plan-fight = Fight: { $parts }{ hexlands-plan-rest }
hexlands-plan-build = Develop: { $parts }{ hexlands-plan-rest }
hexlands-plan-rest = { $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
}{ $coins ->
    [0] {""}
    [one] , work 1 coin
   *[other] , work { $coins } coins
}
hexlands-plan-part-masons = Masons { $hexes }
hexlands-plan-part-fight = { $prize ->
    [land] take { $hex }
   *[other] { $hex }
} ⚔{ $mine }:{ $theirs }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}{ $prize ->
    [castle] {" "}💰
    [public] {" "}public
   *[other] {""}
}
hexlands-plan-part-get = { $dice }→{ $item }
hexlands-plan-part-order = { $castle ->
    [0] { $building } { $hex }
   *[other] { $building } level
} −{ $price }💰
hexlands-plan-part-play = play { $item }
hexlands-plan-part-buy = buy { $item }{ hexlands-price }
hexlands-plan-part-road = road { $hex }
hexlands-plan-part-lay = tile { $hex }{ hexlands-price }
hexlands-plan-part-draw = a special tile{ hexlands-price }
hexlands-plan-part-turn = turn over { $tile }
hexlands-plan-part-promote = { $hex } becomes strong
hexlands-plan-part-clear = clear { $hex }
hexlands-plan-suggested = { $things }{ $coins ->
    [0] {""}
   *[other] , work { $coins }
}
hexlands-plan-order = { $work }{ $height ->
    [0] {""}
   *[other] {" "}· height { $height }
}{ hexlands-price }
hexlands-plan-order-on = { $hex }: { hexlands-plan-order }
hexlands-plan-back = then { $home ->
    [0] to { $to }
   *[other] home
}
hexlands-plan-back-on = { $hex }: { hexlands-plan-back }
hexlands-plan-deal = Trade with { $seat }
hexlands-plan-withdraw = Withdraw my offer
hexlands-plan-defend = { $how ->
    [no] Add no tile
    [plain] A tile if free
   *[all] A tile, even for coins
}
hexlands-plan-aim = Cannon on { $hex }
hexlands-plan-relieve = { $count ->
    [0] Demote nobody
    [one] Demote 1 strong soldier
   *[other] Demote { $count } strong soldiers
}
hexlands-plan-give-coins = { hexlands-action-give-coins }
hexlands-plan-give-die = { hexlands-action-give-die }
hexlands-plan-give-card = { hexlands-action-give-card }
hexlands-plan-give-tile = { hexlands-action-give-tile }
hexlands-plan-ask-coins = { hexlands-action-ask-coins }
hexlands-plan-ask-die = { hexlands-action-ask-die }
hexlands-plan-ask-card = { hexlands-action-ask-card }
hexlands-plan-ask-tile = { hexlands-action-ask-tile }
hexlands-plan-propose = Make the offer
hexlands-plan-drop = No offer
hexlands-plan-accept = Accept
hexlands-plan-decline = Decline
hexlands-plan-pay = { $parts }
hexlands-plan-sell = Sell { $item } for { $price }
hexlands-plan-raze = Demolish the { $building } on { $hex } · saves { $saves }
hexlands-plan-dismiss = Dismiss a { $unit } on { $hex } · saves { $saves }
hexlands-plan-demote = Demote a strong soldier on { $hex } · saves { $saves }
hexlands-plan-part-sell = sell { $item }
hexlands-plan-part-raze = demolish { $hex }
hexlands-plan-part-dismiss = dismiss { $hex }
hexlands-plan-part-demote = demote { $hex }
