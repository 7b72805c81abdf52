# The lessons of data/octa/lessons (docs/lessons.md)

octa-lesson-opening = Take all dice of one number to climb its route; each route pays its leader.
octa-lesson-end = You can now pick, roll, turn, reroll and score. More in Rules: chip values for 4 and 5 players (page 2), ties at the end (page 5), what is ours (page 6).

octa-lesson-short-game = A whole short game
octa-lesson-short-game-can = Pick, use what was left, lead
octa-lesson-short-game-1 = Take the 4s: all 4 dice, so your marker climbs 4 spaces on route 4.
octa-lesson-short-game-1-wrong-1 = Pick the four 4s.
octa-lesson-short-game-1-after = Round 2: you deal, so you take a chip (+2 on route 4) and move last.
octa-lesson-short-game-2 = Only picked dice were rolled again; the 7s stayed in the lid, and now there are 6 of them. Take them.
octa-lesson-short-game-2-wrong-1 = Pick the six 7s.
octa-lesson-short-game-3 = Ben leads route 6 from space 3. Overtake him: ★ means you lead alone.
octa-lesson-short-game-3-wrong-1 = Then Ben keeps route 6.
octa-lesson-short-game-3-after = Second on a route gets half: Ben 1 for his 3.

octa-lesson-extras = 2d4, turning, rerolling
octa-lesson-extras-can = All other actions
octa-lesson-extras-1 = You are last, and little is left. Roll 2d4 instead: routes 1–4.
octa-lesson-extras-1-wrong-1 = That is 1 step; 2d4 bring 2.
octa-lesson-extras-2 = 1 step on each route; equal dice would be 2 on one. End your turn.
octa-lesson-extras-3 = Before or after picking, you may turn a die for 1 step back of a marker. Turn a 6 to 7: six dice.
octa-lesson-extras-3-wrong-1 = Turn the 6 to 7.
octa-lesson-extras-4 = You may also reroll a number, for 1 step back. Reroll the 1s and see.
octa-lesson-extras-4-wrong-1 = Reroll the 1s.
octa-lesson-extras-5 = Six 3s now. A route ends at space 10.
octa-lesson-extras-5-wrong-1 = Look for the 6 dice.

octa-lesson-points = Points
octa-lesson-points-can = Count first, second, ties, chips
octa-lesson-points-1 = Being second pays too: half your space. Ben has 7 on route 2: go to 6.
octa-lesson-points-1-wrong-1 = Pick the six 2s.
octa-lesson-points-2 = On route 5 you two are tied: half of 4 each. Break the tie.
octa-lesson-points-2-wrong-1 = Route 5 stays tied.
octa-lesson-points-2-after = You took chip 2: 1 space more there at the end. Ben has 20 points, you 15.
octa-lesson-points-3 = Your 6 and the chip make 7, tied with Ben on route 2. Last pick: win.
octa-lesson-points-3-wrong-1 = 2d4 may miss route 2. The 2s break the tie for certain.
octa-lesson-points-3-wrong-2 = Ben stays ahead: breaking the tie brings 6.
octa-lesson-points-3-after = Alone ahead, 2 spaces brought 6 points: 21 to 20.
