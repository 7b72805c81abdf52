# /mygames と毎日のお知らせ。

inbox-title = ## 参加中のゲーム
inbox-empty = 参加中のゲームはありません。チャンネルで /game new を使うと始められます。
inbox-nothing = あなたを待っているゲームはありません。
# チャンネルと、そこにある最新のパネルへのリンク。
inbox-place = { $channel } ([開く]({ $link }))
inbox-yours = ▶ **{ $game }** · { $place } · **あなたの番です**
inbox-yours-due = ▶ **{ $game }** · { $place } · **あなたの番です**（持ち時間切れ：{ $due }）
inbox-asked = ↳ { $prompt }
inbox-others = **{ $game }** · { $place } · { $players }さんを待っています
inbox-away = 🤖 **{ $game }** · { $place } · コンピュータが代わりに遊んでいます
inbox-lobby = **{ $game }** · { $place } · 開始前です
inbox-lobby-asked = **{ $game }** · { $place } · 開始前です。あなたの席が取ってあります。遊ぶ場合は、そこで**参加する**を押してください
inbox-stopped = **{ $game }** · { $place } · 問題が起きて停止中です。/game end で終了できます
inbox-old-rules = **{ $game }** · { $place } · 別の版のルールで始められたため停止中です。/game end で終了できます
inbox-muted = -# いまはそのチャンネルに書き込めませんが、パネルはここから開けます。
inbox-more = …ほかに{ $count }ゲームあります。
inbox-page = -# { $pages }ページ中{ $page }ページ
inbox-open = あなたの番のゲームのパネルを開く
inbox-option = { $count ->
    [0] { $game }
   *[other] { $game }（{ $players }さんと）
}
inbox-back = { $count ->
    [0] ただいま：{ $game }
   *[other] ただいま：{ $game }（{ $players }さんと）
}

## 毎日のお知らせ

inbox-digest-title = ## 今日のゲーム
inbox-digest-ended = 🏁 **{ $game }** · { $place } · 終了しました。{ $count ->
    [0] 勝者はいません
    [one] **{ $winners }**さんの勝ちです
   *[other] **{ $winners }**さんが{ $team ->
        [0] 同点で勝ちました
       *[other] 一緒に勝ちました
    }
}
inbox-digest-over = 🏁 **{ $game }** · { $place } · 終了しました
inbox-digest-closed = 🏁 **{ $game }** · { $place } · 結果なしで終了しました
inbox-digest-foot = -# ご希望により1日1回お届けしています。/settings で変更できます。
