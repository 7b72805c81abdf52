# /settings：言語、確認、タイムゾーン、おやすみの時間、休暇、催促、まとめ。

settings-on = オン
settings-off = オフ
settings-remind-server = -# このサーバーのお知らせは、ダイレクトメッセージで届きます。
settings-when = **お知らせしてよいとき**｜{ $zone }（現在{ $time }）
settings-when-unset = **お知らせしてよいとき**｜街は未設定（UTCで現在{ $time }）
settings-when-button = お知らせ…
settings-zone-ask = 🕰️ 住んでいる街を「お知らせ…」で教えてください。それまで、時刻はUTCになります。
settings-play = **操作**｜{ $now }
settings-play-none = すべて自分で押す
settings-play-button = 操作…
settings-seats = **席**｜{ $now }
settings-seats-button = 席…
settings-offers-yes = 申し出を受ける
settings-offers-no = 申し出を受けない
settings-stands-in = 代わりに遊ぶ
settings-stands-in-not = 代わりには遊ばない
settings-time-title = お知らせしてよいとき
settings-play-title = 操作
settings-language-title = 言語
settings-language = **言語**｜{ $now }
settings-language-button = 言語…
settings-offers = 席を譲る申し出を受ける：**{ $now }**
settings-offers-on = 申し出を受ける
settings-offers-off = 申し出を受けない
settings-declined = 申し出を断る相手：{ $count }人
settings-declined-page = 申し出を断る相手
settings-declined-head = **申し出を断る相手**
    -# この人たちは、あなたに席を譲ると申し出ることも、あなたの席を求めることもできません。本人には伝わりません。
settings-declined-choose = また申し出を受ける人を選ぶ
settings-declined-nobody = 申し出を断る相手はいません。
settings-stand-in = このサーバーでほかの人の代わりに遊ぶ：**{ $games }**（おやすみ時間以外）
settings-stand-in-hours = このサーバーでほかの人の代わりに遊ぶ：**{ $games }**（**{ $begins }～{ $ends }**）
settings-stand-in-off = このサーバーでほかの人の代わりに遊ぶ：**オフ**
settings-stand-in-all = すべてのゲーム
settings-stand-in-page = 代わりに遊ぶ
settings-stand-in-head = **ほかの人の代わりに遊ぶ**
    -# 続けられなくなった人がいると、席を引き継ぐかダイレクトメッセージで聞きます。聞くのは1日1回までで、あなたが席に着いたことのないゲームだけです。レーティングには影響しません。
settings-stand-in-choose = 遊ぶゲームを選ぶ
settings-stand-in-from = 聞いてよい時間（始まり）
settings-stand-in-until = 聞いてよい時間（終わり）
settings-stand-in-any = おやすみ時間以外
settings-stand-in-start = 代わりに遊ぶ
settings-stand-in-stop = 代わりに遊ばない
settings-language-auto = Discordに合わせる
settings-language-en = English
settings-language-ja = 日本語

## まとめて変える窓：見出しは45字まで

settings-field-language = 自分だけに見える文の言語
settings-field-zone = 住んでいる街
settings-field-zone-how = Tokyo、Berlin、New York など。下の時間はその街の時間です。空ならUTC。
settings-field-switches = オンにするもの
settings-field-confirm = 取り消せない行動の前に確認する
settings-field-by-itself = ほかに選べない行動は自動で行う
settings-field-only-answer = ほかの人の番で答えが1つなら自動で返事
settings-field-in-words = 盤面を絵ではなく言葉で表示する
settings-field-no-signs = 文の中の小さな絵を言葉にする
settings-field-remind = あなたの番のお知らせ
settings-field-quiet = おやすみ時間
settings-field-quiet-how = 22:30-07:15 のように、{ $hours }時間まで。持ち時間は止まり、メンションもしません。空なら「なし」です。
settings-field-days-off = 休みの曜日（{ $days }つまで、0時から24時まで）
settings-field-away = 休暇の最後の日
settings-field-away-how = 2027-01-15 や、5（日間）のように。持ち時間が止まるのは{ $window }日のうち{ $most }日まで（残り{ $left }日）。空なら「なし」です。

## 今の設定

settings-quiet = おやすみ{ $begins }～{ $ends }
settings-quiet-both = おやすみ：{ $begins }～{ $ends }、{ $days }（終日）
settings-quiet-days = おやすみ：{ $days }（終日）
settings-quiet-none = いつでも
settings-day = { $day ->
    [0] 月曜日
    [1] 火曜日
    [2] 水曜日
    [3] 木曜日
    [4] 金曜日
    [5] 土曜日
   *[other] 日曜日
}
settings-vacation = 休暇は{ $until }まで（卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
settings-vacation-cut = 休暇は{ $until }まで（{ $window }日のうち{ $most }日を使ったため、持ち時間が止まるのは{ $stops }までです。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
settings-vacation-used = 休暇は{ $until }まで（{ $window }日のうち{ $most }日を使ったため、持ち時間は止まりません。卓には表示{ $shown ->
    [0] しません
   *[other] します
}）
settings-remind-ping = チャンネルでメンション
settings-remind-dm = ダイレクトメッセージ
settings-remind-none = お知らせなし
settings-digest = 毎日のまとめ{ $hour }

## 設定ごとのページ

settings-vacation-show = 卓に表示する
settings-vacation-hide = 卓に表示しない

## 街の名前で呼ぶタイムゾーン

settings-zone-name = { $offset }｜{ $city }
settings-city-honolulu = ホノルル
settings-city-anchorage = アンカレッジ
settings-city-los-angeles = ロサンゼルス
settings-city-denver = デンバー
settings-city-chicago = シカゴ
settings-city-new-york = ニューヨーク
settings-city-sao-paulo = サンパウロ
settings-city-utc = 世界標準時
settings-city-london = ロンドン
settings-city-berlin = ベルリン、パリ、マドリード、ローマ
settings-city-athens = アテネ、ヘルシンキ、キーウ
settings-city-istanbul = イスタンブール
settings-city-nairobi = ナイロビ
settings-city-dubai = ドバイ
settings-city-karachi = カラチ
settings-city-kolkata = デリー、ムンバイ、コルカタ
settings-city-dhaka = ダッカ
settings-city-bangkok = バンコク
settings-city-shanghai = 北京、上海
settings-city-singapore = シンガポール
settings-city-seoul = ソウル
settings-city-tokyo = 東京
settings-city-sydney = シドニー、メルボルン
settings-city-auckland = オークランド
