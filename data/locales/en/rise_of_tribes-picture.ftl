# Words in the pictures, and the pictures in words.

rise-of-tribes-picture-first-to = first to { $points }
rise-of-tribes-picture-asked = asked:
rise-of-tribes-picture-left = left
rise-of-tribes-picture-full = full: { $limit }
rise-of-tribes-picture-tile-abandoned-village = Each may build a village for 1 of each resource.
rise-of-tribes-picture-tile-chieftain = An auction: bid resources for points.
rise-of-tribes-picture-tile-altar = For sale. A member and resources for a point each turn.
rise-of-tribes-picture-tile-canoe = For sale. Cross lakes without a step.
rise-of-tribes-picture-tile-walls = For sale. An attacker falls first at your villages.
rise-of-tribes-picture-tile-discovery = Step onto a rival’s hex and take a resource.
rise-of-tribes-picture-tile-drought = Conflict with 1 member fewer, until doubles.
rise-of-tribes-picture-tile-invaders = No gathering or building here. Beat them for points.
rise-of-tribes-picture-tile-mammoth = With { $needs } on its hex, a die hunts or tames it.
rise-of-tribes-picture-tile-tiger = Doubles: it kills and moves. A die and a member drive it off.
rise-of-tribes-picture-tile-mild-winter = Grow brings more, once for each food here.
rise-of-tribes-picture-tile-plentiful-food = Lakes give more food while some lies here.
rise-of-tribes-picture-tile-plentiful-wood = Forests give more wood while some lies here.
rise-of-tribes-picture-tile-plentiful-stone = Mountains give more stone while some lies here.
rise-of-tribes-picture-tile-shared-knowledge = Share a hex with a rival: pay a resource, draw a goal.
rise-of-tribes-picture-tile-volcano = It spews stone; moons and blanks cost members nearby.
rise-of-tribes-picture-alt-turn = Rise of Tribes, turn { $turn }: it is { $player }’s turn{ $count ->
    [0] .
   *[other] , dice to place: { $dice }.
}
rise-of-tribes-picture-alt-asked = Asked: { $players }.
rise-of-tribes-picture-alt-goals = Your goals: { $goals }.
rise-of-tribes-picture-alt-rivals = Rivals’ goals: { $rivals }.
rise-of-tribes-picture-alt-cost = { $card } ({ $cost })
rise-of-tribes-picture-alt-over = Rise of Tribes, over after { $turn } turns, won by { $winners }.
rise-of-tribes-picture-alt-events = { $count ->
    [0] No event lies face up.
   *[other] Face up: { $tiles }.
}
