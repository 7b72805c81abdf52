# Words that the pictures of every game share.

picture-players = Players
picture-turn = Turn { $turn }
picture-seat = Player { $number }
picture-winner = { $player } wins!
picture-shared = A shared win!
picture-team = A win for the team!
picture-nobody = Nobody wins.
