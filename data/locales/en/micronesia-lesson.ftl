# The lessons of data/micronesia/lessons (docs/lessons.md)

micronesia-lesson-opening = Lead 15 tribes across the sea: be the first to hold 7 of the 12 islands.
micronesia-lesson-end = You can now divide dice, pay, drive out and sacrifice. More in Rules: ties, turn limit, house rules (page 5), hints (page 6).

micronesia-lesson-landfall = Landfall
micronesia-lesson-landfall-can = Divide three dice, settle, drive out
micronesia-lesson-landfall-1 = One die names an island, the other two added name another. Settle island 7.
micronesia-lesson-landfall-1-wrong-1 = 7 is 3 + 4, which leaves the 1.
micronesia-lesson-landfall-1-after = A free island takes 1 tribe.
micronesia-lesson-landfall-2 = Ben has 1 tribe on 5. Send 1 more than stands there and take it.
micronesia-lesson-landfall-2-wrong-1 = That takes his 3; 5 is 2 + 3.
micronesia-lesson-landfall-2-wrong-2 = Those are free; 5 is 2 + 3.
micronesia-lesson-landfall-2-after = Tribes driven out are back in Ben’s stock.
micronesia-lesson-landfall-3 = Nobody may pass, but the choice is yours. Islands of your own cost nothing.

micronesia-lesson-own-islands = Other dice, own islands
micronesia-lesson-own-islands-can = Keep an island, move tribes, sacrifice
micronesia-lesson-own-islands-1 = One choice costs nothing: an island of your own. Take it.
micronesia-lesson-own-islands-1-wrong-1 = That takes all 7 tribes; 5 is yours.
micronesia-lesson-own-islands-2 = Your island was named, so you may move tribes; 1 stays on each. Guard 10.
micronesia-lesson-own-islands-2-wrong-1 = 10 would be left with 1 tribe.
micronesia-lesson-own-islands-2-wrong-2 = This time all spare tribes go to 10.
micronesia-lesson-own-islands-2-after = 10 would have cost Ben 4 tribes.
micronesia-lesson-own-islands-3 = These dice don’t name 11. Choose it: each changed die sacrifices 1 tribe.
micronesia-lesson-own-islands-3-wrong-1 = Choose an entry with 11.
micronesia-lesson-own-islands-3-after = Sacrificed tribes are gone for good.

micronesia-lesson-ending = How it ends
micronesia-lesson-ending-can = Play a triple, stop a winner, know bust and points
micronesia-lesson-ending-1 = A triple names 1 island only, and then you roll again. Settle it.
micronesia-lesson-ending-1-wrong-1 = A changed die loses the extra turn.
micronesia-lesson-ending-2 = Ben holds 6: one more and he wins. Take an island from him.
micronesia-lesson-ending-2-wrong-1 = Free, but Ben still holds 6.
micronesia-lesson-ending-2-after = Ben took 10 back with 4. Chie’s stock is 0, but her own islands cost nothing.
micronesia-lesson-ending-3 = If Chie can’t pay next time, she is bust and points decide: Ben 11, you 10. Pass him.
micronesia-lesson-ending-3-wrong-1 = You stay at 10 points.
micronesia-lesson-ending-3-after = Chie is bust, and points decide: you 15, Ben 6.
