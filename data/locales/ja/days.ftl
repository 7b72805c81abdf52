# 何日も続くゲーム：卓の約束、持ち時間、パネル以外のお知らせ、ほかの人へのお願い、自分の時間。

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
