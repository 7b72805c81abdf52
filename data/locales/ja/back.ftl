# ゲームに戻ってきたとき：留守のあいだの出来事、経過、参加中のゲーム、毎日のお知らせ。

## ゲームの経過

# 手番の見出し。{ $when } は Discord が書く時刻（「2日前」など）。
ui-story-turn = **第{ $turn }手番** · { $when }
ui-story-later = -# { $when }
ui-story-clock = { $told } *（時間切れのため自動）*
ui-story-computer = -# ここから**{ $player }**さんの席をコンピュータが動かします。
ui-story-person = -# ここから**{ $player }**さんの席を人が動かします。

## 前回の手番のあと

ui-since-button = 前回の手番から
ui-since-turn = **{ $game }** · あなたの前回の手番から{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
ui-since-begin = **{ $game }** · ゲームの始まりから{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
ui-since-watching = **{ $game }** · 最近の出来事{ $pages ->
    [1] { "" }
   *[other] （{ $pages }ページ中{ $page }ページ）
}
ui-since-nothing = まだ見ていない出来事はありません。
ui-since-film-alt = そのときから今までの盤面を、動く図にしたものです。
