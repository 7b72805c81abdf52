# ミクロネシア（日本語）。ルールと裁定の番号は docs/rules/micronesia.md のものです。

micronesia-title = ミクロネシア
micronesia-tagline = 島々に入植
micronesia-description = 3個のダイスを1個と2個に分け、1個の目の島と、2個を足した数の島に入植します。部族が足りなくなったらバーストです。3～4人、1人10手番ほど。
micronesia-both = { $first }と{ $second }
micronesia-only = { $island }だけ

## 選択肢の意味：ボタンと /ゲーム 行動 の候補

micronesia-action-settle = { $islands }の島：{ $need ->
    [0] 送らない
   *[other] 部族{ $need }個
}（残り{ $left }）{ $evicted ->
    [0] {""}
   *[other] 、{ $rivals }を追い出す
}{ $then ->
    [wins] 、勝利！
    [again] 、もう1手番
   *[nothing] {""}
}
micronesia-action-change = ダイス{ $die }：{ $old } → { $face }（残り{ $left }）{ $forfeits ->
    [0] {""}
   *[other] 、追加の手番なし
}
micronesia-action-shift = { $from_island }から{ $to_island }へ{ $count }個移す（{ $from_island }に{ $from_left }個、{ $to_island }に{ $to_now }個）
micronesia-action-done = 手番を終える{ $again ->
    [0] {""}
   *[other] （もう一度振る）
}

## 選択肢のまとまりと、項目ごとの問い

micronesia-kind-settle = 入植する
micronesia-kind-change = ダイスを変える
micronesia-kind-shift = 島間の調整
micronesia-kind-done = 手番を終える
micronesia-field-settle-islands = どの島にしますか？
micronesia-value-settle-islands = { $value }
micronesia-field-change-die = どのダイスを変えますか？
micronesia-value-change-die = ダイス{ $value }
micronesia-field-change-face = どの目にしますか？
micronesia-value-change-face = { $value }
micronesia-field-shift-from-island = どの島から移しますか？
micronesia-value-shift-from-island = { $value }の島から
micronesia-field-shift-to-island = どの島へ移しますか？
micronesia-value-shift-to-island = { $value }の島へ
micronesia-field-shift-count = 部族を何個移しますか？
micronesia-value-shift-count = { $value }個

## したいこと：1回で選べる行動

micronesia-plan-settle = { $islands }：{ $need ->
    [0] 送らない
   *[other] { $parts }個送{ $evicted ->
        [0] る
       *[other] り、{ $rivals }を追い出す
    }
}{ $then ->
    [wins] 、勝利！
    [again] 、もう1手番
   *[nothing] {""}
}
micronesia-join-parts = +
micronesia-pick-islands = 生贄を使ってほかの島へ（1つか2つ選ぶ）
micronesia-plan-want = { $islands }：生贄{ $sacrifices }・送る{ $need ->
    [0] 0
   *[other] { $parts }
}（残り{ $left }）{ $evicted ->
    [0] {""}
   *[other] 、{ $rivals }を追い出す
}{ $then ->
    [wins] 、勝利！
   *[other] {""}
}
micronesia-pick-changes = ダイスを1個変える（生贄1個）
micronesia-plan-change = { $old } → { $face }：{ $ways ->
    [0] 入植できない（もう1個変える）
   *[other] { $named }
}{ $forfeits ->
    [0] {""}
   *[other] 、追加の手番なし
}
micronesia-way = { $islands }（{ $need ->
    [0] 送らない
   *[other] { $need }個送る
}）
micronesia-join-or = か
micronesia-plan-done = 手番を終える{ $again ->
    [0] {""}
   *[other] （もう一度振る）
}
micronesia-plan-guard = { $island }の島を守って{ $again ->
    [0] 終える
   *[other] もう一度振る
}
micronesia-plan-even = 均等にして{ $again ->
    [0] 終える
   *[other] もう一度振る
}
micronesia-pick-moves = 島間の調整（いくつでも選ぶ）
micronesia-plan-move = { $from_island }から{ $to_island }へ{ $count }個移す（{ $from_island }に{ $from_left }個、{ $to_island }に{ $to_now }個）
micronesia-plan-wins = { $sacrifices ->
    [0] {""}
   *[other] 生贄{ $sacrifices }個、
}{ $settles ->
    [0] { $moved ->
        [0] 手番を終える
       *[other] { $moved }個移す
    }
   *[other] { $islands }に入植{ $moved ->
        [0] {""}
       *[other] 、{ $moved }個移す
    }
}：勝ち
micronesia-sacrifice = 生贄
micronesia-plan-cheapest = 部族の消費が最少：{ $islands }{ $sacrifices ->
    [0] {""}
   *[other] 、生贄{ $sacrifices }個
}
micronesia-plan-advised = { $islands }{ $sacrifices ->
    [0] {""}
   *[other] 、生贄{ $sacrifices }個
}{ $moved ->
    [0] {""}
   *[other] 、{ $moved }個移す
}

## 問い

micronesia-prompt-settle = 出目は{ $dice }です。どの島に入植しますか？　{ $stock ->
    [0] 手元に部族コマがないので、ダイスは変えられません。
   *[other] 手元の部族コマ{ $early ->
        [0] は{ $stock }個です。
       *[other] （ストック）は{ $stock }個です。先に生贄にすれば、1個につきダイスを1個変えられます。「1+2個送る」は、1つ目の島に1個、2つ目の島に2個です。
    }
}
micronesia-prompt-changed = 出目は{ $dice }になりました。どの島に入植しますか？　手元の部族コマは{ $stock }個です。
micronesia-prompt-must = 出目は{ $dice }です。どう分けても手元の部族コマ（{ $stock }個）では足りないので、先にダイスを変える必要があります。
micronesia-prompt-triple = ゾロ目です！　出目は{ $dice }。入植するのは1島だけで、そのあともう1手番行います。手元の部族コマは{ $stock }個です。
micronesia-prompt-shift = 自分の島の目が出たので、島間の調整ができます（どの島にも1個以上残します）。{ $early ->
    [0] {""}
   *[other] 「守って」は余りの部族をすべてその島に、「均等に」はどの島にも同じ数だけ置きます。
}{ $again ->
    [0] {""}
   *[other] そのあと、もう一度振ります。
}
micronesia-prompt-shifted = これ以上移せる部族はありません。{ $again ->
    [0] 手番を終えてください。
   *[other] 手番を終えて、もう一度振ってください。
}
micronesia-prompt-wait = 今は決めることがありません。

## 出来事：これだけを読んでもゲームを追えます

micronesia-event-began = { $seat }から始まりました。
micronesia-event-rolled = { $seat }の出目は{ $dice }でした。
micronesia-event-changed = { $seat }が部族1個を生贄にし、ダイス{ $die }を{ $old }から{ $face }に変えました。
micronesia-event-settled = { $seat }が{ $island }の島に部族1個で入植しました。
micronesia-event-evicted = { $seat }が部族{ $count }個で{ $island }の島を奪い、{ $rival }の部族{ $lost }個がストックに戻りました。
micronesia-event-visited = { $seat }が部族を送らずに、自分の{ $island }の島を選びました。
micronesia-event-shifted = { $seat }が{ $from_island }の島から{ $to_island }の島へ部族{ $count }個を移しました。
micronesia-event-again = ゾロ目なので、{ $seat }がもう1手番を得ました。
micronesia-event-bust = { $seat }はどの島に送るにも部族が足りず、バーストしました。
micronesia-event-resigned = { $seat }が離脱し、バーストとして扱われました。
micronesia-event-ended = { $reason ->
    [seven-islands] 必要な数の島がそろい、ゲームが終わりました。
    [turn-limit] 手番数の上限に達し、ゲームが終わりました。全員の点数を比べました。
   *[bust] ゲームが終わりました。残りのプレイヤーの点数を比べました。
}

## 出来事のまとめ：首位、プレイヤーごとに1行、迫る危険、出目

micronesia-message-start = **勝利条件：{ $wanted }島**
micronesia-message-headline = **{ $seats }が{ $count ->
    [1] トップ
   *[other] 同率トップ
}**（{ $held }／{ $wanted }島）
micronesia-message-player = { $seat } { $count ->
    [0] {""}
   *[other] 生贄{ $count }個（{ $faces }）{ $told ->
        [0] {""}
       *[other] ：
    }
}{ $deeds }
micronesia-join-faces = 、
micronesia-join-deeds = 、
micronesia-join-turns = ｜
micronesia-join-dice = ・
micronesia-message-taken = { $islands }を奪取
micronesia-message-evicted = { $rival }から{ $island }の島
micronesia-message-lost = { $island }（{ $rival }）
micronesia-message-settled = { $islands }に入植
micronesia-message-visited = { $islands }を維持
micronesia-message-shifted = 島{ $moves }移動
micronesia-message-move = { $from_island }から{ $to_island }へ{ $count }個
micronesia-message-again = ゾロ目でもう1手番
micronesia-message-bust = 部族が足りずバースト
micronesia-message-resigned = 離脱
micronesia-message-about = { $what }
micronesia-message-about-lost = 失った島：{ $count ->
   *[other] { $islands }
}
micronesia-message-about-won = 得た島：{ $count ->
   *[other] { $islands }
}
micronesia-message-about-bust = あなたはバースト
micronesia-call-dice = 🎲 { $dice }
    .pictured = { $dice }
micronesia-call-shift = 島間の調整か終了

## 今の見どころ

micronesia-message-near = ⚠️ あと1島で勝利：{ $seats }
micronesia-message-poor = ⚠️ バーストのおそれ：{ $who }
micronesia-message-risk = { $seat } { $percent }%
micronesia-message-own-risk = ⚠️ 次の出目でバーストするおそれ：{ $percent }%

## 断りの言葉

micronesia-refusal-game-over = ゲームは終わっています（ルール32）。
micronesia-refusal-not-your-turn = 今は{ $player }の手番です（ルール31）。
micronesia-refusal-settle-first = 先に入植してください。島間の調整はそのあとです（ルール24）。
micronesia-refusal-settled-already = 入植は済みました。島間の調整をするか、手番を終えてください（ルール24・31）。
micronesia-refusal-triple-one-island = ゾロ目では{ $island }の島だけが対象です（ルール28）。
micronesia-refusal-no-such-split = { $dice }は{ $islands }に分けられません。ダイス1個の目の島と、残り2個を足した数の島になります（ルール11・12）。
micronesia-refusal-islands-apart = ダイスをどう変えても、{ $islands }に同時には入植できません。別の組み合わせか、島を1つだけ選んでください（ルール12・26、裁定A2）。
micronesia-refusal-single-die-first = ダイス1個の島を先に書いてください：{ $islands }（裁定A12）。
micronesia-refusal-stock-too-small = 部族が{ $need }個必要ですが、ストックには{ $have }個しかありません。もっと少なくて済む島を選んでください（ルール16・17、裁定A10）。
micronesia-refusal-no-such-die = ダイス{ $die }はありません。左から1、2、3です（ルール10）。
micronesia-refusal-no-such-face = ダイスに{ $face }の目はありません（ルール3）。
micronesia-refusal-nothing-to-sacrifice = ストックが空なので、ダイスは変えられません（ルール27）。
micronesia-refusal-die-changed-already = ダイス{ $die }はこの手番で変えました。ほかのダイスを選んでください（裁定A2）。
micronesia-refusal-same-face = ダイス{ $die }の目はすでに{ $face }です（裁定A2）。
micronesia-refusal-change-leaves-no-play = ダイス{ $die }を{ $face }にすると、どの島にも送れなくなります。自分からバーストはできないので、別の目を選んでください（裁定A2・A10）。
micronesia-refusal-not-your-island = { $island }の島はあなたの島ではありません（ルール19）。
micronesia-refusal-same-island = 別の島を選んでください。部族はすでに{ $island }の島にいます（ルール19）。
micronesia-refusal-island-received = { $island }の島はこの手番で部族を受け取ったので、出せません（裁定A22）。
micronesia-refusal-island-gave = { $island }の島はこの手番で部族を出したので、受け取れません（裁定A22）。
micronesia-refusal-nothing-moved = 1個以上移してください（{ $count }個は移せません。ルール19）。
micronesia-refusal-island-emptied = { $island }の島には{ $there }個しかありません。{ $count }個移すと空になるので、1個は残してください（ルール21）。

## 終わり方

micronesia-reason-seven-islands = { $winners }が{ $islands }島に入植し、ただちに勝利しました。
# 勝った人を先に言うので、終わりのカードはその前に名前を出さなくてよい。
micronesia-reason-bust = { $decided ->
    [island] { $points }点の同点で、いちばん番号の大きい{ $island }の島を持つ{ $winners }の勝利です。
    [stock] ストックの多い{ $winners }の勝利です（{ $stock }個。ほかに島を持つ人はいません）。
    [shared] 差がつかず、{ $winners }が勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}{ $seat }がバーストしました。
micronesia-reason-resigned = { $decided ->
    [island] { $points }点の同点で、いちばん番号の大きい{ $island }の島を持つ{ $winners }の勝利です。
    [stock] ストックの多い{ $winners }の勝利です（{ $stock }個。ほかに島を持つ人はいません）。
    [shared] 差がつかず、{ $winners }が勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}{ $seat }が離脱し、バーストとして扱われました。
micronesia-reason-turn-limit = 手番数の上限に達しました。{ $decided ->
    [island] { $points }点の同点で、いちばん番号の大きい{ $island }の島を持つ{ $winners }の勝利です。
    [stock] 島を持つ人がいないので、ストックの多い{ $winners }の勝利です（{ $stock }個）。
    [shared] 差がつかず、{ $winners }が勝利を分かち合います。
   *[points] { $points }点で{ $winners }の勝利です。
}
micronesia-story-contested = いちばん争われたのは{ $place }の島で、{ $count }回奪われました。

## 得点の内訳

micronesia-score-islands-10-12 = 10～12の島
micronesia-score-islands-7-9 = 7～9の島
micronesia-score-islands-4-6 = 4～6の島
micronesia-score-islands-1-3 = 1～3の島
micronesia-score-out = 脱落

## ヒントの理由

micronesia-hint-stock = ストックが約{ $by }個多く残る
micronesia-hint-won = 早く勝てることが多い
micronesia-hint-rival-won = { $rival }がすぐに勝つことが少ない

## オプション

micronesia-option-islands-to-win = 勝利に必要な島の数
micronesia-option-islands-to-win-5 = 5島
micronesia-option-islands-to-win-6 = 6島
micronesia-option-islands-to-win-7 = 7島（標準）
micronesia-option-host-begins = 最初に参加した人から始める（「なし」なら、くじで決める）
micronesia-option-turn-limit = 1人あたりの手番数の上限（達すると点数で決める）
micronesia-option-turn-limit-20 = 20手番
micronesia-option-turn-limit-40 = 40手番
micronesia-option-turn-limit-60 = 60手番

## 絵の言葉

micronesia-picture-stage-roll = これから振る
micronesia-picture-stage-settle = 入植する島を選ぶ
micronesia-picture-stage-shift = 島間の調整
micronesia-picture-stage-shifted = 調整は終わり
micronesia-picture-again = ゾロ目：もう1手番
micronesia-picture-out = 脱落

## 絵を言葉で

micronesia-words-title-turn = 手番とダイス
micronesia-words-title-players = プレイヤー
micronesia-words-title-islands = 島
micronesia-words-turn = ミクロネシア、{ $turn }手番目、{ $own ->
    [0] { $player }の番
   *[other] あなたの番
}です。
micronesia-words-over = ミクロネシアは{ $turn }手番で終了しました。最後の手番は{ $player }です。
micronesia-words-stage = { $stage }。
micronesia-words-dice = 出目は{ $dice }。
micronesia-words-changed = 出目は{ $rolled }を変えて{ $dice }。
micronesia-words-again = ゾロ目：もう1手番あります。
micronesia-words-settled = この手番で選んだ島：{ $islands }。
micronesia-words-gave = この手番で部族を出した島（受け取れない）：{ $islands }。
micronesia-words-received = この手番で部族を受け取った島（出せない）：{ $islands }。
micronesia-words-near = あと1島で勝利：{ $players }。
micronesia-words-settle = { $islands }の島：{ $need ->
    [0] 部族を送らない
   *[other] 部族を{ $parts }個送る
}、残り{ $left }個{ $evicted ->
    [0] {""}
   *[other] 、{ $rivals }を追い出す
}{ $then ->
    [wins] 、勝利
    [again] 、もう1手番
   *[nothing] {""}
}
micronesia-words-spare = 自分のほかの島へ移せる部族（最大）：{ $islands }。
micronesia-words-spared = { $island }から{ $count }個
micronesia-words-more = 生贄{ $count }個で届くほかの島：{ $islands }
micronesia-words-held = { $island }に{ $count }個
micronesia-words-player = { $player }：{ $points }点、{ $held ->
    [0] 島なし（勝利条件：{ $goal }島）
   *[other] 島{ $held }／{ $goal }（{ $islands }）
}、ストック{ $stock }個、生贄{ $sacrificed }個{ $risk ->
    [0] {""}
   *[other] 、バーストのおそれ{ $risk }%
}{ $bust ->
    [0] {""}
   *[other] 、バースト
}。
micronesia-words-order = 手番の順（最初の人から）：{ $players }。
micronesia-words-limit = { $limit }手番で得点を比べます。今は{ $turns }手番目です（追加の手番を除く）。
micronesia-words-worth = { $island }（{ $points }点）
micronesia-words-free = 空いている島：{ $islands }。
micronesia-words-island = { $island }の島（{ $points }点）：{ $player }、部族{ $count }個

## 「これは？」：初めての人が知らない言葉

micronesia-term-stock = ストック
micronesia-term-stock-meaning = 島に置いていない、手元の部族コマ
micronesia-term-tribe = 部族
micronesia-term-tribe-meaning = 島に送る自分のコマ。最初は15個
micronesia-term-settle = 入植
micronesia-term-settle-meaning = 誰もいない島に1個、または相手の数より1個多く部族を送ること
micronesia-term-sacrifice = 生贄
micronesia-term-sacrifice-meaning = 部族を1個ゲームから除き、ダイスを1個好きな目にすること
micronesia-term-out = 追い出す
micronesia-term-out-meaning = 相手の部族が島を離れ、相手のストックに戻ること
micronesia-term-guard = 守って
micronesia-term-guard-meaning = 余りの部族を、すべてその島に集めること
micronesia-term-even = 均等に
micronesia-term-even-meaning = 自分のどの島にも、同じくらいの数の部族を置くこと
micronesia-term-triple = ゾロ目
micronesia-term-triple-meaning = 3個とも同じ目。その島だけを扱い、もう1手番行う
micronesia-term-bust = バースト
micronesia-term-bust-meaning = 送る部族が足りなくなること。その人は負け、ゲームが終わる
