# サイコロニー（日本語）。ルールと裁定の番号は docs/rules/dicolony.md のものです。

dicolony-title = サイコロニー
dicolony-description = 全員で同じダイスを使い、ひそかに荒地を開拓。形どおりの土地に建物を建てます。1～6人、10ターン。

## 選択肢の意味：ボタンと /game play の候補

dicolony-action-clear = { $star ->
    [0] { $space }
   *[other] { $die } → { $space }
}
dicolony-action-build = { $building }：{ $place } · { $points ->
   *[other] { $points }点
}{ $column ->
    [0] {""}
   *[other] {" · 指定列を含む"}
}

## 選択肢のまとまりと、項目ごとの問い

dicolony-kind-clear = 開拓する
dicolony-kind-build = 建設する
dicolony-field-clear-die = どのダイスを使いますか？
dicolony-value-clear-die = { $value ->
    [orange] オレンジ
    [red] 赤
    [green] 緑
    [yellow] 黄
   *[other] { $value }
}
dicolony-field-clear-space = どのマスを開拓しますか？
dicolony-value-clear-space = { $value }
dicolony-field-build-card = どのカードですか？
dicolony-value-build-card = カード{ $value }
dicolony-field-build-place = どこに建てますか？
dicolony-value-build-place = { $value }

## 問い

dicolony-prompt-clear = { $turns }ターン中の{ $turn }ターン目。ダイスは{ $dice }です。このうち2個で、用紙のマスを1つずつ開拓します。まずどれを使いますか？
dicolony-prompt-clear-second = { $turns }ターン中の{ $turn }ターン目。残りのダイスは{ $dice }です。もう1マス、どこを開拓しますか？
dicolony-prompt-clear-only = { $turns }ターン中の{ $turn }ターン目。ダイスは{ $dice }ですが、あなたの用紙で開拓できるのは1マスだけです。どこを開拓しますか？
dicolony-prompt-build = { $building }を建てられる場所が、{ $column ->
    [0] 指定列の外に
   *[other] 指定列を含んで
}{ $places }か所あります（{ $points ->
   *[other] { $points }点
}）。どこに建てますか？
dicolony-prompt-wait = あなたの記入は終わりました。

## 出来事：これだけを読んでもゲームを追えます

dicolony-event-laid-out = 建築目標は左から{ $buildings }。景観は{ $blue }{ $solo ->
    [0] {"、競争は"}{ $yellow }
   *[other] {""}
}です。
dicolony-event-rolled = { $turn }ターン目のダイスは{ $dice }です。
dicolony-event-short = { $seat }さんの用紙では、このダイスで{ $count ->
    [0] 開拓できるマスがありません
   *[other] 開拓できるのは1マスだけです
}。
dicolony-event-cleared = { $seat }さんが{ $star ->
    [0] {""}
   *[other] { $die }のダイスで
}{ $space }を開拓しました。
dicolony-event-opened = { $turn }ターンが終わりました。全員の用紙を公開し、建物の建設に移ります。
dicolony-event-chosen = { $seat }さんは{ $building }を{ $place }に建てます。
dicolony-event-built = { $seat }さんの建物は{ $count ->
    [0] ありません
   *[other] { $sites }です
}。{ $missing ->
    [0] {""}
   *[other] { $unbuilt }を建てる場所はありませんでした。
}
dicolony-event-scored = { $seat }さんの得点は{ $total }点です（建物{ $buildings }、指定列{ $bonus }、青の景観{ $blue }、黄の景観{ $yellow }）。
dicolony-event-left = { $seat }さんがゲームから抜けました。
dicolony-event-ended = { $reason ->
    [last-left] ゲーム終了です。残ったのは1人だけです。
    [abandoned] ゲーム終了です。残った人がいません。
   *[scored] ゲーム終了です。建設と得点計算が終わりました。
}

## 断りの言葉

dicolony-refusal-game-over = ゲームは終了しています（ルール26）。
dicolony-refusal-left-already = あなたはこのゲームから抜けています（裁定A31）。
dicolony-refusal-clear-first = 今は{ $turn }ターン目です。建設は最後のターンのあとに行います（ルール26）。
dicolony-refusal-cleared-already = すべてのターンが終わったので、もう開拓はできません（ルール17・26）。
dicolony-refusal-finished-already = 記入は終わっています。最後の人が終えるまでは、取り消してやり直せます（ルール24、裁定A24）。
dicolony-refusal-die-used = { $die }のダイスはこのターンに使いました。別のダイスを使ってください（ルール20、裁定A12）。
dicolony-refusal-not-that-die = { $die }のダイスで{ $space }は開拓できません（ルール21・22）。
dicolony-refusal-die-blocked = { $die }のダイスは選べません。そのマスも対応する2つの★も開拓済みです（ルール50）。
dicolony-refusal-space-cleared = { $space }はすでに開拓済みです（ルール21・22）。
dicolony-refusal-crossing-free = { $die }のダイスでは、まず交差するマスを開拓します。{ $space }を選べるのはそこが開拓済みのときだけです（ルール21・22、裁定A13）。
dicolony-refusal-leaves-no-second = { $space }を開拓すると2マス目が開拓できなくなります。できるかぎり2マス開拓しなければなりません（ルール51、裁定A11）。
dicolony-refusal-another-card = 次のカードは{ $card }です。左から順に建設します（ルール27）。
dicolony-refusal-no-such-place = { $place }には今{ $card }を建てられません（ルール27～32・53）。

## 終わり方

dicolony-reason-scored = { $decided ->
    [solo] { $winners }さんの開拓地は{ $points }点になりました。
    [spaces] 同じ{ $points }点どうしで、建物のマスが多い（{ $spaces }マス）{ $winners }さんの勝利です。
    [landscapes] 得点（{ $points }点）も建物のマス（{ $spaces }マス）も同じなので、景観の得点が高い（{ $landscapes }点）{ $winners }さんの勝利です。
    [shared] 差がつかず、{ $points }点の{ $winners }さんが勝利を分け合います。
   *[points] { $winners }さんが最高の{ $points }点で勝利しました。
}
dicolony-reason-last-left = 最後まで残った{ $winners }さんの勝利です。
dicolony-reason-abandoned = 残った人がいないので、ゲームは打ち切りです。

## 得点の内訳

dicolony-score-card-a = { dicolony-building-a-upper }／{ dicolony-building-a-lower }
dicolony-score-card-b = { dicolony-building-b-upper }／{ dicolony-building-b-lower }
dicolony-score-card-c = { dicolony-building-c-upper }／{ dicolony-building-c-lower }
dicolony-score-card-d = { dicolony-building-d-upper }／{ dicolony-building-d-lower }
dicolony-score-card-e = { dicolony-building-e-upper }／{ dicolony-building-e-lower }
dicolony-score-card-f = { dicolony-building-f-upper }／{ dicolony-building-f-lower }
dicolony-score-card-g = { dicolony-building-g-upper }／{ dicolony-building-g-lower }
dicolony-score-card-h = { dicolony-building-h-upper }／{ dicolony-building-h-lower }
dicolony-score-bonus = 指定列
dicolony-score-landscape-b1 = { dicolony-landscape-b1 }
dicolony-score-landscape-b2 = { dicolony-landscape-b2 }
dicolony-score-landscape-b3 = { dicolony-landscape-b3 }
dicolony-score-landscape-b4 = { dicolony-landscape-b4 }
dicolony-score-landscape-b5 = { dicolony-landscape-b5 }
dicolony-score-landscape-y1 = { dicolony-landscape-y1 }
dicolony-score-landscape-y2 = { dicolony-landscape-y2 }
dicolony-score-landscape-y3 = { dicolony-landscape-y3 }

## オプション

dicolony-option-cards = カード
dicolony-option-cards-drawn = くじで選ぶ（標準）
dicolony-option-cards-first-game = はじめての人向けの決まったカード

## ダイスとマス

dicolony-colour-orange = オレンジ
dicolony-colour-red = 赤
dicolony-colour-green = 緑
dicolony-colour-yellow = 黄
dicolony-die = { $colour }{ $number }
dicolony-space-crossing = { $colour }の{ $number }
dicolony-space-colour-star = { $colour }の★
dicolony-space-number-star = { $number }の★

## カード

dicolony-card = { $key } { $halves }（{ $column }の列）
dicolony-halves = { $upper }／{ $lower }
dicolony-site = { $building }（{ $place }、{ $points }{ $bonus ->
    [0] {""}
   *[other] {"＋"}{ $bonus }
}点）
dicolony-building-a-upper = 宿屋
dicolony-building-a-lower = 酒場
dicolony-building-b-upper = 教会
dicolony-building-b-lower = 礼拝堂
dicolony-building-c-upper = 市場
dicolony-building-c-lower = 露店
dicolony-building-d-upper = 荘園
dicolony-building-d-lower = 納屋
dicolony-building-e-upper = 水車小屋
dicolony-building-e-lower = 物置
dicolony-building-f-upper = 学校
dicolony-building-f-lower = 小屋
dicolony-building-g-upper = 鍛冶屋
dicolony-building-g-lower = 工房
dicolony-building-h-upper = 役場
dicolony-building-h-lower = 番所
dicolony-landscape-b1 = 建物に接する荒地
dicolony-landscape-b2 = いちばん広い荒地
dicolony-landscape-b3 = 建物のある列
dicolony-landscape-b4 = 余った開拓地の少なさ
dicolony-landscape-b5 = 開拓・建設した★
dicolony-landscape-y1 = 中心地からつながる荒地
dicolony-landscape-y2 = いちばん大きな建物のまとまり
dicolony-landscape-y3 = 外周の荒地

## 絵の言葉

dicolony-picture-turn = { $turns }ターン中の{ $turn }ターン目
dicolony-picture-building = 建設
dicolony-picture-place = どこに建てますか？
dicolony-picture-most = 最多
dicolony-picture-shared = 同数
dicolony-picture-second = 2番目
dicolony-picture-now = 現在
dicolony-picture-writing = 記入中
dicolony-picture-done = 完了
dicolony-picture-left = 退席
dicolony-picture-unbuilt = 建設なし

## 絵を言葉で

dicolony-picture-alt-turn = サイコロニー、{ $turns }ターン中の{ $turn }ターン目です。
dicolony-picture-alt-build = サイコロニー、{ $turns }ターンが終わり、全員が建設中です。
dicolony-picture-alt-dice = ダイスは{ $dice }です。
dicolony-picture-alt-rolling = これから次のダイスを振ります。
dicolony-picture-alt-waiting = { $open ->
    [0] {""}
   *[other] 記入中：{ $writing }。
}{ $closed ->
    [0] {""}
   *[other] 完了：{ $done }。
}
dicolony-picture-alt-card = { $card }：上段{ $upper_shape }は{ $upper }点、下段{ $lower_shape }は{ $lower }点。
dicolony-picture-alt-landscapes = 景観は{ $landscapes }です。
dicolony-picture-alt-own = あなたの用紙：{ $count ->
    [0] まだ何も開拓していません
   *[other] 開拓地は{ $spaces }
}。
dicolony-picture-alt-sheet = { $player }さん：{ $count ->
    [0] 開拓地なし
   *[other] 開拓地は{ $spaces }
}。
dicolony-picture-alt-built = 建物：{ $buildings }。
dicolony-picture-alt-choices = 選べる場所：{ $places }。
dicolony-picture-alt-over = サイコロニーは終了しました。{ $reason ->
    [abandoned] 残った人はいません。
    [last-left] 残ったのは{ $winners }さんだけです。
   *[scored] 1位は{ $winners }さんです。
}
dicolony-picture-alt-score = { $player }さん{ $points }点（建物{ $buildings }、指定列{ $bonus }、景観{ $landscapes }）。
dicolony-picture-alt-left = { $player }さんは途中で抜けました。
