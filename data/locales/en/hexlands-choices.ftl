# Hexlands, in English: labels of buttons, groups of choices, and what is asked when they are narrowed field by field.

## What a choice would mean

hexlands-price = { $price ->
    [0] {""}
    [one] {" "}· 1 coin
   *[other] {" "}· { $price } coins
}
hexlands-action-commit = { $count ->
    [0] Roll no six-sided dice
    [one] Roll 1 of { $have }
   *[other] Roll { $count } of { $have }
}
hexlands-action-wager = { $count ->
    [0] Stake nothing
   *[other] Stake { $count } of { $have }
}
hexlands-action-play = { $item }: { $effect }
hexlands-action-clear = Clearing: { $what ->
    [trees] the trees on { $hex }
   *[wall] { $rival }’s wall on { $hex }
}
hexlands-action-promote = A soldier on { $hex }
hexlands-action-lay = { $hex } · height { $height }{ hexlands-price }
hexlands-action-move = { $unit } { $origin } → { $to } · { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $mine ->
    [0] { $theirs ->
        [0] { $gain ->
            [land] {" "}· new land
            [level] {" "}· one level higher
            [tree] {" "}· fells a tree
           *[none] {""}
        }{ $halts ->
            [0] {""}
           *[other] {" "}· stops
        }
       *[other] {" "}· battle 0 : { $theirs }
    }
   *[other] {" "}· battle { $mine } : { $theirs }
}
hexlands-action-stop = { $left ->
    [0] Enough
   *[other] { $why ->
        [march] Leave the other steps ({ $left })
       *[other] Enough ({ $left } left)
    }
}
hexlands-action-next = { $why ->
    [cards] No more cards → shopping
    [market] Done shopping → dice
   *[act] { $idle ->
        [0] Go on → trade and orders
        [one] Let 1 die lapse → orders
       *[other] Let { $idle } dice lapse → orders
    }
}
hexlands-action-done = End my turn with these orders
hexlands-action-buy = { $item } from { $seat }’s pile · { $price ->
    [one] 1 coin
   *[other] { $price } coins
} · { $effect }
hexlands-action-sell = Sell { $item } for { $price }
hexlands-action-draw = Special tile, unseen (skull, lake or mountain) · { $price ->
    [one] 1 coin
   *[other] { $price } coins
}
hexlands-action-turn = Turn { $tile } over: a road
hexlands-action-road = { $bridge ->
    [0] Road on { $hex }
   *[other] Bridge on { $hex }
}
hexlands-action-join = Add up: { $die } + { $other } = { $sum }
hexlands-action-dispatch = { $die }: march { $die ->
    [one] 1 step
   *[other] { $die } steps
}
hexlands-action-develop = { $die }: card { $item } · { $effect } · { $left } in the pile
hexlands-action-work = { $die }: work for { $die ->
    [one] 1 coin
   *[other] { $die } coins
}
hexlands-action-work-all = { $count ->
    [one] The last die
   *[other] All { $count } dice
} to work: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
hexlands-action-deal = Trade: make { $seat } an offer
hexlands-action-give-coins = Give { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hexlands-action-give-die = Give a six-sided die
hexlands-action-give-card = Give { $item }
hexlands-action-give-tile = Give { $tile }
hexlands-action-ask-coins = Ask for { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hexlands-action-ask-die = Ask for a six-sided die
hexlands-action-ask-card = Ask for { $item }
hexlands-action-ask-tile = Ask for { $tile }
hexlands-action-propose = Make this offer to { $rival }
hexlands-action-drop = Make no offer
hexlands-action-withdraw = Take my offer back
hexlands-action-accept = Accept { $gives } for { $asks }
hexlands-action-decline = Decline { $player }’s offer
hexlands-action-order = { $hex }, instead: { $work }{ $height ->
    [0] {""}
   *[other] {" "}· height { $height }
}{ hexlands-price }
hexlands-action-back = From { $hex } { $home ->
    [0] to the garrison { $to }
   *[other] home to { $to }
}
hexlands-action-defend = Where land holds: { $how ->
    [no] no tile
    [plain] a tile if free
   *[all] a tile, even if it costs
}
hexlands-action-aim = Cannon on { $hex }
hexlands-action-relieve = { $count ->
    [0] No strong soldier stands down
    [one] 1 strong soldier stands down
   *[other] { $count } strong soldiers stand down
}
hexlands-action-raze = Pull down the { $building } on { $hex } · saves { $saves }
hexlands-action-dismiss = Dismiss a { $unit } on { $hex } · saves { $saves }
hexlands-action-demote = Strong → soldier on { $hex } · saves { $saves }

## Groups of choices

hexlands-kind-commit = Dice to roll
hexlands-kind-wager = Dice to stake
hexlands-kind-play = Use a card
hexlands-kind-clear = Clearing
hexlands-kind-promote = Which soldier?
hexlands-kind-lay = Place a tile
hexlands-kind-move = Move a soldier
hexlands-kind-stop = Enough
hexlands-kind-next = Go on
hexlands-kind-buy = Buy a card
hexlands-kind-sell = Sell a card
hexlands-kind-draw = Special tile
hexlands-kind-turn = Turn a tile over
hexlands-kind-road = Lay a road
hexlands-kind-join = Add dice up
hexlands-kind-dispatch = March
hexlands-kind-develop = Draw a card
hexlands-kind-work = Work for coins
hexlands-kind-work-all = All to work
hexlands-kind-deal = Trade
hexlands-kind-give-coins = Give coins
hexlands-kind-give-die = Give a die
hexlands-kind-give-card = Give a card
hexlands-kind-give-tile = Give a special tile
hexlands-kind-ask-coins = Ask for coins
hexlands-kind-ask-die = Ask for a die
hexlands-kind-ask-card = Ask for a card
hexlands-kind-ask-tile = Ask for a special tile
hexlands-kind-propose = Make the offer
hexlands-kind-drop = No offer
hexlands-kind-withdraw = Take it back
hexlands-kind-accept = Accept
hexlands-kind-decline = Decline
hexlands-kind-order = Change an order
hexlands-kind-back = Where to go then
hexlands-kind-defend = Where land holds
hexlands-kind-aim = Aim the Cannon
hexlands-kind-relieve = Strong soldiers
hexlands-kind-done = End my turn
hexlands-kind-raze = Pull down
hexlands-kind-dismiss = Dismiss
hexlands-kind-demote = Stand down

## Field by field

hexlands-field-clear-hex = Which space?
hexlands-value-clear-hex = { $value }
hexlands-field-promote-hex = Soldiers on which space?
hexlands-value-promote-hex = { $value }
hexlands-field-lay-hex = On which space?
hexlands-value-lay-hex = On { $value }
hexlands-field-move-origin = From where?
hexlands-value-move-origin = From { $value }
hexlands-field-move-to = To where?
hexlands-value-move-to = To { $value }
hexlands-field-move-unit = Which soldier?
hexlands-value-move-unit = { $value ->
    [strong] The strong soldier
   *[soldier] The soldier
}
hexlands-field-buy-seat = From whose pile?
hexlands-field-sell-number = Which card?
hexlands-field-turn-tile = Which tile?
hexlands-field-road-hex = On which space?
hexlands-value-road-hex = On { $value }
hexlands-field-join-die = Which dice?
hexlands-value-join-die = { $value } and …
hexlands-field-join-other = And which other one?
hexlands-value-join-other = and { $value }
hexlands-field-deal-seat = With whom?
hexlands-field-give-card-number = Which card?
hexlands-field-ask-card-number = Which card?
hexlands-field-order-hex = For which space?
hexlands-value-order-hex = On { $value }
hexlands-field-order-work = To do what?
hexlands-value-order-work = { $value ->
    [none] Nothing
    [tile] A tile
    [skull] A skull
    [lake] A lake
    [mountain] A mountain
    [garrison] A garrison
    [spot] A tourist spot
    [wall] A wall
    [fort] A fort
   *[mine] A mine
}
hexlands-field-back-hex = Soldiers on which space?
hexlands-value-back-hex = From { $value }
hexlands-field-back-to = Where to?
hexlands-value-back-to = To { $value }
hexlands-field-aim-hex = In the battle on which space?
hexlands-value-aim-hex = On { $value }
hexlands-field-raze-hex = On which space?
hexlands-value-raze-hex = On { $value }
hexlands-field-dismiss-hex = On which space?
hexlands-value-dismiss-hex = On { $value }
hexlands-field-dismiss-unit = Which soldier?
hexlands-value-dismiss-unit = { $value ->
    [strong] The strong soldier
   *[soldier] The soldier
}
hexlands-field-demote-hex = On which space?
hexlands-value-demote-hex = On { $value }
