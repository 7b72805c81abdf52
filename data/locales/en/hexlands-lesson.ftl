# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = Spread out from one castle: most points win (a coin 1, a space 3).
hexlands-lesson-end = You march, draw, build, fight, trade and score. More in Rules: roads (page 2), other buildings, soldiers and tiles (page 4), cards (page 5), events (page 6).

hexlands-lesson-new-land = New land
hexlands-lesson-new-land-can = Play one round
hexlands-lesson-new-land-1 = Your 2 three-sided dice (d3) roll every round, but each of your 3 six-sided dice (d6) rolls only once. Roll 1 d6 now.
hexlands-lesson-new-land-1-wrong-1 = Only 1 for now: keep the others for later rounds.
hexlands-lesson-new-land-2 = A die is one action, and a 2 gives a march two steps: one for each of your 2 soldiers. Choose two new spaces next to your castle E8.
hexlands-lesson-new-land-2-wrong-1 = One soldier is still at home: choose two new spaces.
hexlands-lesson-new-land-2-after = The 2 paid for both steps; the 3 and the 1 are left.
hexlands-lesson-new-land-3 = Turn the other dice into coins and end your turn.
hexlands-lesson-new-land-3-after = At the end of the round each soldier placed a tile: that land is yours, 3 points a space. Then they went home.
hexlands-lesson-new-land-4 = The castle paid 1 coin, your 2 soldiers cost 2, and the event Harvest brought 3. How many of your 2 d6 do you roll now?
hexlands-lesson-new-land-4-after = Any number is right: a die rolled now acts now, one kept acts in a later round.

hexlands-lesson-cards = Cards and shopping
hexlands-lesson-cards-can = Draw, use and buy cards
hexlands-lesson-cards-1 = Instead of marching, a die can draw the card of its number, and two dice may be added. Draw Recruit (3) with 1+2.
hexlands-lesson-cards-1-wrong-1 = Choose “Draw Recruit (3) with 1+2” and nothing else.
hexlands-lesson-cards-2 = You can use it from your next turn on. End this one.
hexlands-lesson-cards-3 = A turn begins with your cards. Use Recruit: one soldier more.
hexlands-lesson-cards-3-wrong-1 = Tick only **Use Recruit** for now: cards are used before shopping and dice.
hexlands-lesson-cards-4 = Used cards lie face up in the Market, in piles of their owners. Buy Dice Maker from Ben’s pile: 1 coin more, as it is his.
hexlands-lesson-cards-4-wrong-1 = Dice Maker alone, from Ben’s pile.
hexlands-lesson-cards-5 = Dice come last: the 3 gives each of your 3 soldiers one step. Choose three new spaces next to your castle.
hexlands-lesson-cards-5-wrong-1 = Choose three of D8, E9, F7 and F8.
hexlands-lesson-cards-6 = Work with the last die and end your turn.

hexlands-lesson-orders = Orders: castle and mine
hexlands-lesson-orders-can = Give orders, build
hexlands-lesson-orders-1 = A mine pays coins every round; it stands beside a mountain, with no free or rival land next to it. Send one soldier to D8.
hexlands-lesson-orders-1-wrong-1 = One soldier to D8, beside the mountain C7.
hexlands-lesson-orders-2 = Before you end your turn, look at your soldiers’ orders. Press “Work all for 2 coins, orders…”.
hexlands-lesson-orders-2-wrong-1 = That would end your turn without a mine.
hexlands-lesson-orders-3 = Order a mine on D8.
hexlands-lesson-orders-3-wrong-1 = Choose the mine.
hexlands-lesson-orders-4 = Each tile raises a space by 1, and nothing may be higher than the castle. Your land surrounds it: order a castle level.
hexlands-lesson-orders-5 = Orders are secret until the resolution. End your turn.
hexlands-lesson-orders-5-after = Castle (2) and mine (1) now pay 3 coins a round, and half of their price counts as points.

hexlands-lesson-battle = Battle and skull
hexlands-lesson-battle-can = Compare strengths, hide a skull
hexlands-lesson-battle-1 = The stronger side wins: your highest land beside H3 (2) + 1 soldier = 3, against its height (1) + 1 soldier = 2. Attack Ben’s soldier on H3.
hexlands-lesson-battle-1-wrong-1 = You would win there, too, but Ben’s soldier stands on H3.
hexlands-lesson-battle-1-wrong-2 = Choose H3 alone: ⚔ marks an attack.
hexlands-lesson-battle-2 = 3 against 2: you will win. Look at the orders.
hexlands-lesson-battle-2-wrong-1 = That would end your turn: press “Work all for 3 coins, orders…”.
hexlands-lesson-battle-3 = The winner may place a tile. Place your skull: it looks like any tile, but a soldier that conquers it dies.
hexlands-lesson-battle-3-wrong-1 = Choose the skull.
hexlands-lesson-battle-4 = Your soldier goes home after the battle. End your turn.
hexlands-lesson-battle-4-after = Ben came back and won 3:1, but the skull killed his soldier: H3 stays yours.

hexlands-lesson-last-round = The last round
hexlands-lesson-last-round-can = Trade, pay upkeep, score
hexlands-lesson-last-round-1 = Progress grows with every event; at 46 of 50 nearly every event ends the game. Ben offers 1 coin for your unrolled d6: accept.
hexlands-lesson-last-round-1-wrong-1 = A d6 counts nothing at the end, a coin is 1 point.
hexlands-lesson-last-round-2 = A coin is 1 point, a space 3. New land is two steps away, and 2 and 2 make 4 steps: choose two spaces.
hexlands-lesson-last-round-2-wrong-1 = Choose two spaces of new land, 6 points together.
hexlands-lesson-last-round-3 = Your soldiers will place a tile each. End your turn.
hexlands-lesson-last-round-4 = Your 4 soldiers cost 4 coins, and you have 3. Sell your card or dismiss a soldier.
hexlands-lesson-last-round-4-after = Progress is 51: the game is over, and you win.
