# テーブルのパネル、自分のパネル、そこでの操作。

table-headline = **{ $turn }**
table-begun-already = この手番はもう始まっています。続きはここで選べます。やり直すには先に取り消してください。
table-call = ▶ { $parts }
table-called = { $players }の番
table-called-last = あとは{ $players }だけ
table-may-answer = { $players }は「自分のパネル」で返事ができます（ゲームはその間も進みます）。
table-computer = 🤔 考え中：{ $players }
table-due = ⏳ { $due }
table-voted = ⌛ { $players }は時間切れです。コンピュータの代行を認めるか、ほかの人の返事を待っています。
table-deserted = 💤 全員が不在です。誰かが「ただいま」を押すまで待ちます。
table-corrected = 🛠️ **ルールを訂正しました**（第{ $was }版 → 第{ $now }版）。ここから適用します：
# { $what }はログの文。
table-undone = ↩️ { $player }が取り消しました：~~{ $what }~~
# 手番の終わりなど、ログに文のない行動。
table-undone-move = ↩️ { $player }が直前の行動を取り消しました。
table-absent = ⌛ 時間切れのため、{ $players }の手番をコンピュータが代行しました。
table-ahead-answer = 📋 決めた返事による行動：{ $players }
table-ahead-order = 📋 予約による行動：{ $players }
table-away-seat = -# { $player }が「ただいま」を押すまで、コンピュータが代行します。
table-away-seats = -# { $players }がそれぞれ「ただいま」を押すまで、コンピュータが代行します。
table-my-panel = 自分のパネル
table-happened = 経過を見る
table-undo = 取り消す
table-undo-further = 取り消しを頼む…
table-refresh = 更新する
table-show-board = 盤面を見る
table-back-again = ただいま
table-more = { $what }…
table-more-lines = -# ほか{ $count }件{ $where ->
    [own] {""}
    [end] ：「その他…」
   *[public] ：「経過を見る」
}
table-more-actions = その他…
table-choose = 選択
table-board-coming = 新しいパネルを出します。
table-words-permission = -# ファイルを添付する権限がないため、文字だけで続けます。チャンネルの権限で「ファイルを添付」を許可すると、画像が出ます。
table-words-failed = -# 画像を描けなかったため、文字だけで続けます。

## 自分のパネル

table-own-due = ⏳ 期限：{ $due }
table-own-bank-due = ⏳ 持ち時間の期限：{ $due }（手番の終わりに＋{ $more }）
table-own-bank = ⏳ 持ち時間：{ $left }
table-your-move = 👉 あなたの番です。
table-nothing-now = { $players }を待っています。
table-not-owed = 今は選ばなくてもかまいません。{ $players }を待っています。
table-watching = 観戦中です。{ $players }を待っています。
table-time-up = ⌛ 時間切れです。ほかの人がコンピュータの代行を認めるまでは、まだ自分で選べます。
table-you-are-away = 今はコンピュータが代行しています。「ただいま」を押すと、自分で続けられます。
table-play-rest = 行わなかった行動：{ $rest }
table-play-stopped = { $done ->
    [0] 何も行っていません
   *[other] { $count }個のうち{ $done }個を行いました
}。「{ $part }」で止まりました：{ $why }
table-play-over = その行動のあとに、続けて選べることはありません。
table-play-long = 一度に入力できる行動は{ $most }個までです。
table-play-sure = これは取り消せないので、先に確定してください。
table-play-this = ▶ { $action }
table-play-then = 続けて { $action }
table-preview = **{ $choice }**
table-preview-if = -# 確定するとこうなります：
table-preview-final = 確定するとこの盤面になり、取り消せなくなります。
table-preview-last = 選んでいないのはあなただけです。確定すると全員の選択が決まり、取り消せなくなります。
table-confirm = 確定する
table-closed = このゲームは中止されました。
table-unasked = 次から確認しない
table-unasked-done = これからは確認せずに決まります。/設定 でいつでも戻せます。
table-next-waiting = 次に自分の番が来ている卓：{ $game }
table-larger-on = 画像は1種類になり、スマートフォンでも大きく見られます。
table-win-plan = 🏆 これで勝ち：{ $plan }
table-computers-line = -# 💡：おすすめの行動（コンピュータならこう行動する）
table-ready-made-none = ここでおすすめできる行動はありません。
table-ready-made-failed = 今はおすすめを考えられませんでした。


# { $action } はボタンの言葉、{ $why } は断りの文。
# 同じ理由で選べない、同じ種類のいくつかの行動。

## ヒント（求めた人のパネルにだけ出る）

# 案はボタンの言葉。1つ目の案が画像に描かれる。
# そのゲームで最初のヒントの前。「」の中は scores-hinted-legend の言葉。
table-hint-before = 💡 おすすめは、いくつかの案を比べて、よい案をあなただけに見せます（1手番に{ $most }回まで）。
    {""}**ゲームが終わると、得点に「おすすめを使用」と出ます。** 振り返りには、おすすめどおりに行った手番も書かれます。
table-hint-take = 💡 おすすめを見る
table-hint-play = ▶ 案{ $number }を行う
table-hint-thinking = 💡 いくつかの案を試しています…
table-hint-first = 💡 1{ $pictured ->
    [0] {""}
   *[other] （画像）
}：**{ $plan }**｜{ $chance }｜{ $why }
table-hint-next = { $number }：**{ $plan }**｜{ $chance }
table-hint-such = { $plan }（例：{ $then }）
table-hint-only = 💡 { $pictured ->
    [0] {""}
   *[other] 画像の案：
}**{ $plan }**｜目安だけで、試していません
table-hint-lead = 相手に約{ $by }点リードの見込み（±{ $error }）
table-hint-behind = 相手に約{ $by }点リードされる見込み（±{ $error }）
table-hint-points = 最後に約{ $by }点の見込み（±{ $error }）
table-hint-chance = 100回中およそ{ $low }～{ $high }回勝つ見込み
table-hint-even = 案2とほぼ同じ
table-hint-why = 案2との違い：{ $reason }
table-hint-more = 約{ $by }点多い
table-hint-oftener = 100回中{ $by }回多く勝つ
table-hint-part = { $part }の得点が約{ $by }点多い
table-hint-rival = { $rival }の得点が約{ $by }点少ない

## 「これは？」：初めての人が知らない言葉

table-what-button = これは？
table-what-head = **これは？**｜{ $game }
# { $cited } は24やA8。ロビーの言葉にはない。
table-what-line = **{ $term }**：{ $meaning }{ $cited ->
    [0] {""}
   *[other] （{ $kind ->
        [ruling] 裁定{ $cited }
       *[rule] ルール{ $cited }
    }）
}
table-term-rated = レーティング
table-term-rated-meaning = 結果で変わる、このサーバーでの実力の数字
table-term-ready-made = おすすめの行動
table-term-ready-made-meaning = コンピュータのおすすめ。1回押すだけで行える
table-term-hint = おすすめ
table-term-hint-meaning = 今の手番のよい行動を比べたもの。使った人は結果に印が付く
table-term-hash = ハッシュ
table-term-hash-meaning = 秘密のシードの指紋。あとで、出目が変えられていないことを確かめられる
table-term-word = 合言葉
table-term-word-meaning = プレイヤーがダイスに混ぜられる言葉。ほかの人が出目を選べなくなる

## 決めた返事：自分のパネルから

table-answers-head = **{ $game }：決めた返事**
    ほかの人の番に問いが来ると、{ $delay }後にボットがこの返事をします。それまでは自分でも答えられます。決めた返事だったことは、全員に分かります。
    -# 休暇中や、コンピュータが代行している間は、返事をしません。

## More…: the list of one’s own panel, a line each with what it is for

table-also-happened = 経過を見る
table-also-happened-how = 前回の手番からの経過、全体の経過
table-also-moves = すべての行動
table-also-moves-how = 手番を終えずに、1つずつ行う
table-also-suggestion = 💡 おすすめ
table-also-suggestion-how = コンピュータならどうするか（あなただけに見えます）
table-also-what = これは？
table-also-what-how = このパネルの言葉の意味
table-also-rules = ルール
table-also-rules-how = ページごとに読む
table-also-words = 盤面を言葉で読む
table-also-words-how = 絵を見なくても遊べるように、テーマごとに
table-also-type = 文字で入力…
table-also-type-how = キーボードを使う人に
table-also-answers = 返事を決めておく…
table-also-answers-how = ほかの人の手番で聞かれたときに、いつも返す答え
table-also-note = メモ
table-also-note-how = この卓についての、自分だけのメモ
table-also-notes = 自分のメモ
table-also-notes-how = この卓について書いたメモ
table-also-learn = 遊んで学ぶ
table-also-learn-how = 数分の短いレッスン
table-also-options = オプション…
table-also-options-how = 変えると配り直します
table-also-strong = コンピュータの記録用紙
table-also-strong-how = 同じダイスで、強いコンピュータが建てたもの
table-also-away = 片付ける
table-also-away-how = この自分のゲームを終える
table-also-anew = 配り直す
table-also-anew-how = 見えないものの想定を変える
table-also-dice = ダイスの目を決める…
table-also-dice-how = 直前のロールの目を選ぶ
table-also-order = 自分の番になったら…
table-also-order-how = 番が来たら、この行動を代わりに行います
table-also-order-not-yet = 自分の番になったら…
table-also-order-not-yet-how = 先に自分の番まで進めて行動します。番の前にダイスを振るゲームではできません
table-also-nudge = 呼びかける
table-also-nudge-how = 番が来ている人に知らせます
table-also-moment = 見どころ
table-also-moment-how = もう一度見たい手番を動画で
table-also-book = ゲームの本
table-also-book-how = 全場面を読み返せる1ページ
table-also-people = チャンネルで開く
table-also-people-how = このオプションで、ほかの人とのロビーを開く
table-type-how = ボタンの言葉。複数は ; で区切ります
table-words-head = **{ $title }**｜{ $page }／{ $pages }ページ
table-words-rest = …続きは「盤面を言葉で読む」
