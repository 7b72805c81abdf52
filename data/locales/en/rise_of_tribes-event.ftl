# What happened: a reader of these lines alone can follow the game.

rise-of-tribes-event-began = { $seat } starts. The first to { $points } points wins.
rise-of-tribes-event-dealt = { $seat } leads the { $tribe }: villages cost { $village }.
rise-of-tribes-event-led = { $seat } chooses { $power }.
rise-of-tribes-event-placed = { $seat } places { $count ->
    [one] 1 member
   *[other] { $count } members
} on { $hex }.
rise-of-tribes-event-taken = { $seat } takes { $count } { $resource }{ $why ->
    [pottery] {" "}(Pottery)
    [agriculture] {" "}(Agriculture)
    [dreamtime] {" "}(Dreamtime)
    [discovery] {" "}(Discovery)
    [basketry] {" "}(Basketry)
    [glacier] {" "}(left by the glacier)
   *[start] {""}
}.
rise-of-tribes-event-turn-began = { $seat }’s turn.
rise-of-tribes-event-village-points = { $seat } scores +{ $points } for villages, now { $total }.
rise-of-tribes-event-rolled = { $seat } { $again ->
    [0] rolls
   *[other] rerolls 1 die:
} { $dice }.{ $doubles ->
    [0] {""}
   *[other] {" "}Doubles: events!
}
rise-of-tribes-event-used = { $seat } plays { $die } on { $action } ({ $strength ->
    [weak] weak
    [strong] strong
   *[plain] normal
}): { $use ->
    [gather] { $amount } from each hex
    [lead] { $amount ->
        [one] 1 goal
       *[other] { $amount } goals
    }
   *[other] up to { $amount } members
}{ $light ->
    [0] .
   *[other] {" "}(Light in the Dark).
}
rise-of-tribes-event-spent = { $seat } spends { $die } on { $hex } to { $deed ->
    [hunt] hunt the mammoth.
    [tame] tame the mammoth.
   *[fight] drive off the tiger.
}
rise-of-tribes-event-grown = { $seat } adds 1 member on { $hex }.
rise-of-tribes-event-moved = { $seat } moves { $count }, { $origin } → { $to }{ $again ->
    [0] .
   *[other] {" "}(second step).
}
rise-of-tribes-event-herded = { $seat } takes the mammoth to { $hex }.
rise-of-tribes-event-driven = { $seat } drives 1 member of { $rival } away, { $origin } → { $to }.
rise-of-tribes-event-gathered = { $seat } gathers { $count } { $resource } on { $hex }.
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat } has no goals left to draw.
   *[other] { $seat } draws { $drawn }.
}
rise-of-tribes-event-sunk = { $seat } puts { $card } under their pile.
rise-of-tribes-event-struck = { $seat } loses { $count } on { $hex } to { $why ->
    [walls] the Walls.
    [ambush] an Ambush.
    [spears] Spears.
    [tar] the tar pit.
    [tiger] the tiger.
   *[volcano] the volcano.
}
rise-of-tribes-event-fought = Conflict on { $hex }: { $before } → { $after }.{ $empty ->
    [0] {""}
   *[other] {" "}All members there are gone.
}
rise-of-tribes-event-evaded = { $seat } saves 1 member on { $hex }.
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $seat } loses the village on { $hex }.
   *[other] { $seat }’s village on { $hex } is hidden and waits 1 turn for a member.
}
rise-of-tribes-event-village-kept = { $seat } keeps the hidden village on { $hex }.
rise-of-tribes-event-elder-lost = { $seat } loses the elder too; { $rival } scores +{ $points }.
rise-of-tribes-event-completed = { $seat } completes { $card }: +{ $points }, now { $total }.
rise-of-tribes-event-built = { $seat } builds a village on { $hex } for { $paid }.
rise-of-tribes-event-tiles-joined = First village: { $count } more tiles are shuffled into the event pile.
rise-of-tribes-event-elder-placed = { $seat } puts the elder on { $hex }.
rise-of-tribes-event-consulted = { $seat } gives { $rival } 1 { $resource } and uses { $card } this turn.
rise-of-tribes-event-bought = { $seat } buys { $tile } for { $count } { $resource }.
rise-of-tribes-event-sacrificed = { $seat } sacrifices 1 member on { $hex } and { $paid }: +{ $points }.
rise-of-tribes-event-studied = { $seat } pays 1 { $resource } for Shared Knowledge.
rise-of-tribes-event-traded = { $seat } trades { $resource } for { $wanted }.
rise-of-tribes-event-given = { $seat } gives { $rival } 1 { $resource }{ $why ->
    [bounty] {" "}(Shared Bounty).
   *[chieftain] .
}
rise-of-tribes-event-revealed = New event: { $tile }. { $effect }
rise-of-tribes-event-discarded = Event over: { $tile }.
rise-of-tribes-event-shuffled-back = { $tile } is shuffled back into the pile.
rise-of-tribes-event-cheaper = { $tile } now costs { $price }.
rise-of-tribes-event-lies = { $piece ->
    [invaders] Invaders appear on { $hex }.
    [mammoth] The mammoth is on { $hex }.
    [tiger] The sabertooth tiger is on { $hex }.
    [volcano] The volcano rises at { $hex }.
   *[glacier] The glacier lies on { $hex }.
}
rise-of-tribes-event-invaders-grew = There are now { $count } invaders.
rise-of-tribes-event-invaders-beaten = The last invader is gone. { $winner ->
    [0] Nobody scores.
   *[other] { $seat } scores +{ $points }.
}
rise-of-tribes-event-hunted = { $seat } hunts the mammoth: +{ $food } food, +{ $points }.
rise-of-tribes-event-tamed = { $seat } tames the mammoth for { $food } food: +{ $points }.
rise-of-tribes-event-tiger-beaten = { $seat } drives off the tiger for 1 member on { $hex }: +{ $points }.
rise-of-tribes-event-mammoth-lost = { $seat } has no member left with the mammoth and loses it: −{ $points }.
rise-of-tribes-event-erupted = { $seat } is near the volcano: +{ $count } stone.
rise-of-tribes-event-ice-grew = There is now { $count } stone on the glacier.
rise-of-tribes-event-ice-gone = The glacier on { $hex } melts and leaves { $count } stone.
rise-of-tribes-event-auction-began = Auction for the Chieftain: { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } from a bid of { $high }.
rise-of-tribes-event-bid-made = { $seat } bids { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
}.
rise-of-tribes-event-passed = { $seat } { $why ->
    [bid] drops out.
   *[settle] builds nothing.
}
rise-of-tribes-event-auction-won = { $seat } wins the Chieftain with { $amount }: +{ $points }.
rise-of-tribes-event-left = { $seat } resigns; their members and villages come off.
rise-of-tribes-event-ended = { $reason ->
    [points] Game over.
    [turns] Turn limit reached: game over.
   *[last-left] Only one player is left: game over.
}
