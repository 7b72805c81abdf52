# /rules：ゲームのルール、ページごと。

rules-button = ルール
rules-page = -# { $page }／{ $pages }ページ｜図は例です
rules-player = プレイヤー{ $number }
