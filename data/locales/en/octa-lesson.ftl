# The lessons of data/octa/lessons (docs/lessons.md)

octa-lesson-opening = Take all dice of one number and climb that number’s route; each route pays its leader.
octa-lesson-end = You pick, roll, turn, reroll and score; more: chip values for 4 and 5 players (Rules, page 2), ties at the end (page 5), what is ours (page 6).

octa-lesson-short-game = A whole short game
octa-lesson-short-game-can = Pick, use what was left, lead
octa-lesson-short-game-1 = Take the 4s: all 4 dice, so your marker climbs 4 spaces on route 4.
octa-lesson-short-game-1-wrong-1 = Pick the four 4s.
octa-lesson-short-game-1-after = Round 2: you deal, so you take a chip (+2 on route 4) and move last.
octa-lesson-short-game-2 = Only picked dice were rolled again; the 7s lay there and became 6. Take them.
octa-lesson-short-game-2-wrong-1 = Look for the 6 dice.
octa-lesson-short-game-3 = Ben leads route 6 from space 3. Overtake him: ★ means you lead alone.
octa-lesson-short-game-3-wrong-1 = Then Ben keeps route 6.
octa-lesson-short-game-3-after = Second on a route gets half: Ben 1 for his 3.
