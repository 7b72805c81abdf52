# What is this? The words that a newcomer does not know.

hexlands-term-d6 = d6
hexlands-term-d6-meaning = six-sided die; spent when rolled, you begin with 3
hexlands-term-d3 = d3
hexlands-term-d3-meaning = three-sided die; your 2 roll every round and are never spent
hexlands-term-usual = as usual
hexlands-term-usual-meaning = the number that makes your d6 last through the rounds left
hexlands-term-upkeep = upkeep
hexlands-term-upkeep-meaning = coins you pay at the end of each round, for soldiers and forts
hexlands-term-progress = progress
hexlands-term-progress-meaning = grows with every event; past its limit the game ends
hexlands-term-march = march
hexlands-term-march-meaning = soldiers move as many steps as the die shows
hexlands-term-work = work
hexlands-term-work-meaning = swap a die for as many coins as it shows
hexlands-term-orders = orders
hexlands-term-orders-meaning = what your soldiers do on their spaces when everybody has had a turn
hexlands-term-public = public
hexlands-term-public-meaning = land of nobody; alone on it next to your land, a soldier makes it yours
hexlands-term-strong = strong
hexlands-term-strong-meaning = a soldier of strength 2 with an upkeep of 4
hexlands-term-tile = special tile
hexlands-term-tile-meaning = bought unseen: a skull, a lake or a mountain, with a road on its back
hexlands-term-higher = ▲
hexlands-term-higher-meaning = a soldier there makes your land one level higher
hexlands-term-battle = ⚔
hexlands-term-battle-meaning = a battle: your strength first, then theirs; the higher one wins
