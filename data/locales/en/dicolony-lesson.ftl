# The lessons of data/dicolony/lessons (docs/lessons.md)

dicolony-lesson-opening = Clear land for 10 turns, then build where it has a building’s shape.
dicolony-lesson-end = You can now clear, foresee buildings and score landscapes. More: Market hall, School, Smithy, Town hall and 5 landscapes (next to your sheet when drawn), ties (Rules, page 4).

dicolony-lesson-two-spaces = Two dice, two spaces
dicolony-lesson-two-spaces-can = Clear crossings and stars, read X and O
dicolony-lesson-two-spaces-1 = A die clears the space where its colour and number cross. Card A, the inn, begins at orange 1 and red 1.
dicolony-lesson-two-spaces-1-wrong-1 = The inn needs orange 1 and red 1.
dicolony-lesson-two-spaces-2 = Orange 1 is cleared, so that die clears a ★, of orange or of 1. Take orange’s ★ and any second space.
dicolony-lesson-two-spaces-2-wrong-1 = That is the ★ of 1.
dicolony-lesson-two-spaces-2-wrong-2 = That leaves the orange die unused.
dicolony-lesson-two-spaces-3 = The inn lacks orange 2. The O of its shape must stay waste.
dicolony-lesson-two-spaces-3-wrong-1 = Red 2 is the inn’s O.
dicolony-lesson-two-spaces-3-wrong-2 = Orange 2 is missing.

dicolony-lesson-buildings = What gets built
dicolony-lesson-buildings-can = Foresee building
dicolony-lesson-buildings-1 = Card D, the manor farm, lacks the ★ of green. Which die clears it?
dicolony-lesson-buildings-1-wrong-1 = Of its two ★, take the one in green’s row.
dicolony-lesson-buildings-1-wrong-2 = Green 5 is cleared, so the green die clears a ★.
dicolony-lesson-buildings-2 = Cards are built from left to right, and nobody may refuse. The inn would stand on the church’s land: clear red 1, so that it fits at orange 1.
dicolony-lesson-buildings-2-wrong-1 = Yellow 4 is the manor farm’s O.
dicolony-lesson-buildings-2-wrong-2 = Then the inn takes the church’s land.
dicolony-lesson-buildings-3 = Two places in its column fit the inn, so you choose; the number is your total. Take the higher.
dicolony-lesson-buildings-3-wrong-1 = There the church becomes a chapel.
dicolony-lesson-buildings-3-after = 30 points: +1 or +2 for each column.

dicolony-lesson-landscapes = Landscapes and the end
dicolony-lesson-landscapes-can = Score blue and yellow cards
dicolony-lesson-landscapes-1 = Blue card: you have 5 ★, and 6 bring 3 points. Take the pair with ✓ too: a building becomes possible.
dicolony-lesson-landscapes-1-wrong-1 = Right ★, but no ✓.
dicolony-lesson-landscapes-1-wrong-2 = That has no ★.
dicolony-lesson-landscapes-2 = Yellow card: most waste joined to the centre gets 4, equal 2 each. Clear orange 4 for the barn, and keep that waste.
dicolony-lesson-landscapes-2-wrong-1 = Red 6 is part of it: you and Ben would be equal.
dicolony-lesson-landscapes-2-wrong-2 = Without orange 4 there is no barn.
dicolony-lesson-landscapes-3 = The shed fits in two places. Your other blue card counts waste next to buildings.
dicolony-lesson-landscapes-3-wrong-1 = 23 there, 25 at green ★.
dicolony-lesson-landscapes-3-after = With the landscapes it is 29 to 27.
