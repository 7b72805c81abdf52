# Why something is refused, with the rule in words and its number in docs/rules/hexlands.md.

hexlands-refusal-game-over = The game is over (rule 69).
hexlands-refusal-left-already = You’ve resigned from this game (ruling A65).
hexlands-refusal-out-of-the-game = You’re out of this game: your land is public now (rule 91, ruling A65).
hexlands-refusal-not-your-turn = It’s { $player }’s turn. Turns go clockwise from the start player (rule 12).
hexlands-refusal-chosen-already = You’ve already chosen. Wait for the others (rules 11, 81).
hexlands-refusal-not-now = Not now. A turn goes: cards, shopping, dice, trade and orders (rule 14).
hexlands-refusal-orders-later = Orders come last in your turn: use your dice first, and have a soldier there (rules 27, 38, 39).
hexlands-refusal-so-many-dice = You have only { $have } d6 (rules 11, 81).
hexlands-refusal-no-such-space = There is no such space on the map. A name is the row’s letter and a number, such as E8.
hexlands-refusal-no-such-die = You have no such die left: each die is used once (rule 21). To add two, the smaller comes first.
hexlands-refusal-no-such-pile = A card is drawn with exactly its own number, and there is no pile of that number (rule 25, ruling A57).
hexlands-refusal-pile-closed = That pile is empty, or closed until the Industrial Revolution (rules 25, 82, ruling A57).
hexlands-refusal-no-such-card = That item card isn’t in your hand (rules 14, 20).
hexlands-refusal-no-use-now = That card would do nothing now, so it stays in your hand (rule 14).
hexlands-refusal-clear-where = Say which space Clearing is for, such as: clear E8.
hexlands-refusal-nothing-to-clear = Clearing takes the trees on your own space, or a rival wall next to your land (card 4, rule 14).
hexlands-refusal-bought-already = Buy 1 card a turn (rule 15, ruling A8).
hexlands-refusal-drawn-already = Buy 1 special tile a turn (rule 15, ruling A8).
hexlands-refusal-empty-pile = No card lies for sale there (rule 18).
hexlands-refusal-sold-just-now = You can’t buy back a card in the turn in which you sold it (ruling A58).
hexlands-refusal-empty-bag = The bag of special tiles is empty (ruling A59).
hexlands-refusal-too-few-steps = { $short ->
    [0] Your dice do not reach that far together
   *[other] That takes { $need ->
        [one] { $need } step
       *[other] { $need } steps
    }, and your dice have { $have }
} (rules 22, 23).
hexlands-refusal-too-few-coins = That costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, and you have { $have } (rules 16, 18, 61).
hexlands-refusal-no-soldier-there = You have no such soldier there (rules 23, 38).
hexlands-refusal-no-soldier-to-move = No soldier there can move on: after meeting a rival or a blocked space, soldiers must stop (rule 24, rulings A11, A61).
hexlands-refusal-nobody-can-move = None of your soldiers can take a step (rules 23, 24).
hexlands-refusal-out-of-reach = Out of reach in { $left ->
    [one] { $left } step
   *[other] { $left } steps
}. Lakes and mountains block the way, pieces and rivals end it, and rival land needs your joined land of the same height next to it (rules 24, 58, 84).
hexlands-refusal-offer-open = Your offer is still open: wait for the answer, or withdraw it (ruling A85).
hexlands-refusal-no-more-offers = You’ve made all the offers that a turn allows (ruling A85).
hexlands-refusal-nobody-there = There is nobody there to trade with (rule 27).
hexlands-refusal-cannot-offer = You don’t have that to give: put something else into the offer, or drop it (ruling A46).
hexlands-refusal-cannot-ask = They don’t have that to give: ask for something else (ruling A46).
hexlands-refusal-empty-offer = The offer is empty: put something into it first (ruling A46).
hexlands-refusal-no-offer = No offer is open: it was withdrawn, or that turn is over (ruling A46).
hexlands-refusal-cannot-trade = One of you no longer has what is to be given (ruling A46).
hexlands-refusal-enough-changes = No more changes of orders this turn: end it with these (ruling A84).
hexlands-refusal-no-such-order = That order isn’t possible there now, or is already given (ruling A62).
hexlands-refusal-no-garrison = You have no garrison on { $hex }: choose one, or the castle (rule 40, ruling A33).
hexlands-refusal-no-fort-there = Only your own forts can be demolished: nothing else saves upkeep (rule 44, ruling A87).
hexlands-refusal-built-already = There is already a building (rules 47, 53).
hexlands-refusal-built-on = No road is laid where something is built (ruling A50).
hexlands-refusal-bridge = No tile can be placed on a bridge (rule 52, ruling A49).
hexlands-refusal-castle-low = Height { $height } needs a castle of that level: yours is at { $castle }. Order a castle level first (rule 87, ruling A31).
hexlands-refusal-castle-near = Lakes and mountains never go next to a castle (ruling A24).
hexlands-refusal-cut-off = That space is cut off from your castle: nothing can be built there (rules 86, 90).
hexlands-refusal-laid-already = One tile or building a space each round (rule 83, ruling A32).
hexlands-refusal-left-home = A castle level needs a soldier that stayed at home this turn (ruling A63).
hexlands-refusal-no-lake-near = A lake goes only next to a lake (rule 63).
hexlands-refusal-no-mountain = A mine goes only next to a mountain (rule 56).
hexlands-refusal-no-road-near = That building needs your castle, or a road that leads to it, next to it (rules 57, 89, ruling A25).
hexlands-refusal-no-roads = You have no road tile in hand (rules 7, 61).
hexlands-refusal-no-shore = A tourist spot goes next to two joined lakes (rules 49, 63).
hexlands-refusal-no-such-tile = You have no such special tile in hand (rule 61).
hexlands-refusal-no-tiles = Your supply of tiles is empty (ruling A45).
hexlands-refusal-not-connected = A road goes on your own space joined to your castle, or on a lake (rule 89, ruling A22).
hexlands-refusal-not-here = You have no soldiers there (rules 38, 39).
hexlands-refusal-not-inside = That building must touch neither public nor rival land (rule 39).
hexlands-refusal-not-linked = A road begins next to your castle, or next to a road that leads to it (rule 89, ruling A22).
hexlands-refusal-not-public = Lakes and mountains are placed only on public land (ruling A24).
hexlands-refusal-not-yours = A tile goes on your own land, or on public land next to it (rule 38).
hexlands-refusal-rivals-here = Rivals stand there too: the battle comes first (rules 29, 38).
hexlands-refusal-road = Nothing is built on a road (ruling A50).
hexlands-refusal-road-already = There is already a road (ruling A50).
hexlands-refusal-home-space = Masons do not build at home: a castle level needs a soldier there (ruling A63).
hexlands-refusal-soldiers-there = Masons work only where no soldiers stand (card 7, ruling A95).
hexlands-refusal-too-dear = You don’t have the coins for that (ruling A29).
hexlands-refusal-price = That costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}, and you have { $have } (ruling A29).
hexlands-refusal-too-high = Too high: 4 is the most (rule 87, ruling A31).
hexlands-refusal-neighbours-low = Height { $height } needs every space next to it at { $least } or more, or two that are higher than it is now. Too low: { $spaces } (rule 87, ruling A31).
hexlands-refusal-trees = Trees stand there: they have to go first (ruling A42).
