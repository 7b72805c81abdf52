# 何日も続くゲーム：卓の約束、持ち時間、パネル以外のお知らせ、ほかの人へのお願い、自分の時間。

## お知らせ

letter-place = -# { $channel }の{ $game } · [テーブルへ]({ $link })
letter-somebody = 同じ卓の人
letter-hush = この手番は知らせない
letter-remind = ⏳ { $players }さん、あなたの番です。持ち時間の半分が過ぎました。時間切れ：{ $due }
letter-remind-late = ⏰ { $players }さん、あなたの番です。もうすぐ時間切れです：{ $due }
letter-remind-direct = ⏳ あなたの番です。持ち時間の半分が過ぎました。時間切れ：{ $due }
letter-remind-late-direct = ⏰ あなたの番です。もうすぐ時間切れです：{ $due }
letter-nudge = 👋 { $players }さん、あなたの番です。{ $by }が続きを待っています。
letter-nudge-direct = 👋 あなたの番です。{ $by }が続きを待っています。
letter-vote = ⌛ { $player }が時間切れになりました。{ $players }さん、この手番をコンピュータに任せますか？{ $needed ->
    [1] 1人が認めれば任せます。認める人がいなければ、このまま待ちます。
   *[other] { $needed }人が認めれば任せます。足りなければ、このまま待ちます。
}
letter-vote-button = コンピュータに任せる
letter-seat-passed = 🤖 { $player }さん、時間切れが続いたので、これからはコンピュータが代わりに遊びます。戻ったら、いつでも**ただいま**を押してください。
letter-seat-passed-last = 💤 { $player }さん、時間切れが続いていて、ほかに誰もいません。ゲームはこのまま待ちますので、続けるときは**ただいま**を押してください。2週間誰も戻らなければ、結果なしで終了します。
letter-seat-back = 🙂 { $player }が戻りました。続きは本人が遊びます。
letter-seat-left = 🚪 { $player }がゲームから抜けました。
letter-seat-left-computer = 🚪 { $player }がゲームから抜けました。これからはコンピュータが代わりに遊びます。この席で遊びたい人は /game seat take で申し出てください。
letter-host = 👑 このゲームの新しいホストは{ $player }さんです。
letter-idle = 💤 { $players }さん、ここでは長い間だれも動いていません。だれかが動くか、続けると決めなければ、この{ $game }は{ $when }に結果なしで閉じられます。
letter-idle-lobby = 💤 { $players }さん、この{ $game }のロビーは長い間そのままです。続けると決めなければ、{ $when }に閉じられます。
letter-keep = 閉じずに続ける
## 押したあと

ui-hushed = この手番についてはもうお知らせしません。持ち時間は進みます。
ui-welcome-back = おかえりなさい！これからは自分で遊べます。
ui-kept = このまま続けます。
## 自分の時間

ui-zone = { $offset } · { $city }
ui-settings-zone = タイムゾーン：**{ $now }**（現在{ $time }）
ui-settings-quiet = おやすみ時間：**{ $begins }～{ $ends }**（持ち時間は止まり、呼び出しもありません）
ui-settings-quiet-none = おやすみ時間：**なし**
ui-settings-vacation = 休暇：**{ $until }まで**（持ち時間は止まり、呼び出しもありません）
ui-settings-vacation-none = 休暇：**なし**
ui-settings-remind = ゲームがあなたを待っているときのお知らせ：**{ $now }**
ui-settings-digest = 毎日のまとめ（ダイレクトメッセージ）：**{ $hour }**
ui-settings-digest-none = 毎日のまとめ（ダイレクトメッセージ）：**なし**
ui-settings-zone-page = タイムゾーン
ui-settings-quiet-page = おやすみ時間
ui-settings-vacation-page = 休暇
ui-settings-remind-page = お知らせ
ui-settings-digest-page = 毎日のまとめ
ui-settings-zone-head = **タイムゾーン**
    -# おやすみ時間と毎日のまとめに使います。一覧にない場所は、/settings のタイムゾーン欄に入力してください。
ui-settings-zone-choose = どこにお住まいですか？
ui-settings-quiet-head = **おやすみ時間**
    -# 寝ている間や仕事中などの時間です。その間は持ち時間が進まず、お知らせも届きません。1日16時間までです。分まで決めるには、/settings のおやすみ時間欄に 22:30-07:15 のように入力してください。
ui-settings-quiet-from = 始まり…
ui-settings-quiet-until = 終わり…
ui-settings-quiet-off = おやすみ時間をなくす
ui-settings-vacation-head = **休暇**
    -# その間は持ち時間が進まず、お知らせも届きません。自動で終わり、最長30日です。また、どう設定しても、1手番は持ち時間の2倍に30日を足した時点で時間切れになります。ほかの人にわかるのは、あなたの時間切れが先に延びたことだけです。別の日付にするには、/settings の休暇欄に 2027-01-15 のように入力してください。
ui-settings-vacation-until = この日の終わりまで…
ui-settings-vacation-day = { $date } · { $days ->
    [1] 明日
   *[other] { $days }日後
}
ui-settings-vacation-off = 休暇を終える
ui-settings-remind-head = **お知らせ**
    -# 持ち時間の半分が過ぎたときと、もうすぐ時間切れのときに届きます。
ui-settings-digest-head = **毎日のまとめ**
    -# 伝えることがある日に1回、あなたを待っているゲームと、その間の出来事をお届けします。時刻は自分のタイムゾーンです。
ui-settings-digest-hour = 何時に届けますか？
ui-settings-digest-off = まとめを受け取らない
ui-remind-ping = チャンネルで呼び出す
ui-remind-dm = ダイレクトメッセージ
ui-remind-none = なし
ui-remind-ping-button = チャンネルで呼び出す
ui-remind-dm-button = ダイレクトメッセージ
ui-remind-none-button = 受け取らない
zone-honolulu = ホノルル
zone-anchorage = アンカレッジ
zone-los-angeles = ロサンゼルス
zone-denver = デンバー
zone-chicago = シカゴ
zone-new-york = ニューヨーク
zone-sao-paulo = サンパウロ
zone-utc = 世界標準時
zone-london = ロンドン
zone-berlin = ベルリン、パリ、マドリード、ローマ
zone-athens = アテネ、ヘルシンキ、キーウ
zone-istanbul = イスタンブール
zone-nairobi = ナイロビ
zone-dubai = ドバイ
zone-karachi = カラチ
zone-kolkata = デリー、ムンバイ、コルカタ
zone-dhaka = ダッカ
zone-bangkok = バンコク
zone-shanghai = 北京、上海
zone-singapore = シンガポール
zone-seoul = ソウル
zone-tokyo = 東京
zone-sydney = シドニー、メルボルン
zone-auckland = オークランド
