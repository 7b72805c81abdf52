# What is asked.

rise-of-tribes-prompt-wait = Nothing to choose right now.
rise-of-tribes-prompt-glacier = Put the glacier on which mountain?
rise-of-tribes-prompt-power = You lead the { $tribe }. Choose 1 of 2 powers.
rise-of-tribes-prompt-place = { $why ->
    [return] You have no members on the map. Come back with { $count }: where?
   *[start] { $second ->
        [0] Start with { $count } members: where?
       *[other] { $count } more next to them: where?
    }
}
rise-of-tribes-prompt-take = { $why ->
    [start] Choose a starting resource
    [pottery] Pottery: choose a resource
    [dreamtime] Dreamtime: choose a resource
    [discovery] Discovery: choose a resource
   *[basketry] Basketry: take 1 more of what you gathered
}{ $left ->
    [0] .
    [1] .
   *[other] {" "}({ $left } to choose).
}
rise-of-tribes-prompt-calendar = You rolled { $dice }. Calendar: reroll 1 die, or go on.
rise-of-tribes-prompt-consult = { $why ->
    [pottery] Your turn begins. Your elder can borrow Pottery: take a resource you choose.
   *[calendar] You rolled { $dice }. Your elder can borrow the Calendar: reroll 1 die.
}
rise-of-tribes-prompt-put = { $why ->
    [invaders] Invaders appear on a hex with the fewest members. Which?
    [mammoth] The mammoth appears on a lake with the fewest members. Which?
    [tiger] The sabertooth tiger appears on a mountain. Which?
    [volcano] The volcano rises next to the map. Where?
   *[glacier] Put the glacier where?
}
rise-of-tribes-prompt-bid = Chieftain auction: { $bid ->
    [0] no bid yet.
   *[other] { $bidder } bids { $bid }.
} The winner scores { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $high_points } from a bid of { $high }) and shares the bid out among the others.
rise-of-tribes-prompt-give = Share out your bid: { $left } left.
rise-of-tribes-prompt-settle = Abandoned Village ({ $player }’s turn): build on a hex you control, for { $price } (food/wood/stone)?
rise-of-tribes-prompt-act = { $new ->
    [0] {""}
   *[other] { $count ->
        [1] Last die { $dice }: your second action.
       *[other] Dice { $dice }: your first action.
    }{"\u000A"}-# Each die you place pushes one off. Two ☀️ make an action strong, two 🌙 weak. Gather 3×2: 2 from each of 3 hexes.{"\u000A"}
}{ $wants }
rise-of-tribes-prompt-grow = Grow: { $left } more, { $supply } in your supply.{ $shared ->
    [0] {""}
   *[other] {" "}The last one must go to a hex with a rival.
}{ $new ->
    [0] {""}
   *[other] {"\u000A"}-# Each press puts 1 there.
}
rise-of-tribes-prompt-move = Move: { $left ->
    [0] { $again ->
        [0] no more members can move.
       *[other] second steps left: { $again }.
    }
   *[other] { $left } more · { $waiting }{ $again ->
        [0] {""}
       *[other] {" · second steps left: "}{ $again }
    }
}{ $new ->
    [0] {""}
   *[other] {"\u000A"}-# Each press moves 1 to that hex.
}
rise-of-tribes-prompt-waiting = { $hex } ×{ $count }
rise-of-tribes-prompt-drive = Intimidate: you may drive 1 rival’s member away.
rise-of-tribes-prompt-gather = Gather from { $left } more { $left ->
    [one] hex
   *[other] hexes
}, { $each } from each.
rise-of-tribes-prompt-rival = { $why ->
    [bounty] Shared Bounty: who gets 1 of the same?
    [ambush] Ambush: who loses 1?
   *[spears] Spears: who loses 1?
}
rise-of-tribes-prompt-lead = Lead: you can still swap { $left ->
    [0] no goals
    [one] 1 goal
   *[other] { $left } goals
}. Then draw { $count }.
rise-of-tribes-prompt-bury = Cunning: put 1 of your goals under your pile.
rise-of-tribes-prompt-resolve = Which conflict comes first?
rise-of-tribes-prompt-finish = { $new ->
    [0] { $wants }
   *[other] { $count ->
        [0] { $wants }
       *[other] Your goals (costs: food/wood/stone):{"\u000A"}{ $goals }
    }
}
