# Words that the pictures of every game share.

picture-turn = Turn { $turn }
picture-seat = Player { $number }
picture-winner = { $player } wins!
picture-shared = A shared win!
picture-team = A win for the team!
picture-nobody = Nobody wins.
picture-players-range = { $least ->
    [one] 1–{ $most } players
   *[other] { $least }–{ $most } players
}
picture-you = You
picture-alt-private = { $title }.
picture-cover = { $game }: the board, and the name of the game.
