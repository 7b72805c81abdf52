# マイクロネシア（日本語）。ルールと裁定の番号は docs/rules/micronesia.md のものです。

micronesia-title = マイクロネシア
micronesia-description = 3個のダイスを1個と2個に分け、1個の目の島と、2個を足した数の島に入植します。部族が足りなくなったらバーストです。3～4人、1人10手番ほど。

## 選択肢の意味：ボタンと /game play の候補

micronesia-action-settle = { $islands } · { $need ->
    [0] 送る部族なし
   *[other] { $need }個送る
}、残り{ $left }{ $then ->
    [wins] {" · 勝利！"}
    [again] {" · もう一手番"}
   *[nothing] {""}
}{ $evicted ->
    [0] {""}
   *[other] {" · 追い出す："}{ $rivals }
}
micronesia-action-change = ダイス{ $die }：{ $old } → { $face } · 残り{ $left }{ $forfeits ->
    [0] {""}
   *[other] {" · 追加手番なし"}
}
micronesia-action-shift = { $count }個移す：{ $from_island } → { $to_island } · { $from_island }に{ $from_left }個、{ $to_island }に{ $to_now }個
micronesia-action-done = 終わる{ $again ->
    [0] {""}
   *[other] {" · もう一度振る"}
}

## 選択肢のまとまりと、項目ごとの問い

micronesia-kind-settle = 入植する
micronesia-kind-change = ダイスを変える
micronesia-kind-shift = 部族を移す
micronesia-kind-done = 終わる
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

## 問い

micronesia-prompt-settle = 出目は{ $dice }です。どの島に入植しますか？{ $stock ->
    [0] ストックが空なので、ダイスは変えられません。
   *[other] 先に部族を1個生贄にするごとに、ダイスを1個変えられます（ストック{ $stock }個）。
}
micronesia-prompt-changed = 出目は{ $dice }になりました（ストック残り{ $stock }個）。どの島に入植しますか？
micronesia-prompt-triple = ゾロ目です：{ $dice }。その島だけが対象で、そのあともう一度手番を行います（ストック{ $stock }個）。
micronesia-prompt-shift = 自分の島の目が出たので、自分の島どうしで部族を移せます。どの島にも1個以上残します。{ $again ->
    [0] 「終わる」で手番が終わります。
   *[other] 「終わる」のあと、もう一度振ります。
}
micronesia-prompt-shifted = これ以上移せる部族はありません。{ $again ->
    [0] 「終わる」で手番が終わります。
   *[other] 「終わる」のあと、もう一度振ります。
}
micronesia-prompt-wait = 今は決めることがありません。

## 出来事：これだけを読んでもゲームを追えます

micronesia-event-began = { $seat }さんから始めます。
micronesia-event-rolled = { $seat }さんの出目は{ $dice }です。
micronesia-event-changed = { $seat }さんが部族を1個生贄にして、ダイス{ $die }を{ $old }から{ $face }に変えました。
micronesia-event-settled = { $seat }さんが{ $island }の島に部族1個で入植しました。
micronesia-event-evicted = { $seat }さんが{ $count }個で{ $island }の島を奪い、{ $rival }さんの部族{ $lost }個がストックに戻りました。
micronesia-event-visited = { $island }の島はすでに{ $seat }さんのものなので、部族は送りません。
micronesia-event-shifted = { $seat }さんが{ $from_island }の島から{ $to_island }の島へ部族を{ $count }個移しました。
micronesia-event-again = ゾロ目なので、{ $seat }さんがもう一度手番を行います。
micronesia-event-bust = { $seat }さんはどの手も部族が足りず、バーストしました。
micronesia-event-resigned = { $seat }さんがゲームから抜けました。バーストとして扱います。
micronesia-event-ended = { $reason ->
    [seven-islands] ゲーム終了です。勝利に必要な数の島がひとりの手に渡りました。
    [turn-limit] ゲーム終了です。最後の手番が終わったので、全員の点数を比べます。
   *[bust] ゲーム終了です。残りのプレイヤーの点数を比べます。
}

## 断りの言葉

micronesia-refusal-game-over = ゲームは終了しています（ルール32～36）。
micronesia-refusal-not-your-turn = 今は{ $player }さんの手番です（ルール31）。
micronesia-refusal-settle-first = 先に入植してください。部族を移すのはそのあとです（ルール24）。
micronesia-refusal-settled-already = 入植は済みました。あとは部族を移すか、手番を終えるだけです（ルール24・31）。
micronesia-refusal-triple-one-island = ゾロ目では{ $island }の島だけが対象です（ルール28）。
micronesia-refusal-no-such-split = 出目{ $dice }を{ $islands }には分けられません（ルール11・12）。
micronesia-refusal-single-die-first = ダイス1個の島を先に書いてください：{ $islands }（裁定A12）。
micronesia-refusal-stock-too-small = 部族が{ $need }個必要ですが、ストックは{ $have }個です（ルール16・17、裁定A10）。
micronesia-refusal-no-such-die = ダイス{ $die }はありません。並んだ順に1から3です（ルール10）。
micronesia-refusal-no-such-face = ダイスに{ $face }の目はありません（ルール3）。
micronesia-refusal-nothing-to-sacrifice = ストックが空なので、ダイスは変えられません（ルール27）。
micronesia-refusal-die-changed-already = ダイス{ $die }はこの手番で変えました。変えられるのは1個につき1回です（裁定A2）。
micronesia-refusal-same-face = ダイス{ $die }の目はすでに{ $face }です（裁定A2）。
micronesia-refusal-change-leaves-no-play = ダイス{ $die }を{ $face }にすると、払える手がなくなります。自分からバーストすることはできません（裁定A2・A10）。
micronesia-refusal-not-your-island = { $island }の島はあなたのものではありません（ルール19）。
micronesia-refusal-same-island = { $island }の島から別の島へ移してください（ルール19）。
micronesia-refusal-island-received = { $island }の島はこの手番で部族を受け取ったので、出せません（裁定A22）。
micronesia-refusal-island-gave = { $island }の島はこの手番で部族を出したので、受け取れません（裁定A22）。
micronesia-refusal-nothing-moved = 移すのは1個以上です（{ $count }個は移せません。ルール19）。
micronesia-refusal-island-emptied = { $island }の島には{ $there }個しかなく、{ $count }個移すと無人になります（ルール21）。

## 終わり方

micronesia-reason-seven-islands = { $winners }さんが{ $islands }つの島を手に入れ、ただちに勝利しました。
micronesia-reason-bust = { $seat }さんがバーストしました。{ $decided ->
    [island] 同じ{ $points }点どうしで、いちばん数字の大きい{ $island }の島を持つ{ $winners }さんの勝利です。
    [stock] ほかに島を持つ人がいないので、ストックが多い（{ $stock }個）{ $winners }さんの勝利です。
    [shared] 差がつかず、{ $winners }さんが勝利を分け合います。
   *[points] 残りのプレイヤーでは、{ $points }点の{ $winners }さんが最高点で勝利です。
}
micronesia-reason-resigned = { $seat }さんが抜けたので、バーストとして扱います。{ $decided ->
    [island] 同じ{ $points }点どうしで、いちばん数字の大きい{ $island }の島を持つ{ $winners }さんの勝利です。
    [stock] ほかに島を持つ人がいないので、ストックが多い（{ $stock }個）{ $winners }さんの勝利です。
    [shared] 差がつかず、{ $winners }さんが勝利を分け合います。
   *[points] 残りのプレイヤーでは、{ $points }点の{ $winners }さんが最高点で勝利です。
}
micronesia-reason-turn-limit = 全員が最後の手番を終えました。{ $decided ->
    [island] 同じ{ $points }点どうしで、いちばん数字の大きい{ $island }の島を持つ{ $winners }さんの勝利です。
    [stock] 島を持つ人がいないので、ストックが多い（{ $stock }個）{ $winners }さんの勝利です。
    [shared] 差がつかず、{ $winners }さんが勝利を分け合います。
   *[points] { $points }点の{ $winners }さんが最高点で勝利です。
}

## 得点の内訳

micronesia-score-islands-10-12 = 10～12の島
micronesia-score-islands-7-9 = 7～9の島
micronesia-score-islands-4-6 = 4～6の島
micronesia-score-islands-1-3 = 1～3の島
micronesia-score-out = 脱落

## オプション

micronesia-option-islands-to-win = ただちに勝つ島の数
micronesia-option-islands-to-win-5 = 5島
micronesia-option-islands-to-win-6 = 6島
micronesia-option-islands-to-win-7 = 7島（標準）
micronesia-option-turn-limit = 得点で決めるまでの手番数（1人あたり）
micronesia-option-turn-limit-20 = 20手番
micronesia-option-turn-limit-40 = 40手番
micronesia-option-turn-limit-60 = 60手番

## 絵の言葉

micronesia-picture-points = 得点
micronesia-picture-stage-roll = これから振ります
micronesia-picture-stage-settle = 入植する島を選ぶ
micronesia-picture-stage-shift = 部族の移動
micronesia-picture-stage-shifted = 移動は済みました
micronesia-picture-last-dice = 最後の出目
micronesia-picture-again = ゾロ目：もう一度手番
micronesia-picture-out = 脱落
micronesia-picture-alt-turn = マイクロネシア、第{ $turn }手番、{ $player }さんの番です。
micronesia-picture-alt-over = マイクロネシア、{ $turn }手番で終了、{ $winners }さんの勝利です。
micronesia-picture-alt-unrolled = これからダイスを振ります。
micronesia-picture-alt-rolled = 出目は{ $dice }。
micronesia-picture-alt-changed = 出目は{ $rolled }を変えて{ $dice }。
micronesia-picture-alt-player = { $player }さん：{ $points }点、{ $held ->
    [0] 島なし（{ $goal }島で勝利）
   *[other] 島{ $held }/{ $goal }（{ $islands }）
}、ストック{ $stock }、生贄{ $sacrificed }。
micronesia-picture-alt-free = 無人の島：{ $islands }。
micronesia-picture-stock = ストック
micronesia-picture-islands = 島
micronesia-picture-sacrificed = 生贄
