# The lessons of data/rise_of_tribes/lessons (docs/lessons.md)

rise-of-tribes-lesson-opening = Lead a tribe of the Stone Age: the first to 15 points wins.
rise-of-tribes-lesson-end = You place dice, gather, build, fight and win; more: the other goals (Rules, page 4), events (page 5), elders, special terrains and leaders (pages 6 and 7).

rise-of-tribes-lesson-actions = Two actions
rise-of-tribes-lesson-actions-can = Place dice, make actions strong
rise-of-tribes-lesson-actions-1 = Your die slides in from the left and the rightmost of three falls out. Two ☀️ make the action strong (4 members instead of 3): use ☀️ for Grow.
rise-of-tribes-lesson-actions-1-wrong-1 = With ◻️ there is one ☀️ above Grow: only 3 new members instead of 4.
rise-of-tribes-lesson-actions-1-wrong-2 = First Grow, with ☀️: more members do more in all that follows.
rise-of-tribes-lesson-actions-1-after = 4 new members joined the 2 on A2.
rise-of-tribes-lesson-actions-2 = Your second action must be a different one: choose Move. (“◻️ Gather 1×2” would be 1 hex × 2 resources.)
rise-of-tribes-lesson-actions-2-wrong-1 = Move, this time: other lands give other resources.
rise-of-tribes-lesson-actions-3 = In the list choose both “A2 → B1 ×2” (to a mountain) and “A2 → B2 ×2” (to a lake).
rise-of-tribes-lesson-actions-3-wrong-1 = Choose both, and only these: “A2 → B1 ×2” and “A2 → B2 ×2”.
rise-of-tribes-lesson-actions-3-after = 2 members went to B1 and 2 to B2, and 2 stayed on A2.
rise-of-tribes-lesson-actions-4 = Ben will roll the dice that you pushed off. End your turn.
rise-of-tribes-lesson-actions-4-after = Ben gathered 2 food and moved 2 members to B3. You rolled ☀️ and 🌙.
rise-of-tribes-lesson-actions-5 = Two 🌙 make an action weak, two ☀️ strong. Use ☀️ for Gather, 3×2: 2 resources from each of 3 hexes (lake food, forest wood, mountain stone).
rise-of-tribes-lesson-actions-5-wrong-1 = With 🌙 you gather from 2 hexes only.
rise-of-tribes-lesson-actions-5-wrong-2 = Use ☀️ for Gather.
rise-of-tribes-lesson-actions-5-after = You have 2 food, 2 wood and 2 stone now.

rise-of-tribes-lesson-villages = Villages and goals
rise-of-tribes-lesson-villages-can = Build a village, complete goals
rise-of-tribes-lesson-villages-1 = Some turns later, on another board: your tribe’s village costs 3/2/1 (food/wood/stone), and you have 1/2/1. Gather with ☀️, from 3 hexes.
rise-of-tribes-lesson-villages-1-wrong-1 = With ◻️ you gather from 2 hexes only.
rise-of-tribes-lesson-villages-1-wrong-2 = First Gather: you lack 2 food.
rise-of-tribes-lesson-villages-1-after = You gathered 2 of each and have 3/4/3: enough for a village.
rise-of-tribes-lesson-villages-2 = Goal cards bring points; Lead draws them. Choose Lead.
rise-of-tribes-lesson-villages-2-wrong-1 = Choose Lead: it draws 2 goals.
rise-of-tribes-lesson-villages-2-after = You drew 2 goal cards: Heartland and Stone Tools.
rise-of-tribes-lesson-villages-3 = A village brings 1 point at the start of each of your turns. Choose a place for one.
rise-of-tribes-lesson-villages-3-wrong-1 = First the village alone.
rise-of-tribes-lesson-villages-3-after = You paid 3/2/1 and built your first village.
rise-of-tribes-lesson-villages-4 = Stone Tools is a technology: you pay once, for 1 point and for villages that cost 1 resource less. Complete it.
rise-of-tribes-lesson-villages-4-wrong-1 = Choose Stone Tools alone.
rise-of-tribes-lesson-villages-4-after = You paid 1 wood and 2 stone, and scored 1 point.
rise-of-tribes-lesson-villages-5 = Heartland is a deed: it costs nothing, and asks for 3 touching hexes with only your members. Complete it and end your turn.
rise-of-tribes-lesson-villages-5-after = Heartland brought 2 points, and your village has just brought its first.

rise-of-tribes-lesson-conflict = Conflict
rise-of-tribes-lesson-conflict-can = Attack, lose members, share a hex
rise-of-tribes-lesson-conflict-1 = Later, on another board: when 6 or more members are on one hex and two tribes among them, they fight. Use ◻️ for Move, to attack Ben on B3.
rise-of-tribes-lesson-conflict-1-wrong-1 = Keep ☀️ for the other action.
rise-of-tribes-lesson-conflict-1-wrong-2 = First Move, with ◻️.
rise-of-tribes-lesson-conflict-2 = Each side loses one by one: 4 against 3 leaves 1. Ben has 3 on B3: send enough that some of yours stay.
rise-of-tribes-lesson-conflict-2-wrong-1 = 3 against 3 leaves nobody.
rise-of-tribes-lesson-conflict-2-wrong-2 = Fewer than 6 together do not fight.
rise-of-tribes-lesson-conflict-2-wrong-3 = Send them to B3.
rise-of-tribes-lesson-conflict-3 = Conflicts wait until you have used both dice. So gather first, on B3 too.
rise-of-tribes-lesson-conflict-3-wrong-1 = Gather, this time.
rise-of-tribes-lesson-conflict-3-after = 4 against 3: 1 of yours stays, and Ben’s village is gone.
rise-of-tribes-lesson-conflict-4 = B3 is yours now. End your turn.
rise-of-tribes-lesson-conflict-4-after = Ben moved 1 member to B3: only 2 stand there, so nobody fights and you share it.

rise-of-tribes-lesson-victory = Doubles, and the win
rise-of-tribes-lesson-victory-can = Answer an event, win with 15 points
rise-of-tribes-lesson-victory-1 = Later, on another board: doubles bring a sabertooth tiger, and everybody on its mountain loses 1 member. Choose one where you have nobody.
rise-of-tribes-lesson-victory-1-wrong-1 = Your own members stand there.
rise-of-tribes-lesson-victory-2 = You have 13 points, and your goal Settlers brings 2 for 3 villages. Gather for the third village.
rise-of-tribes-lesson-victory-2-wrong-1 = First Gather: a village costs 3 food, 2 wood and 1 stone.
rise-of-tribes-lesson-victory-3 = The second die must be used, too. Choose Lead.
rise-of-tribes-lesson-victory-3-wrong-1 = Choose Lead, this time.
rise-of-tribes-lesson-victory-4 = Now build the third village.
rise-of-tribes-lesson-victory-5 = At 15 points the game ends at once. Complete Settlers.
rise-of-tribes-lesson-victory-5-after = You have 15 points and win the game.
