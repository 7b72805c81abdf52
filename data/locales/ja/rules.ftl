# /rules：ゲームのルール、ページごと。

rules-button = ルール
rules-page = -# { $page } / { $pages } ページ · 図は見本のゲームです
rules-player = プレイヤー{ $number }
