# Standing orders: up to three lines for one’s next turn, tried on a Try it board.

orders-first = If it is no worse than now: { $line }.
# Of an order that holds nothing else to compare: given before an update.
orders-first-same = If its events and points are the same as then (an older order): { $line }.
orders-else = Otherwise { $line }.
orders-ask = Otherwise ask me.
orders-how =
    -# Up to { $most } lines: press **Back** and **Undo**, and try another. You play what is left of your turn yourself.
    -# Compared: points and what its button shows; not what others do later, nor whether something better has come up.
    -# Played { $delay } after your turn begins. Others see only what is played; any move of yours cancels it.
orders-own = 📋 Your order: { $order }
orders-remove = Remove: { $line }
orders-cancel = Cancel order
orders-cancel-all = Cancel all
orders-cancelled = Your order is cancelled.
orders-stopped = 📋 Your order waits for you: none of it was played.
orders-stopped-past = -# 📋 Your order was not played here.
orders-stop-illegal = • { $line }: { $why }
# What a line has shown when it was ordered, and shows now: events and points.
orders-stop-different = • { $line }: then { $then }. Now { $now }.
orders-stop-differs = • { $line }: it would bring something else now.
# What has become worse since: figures of the game, e.g. "forces at D4 4:1, now 4:6".
orders-stop-worse = • { $line }: { $what }.
orders-stop-unplayed = • { $line }: it couldn’t be played in full.
orders-stop-rules = • The rules have been corrected since.
orders-stop-options = • The options have changed since.
orders-stop-away = • You’re on vacation.
orders-points = { $player } { $points }
orders-lapsed-rest = 📋 Your order was played, and it’s still your turn. Open **My panel** to finish it.
orders-ends = the game ends
orders-lapsed-undone = 📋 Your order is gone: the move before yours was undone. Give it again if it still fits.
