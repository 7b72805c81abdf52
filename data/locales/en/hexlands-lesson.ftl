# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = Spread out from one castle: most points win (a coin 1, a space 3).
hexlands-lesson-end = You march, draw, build, fight, lay roads, trade and score. More in Rules: other buildings, soldiers and tiles (page 4), cards (page 5), events (page 6).

hexlands-lesson-new-land = New land
hexlands-lesson-new-land-can = Play one round
hexlands-lesson-new-land-1 = Your 2 three-sided dice (d3) roll every round, but each of your 3 six-sided dice (d6) rolls only once. Roll 1 d6 now.
hexlands-lesson-new-land-1-wrong-1 = Only 1 for now: keep the others for later rounds.
hexlands-lesson-new-land-2 = A die is one action. Press a hex next to your castle E8, such as “E7 new”: your cheapest die, a 2, pays for it, and a soldier goes 1 step.
hexlands-lesson-new-land-2-wrong-1 = This time, press a hex with the word new.
hexlands-lesson-new-land-3 = The 2 has 1 step left. Press another new hex for your other soldier.
hexlands-lesson-new-land-3-wrong-1 = One soldier is still at home: press another new hex.
hexlands-lesson-new-land-3-after = The 2 paid for both steps; the 3 and the other 2 are left.
hexlands-lesson-new-land-4 = Turn the other dice into coins and end your turn.
hexlands-lesson-new-land-4-after = At the end of the round each soldier placed a tile: that land is yours, 3 points a space. Then they went home.
hexlands-lesson-new-land-5 = The castle paid 1 coin, your 2 soldiers cost 2, and the event Harvest brought 3. How many of your 2 d6 do you roll now?
hexlands-lesson-new-land-5-after = Any number is right: a die rolled now acts now, one kept acts in a later round.

hexlands-lesson-cards = Cards and shopping
hexlands-lesson-cards-can = Draw, use and buy cards
hexlands-lesson-cards-1 = Instead of marching, a die can draw the card of its number, and you may add two dice. Press “3→Recruit”: 1 + 2 draw it.
hexlands-lesson-cards-1-wrong-1 = Press “3→Recruit”.
hexlands-lesson-cards-2 = You can use it from your next turn on. End this one.
hexlands-lesson-cards-3 = A turn begins with your cards. Press “Recruit +1”: one soldier more.
hexlands-lesson-cards-3-wrong-1 = Press “Recruit +1” first: cards come before shopping and dice.
hexlands-lesson-cards-4 = Used cards lie in the Market, in their owners’ piles. Buy Dice Maker from Ben’s pile, in the list: it costs 1 coin more, as it is his.
hexlands-lesson-cards-4-wrong-1 = Dice Maker alone, from Ben’s pile.
hexlands-lesson-cards-5 = Dice come last: a 3 gives each of your 3 soldiers one step. Press D8, E9, F7 or F8.
hexlands-lesson-cards-5-wrong-1 = Press D8, E9, F7 or F8, next to your castle.
hexlands-lesson-cards-6 = 2 steps are left for your other soldiers: the next hex.
hexlands-lesson-cards-6-wrong-1 = Press another hex next to your castle: each is 1 step.
hexlands-lesson-cards-7 = And the last step.
hexlands-lesson-cards-7-wrong-1 = One soldier is still at home: press a hex.
hexlands-lesson-cards-8 = Work with the last die and end your turn.

hexlands-lesson-orders = Orders: castle and mine
hexlands-lesson-orders-can = Give orders, build
hexlands-lesson-orders-1 = A mine pays coins every round; it goes next to a mountain, with no free or rival land around it. Press “D8 mine” to send a soldier.
hexlands-lesson-orders-1-wrong-1 = Press “D8 mine”, next to the mountain C7.
hexlands-lesson-orders-2 = Before you end your turn, look at your soldiers’ orders. Press “Work 2, orders…”.
hexlands-lesson-orders-3 = Order a mine on D8.
hexlands-lesson-orders-3-wrong-1 = Choose the mine.
hexlands-lesson-orders-4 = Each tile raises a space by 1, and nothing may be higher than the castle. Your land surrounds it: order a castle level.
hexlands-lesson-orders-5 = Orders are secret until the resolution. End your turn.
hexlands-lesson-orders-5-after = Castle (2) and mine (1) now pay 3 coins a round, and half of their price counts as points.

hexlands-lesson-battle = Battle and skull
hexlands-lesson-battle-can = Compare strengths, hide a skull
hexlands-lesson-battle-1 = The stronger side wins: your highest land next to H3 (2) + 1 soldier = 3, against its height (1) + 1 soldier = 2. Attack Ben’s soldier on H3.
hexlands-lesson-battle-1-wrong-1 = You would win there, too, but Ben’s soldier stands on H3.
hexlands-lesson-battle-1-wrong-2 = Press H3: ⚔ marks an attack.
hexlands-lesson-battle-2 = 3 against 2: you will win. Look at the orders.
hexlands-lesson-battle-3 = The winner may place a tile. Place your skull: it looks like any tile, but a soldier that conquers it dies.
hexlands-lesson-battle-3-wrong-1 = Choose the skull.
hexlands-lesson-battle-4 = Your soldier goes home after the battle. End your turn.
hexlands-lesson-battle-4-after = Ben came back and won 3:1, but the skull killed his soldier: H3 stays yours.

hexlands-lesson-roads = Roads, and when it ends
hexlands-lesson-roads-can = Lay roads, see the end coming
hexlands-lesson-roads-1 = You want a tourist spot on F6, next to two lakes. It needs your castle or a road next to it: lay a road on E7 or F7, from the list.
hexlands-lesson-roads-1-wrong-1 = Choose only a road on E7 or on F7: both lie next to your castle and to F6.
hexlands-lesson-roads-2 = Roads join up from your castle, and no building fits on a road. Now send a soldier: press “F6 spot”.
hexlands-lesson-roads-2-wrong-1 = Press “F6 spot”.
hexlands-lesson-roads-3 = Order the tourist spot on F6.
hexlands-lesson-roads-3-wrong-1 = Choose the tourist spot.
hexlands-lesson-roads-4 = End your turn.
hexlands-lesson-roads-4-after = Ben’s land touches yours, so he pays you 1 coin a round. If the road is lost, so is the spot.
hexlands-lesson-roads-5 = Progress is 46; past 50 the game ends, and all events but the Gamble add 5 or more. Roll your last d6.
hexlands-lesson-roads-5-wrong-1 = A d6 that you keep is worth nothing at the end: roll it.
hexlands-lesson-roads-5-after = The end comes with an event, after a whole round. Coins, land and half the cost of buildings are what counts.

hexlands-lesson-last-round = The last round
hexlands-lesson-last-round-can = Trade, pay upkeep, score
hexlands-lesson-last-round-1 = Progress is 46 of 50, so this is probably the last round. Ben offers 1 coin for your unrolled d6: accept.
hexlands-lesson-last-round-1-wrong-1 = A d6 is worth nothing at the end, a coin 1 point.
hexlands-lesson-last-round-2 = A coin is 1 point, a space 3. New land is two steps away, and a 2 pays for it: press D6, F6, C6 or G6.
hexlands-lesson-last-round-2-wrong-1 = That brings less than new land: press D6, F6, C6 or G6.
hexlands-lesson-last-round-3 = Once more, with the other 2.
hexlands-lesson-last-round-3-wrong-1 = That brings less than 3 points: press another new hex.
hexlands-lesson-last-round-4 = Your soldiers will place a tile each. End your turn.
hexlands-lesson-last-round-5 = Your 4 soldiers cost 4 coins, and you have 3. Sell your card or dismiss a soldier.
hexlands-lesson-last-round-5-after = Progress is 51: the game is over, and you win.
