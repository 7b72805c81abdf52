# The lessons of data/hexlands/lessons (docs/lessons.md)

hexlands-lesson-opening = Spread out from one castle: the most coins and land at the end win.
hexlands-lesson-end = You march, draw, build, fight, trade and score. More in Rules: roads (page 2), other buildings, soldiers and tiles (page 4), cards (page 5), events (page 6).

hexlands-lesson-new-land = New land
hexlands-lesson-new-land-can = Play one round
hexlands-lesson-new-land-1 = Your 2 three-sided dice (d3) roll every round, but each of your 3 six-sided dice (d6) rolls only once. Roll 1 d6 now.
hexlands-lesson-new-land-1-wrong-1 = Only 1 for now: keep the others for later rounds.
hexlands-lesson-new-land-2 = Each die is one action, and a march has as many steps as the die shows. Choose two new spaces next to your castle E8, one for each soldier.
hexlands-lesson-new-land-2-wrong-1 = One soldier is still at home: choose two new spaces.
hexlands-lesson-new-land-2-after = The die with the 2 moved both soldiers, one step each.
hexlands-lesson-new-land-3 = Turn the other dice into coins and end your turn.
hexlands-lesson-new-land-3-after = In the resolution your soldiers placed a tile each and went home: 2 spaces, 6 points.
hexlands-lesson-new-land-4 = Each round the castle pays 1 coin, each soldier costs 1, and an event happens. How many of your 2 d6 do you roll now?

hexlands-lesson-cards = Cards and shopping
hexlands-lesson-cards-can = Draw, use and buy cards
hexlands-lesson-cards-1 = A die also draws the card of its number, and two dice can be added up. Draw Recruit (3) with 1+2.
hexlands-lesson-cards-1-wrong-1 = Choose “Draw Recruit (3) with 1+2” and nothing else.
hexlands-lesson-cards-2 = You can use it from your next turn on. End this one.
hexlands-lesson-cards-3 = A turn begins with your cards. Use Recruit: one soldier more.
hexlands-lesson-cards-3-wrong-1 = Recruit alone for now: cards come before shopping and dice.
hexlands-lesson-cards-4 = Then shopping: one card a turn from the top of any pile, for 1 coin more if it is a rival’s. Buy Dice Maker.
hexlands-lesson-cards-4-wrong-1 = Dice Maker alone, from Ben’s pile.
hexlands-lesson-cards-5 = Dice come last: the 3 gives each of your 3 soldiers one step. Choose three new spaces next to your castle.
hexlands-lesson-cards-5-wrong-1 = Choose three of D8, E9, F7 and F8.
hexlands-lesson-cards-6 = Work with the last die and end your turn.

hexlands-lesson-orders = Orders: castle and mine
hexlands-lesson-orders-can = Give orders, build
hexlands-lesson-orders-1 = A mine pays coins every round; it stands beside a mountain, away from public and rival land. Send one soldier to D8.
hexlands-lesson-orders-1-wrong-1 = One soldier to D8, beside the mountain C7.
hexlands-lesson-orders-2 = Before you end your turn, look at your soldiers’ orders. Press “Work all (2), orders…”.
hexlands-lesson-orders-2-wrong-1 = That would end your turn without a mine.
hexlands-lesson-orders-3 = Order a mine on D8.
hexlands-lesson-orders-3-wrong-1 = Choose the mine.
hexlands-lesson-orders-4 = No space may be higher than your castle. Your land surrounds it, so it can grow: order a castle level.
hexlands-lesson-orders-5 = Orders are secret until the resolution. End your turn.
hexlands-lesson-orders-5-after = Castle (2) and mine (1) now pay 3 coins a round, and half of their price counts as points.

hexlands-lesson-battle = Battle and skull
hexlands-lesson-battle-can = Compare strengths, hide a skull
hexlands-lesson-battle-1 = Attackers count their highest land (▲) next to the space, defenders its height, and each soldier adds 1. Attack Ben’s soldier on H3.
hexlands-lesson-battle-1-wrong-1 = You would win there, too, but Ben’s soldier stands on H3.
hexlands-lesson-battle-1-wrong-2 = Choose H3 alone: ⚔ marks an attack.
hexlands-lesson-battle-2 = 3 against 2: you will win. Look at the orders.
hexlands-lesson-battle-2-wrong-1 = That would end your turn: press “Work all (3), orders…”.
hexlands-lesson-battle-3 = The winner may place a tile. Make it your skull: Ben sees an ordinary tile.
hexlands-lesson-battle-3-wrong-1 = Choose the skull.
hexlands-lesson-battle-4 = Your soldier goes home after the battle. End your turn.
hexlands-lesson-battle-4-after = Ben came back and won 3:1, but the skull killed his soldier: H3 stays yours.

hexlands-lesson-last-round = The last round
hexlands-lesson-last-round-can = Trade, pay upkeep, score
hexlands-lesson-last-round-1 = Progress is 46 of 50, so nearly every event ends the game. Ben offers 1 coin for your unrolled d6: accept.
hexlands-lesson-last-round-1-wrong-1 = A d6 counts nothing at the end, a coin is 1 point.
hexlands-lesson-last-round-2 = A coin is 1 point, a space 3. 2 and 2 make 4 steps: choose two spaces of new land.
hexlands-lesson-last-round-2-wrong-1 = Choose two spaces of new land, 6 points together.
hexlands-lesson-last-round-3 = Your soldiers will place a tile each. End your turn.
hexlands-lesson-last-round-4 = Your 4 soldiers cost 4 coins, and you have 3. Sell your card or dismiss a soldier.
hexlands-lesson-last-round-4-after = Progress is 51: the game is over, and you win.
