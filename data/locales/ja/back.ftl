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

## 参加中のゲーム

ui-mygames-nothing = あなたを待っているゲームはありません。
ui-mygames-yours-due = ▶ **{ $game }** · { $place } · **あなたの番です**（持ち時間切れ：{ $due }）
ui-mygames-asked = ↳ { $prompt }
ui-mygames-away = 🤖 **{ $game }** · { $place } · コンピュータが代わりに遊んでいます
ui-mygames-old-rules = **{ $game }** · { $place } · 別の版のルールで始められたため停止中です。/game end で終了できます
ui-mygames-muted = -# いまはそのチャンネルに書き込めませんが、パネルはここから開けます。
ui-mygames-page = -# { $pages }ページ中{ $page }ページ
ui-mygames-open = あなたの番のゲームのパネルを開く
ui-mygames-option = { $count ->
    [0] { $game }
   *[other] { $game }（{ $players }さんと）
}
ui-mygames-back = { $count ->
    [0] ただいま：{ $game }
   *[other] ただいま：{ $game }（{ $players }さんと）
}

## 毎日のお知らせ

letter-digest-title = ## 今日のゲーム
letter-digest-ended = 🏁 **{ $game }** · { $place } · 終了しました。{ $count ->
    [one] **{ $winners }**さんの勝ちです
   *[other] **{ $winners }**さんが同点で勝ちました
}
letter-digest-over = 🏁 **{ $game }** · { $place } · 終了しました
letter-digest-closed = 🏁 **{ $game }** · { $place } · 結果なしで終了しました
letter-digest-foot = -# ご希望により1日1回お届けしています。/settings で変更できます。
