# ゲームの経過、前回の手番のあとの出来事、動く絵。

log-title = **{ $game }** · これまでの経過（{ $pages }ページ中{ $page }ページ）
log-row = `{ $row }` { $told }
log-undone = `{ $row }` ~~{ $told }~~（取り消し）
log-empty = まだ何も起きていません。
log-film-alt = ゲーム全体を、盤面を順に並べて動画にしたものです。

## 手番ごとの経過

# 手番の見出し。{ $when } は Discord が書く時刻（「2日前」など）。
log-story-turn = **第{ $turn }手番** · { $when }
log-story-later = -# { $when }
log-story-clock = { $told } *（時間切れのため自動）*
log-story-computer = -# ここから**{ $player }**さんの席をコンピュータが動かします。
log-story-person = -# ここから**{ $player }**さんの席を人が動かします。

## 前回の手番のあと

log-since-button = 前回の手番から
log-since-turn = **{ $game }** · あなたの前回の手番から{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
log-since-begin = **{ $game }** · ゲームの始まりから{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
log-since-watching = **{ $game }** · 最近の出来事{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
log-since-nothing = まだ見ていない出来事はありません。
log-since-film-alt = そのときから今までの盤面を、動く図にしたものです。
