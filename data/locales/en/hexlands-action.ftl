# Labels of buttons and of suggestions of /game move: what a choice means.

hexlands-action-commit = { $count ->
    [0] Roll no d6
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
   *[other] {" "}· battle { $mine } : { $theirs }{ hexlands-plan-prize }
}
hexlands-action-stop = { $left ->
    [0] Enough
   *[other] { $why ->
        [march] Leave { $left ->
            [one] 1 step
           *[other] { $left } steps
        } unused
       *[other] Enough ({ $left } left)
    }
}
hexlands-action-next = { $why ->
    [cards] No more cards → shopping
    [market] Done shopping → dice
   *[act] { $idle ->
        [0] Go on → trade and orders
        [one] Leave 1 die unused → orders
       *[other] Leave { $idle } dice unused → orders
    }
}
hexlands-action-done = End turn with these orders
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
hexlands-action-deal = Trade with { $seat }
hexlands-action-give-coins = Give { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hexlands-action-give-die = Give 1 d6
hexlands-action-give-card = Give { $item }
hexlands-action-give-tile = Give { $tile }
hexlands-action-ask-coins = Ask for { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
hexlands-action-ask-die = Ask for 1 d6
hexlands-action-ask-card = Ask for { $item }
hexlands-action-ask-tile = Ask for { $tile }
hexlands-action-propose = Make this offer to { $rival }
hexlands-action-drop = Make no offer
hexlands-action-withdraw = Withdraw my offer
hexlands-action-accept = Accept { $gives } for { $asks }
hexlands-action-decline = Decline { $player }’s offer
hexlands-action-order = { $hex }: { $work }{ $height ->
    [0] {""}
   *[other] {" "}· height { $height }
}{ hexlands-price }
hexlands-action-back = From { $hex } { $home ->
    [0] to the garrison { $to }
   *[other] home to { $to }
}
hexlands-action-defend = If land holds without soldiers: { $how ->
    [no] add no tile
    [plain] a tile if free
   *[all] a tile, even for coins
}
hexlands-action-aim = Cannon on { $hex }
hexlands-action-relieve = { $count ->
    [0] Demote nobody
    [one] Demote 1 strong soldier
   *[other] Demote { $count } strong soldiers
}
hexlands-action-raze = Demolish the { $building } on { $hex } · saves { $saves }
hexlands-action-dismiss = Dismiss a { $unit } on { $hex } · saves { $saves }
hexlands-action-demote = Demote a strong soldier on { $hex } · saves { $saves }
