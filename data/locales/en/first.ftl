# The first page: /help, /play without a game, and the demo.

first-page = **Board games with dice, for minutes or days.**
# { $minutes }: of play against computers; 0 where it is not known.
first-game = **{ $game }** · { $about } · { $seats }{ $minutes ->
    [0] {""}
   *[other] {" "}· ~{ $minutes } min
}
first-play = Play { $game } now
first-other = Another game…
first-daily = Today’s dice
first-learn = Learn in 2 minutes
