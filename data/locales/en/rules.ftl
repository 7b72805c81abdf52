# /rules: the rules of a game, page by page.

rules-button = Rules
rules-page = -# Page { $page } of { $pages }

## One numbered rule or ruling

# A ruling answers a question; { $kind } is rule or ruling, { $number } 24 or A8.
rules-number = { $kind ->
    [ruling] Ruling { $number }
   *[rule] Rule { $number }
}
rules-statement = **{ $title }** · { $game }
rules-question = *{ $question }*
rules-choice = { $number }: { $text }
rules-choice-page = Page { $page }: { $title }
