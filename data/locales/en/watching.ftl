# Following a table without a seat: /game watch, and “Tell me when it begins” in a lobby.

watching-game-on = 👀 You follow { $game }: /mygames shows whose move it is, and so does your daily digest if you have one. Nothing pings you. It ends with the game.
watching-game-off = You no longer follow { $game }.
watching-lobby-on = 🔔 I’ll send you one message when { $game } begins, or mention you here if you accept no direct messages.
watching-lobby-off = You get no message when { $game } begins.
watching-none = You don’t follow that table, or it is over.
watching-stop = Stop following
watching-begun = 🔔 The game has begun.
watching-begun-here = 🔔 { $player }: the game has begun, as you asked to be told.
