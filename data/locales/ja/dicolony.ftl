# サイコロニー（日本語）。ルールと裁定の番号は docs/rules/dicolony.md のものです。

dicolony-title = サイコロニー
dicolony-tagline = 開拓と建築
dicolony-description = 全員が同じダイスで、ひそかに荒地を開拓し、形どおりの土地に建物を建てます。1～6人、10ターン。

## 選択肢の意味：ボタンと /game move の候補

dicolony-action-clear = { $star ->
    [0] { $space }
   *[other] { $die } → { $space }
}
dicolony-action-build = { $building }：{ $place }（{ $points ->
   *[other] { $points }点
}{ $column ->
    [0] {""}
   *[other] 、指定列を含む
}）

## 選択肢のまとまりと、項目ごとの問い

dicolony-kind-clear = 開拓する
dicolony-kind-build = 建設する
dicolony-field-clear-die = 使うダイスを選ぶ
dicolony-value-clear-die = { $value ->
    [orange] オレンジ
    [red] 赤
    [green] 緑
    [yellow] 黄
   *[other] { $value }
}
dicolony-field-clear-space = 開拓するマスを選ぶ
dicolony-value-clear-space = { $value }
dicolony-field-build-card = カードを選ぶ
dicolony-value-build-card = カード{ $value }
dicolony-field-build-place = 建てる場所を選ぶ
dicolony-value-build-place = { $value }

## プラン：ダイス2個、またはすべての建物を1回で

dicolony-plan-pair = { $first }＋{ $second }{ $ready ->
    [0] {""}
   *[other] {" ✓"}{ $built }
}{ $lost ->
    [0] {""}
   *[other] {" ✗"}{ $gone }
}
dicolony-plan-one = { $space }{ $ready ->
    [0] {""}
   *[other] {" ✓"}{ $built }
}{ $lost ->
    [0] {""}
   *[other] {" ✗"}{ $gone }
}
dicolony-plan-build-all = まとめて建てる（{ $points ->
   *[other] { $points }点
}{ $yellow ->
    [0] {""}
   *[other] ＋黄の景観
}）
dicolony-plan-build = { $place }（計{ $points }点）
dicolony-plan-wins = { $places }に建てる：勝ち
dicolony-pick-clear = 2マスを選ぶ…
dicolony-pick-build = 場所を選ぶ…

## 問い

dicolony-prompt-clear = { $turn }ターン目（全{ $turns }ターン）。ダイスは{ $dice }です。{ $turn ->
    [1] { dicolony-prompt-how }
   *[other] {""}
}
dicolony-prompt-how = 2個を選び、それぞれの色と目が交差するマスを1つずつ開拓します。開拓済みなら、代わりにその色か目の★を開拓します。ボタンの✓は建てられるようになる建物、✗は建てられなくなる建物です。
dicolony-prompt-clear-second = { $turn }ターン目（全{ $turns }ターン）。残りのダイスは{ $dice }です。もう1マス開拓してください。
dicolony-prompt-clear-only = { $turn }ターン目（全{ $turns }ターン）。ダイスは{ $dice }です。空きがほとんどないため、開拓できるのは1マスだけです。
dicolony-prompt-build = { $building }を建てられる場所が、{ $column ->
    [0] 指定された列を含めずに
   *[other] 指定された列を含めて
}{ $places }か所あります（{ $points ->
   *[other] { $points }点
}）。全カードをいちばんよい場所に建てるボタンがあります。ほかの場所も選べます。
dicolony-prompt-wait = あなたの記入は終わりました。

## 出来事：これだけを読んでもゲームを追えます

dicolony-event-laid-out = 建築目標は左から{ $buildings }に決まりました。青の景観は{ $blue }{ $solo ->
    [0] 、黄の景観は{ $yellow }
   *[other] {""}
}になりました。
dicolony-event-rolled = { $turn }ターン目のダイスは{ $dice }でした。
dicolony-event-short = { $seat }の用紙は空きがほとんどないため、このダイスで{ $count ->
    [0] 開拓できるマスがありませんでした
   *[other] 開拓できるのは1マスだけでした
}。
dicolony-event-cleared = { $seat }が{ $star ->
    [0] {""}
   *[other] { $die }のダイスで
}{ $space }を開拓しました。
dicolony-event-opened = { $turn }ターンが終わり、全員の用紙を公開して建設に移りました。
dicolony-event-chosen = { $seat }が{ $place }に{ $building }を建てることに決めました。
dicolony-event-built = { $seat }は{ $count ->
    [0] 何も建てませんでした
   *[other] { $sites }を建てました
}。{ $missing ->
    [0] {""}
   *[other] { $unbuilt }を建てる場所はありませんでした。
}
dicolony-event-scored = { $seat }は{ $total }点でした（建物{ $buildings }、指定列{ $bonus }、青の景観{ $blue }、黄の景観{ $yellow }）。
dicolony-event-left = { $seat }が離脱しました。
dicolony-event-ended = { $reason ->
    [last-left] 残ったのが1人だけになり、ゲームが終わりました。
    [abandoned] 残った人がいなくなり、ゲームが終わりました。
   *[scored] 建設と得点計算が終わりました。
}

## メッセージ：ターンとダイス、出来事、そして今大事なこと

dicolony-message-headline = **{ $turn }／{ $turns }ターン** { $dice }
dicolony-message-building = **{ $turns }ターン終了**：建設
dicolony-join-dice = ・
dicolony-message-die-orange = オレンジ{ $number }
dicolony-message-die-red = 赤{ $number }
dicolony-message-die-green = 緑{ $number }
dicolony-message-die-yellow = 黄{ $number }
dicolony-message-laid-out = 建築目標：{ $buildings }　景観：{ $blue }{ $solo ->
    [0] 、競争は{ $yellow }
   *[other] {""}
}
dicolony-message-short = 空き不足：{ $seats }は{ $count ->
    [0] 開拓なし
   *[other] 1マスだけ開拓
}
dicolony-message-cleared = { $seat }が{ $spaces }を開拓
dicolony-message-chosen = { $seat }が{ $sites }決定
dicolony-message-site = { $building }を{ $place }に
dicolony-message-opened = 用紙を公開し、建設に移りました。
dicolony-message-left = { $seat }が離脱しました。
dicolony-message-ended = { $reason ->
    [last-left] 残ったのは1人だけです。
   *[abandoned] 残った人はいません。
}
dicolony-message-about = あなたの記録用紙：{ $what }
dicolony-message-about-cleared = { $few ->
    [0] { $count }マスを開拓
   *[other] { $spaces }を開拓
}
dicolony-message-about-chosen = { $sites }
dicolony-message-about-scored = { $points }点
dicolony-message-lacking = { $near ->
    [0] {""}
   *[other] { $buildings }{ $gone ->
        [0] {""}
       *[other] ｜
    }
}{ $gone ->
    [0] {""}
   *[other] もう建てられない建物：{ $lost }
}
dicolony-join-lacks = 、
dicolony-message-lack = { $building }：{ $count ->
    [0] 建設可能
    [1] あと{ $first }
    [2] あと{ $first }と{ $second }
   *[other] あと{ $count }マス
}

## 断りの言葉

dicolony-refusal-game-over = ゲームは終了しています（ルール26）。
dicolony-refusal-left-already = あなたはこのゲームから離脱しています（裁定A31）。
dicolony-refusal-clear-first = 今は{ $turn }ターン目です。最後のターンまで開拓し、建設はそのあとに行います（ルール26）。
dicolony-refusal-cleared-already = すべてのターンが終わりました。建設を選んでください（ルール17・26）。
dicolony-refusal-finished-already = 記入は終わっています。最後の人が終えるまでは、取り消してやり直せます（ルール24、裁定A24）。
dicolony-refusal-die-used = { $die }のダイスはこのターンに使いました。別のダイスを使ってください（ルール20、裁定A12）。
dicolony-refusal-not-that-die = { $die }のダイスで{ $space }は開拓できません。開拓できるのは、交差するマスか、その行か列の★だけです（ルール21・22）。
dicolony-refusal-die-blocked = { $die }のダイスは、交差するマスも対応する2つの★も開拓済みなので使えません。別のダイスを使ってください（ルール50）。
dicolony-refusal-space-cleared = { $space }は開拓済みです（ルール21・22）。
dicolony-refusal-crossing-free = { $die }のダイスでは、先に交差するマスを開拓します。{ $space }を選べるのはそのあとです（ルール21・22、裁定A13）。
dicolony-refusal-leaves-no-second = { $space }を開拓すると、2マス目を開拓できなくなります。できる限り2マス開拓します（ルール51、裁定A11）。
dicolony-refusal-another-card = 先に{ $card }を建ててください。建設は左のカードから順に行います（ルール27）。
dicolony-refusal-no-such-die = そのダイスはありません（ルール2）。
dicolony-refusal-no-such-space = 記録用紙にそのマスはありません（裁定A1）。
dicolony-refusal-no-such-place = 今は{ $place }に{ $card }を建てられません（ルール27）。

## 終わり方

dicolony-reason-scored = { $decided ->
    [solo] { $winners }の開拓地は{ $points }点になりました。
    [spaces] 同じ{ $points }点で、建物のマスが多い（{ $spaces }マス）{ $winners }の勝利です。
    [landscapes] 得点（{ $points }点）も建物のマス（{ $spaces }マス）も同じで、景観の得点が高い（{ $landscapes }点）{ $winners }の勝利です。
    [shared] 差がつかず、{ $points }点の{ $winners }が勝利を分かち合います。
   *[points] { $points }点を獲得した{ $winners }の勝利です。
}
dicolony-reason-last-left = 最後まで残った{ $winners }の勝利です。
dicolony-reason-abandoned = 全員が離脱したため、勝者はいません。

## 得点の内訳

dicolony-score-card-a = { dicolony-building-a-upper }／{ dicolony-building-a-lower }
dicolony-score-card-b = { dicolony-building-b-upper }／{ dicolony-building-b-lower }
dicolony-score-card-c = { dicolony-building-c-upper }／{ dicolony-building-c-lower }
dicolony-score-card-d = { dicolony-building-d-upper }／{ dicolony-building-d-lower }
dicolony-score-card-e = { dicolony-building-e-upper }／{ dicolony-building-e-lower }
dicolony-score-card-f = { dicolony-building-f-upper }／{ dicolony-building-f-lower }
dicolony-score-card-g = { dicolony-building-g-upper }／{ dicolony-building-g-lower }
dicolony-score-card-h = { dicolony-building-h-upper }／{ dicolony-building-h-lower }
dicolony-score-buildings = 建物
dicolony-score-blue = 青
dicolony-score-yellow = 黄
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
dicolony-option-cards-first-game = 初めての人向けの決まったカード

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
dicolony-landscape-b5 = 開拓か建設をした★
dicolony-landscape-y1 = 中心地からつながる荒地
dicolony-landscape-y2 = 最大の建物のまとまり
dicolony-landscape-y3 = 外周の荒地

## 絵の言葉

dicolony-turn = { $turn }ターン目
dicolony-picture-place = 建てる場所
dicolony-picture-most = 最多
dicolony-picture-shared = 同数
dicolony-picture-second = 2位
dicolony-picture-now = 現在
dicolony-picture-left = 離脱
dicolony-picture-lacks = { $count ->
    [0] 建設可能
   *[other] あと{ $count }マス
}
dicolony-picture-built = { $points }点{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
}
dicolony-picture-explain-rows = 横の行：ダイスの色｜縦の列：出目（開拓済みなら★）
dicolony-picture-explain-letters = 文字のある列：そのカードの建物に+1か+2
dicolony-picture-gone = 建設不可
dicolony-picture-unbuilt = 建設なし

## 絵を言葉で

dicolony-words-title-turn = ターンとダイス
dicolony-words-title-result = 結果
dicolony-words-title-own = あなたの用紙
dicolony-words-title-cards = カード
dicolony-words-title-sheet = { $player }の用紙
dicolony-words-clear = サイコロニー、{ $turn }ターン目（全{ $turns }ターン）です。
dicolony-words-roll = サイコロニー、これから{ $turn }ターン目（全{ $turns }ターン）のダイスを振ります。
dicolony-words-build = サイコロニー、{ $turns }ターンが終わり、全員が建設中です。
dicolony-words-over = サイコロニーは{ $turn }ターン目（全{ $turns }ターン）で終了しました。
dicolony-words-dice = ダイスは{ $dice }です。
dicolony-words-choosing = 記入中：{ $players }。
dicolony-words-finished = 完了：{ $players }。
dicolony-words-resigned = 離脱：{ $players }。
dicolony-words-owed-clear = あと{ $count }マス開拓します。
dicolony-words-owed-build = 次の建物の場所を選んでください。
dicolony-words-used = 使ったダイス：{ $dice }。
dicolony-words-clears = { $die }：{ $count ->
    [0] 開拓できない
   *[other] { $star ->
        [0] そのマスを開拓
       *[other] 開拓済みなので、{ $spaces }を開拓
    }
}
dicolony-join-spaces = か
dicolony-words-choice = { $building }、{ $place }：{ $points }点{ $column ->
    [0] {""}
   *[other] （指定列を含む）
}
dicolony-words-star = 星
dicolony-words-stars = 星の行
dicolony-words-colour-star = { $colour }の星
dicolony-words-number-star = { $number }の星
dicolony-join-rows = 、
dicolony-words-own = あなたの用紙：{ $count ->
    [0] まだ何も開拓していません
   *[other] 開拓地は{ $spaces }
}。
dicolony-words-choices = 選べる場所：{ $places }。
dicolony-words-want = { $building }（{ $place }{ $column ->
    [0] {""}
   *[other] 、指定列を含む
}）：{ $count ->
    [0] 建設可能
   *[other] あと{ $lacks }
}{ $hollow ->
    [0] {""}
   *[other] 、荒地のまま残す：{ $waste }
}。
dicolony-words-gone = もう建てられない建物：{ $buildings }。
dicolony-words-built = 建物：{ $buildings }。
dicolony-words-unbuilt = 場所がなかった建物：{ $buildings }。
dicolony-words-cleared = 開拓地{ $count }マス
dicolony-words-waste = 荒地{ $count }マス
dicolony-words-gap = 空き{ $count }マス
dicolony-join-run = 、
dicolony-join-shape = ／次の行は
dicolony-words-card = カード{ $key }（{ $column }の列で+{ $bonus }）：{ $upper }{ $upper_points }点（{ $upper_shape }）、{ $lower }{ $lower_points }点（{ $lower_shape }）。
dicolony-words-shapes = 形は上の行から、どの行も左端から数えます。回転も反転もしません。
dicolony-words-card-head = カード{ $key }：{ $column }の列を含むと+{ $bonus }点
dicolony-words-card-upper = 上段の{ $upper }（{ $upper_points }点）：{ $upper_shape }
dicolony-words-card-lower = 下段の{ $lower }（{ $lower_points }点）：{ $lower_shape }
dicolony-words-least = { $count }以上で{ $points }点
dicolony-words-most = { $count }以下で{ $points }点
dicolony-join-steps = 、
dicolony-words-blue = 青の景観、{ $landscape }：{ $steps }{ $known ->
    [0] {""}
   *[other] （あなたの今の数：{ $now }）
}。
dicolony-words-yellow = 黄の景観、{ $landscape }：最多{ $most }点、同数の最多は{ $shared }点、2位{ $second }点{ $known ->
    [0] {""}
   *[other] （あなたの今の数：{ $now }）
}。
dicolony-words-layout = 行は上から{ $rows }、列は左から{ $columns }です。星の行と列が交わる中心地は土地ではありません。
dicolony-words-row = { $row }：{ $parts }
dicolony-words-columns = { $kind }{ $columns }
dicolony-words-kind-cleared = 開拓地は
dicolony-words-kind-waste = 荒地は
dicolony-words-kind-built = { $building }は
dicolony-words-sheet = { $player }：{ $count ->
    [0] 開拓地なし
   *[other] 開拓地は{ $spaces }
}。
dicolony-words-score = { $player }：{ $points }点（建物{ $buildings }、指定列{ $bonus }、景観{ $landscapes }）。
dicolony-words-part = { $part }{ $points }
dicolony-words-parts = { $player }：{ $points }点{ $count ->
    [0] {""}
   *[other] （{ $parts }）
}

## 「これは？」：初めての人が知らない言葉

dicolony-term-waste = 荒地
dicolony-term-waste-meaning = まだ開拓していない土地
dicolony-term-clear = 開拓
dicolony-term-clear-meaning = ダイスの色と目が交差するマスに印を付けること
dicolony-term-star = ★
dicolony-term-star-meaning = ダイスのマスが開拓済みのときに、代わりに開拓するマス
dicolony-term-ready = ✓
dicolony-term-ready-meaning = その建物を建てられるようになる印
dicolony-term-gone = ✗
dicolony-term-gone-meaning = その建物を建てられなくなる印
dicolony-term-column = 指定された列
dicolony-term-column-meaning = カードにある列。建物がその列のマスを含むと1～2点多い
dicolony-term-landscape = 景観
dicolony-term-landscape-meaning = 土地の形を点にするカード。青は条件を満たした全員、黄は競争
dicolony-term-sheet = 用紙
dicolony-term-sheet-meaning = 自分だけのマップ。ほかの人には最後のターンのあとに見える
