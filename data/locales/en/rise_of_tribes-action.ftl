# Labels of buttons and of suggestions of /game move: what a choice means.

rise-of-tribes-action-place = { $hex } · { $terrain } · { $count ->
    [one] 1 member
   *[other] { $count } members
}
rise-of-tribes-action-take = { $why ->
    [discovery] Discover
   *[other] Take
} 1 { $resource }
rise-of-tribes-action-power = { $power }: { $effect }
rise-of-tribes-action-put = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-reroll = Reroll the { $die }
rise-of-tribes-action-keep = Keep both
rise-of-tribes-action-use-grow = Grow with { $die }{ rise-of-tribes-lit }: { $amount } members ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-move = Move with { $die }{ rise-of-tribes-lit }: { $amount } members ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-gather = Gather with { $die }{ rise-of-tribes-lit }: { $each } from each of { $amount } hexes ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-use-lead = Lead with { $die }{ rise-of-tribes-lit }: { $amount } { $amount ->
    [one] goal
   *[other] goals
} ({ rise-of-tribes-strength }) · pushes off { $pushed }
rise-of-tribes-action-hunt = Hunt the mammoth with { $die }: { $food } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}
rise-of-tribes-action-tame = Tame the mammoth with { $die }: pay { $food } food, { $tame } points
rise-of-tribes-action-fight = Drive off the tiger with { $die } and 1 member: { $points ->
    [one] 1 point
   *[other] { $points } points
}
rise-of-tribes-action-grow = { $hex } · { $terrain } · { $here } there
rise-of-tribes-action-move = { $count }: { $origin } → { $to } ({ $terrain })
rise-of-tribes-action-again = Second step: { $origin } → { $to } ({ $terrain })
rise-of-tribes-action-herd = Mammoth to { $hex }
rise-of-tribes-action-drive = { $seat }: { $origin } → { $to }
rise-of-tribes-action-gather = { $hex } · { $terrain } · { $count } { $resource }
rise-of-tribes-action-rival = { $seat }
rise-of-tribes-action-cycle = Swap { $card }
rise-of-tribes-action-draw = Draw { $count }
rise-of-tribes-action-bury = Put { $card } under the pile
rise-of-tribes-action-stop = { $why ->
    [drive] Drive nobody away
   *[other] Done
}
rise-of-tribes-action-resolve = { $hex } · { $terrain } · { $who }
rise-of-tribes-action-complete = { $card } · { $points } { $points ->
    [one] point
   *[other] points
}{ $free ->
    [1] {""}
   *[other] {" · for "}{ $price }
}
rise-of-tribes-action-village = Village on { $hex } · for { $price }
rise-of-tribes-action-elder = Elder to { $hex }
rise-of-tribes-action-consult = { $card } from { $seat } for 1 { $resource }
rise-of-tribes-action-buy = Buy { $tile } · { $price }
rise-of-tribes-action-sacrifice = Altar: 1 member on { $hex } and { $price }
rise-of-tribes-action-study = Study for 1 { $resource }
rise-of-tribes-action-trade = { $resource } → { $wanted }
rise-of-tribes-action-end = End my turn
rise-of-tribes-action-bid = Bid { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}
rise-of-tribes-action-pass = { $why ->
    [bid] Drop out
    [consult] Borrow nothing
   *[other] Build nothing
}
rise-of-tribes-action-give = 1 { $resource } to { $seat }
rise-of-tribes-action-settle = Village { $elder ->
    [0] on { $hex }
   *[other] and elder on { $hex }
} · for { $price }
