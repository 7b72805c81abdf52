# /settings：言語、確認、タイムゾーン、おやすみの時間、休暇、催促、まとめ。

own-time-title = ## あなたの設定
own-time-confirm = 取り消せない行動の前に確認する：**{ $now }**
own-time-confirm-on = 確認をオンにする
own-time-confirm-off = 確認をオフにする
own-time-by-itself = ほかに選べない行動は自動で行う（取り消せる間だけ）：**{ $now }**
own-time-by-itself-on = 自動をオンにする
own-time-by-itself-off = 自動をオフにする
own-time-only-answer = ほかの人の番で答えが1つしかないとき、1分後に自動で返事をする：**{ $now }**（「まとめて変える…」で変更）
own-time-tall = 自分のパネルの画像を、スマホ向けに縦長で大きくする：**{ $now }**
own-time-tall-on = 画像を大きくする
own-time-tall-off = 画像を横長に戻す
own-time-on = オン
own-time-off = オフ
own-time-remind-server = -# このサーバーのお知らせは、ダイレクトメッセージで届きます。
own-time-language = 自分だけに見える文の言語：**{ $now }**
own-time-language-button = 自分の表示：{ $language }
own-time-offers = 席を譲る申し出を受ける：**{ $now }**
own-time-offers-on = 申し出を受ける
own-time-offers-off = 申し出を受けない
own-time-declined = 申し出を断る相手：{ $count }人
own-time-declined-page = 申し出を断る相手
own-time-declined-head = **申し出を断る相手**
    -# この人たちは、あなたに席を譲ると申し出ることも、あなたの席を求めることもできません。本人には伝わりません。
own-time-declined-choose = また申し出を受ける人を選ぶ
own-time-declined-nobody = 申し出を断る相手はいません。
own-time-stand-in = このサーバーでほかの人の代わりに遊ぶ：**{ $games }**（おやすみ時間以外）
own-time-stand-in-hours = このサーバーでほかの人の代わりに遊ぶ：**{ $games }**（**{ $begins }～{ $ends }**）
own-time-stand-in-off = このサーバーでほかの人の代わりに遊ぶ：**オフ**
own-time-stand-in-all = すべてのゲーム
own-time-stand-in-page = 代わりに遊ぶ
own-time-stand-in-head = **ほかの人の代わりに遊ぶ**
    -# 続けられなくなった人がいると、席を引き継ぐかダイレクトメッセージで聞きます。聞くのは1日1回までで、あなたが席に着いたことのないゲームだけです。レーティングには影響しません。
own-time-stand-in-choose = 遊ぶゲームを選ぶ
own-time-stand-in-from = 聞いてよい時間（始まり）
own-time-stand-in-until = 聞いてよい時間（終わり）
own-time-stand-in-any = おやすみ時間以外
own-time-stand-in-start = 代わりに遊ぶ
own-time-stand-in-stop = 代わりに遊ばない
own-time-language-auto = Discordに合わせる
own-time-language-en = English
own-time-language-ja = 日本語

## まとめて変える窓：見出しは45字まで

own-time-all = まとめて変える…
own-time-all-title = あなたの設定
own-time-field-language = 自分だけに見える文の言語
own-time-field-switches = オンにするもの
own-time-field-confirm = 取り消せない行動の前に確認する
own-time-field-by-itself = ほかに選べない行動は自動で行う
own-time-field-only-answer = ほかの人の番で答えが1つなら自動で返事
own-time-field-tall = 画像をスマホ向けに縦長で大きくする
own-time-field-offers = 席を譲る申し出を受ける
own-time-field-remind = あなたの番のお知らせ
own-time-field-quiet = おやすみ時間と休みの曜日
own-time-field-quiet-how = 22:30-07:15 土日のように、自分のタイムゾーンで。曜日は2つまで。空のままなら「なし」です。
own-time-field-digest = ダイレクトメッセージのまとめ

## 今の設定

own-time-zone = タイムゾーン：**{ $now }**（現在{ $time }）
own-time-quiet = おやすみ時間：**{ $begins }～{ $ends }**（持ち時間は止まり、メンションもしません）
own-time-quiet-both = おやすみ時間：**{ $begins }～{ $ends }と、{ $days }の終日**（持ち時間は止まり、メンションもしません）
own-time-quiet-days = おやすみ時間：**{ $days }の終日**（持ち時間は止まり、メンションもしません）
own-time-quiet-none = おやすみ時間：**なし**
own-time-day = { $day ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[other] 日曜日
}
own-time-vacation = 休暇：**{ $until }まで**（持ち時間は止まり、メンションもしません。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-vacation-cut = 休暇：**{ $until }まで**（メンションはしません。180日のうち30日を使ったため、持ち時間が止まるのは{ $stops }までです。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-vacation-used = 休暇：**{ $until }まで**（メンションはしません。180日のうち30日を使ったため、持ち時間は止まりません。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-vacation-none = 休暇：**なし**
own-time-remind = あなたの番のお知らせ：**{ $now }**
own-time-remind-ping = チャンネルでメンション
own-time-remind-dm = ダイレクトメッセージ
own-time-remind-none = なし
own-time-digest = 毎日のまとめ（ダイレクトメッセージ）：**{ $hour }**
own-time-digest-none = 毎日のまとめ（ダイレクトメッセージ）：**なし**

## 設定ごとのページ

own-time-zone-page = タイムゾーン
own-time-quiet-page = おやすみ時間
own-time-vacation-page = 休暇
own-time-remind-page = お知らせ
own-time-digest-page = 毎日のまとめ
own-time-zone-head = **タイムゾーン**
    -# おやすみ時間と毎日のまとめに使います。一覧にない場所は、/設定 のタイムゾーン欄に入力してください。
own-time-zone-choose = 住んでいる場所を選ぶ
own-time-quiet-head = **おやすみ時間**
    -# 寝ている間や仕事中などの時間です。その間は持ち時間が止まり、ボットはメンションせずに名前だけを書きます。終わったあと、その間に番が来ていれば1回だけメンションします。この時間にも届くのは、時刻を決めた毎日のまとめと、時間切れで席を失う前のダイレクトメッセージだけです。1日16時間までです。週に2日まで、0時から24時までの休みも選べます。分まで決めるには、/設定 のおやすみ時間欄に 22:30-07:15 土日 のように入力してください。
own-time-quiet-from = 始まり…
own-time-quiet-until = 終わり…
own-time-quiet-days-off = 休みの曜日…
own-time-quiet-no-days = 休みの曜日なし
own-time-quiet-off = おやすみ時間をなくす
own-time-vacation-head = **休暇**
    -# その間は持ち時間が止まり、ボットはメンションせずに名前だけを書きます。毎日のまとめも届きません。終わったあと、その間に番が来ていれば1回だけメンションします。自動で終わり、最長30日です。休暇で持ち時間が止まるのは、どの180日の間でも30日までです（残り{ $left }日）。それを超えた休暇は、メンションを止めるだけです。席を失う前のダイレクトメッセージは届きます。休暇を認めない卓もあります。時間切れを投票で決める卓では、手番が持ち時間の2倍続くと、ほかの人が投票できます。卓に表示しなければ、ほかの人に分かるのは期限が延びたことだけです。別の日付にするには、/設定 の休暇欄に 2027-01-15 のように入力してください。
own-time-vacation-until = この日の終わりまで…
own-time-vacation-day = { $date }｜{ $days ->
    [1] 明日
   *[other] { $days }日後
}
own-time-vacation-off = 休暇を終える
own-time-vacation-show = 卓に表示する
own-time-vacation-hide = 卓に表示しない
own-time-remind-head = **お知らせ**
    -# 持ち時間の半分が過ぎたときと、まもなく期限のときに届きます。ほかの人のお願いがあなたの返事を待っているときも同じです。「受け取らない」を選ぶと、あなたの番でもメンションせずに名前だけを書きます。時間切れで席を失う前には、設定にかかわらずダイレクトメッセージが届きます。
own-time-remind-ping-button = チャンネルでメンション
own-time-remind-dm-button = ダイレクトメッセージ
own-time-remind-none-button = 受け取らない
own-time-digest-head = **毎日のまとめ**
    -# 伝えることがある日に1回、自分の番のゲームと、その間の出来事が届きます。時刻は自分のタイムゾーンです。
own-time-digest-hour = 届く時刻を選ぶ
own-time-digest-off = まとめを受け取らない

## 街の名前で呼ぶタイムゾーン

own-time-zone-name = { $offset }｜{ $city }
own-time-city-honolulu = ホノルル
own-time-city-anchorage = アンカレッジ
own-time-city-los-angeles = ロサンゼルス
own-time-city-denver = デンバー
own-time-city-chicago = シカゴ
own-time-city-new-york = ニューヨーク
own-time-city-sao-paulo = サンパウロ
own-time-city-utc = 世界標準時
own-time-city-london = ロンドン
own-time-city-berlin = ベルリン、パリ、マドリード、ローマ
own-time-city-athens = アテネ、ヘルシンキ、キーウ
own-time-city-istanbul = イスタンブール
own-time-city-nairobi = ナイロビ
own-time-city-dubai = ドバイ
own-time-city-karachi = カラチ
own-time-city-kolkata = デリー、ムンバイ、コルカタ
own-time-city-dhaka = ダッカ
own-time-city-bangkok = バンコク
own-time-city-shanghai = 北京、上海
own-time-city-singapore = シンガポール
own-time-city-seoul = ソウル
own-time-city-tokyo = 東京
own-time-city-sydney = シドニー、メルボルン
own-time-city-auckland = オークランド
