# Watching a table without a seat: from /tables, and “Tell me when it begins” in a lobby.

watching-game-on = 👀 You’re watching { $game }: /tables shows whose move it is. I won’t ping you. It ends with the game.
watching-game-off = You no longer watch { $game }.
watching-lobby-on = 🔔 I’ll send you one message when { $game } begins, or mention you here if you accept no direct messages.
watching-lobby-off = You no longer get a message when { $game } begins.
watching-none = You don’t watch that table, or it is over.
watching-stop = Stop watching
watching-untell = Don’t tell me
watching-begun = 🔔 The game has begun.
watching-begun-here = 🔔 { $player }: the game has begun, as you asked to be told.
