# /今日のダイス：パネル、サーバーへのお知らせ、共有するもの。

daily-date = { $year }年{ daily-month }{ $day }日
daily-day = { daily-month }{ $day }日
daily-month = { $month }月
daily-points = { $score }点

## ボードの上

daily-head = 🎲 **今日のダイス　{ $date }**（挑戦は1日1回）
daily-head-past = 🎲 **今日のダイス　{ $date }**（過去の日：集計の対象外）

## 挑戦の前

daily-intro = 🎲 **今日のダイス　{ $date }**
daily-intro-what = 同じ出目で遊ぶ1人用の{ $game }、約{ $minutes }分。
daily-intro-decides = 建物は最後に、左のカードから順に自動で建ちます。
daily-intro-try = 1日1回だけ、取り消しなし。期限：{ $ends }
daily-guided = まず2ターンの練習
daily-intro-why = -# 別アカウントで出目が分かるため、レーティング対象外です。運営者の記録は集計に含みません。
daily-awaiting = 🎲 今日のダイスに使う公開乱数を待っています（{ $time }以内）。
daily-unfinished = { $date }のダイスは、最後まで遊ぶ前に締め切ったため、集計に含みません。
daily-yesterday = 昨日：{ $score ->
    [none] 途中まで
   *[other] { $score }
}{ $strong ->
    [none] {""}
   *[other] ｜コンピュータ（強い）：{ $strong }
}

## 挑戦の後

daily-result = 🎲 今日のダイス　{ $date }：**{ $score }**
daily-par = 🤖 基準（コンピュータ・標準）：{ $par }｜{ $how ->
    [ahead] あなたは{ $by }点上
    [behind] あなたは{ $by }点下
   *[level] あなたも同じ
}
daily-result-band = 今日のここまで：{ $band ->
    [upper] 上位3分の1
    [middle] 中位3分の1
   *[lower] 下位3分の1
}
daily-result-few = { $few }人以上が遊び終えると、全体でのおおよその順位が出ます。
daily-result-apart = 運営者の記録なので、集計に含みません。
daily-result-later = -# 振り返りとコンピュータ（強い）の記録用紙：{ $ends }

## 連続

daily-streak = 🔥 { $days ->
    [1] 連続1日目
   *[other] { $days }日連続
}{ $forgiven ->
    [0] {""}
   *[other] （今月は{ $forgiven }日休んでも続いています）
}
daily-streak-open = 🔥 { $days }日連続（今日で{ $next }日目）

## 共有

daily-share-head = 🎲 今日のダイス　{ $date }：{ $score }
daily-share-streak = 🔥 { $days ->
    [1] 連続1日目
   *[other] { $days }日連続
}
daily-share-ask = コピーするか、ここに投稿できます。見せるのは点数だけで、記録用紙のどこを使ったかは分かりません。
daily-share-squares = 建物、指定列、景観の点数
daily-not-started = 共有できるものはまだありません。先に今日のダイスを最後まで遊んでください。
daily-no-post = ここには投稿できません。下の文をコピーしてください。
daily-posted = 投稿しました。

## ボタン

daily-play = 今日のダイスで遊ぶ
daily-begin = 始める
daily-go-on = 続ける
daily-share = 共有する
daily-post = ここに投稿する
daily-count-here = このサーバーの順位に参加する
daily-count-no-more = このサーバーの順位に参加しない
daily-show-mine = 記録用紙を見せる
daily-hide-mine = 記録用紙を見せない
daily-past = 過去のダイス
daily-fair = ダイスの決め方
daily-strong-sheet = コンピュータの記録用紙

## どのサーバーの順位に参加するか、記録用紙を誰に見せるか

daily-counted = このサーバーの順位に参加します。1日が終わった後のお知らせに、名前と点数が出ます。
daily-not-counted = このサーバーの順位には参加しません。
daily-shown = 順位に参加しているサーバーで、1日が終わると記録用紙が公開されます。
daily-hidden = 記録用紙は、ほかの人には公開されません。

## 過去のダイス

daily-past-title = **過去のダイス**（集計の対象外。おすすめ、振り返り、取り消しが使えます）
daily-past-none = 過去のダイスはまだありません。
daily-past-option = { $date }（{ $score ->
    [none] 結果なし
   *[other] { $score }
}）
daily-strong-points = 🤖 { $date }のコンピュータ（強い）：**{ $score }**

## サーバーへのお知らせ

daily-message = 🎲 **今日のダイス　{ $date }**
daily-message-streak = 🔥 { $days ->
    [1] このサーバーの連続1日目です
   *[other] このサーバーは{ $days }日連続です
}{ $forgiven ->
    [0] {""}
   *[other] （休みは{ $forgiven }日）
}
daily-message-best = { $how ->
    [ahead] 💪 最高{ $best }：コンピュータ（強い）の{ $strong }を上回りました
    [level] 🤝 最高{ $best }：コンピュータ（強い）と同じです
    [behind] 🤖 コンピュータ（強い）：{ $strong }｜最高：{ $best }
   *[alone] 最高：{ $best }
}
daily-message-players = 👥 { $count }人（点数順）：{ $players }
daily-message-player = { $player } { $score }点
daily-message-more = ほか{ $count }人
daily-message-sheets = 📄 見せてくれた記録用紙：{ $players }
daily-message-seed = この日のシード `{ $seed }`
daily-message-opening = { $month }のハッシュ `{ $hash }`
daily-message-posted = [{ $month }のハッシュ]({ $link })
daily-message-secret = { $month }の秘密の値 `{ $secret }`
daily-month-of = { $year }年{ daily-month }

## ダイスの決め方

daily-fair-head = **ダイスの決め方**
daily-fair-how = 月ごとに秘密の値があり、月が始まる前にそのハッシュを公開します。1日のシードはHMAC-SHA-256（秘密の値、日付{ $beacon ->
    [none] {""}
   *[other] 、公開乱数
}）で、出目はすべてシードで決まります。
daily-fair-beacon = 公開乱数は1日が始まった後に { $url } で公開されます。何回目を使うかは、ハッシュに含まれています。
daily-fair-check = 1日が終わるとシードを、月が終わると秘密の値を公開するので、誰でも確かめられます。
daily-fair-month = { $month }：ハッシュ `{ $hash }`
daily-fair-secret = 秘密の値 `{ $secret }`
daily-fair-posted = [ここでの投稿]({ $link })
daily-fair-seed = { $date }：シード `{ $seed }`{ $how ->
    [mixed] ｜公開乱数の第{ $round }回入り
    [missed] ｜公開乱数の第{ $round }回は{ $patience }以内に届かず、使っていません
   *[none] {""}
}
daily-fair-file = 上の月に公開した値は、すべて添付のファイルにあります。`python verify_dice.py --day` で確かめられます。
daily-fair-file-alt = 日ごとのシードとハッシュ（1日1行のJSON）
# 投稿したものと今の値が違うとき。
daily-doubt-here = ⚠️ { $month }のハッシュが、{ $date }にここに投稿したものと違います：{ $link }
daily-doubt-elsewhere = ⚠️ { $month }のハッシュが、{ $date }にサーバーに投稿したものと違います。
daily-doubt-seed = ⚠️ { $month }について公開したシードが、その月の秘密の値と合いません。
daily-fair-operator = -# 運営者は出目を前もって知ることができるため、その記録は集計に含みません。

# 選ぶものと、押したときに伝えること。
daily-which-archive = 過去のダイス
daily-which-share = 共有する
daily-apart = -# ボットの運営者の記録は、集計に含みません。
daily-another = 新しい日になりました。
daily-late = -# 昨日のダイスは、まだ最後まで遊べます。期限：{ $until }
daily-closed = この日は終わったため、集計に含みません。取り消し、おすすめ、振り返りが使えます。
# 1日が終わった後の「記録用紙を見せる」と「記録用紙を見せない」。
daily-show-late = この日は終わったため、記録用紙を見せる設定にはできません。
daily-hidden-late = これからのお知らせに、記録用紙は出ません。
daily-posted-by = { $player }
daily-post-later = -# ここへの投稿が続きました。次は{ $until }から投稿できます。
daily-past-pick = 日を選ぶ
# ほかの人に見せる記録用紙の上。
daily-sheet = { $player }：{ $score }
daily-strong-name = コンピュータ（強い）
daily-no-strong = この日のコンピュータ（強い）の記録用紙はありません。
