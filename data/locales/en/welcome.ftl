# The message with which the bot introduces itself to a new server.

welcome-message =
    🎲 **I run board games with dice: a turn now, the next one tonight.** I roll, draw the board, and ping the next player.
    {""}**{ welcome-play }** and **{ learn-button }** open a board that only you see. **{ welcome-open }** is for playing together, in this channel. /help says more.
welcome-play = Play now
welcome-open = Open a table
welcome-who = Who may open tables?
welcome-who-opens =
    {""}**Everybody who may use /game in a channel.** I need there: { $needed }.
    {""}**To choose people and channels:** Server settings → Integrations → my name → /game.
    Buttons that open a table still work for all who see them; delete the message to take them away.
    Moderators can end others’ games: /game end.
