# What happened: a reader of these lines alone can follow the game.

rise-of-tribes-event-began = { $seat } is the start player. The first to { $points } points wins.
rise-of-tribes-event-dealt = { $seat } leads the { $tribe }. A village costs them { $village }.
rise-of-tribes-event-led = { $seat } chooses { $power }.
rise-of-tribes-event-placed = { $seat } places { $count } { $count ->
    [one] member
   *[other] members
} on { $hex }.
rise-of-tribes-event-taken = { $seat } takes { $count } { $resource }{ $why ->
    [pottery] {" "}for Pottery
    [agriculture] {" "}for Agriculture
    [dreamtime] {" "}for Dreamtime
    [discovery] {" "}for the Discovery
    [basketry] {" "}for Basketry
    [glacier] {" "}that the glacier left
   *[start] {""}
}.
rise-of-tribes-event-turn-began = It is { $seat }’s turn.
rise-of-tribes-event-village-points = { $seat } gains { $points } for villages and has { $total }.
rise-of-tribes-event-rolled = { $seat } { $again ->
    [0] rolls
   *[other] rerolls one die, and has
} { $dice }{ $doubles ->
    [0] .
   *[other] : doubles, and that means events!
}
rise-of-tribes-event-used = { $seat } puts a { $die } above { $action }: { $strength ->
    [weak] weak
    [strong] strong
   *[plain] plain
}, { $use ->
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
rise-of-tribes-event-spent = { $seat } spends a { $die } on { $hex } to { $deed ->
    [hunt] hunt the mammoth.
    [tame] tame the mammoth.
   *[fight] drive the tiger off.
}
rise-of-tribes-event-grown = { $seat } grows on { $hex }.
rise-of-tribes-event-moved = { $seat } moves { $count } from { $origin } to { $to }{ $again ->
    [0] .
   *[other] {" "}in a second step.
}
rise-of-tribes-event-herded = { $seat } leads the mammoth to { $hex }.
rise-of-tribes-event-driven = { $seat } drives a member of { $rival } from { $origin } to { $to }.
rise-of-tribes-event-gathered = { $seat } gathers { $count } { $resource } on { $hex }.
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat } has no goals left to draw.
   *[other] { $seat } draws { $told }.
}
rise-of-tribes-event-sunk = { $seat } puts { $card } under the pile.
rise-of-tribes-event-struck = { $seat } loses { $count } on { $hex } to { $why ->
    [walls] the Walls.
    [ambush] an ambush.
    [spears] spears.
    [tar] the tar.
    [tiger] the tiger.
   *[volcano] the volcano.
}
rise-of-tribes-event-fought = Conflict on { $hex }, too many live there: { $before }. All lose one at a time until one tribe is left. { $empty ->
    [0] Left there: { $after }.
   *[other] Nobody is left.
}
rise-of-tribes-event-evaded = One member of { $seat } escapes to { $hex }.
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $seat }’s village on { $hex } is gone.
   *[other] { $seat }’s village on { $hex } waits, hidden, for somebody to come back.
}
rise-of-tribes-event-village-kept = { $seat } keeps the hidden village on { $hex }.
rise-of-tribes-event-elder-lost = { $seat }’s elder is gone too; { $rival } gains { $points }.
rise-of-tribes-event-completed = { $seat } completes { $card } for { $points } and has { $total }.
rise-of-tribes-event-built = { $seat } builds a village on { $hex } for { $paid }.
rise-of-tribes-event-tiles-joined = The first village: { $count } more tiles are shuffled into the event pile.
rise-of-tribes-event-elder-placed = { $seat }’s elder moves to { $hex }.
rise-of-tribes-event-consulted = { $seat } gives { $rival } 1 { $resource } and uses { $card } for this turn.
rise-of-tribes-event-bought = { $seat } buys { $tile } for { $count } { $resource }.
rise-of-tribes-event-sacrificed = { $seat } sacrifices a member of { $hex } and { $paid } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-studied = { $seat } pays 1 { $resource } for Shared Knowledge.
rise-of-tribes-event-traded = { $seat } trades { $resource } for { $wanted }.
rise-of-tribes-event-given = { $seat } gives { $rival } 1 { $resource }{ $why ->
    [bounty] {" "}(Shared Bounty).
   *[chieftain] .
}
rise-of-tribes-event-revealed = New event: { $tile }. { $effect }
rise-of-tribes-event-discarded = { $tile } is over.
rise-of-tribes-event-shuffled-back = { $tile } is shuffled back into the pile.
rise-of-tribes-event-cheaper = { $tile } costs only { $price } now.
rise-of-tribes-event-lies = { $piece ->
    [invaders] The invaders stand on { $hex } now.
    [mammoth] The mammoth stands on { $hex } now.
    [tiger] The sabertooth tiger prowls on { $hex } now.
    [volcano] The volcano rises at { $hex }.
   *[glacier] The glacier lies on { $hex }.
}
rise-of-tribes-event-invaders-grew = The invaders are { $count } now.
rise-of-tribes-event-invaders-beaten = The last invader is gone. { $winner ->
    [0] Nobody gains anything by it.
   *[other] { $seat } gains { $points }.
}
rise-of-tribes-event-hunted = { $seat } hunts the mammoth: { $food } food, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-tamed = { $seat } tames the mammoth for { $food } food and gains { $points } points.
rise-of-tribes-event-tiger-beaten = { $seat } gives a member on { $hex }; the tiger is gone. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rise-of-tribes-event-mammoth-lost = { $seat } has nobody left beside the mammoth and loses it, and { $points } points.
rise-of-tribes-event-erupted = { $seat }, near the volcano, gains { $count } stone.
rise-of-tribes-event-ice-grew = The glacier carries { $count } stone now.
rise-of-tribes-event-ice-gone = The glacier on { $hex } is gone and leaves { $count } stone.
rise-of-tribes-event-auction-began = The Chieftain is up for auction: { $points ->
    [one] 1 point
   *[other] { $points } points
}, or { $high_points } with a bid of { $high } or more.
rise-of-tribes-event-bid-made = { $seat } bids { $amount } { $amount ->
    [one] resource
   *[other] resources
}.
rise-of-tribes-event-passed = { $seat } { $why ->
    [bid] drops out.
   *[settle] builds no village.
}
rise-of-tribes-event-auction-won = { $seat } wins the Chieftain with { $amount } and gains { $points }.
rise-of-tribes-event-left = { $seat } leaves the game, with all members and villages.
rise-of-tribes-event-ended = { $reason ->
    [points] The game is over at once.
    [turns] The game has gone on long enough and is over.
   *[last-left] The game is over: only one player is left.
}
