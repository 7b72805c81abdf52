# Standing answers: what is answered in others' turns, on one's own panel and in /mygames.

answers-button = Answer ahead…
answers-head = **{ $game }: standing answers**
    I give these answers for you in others’ turns, 1 minute after you are asked. Until then you can answer yourself. Everybody reads that it was a standing answer.
    -# Not on your vacation, and not while the computer plays for you. They end with the game, and when somebody else takes your seat.
answers-clear = Clear standing answers
