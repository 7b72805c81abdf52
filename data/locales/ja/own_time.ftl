# /settings：言語、確認、タイムゾーン、おやすみの時間、休暇、催促、まとめ。

own-time-on = オン
own-time-off = オフ
own-time-remind-server = -# このサーバーのお知らせは、ダイレクトメッセージで届きます。
own-time-when = **お知らせしてよいとき**｜{ $zone }（現在{ $time }）
own-time-when-unset = **お知らせしてよいとき**｜街は未設定（UTCで現在{ $time }）
own-time-when-button = お知らせ…
own-time-zone-ask = 🕰️ 住んでいる街を「お知らせ…」で教えてください。それまで、時刻はUTCになります。
own-time-play = **操作**｜{ $now }
own-time-play-none = すべて自分で押す
own-time-play-button = 操作…
own-time-seats = **席**｜{ $now }
own-time-seats-button = 席…
own-time-offers-yes = 申し出を受ける
own-time-offers-no = 申し出を受けない
own-time-stands-in = 代わりに遊ぶ
own-time-stands-in-not = 代わりには遊ばない
own-time-time-title = お知らせしてよいとき
own-time-play-title = 操作
own-time-language-title = 言語
own-time-language = **言語**｜{ $now }
own-time-language-button = 言語…
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

own-time-field-language = 自分だけに見える文の言語
own-time-field-zone = 住んでいる街
own-time-field-zone-how = Tokyo、Berlin、New York など。下の時間はその街の時間です。空ならUTC。
own-time-field-switches = オンにするもの
own-time-field-confirm = 取り消せない行動の前に確認する
own-time-field-by-itself = ほかに選べない行動は自動で行う
own-time-field-only-answer = ほかの人の番で答えが1つなら自動で返事
own-time-field-in-words = 盤面を絵ではなく言葉で表示する
own-time-field-no-signs = 文の中の小さな絵を言葉にする
own-time-field-remind = あなたの番のお知らせ
own-time-field-quiet = おやすみ時間
own-time-field-quiet-how = 22:30-07:15 のように、{ $hours }時間まで。持ち時間は止まり、メンションもしません。空なら「なし」です。
own-time-field-days-off = 休みの曜日（{ $days }つまで、0時から24時まで）
own-time-field-away = 休暇の最後の日
own-time-field-away-how = 2027-01-15 や、5（日間）のように。持ち時間が止まるのは{ $window }日のうち{ $most }日まで（残り{ $left }日）。空なら「なし」です。

## 今の設定

own-time-quiet = おやすみ{ $begins }～{ $ends }
own-time-quiet-both = おやすみ：{ $begins }～{ $ends }、{ $days }（終日）
own-time-quiet-days = おやすみ：{ $days }（終日）
own-time-quiet-none = いつでも
own-time-day = { $day ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[other] 日曜日
}
own-time-vacation = 休暇は{ $until }まで（卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-vacation-cut = 休暇は{ $until }まで（{ $window }日のうち{ $most }日を使ったため、持ち時間が止まるのは{ $stops }までです。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-vacation-used = 休暇は{ $until }まで（{ $window }日のうち{ $most }日を使ったため、持ち時間は止まりません。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
own-time-remind-ping = チャンネルでメンション
own-time-remind-dm = ダイレクトメッセージ
own-time-remind-none = お知らせなし
own-time-digest = 毎日のまとめ{ $hour }

## 設定ごとのページ

own-time-vacation-show = 卓に表示する
own-time-vacation-hide = 卓に表示しない

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
