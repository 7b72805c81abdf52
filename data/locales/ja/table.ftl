# テーブルのパネル、自分のパネル、そこでの操作。

table-asked = 第{ $turn }手番 · { $player }：{ $prompt }
table-waits = 第{ $turn }手番 · { $players }の選択を待っています。自分のパネルから選んでください。
table-may-answer = { $players }は自分のパネルから返事ができます（ゲームは返事を待たずに進みます）。
table-computer = 第{ $turn }手番 · { $players }が考えています。
table-due = ⏳ 時間切れ：{ $due }
table-first-due = ⏳ いちばん早い人の時間切れ：{ $due }
table-voted = ⌛ { $players }は時間切れです。コンピュータが代わってよいか、ほかの参加者の返事を待っています。
table-deserted = 第{ $turn }手番 · 💤 いまは誰もいません。誰かが**ただいま**を押すまで、ゲームはこのまま待ちます。
table-absent = ⌛ { $players }が時間切れになったので、コンピュータが代わりに遊びました。
table-away-seat = -# { $player }が**ただいま**を押すまで、コンピュータが代わりに遊んでいます。
table-away-seats = -# { $players }がそれぞれ**ただいま**を押すまで、コンピュータが代わりに遊んでいます。
table-my-panel = 自分のパネル
table-undo = 取り消す
table-undo-further = 取り消しを頼む…
table-refresh = 更新する
table-show-board = 盤面を見る
table-back-again = ただいま
table-more = { $what }…
table-choose = 選んでください
table-board-coming = 新しいパネルを出します。
table-words-permission = -# 画像はありません：このチャンネルではファイルを添付する権限がありません。ゲームは文字だけで続きます。チャンネルの権限で「ファイルを添付」を許可すると、画像が表示されます。
table-words-failed = -# 画像はありません：描画できませんでした。ゲームは文字だけで続きます。

## 自分のパネル

table-nothing-now = { $players }さんを待っています。
table-not-owed = 選んでも選ばなくてもかまいません。ゲームは{ $players }さんを待っています。
table-watching = 観戦中です。{ $players }さんを待っています。
table-time-up = ⌛ 時間切れです。ほかの参加者が「コンピュータに任せる」と決めるまでは、まだ自分で遊べます。
table-you-are-away = コンピュータがあなたの代わりに遊んでいます。**ただいま**を押すと、自分で続けられます。
table-play-rest = 行わなかった操作：{ $rest }
table-preview = **{ $choice }**
table-preview-if = -# 確定すると、こうなります：
table-preview-final = 盤面はこのようになります。確定すると取り消せません。
table-preview-last = ほかの人は全員選び終えています。確定すると全員の選択が決まり、取り消せなくなります。
table-confirm = 確定する
table-closed = このゲームは結果なしで終了しました。
