# /help.

help-page =
    {""}**`/game new`** starts a game.
    Press your move when I call you; you have days for it.
    {""}**`/standings`** shows the score, **`/tables`** everything that waits for you.
help-elsewhere = Add me elsewhere
help-invite =
    {""}**On a server you manage:** [add me]({ $server }). I ask for { $count } permissions, all about reading and writing in channels and threads.
    {""}**For yourself, anywhere:** [install me]({ $person }): private games, lessons, /tables and /settings. Tables need me on the server.
