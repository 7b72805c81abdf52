# /rules: the rules of a game, page by page.

rules-button = Rules
rules-page = -# Page { $page } of { $pages } · the picture shows an example
rules-player = Player { $number }
