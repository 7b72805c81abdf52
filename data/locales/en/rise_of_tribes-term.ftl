# What is this? The words that a newcomer does not know.

rise-of-tribes-term-sun = ☀️
rise-of-tribes-term-sun-meaning = sun: 2 or 3 of them above an action make it strong
rise-of-tribes-term-moon = 🌙
rise-of-tribes-term-moon-meaning = moon: 2 or 3 of them above an action make it weak
rise-of-tribes-term-blank = ◻️
rise-of-tribes-term-blank-meaning = blank: makes an action neither strong nor weak
rise-of-tribes-term-grow = Grow
rise-of-tribes-term-grow-meaning = put that many members on hexes where you have some
rise-of-tribes-term-move = Move
rise-of-tribes-term-move-meaning = that many members go one step each
rise-of-tribes-term-gather = Gather
rise-of-tribes-term-gather-meaning = 2×3 means: from 2 hexes with your members, 3 resources each
rise-of-tribes-term-lead = Lead
rise-of-tribes-term-lead-meaning = draw that many goals; first you may swap one for each village
rise-of-tribes-term-member = member
rise-of-tribes-term-member-meaning = one of your pieces on the map
rise-of-tribes-term-goal = goal
rise-of-tribes-term-goal-meaning = a card that you complete at the end of your turn, for points
rise-of-tribes-term-conflict = conflict
rise-of-tribes-term-conflict-meaning = 6 members of 2 tribes on a hex: each loses 1 until one tribe is left
rise-of-tribes-term-village = village
rise-of-tribes-term-village-meaning = 1 point at the start of each of your turns
rise-of-tribes-term-elder = elder
rise-of-tribes-term-elder-meaning = lives in a village; once a turn it borrows a rival’s technology
