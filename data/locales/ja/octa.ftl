# オクタ（日本語）。ルールと裁定の番号は docs/rules/octa.md のものです。

octa-title = オクタ
octa-tagline = 8本のルート
octa-description = 共通のフタから同じ目のダイスをまとめて取り、同じ番号のルートを個数分進みます。2～5人、5～8ラウンド。

## 選択肢の意味：ボタンと /game move の候補

octa-action-pick = { $number }：{ octa-count-dice }、{ $full ->
    [0] { $old ->
        [0] { $space }のマスへ
       *[other] { $old }から{ $space }のマスへ
    }
   *[other] マーカーは{ $space }のマスのまま
}
octa-count-dice = { $count }個
octa-action-roll = 2d4を振る
octa-action-turn = { $number }を1個{ $to }に回す（{ $to }は{ $there }個に）｜{ octa-back }
octa-action-reroll = { $number }の目{ octa-count-dice }を振り直す｜{ octa-back }
octa-back = ルート{ $route }のマーカーは{ $space ->
    [0] 外
   *[other] { $space }
}に戻る
octa-action-done = 手番を終える

## 選択肢のまとまりと、項目ごとの問い

octa-kind-pick = ピックする
octa-kind-roll = 2d4を振る
octa-kind-turn = ダイスを回す
octa-kind-reroll = 振り直す
octa-kind-done = 手番を終える
octa-field-pick-number = どの目をピックしますか？
octa-value-pick-number = { $value }
octa-field-turn-number = どの目のダイスを回しますか？
octa-value-turn-number = { $value }の目
octa-field-turn-to = どの目にしますか？
octa-value-turn-to = { $value }にする
octa-field-turn-route = どのマーカーを1マス戻しますか？
octa-value-turn-route = ルート{ $value }のマーカー
octa-field-reroll-number = どの目のダイスを振り直しますか？
octa-value-reroll-number = { $value }の目
octa-field-reroll-route = どのマーカーを1マス戻しますか？
octa-value-reroll-route = ルート{ $value }のマーカー

## 問い

# 第3ラウンドからは説明が要らない。
octa-prompt-act = 第{ $round }ラウンド（全{ $rounds }）。{ $round ->
    [1] { octa-prompt-how }
   *[other] 目を1つピックするか、2d4を振ります。
}{ $extras ->
    [0] {""}
   *[other] { $round ->
        [1] { octa-prompt-beside }
       *[other] {""}
    }
}
octa-prompt-how = 目を1つピックすると、共通のフタからその目のダイスをすべて取り、同じ番号のルートを個数分進みます。2d4を振ってもかまいません（ルート1～4）。チップは、取った人のマスにその数を足します。ボタンは「目：個数→マス、+点」で、★は単独首位、=は同点首位、「終了」は手番が終わる印です。
octa-prompt-beside = その前後に、ダイスを1個回すことも、目を1つ振り直すこともできます（1回ずつ。それぞれマーカーを1マス戻します）。
octa-prompt-last-resort = 第{ $round }ラウンド（全{ $rounds }）。フタが空なので、2d4を振ります。
octa-prompt-extras = { $rolled ->
    [0] {""}
   *[other] 2d4の出目は{ $thrown }です。
}{ $left ->
    [turn] マーカーを1マス戻して、フタのダイスを1個回せます。
    [reroll] マーカーを1マス戻して、フタの目を1つ振り直せます。
   *[both] フタのダイスを1個回すことも、目を1つ振り直すこともできます（それぞれマーカーを1マス戻します）。
}
octa-prompt-wait = 今は決めることがありません。

## プラン：パネルのボタンですること

octa-plan-pick = { $number }：{ $count }個→{ $space }、+{ $gain }{ octa-plan-leads }{ octa-plan-ends }
octa-plan-leads = { $leads ->
    [0] {""}
    [2] =
   *[other] ★
}
octa-plan-ends = { $ends ->
    [0] {""}
   *[other] ｜終了
}
octa-plan-roll = 2d4を振る
octa-plan-wins = { $rolls ->
    [1] 2d4を振る
   *[other] { $picks ->
        [0] ゲームを終える
       *[other] { $turned ->
            [0] { $picks }をピック
           *[other] { $turned }を{ $picks }に回して{ $picks }をピック
        }
    }
}：勝ち
octa-plan-done = { $ends ->
    [0] 手番を終える
   *[other] 手番とラウンドを終える
}
octa-plan-turn-pick = { $number }→{ $to }、{ $to }：{ $there }個→{ $lands }、{ $loss ->
    [0] +{ $gain }
   *[other] −{ $loss }
}{ octa-plan-leads }｜{ octa-pays }{ octa-plan-ends }
octa-plan-turn = { $number }→{ $to }（{ $there }個に）｜{ octa-pays }
octa-plan-reroll = { $number }の目{ $count }個を振り直す｜{ octa-pays }
octa-pays = ルート{ $route }は{ $space ->
    [0] 外
   *[other] { $space }
}へ
octa-pick-turn = { $both ->
    [0] ダイスを回す…
   *[other] ダイスを回す／目を振り直す…
}
octa-pick-reroll = 目を振り直す…

## メッセージ：見出し、プレイヤーごとに1行、ラウンドごとに1行、失いそうな点、呼びかけ

octa-message-headline = **R{ $round }／{ $rounds }**｜{ $points }
octa-message-total = { $seat }{ $points }
octa-join-scores = 、
octa-message-player = { $seat } { $deeds }{ $lead ->
    [0] {""}
   *[other] ★
}
octa-join-deeds = ｜
octa-message-after = { $extras }、{ $deed }
octa-message-picked = { $number }を{ $count }個ピック、{ $stays ->
    [0] { $space }のマスへ
   *[other] もう終点
}
    .pictured = { $number }×{ $count } → { $stays ->
        [0] { $space }
       *[other] もう終点
    }
octa-message-thrown = 2d4は{ $dice }{ $count ->
    [0] {""}
   *[other] で、{ $spaces }のマスへ
}
    .pictured = { $dice } → { $spaces }
octa-join-dice = ・
octa-message-turned = { $number }→{ $to }
octa-message-rerolled = { $number }を振り直し
octa-message-round = R{ $round }：親は{ $seat }、チップ{ $route }（+{ $bonus }）、{ $count ->
    [0] ダイスなし
   *[other] ダイス{ $count }個
}
octa-message-left = { $seat }が離脱し、マーカーを取り除きました。
octa-message-threatened = ⚠ ほかの人のピックで失う点：{ $routes }
octa-message-threat = ルート{ $route } −{ $points }
octa-message-about = { $what }
octa-message-about-lost = 首位を失ったルート：{ $count ->
   *[other] { $routes }
}
octa-message-about-won = 首位を得たルート：{ $count ->
   *[other] { $routes }
}
octa-message-about-points = あなたの点数：{ $was } → { $now }
octa-call-act = ピックか2d4
octa-call-last-resort = 2d4を振る
octa-call-extras = 追加アクションか終了

## 出来事：これだけを読んでもゲームを追えます

octa-event-began = 最初の親は{ $seat }です。全部で{ $rounds }ラウンドです。
octa-event-chip-taken = 第{ $round }ラウンド：親の{ $seat }がルート{ $route }のチップ（+{ $bonus }）を取りました。
octa-event-sorted = { $count ->
    [0] 誰もピックしなかったので、ダイスは振りませんでした。
   *[other] { $seat }がダイスを{ $count }個振りました。
}フタの中：{ $lid }。
octa-heap = { $number }が{ $count }個
octa-event-picked = { $seat }が{ $number }の目を{ octa-count-dice }ピックし、{ $stays ->
    [0] { $old ->
        [0] ルート{ $number }の{ $space }のマスにマーカーを置きました。
       *[other] ルート{ $number }を{ $old }から{ $space }へ進みました。
    }
   *[other] ルート{ $number }のマーカーは終点のままでした。
}
octa-event-thrown = { $seat }が2d4を振り、出目は{ $dice }でした。
octa-event-advanced = { $stays ->
    [0] { $old ->
        [0] { $seat }がルート{ $route }の{ $space }のマスにマーカーを置きました。
       *[other] { $seat }がルート{ $route }を{ $old }から{ $space }へ進みました。
    }
   *[other] ルート{ $route }の{ $seat }のマーカーは終点のままでした。
}
octa-event-turned = { $seat }がルート{ $route }のマーカーを{ $space ->
    [0] ルートの外
   *[other] { $space }のマス
}に戻し、{ $number }のダイスを1個{ $to }に回しました。
octa-event-rerolled = { $seat }がルート{ $route }のマーカーを{ $space ->
    [0] ルートの外
   *[other] { $space }のマス
}に戻し、{ $number }の目を{ octa-count-dice }振り直しました。
octa-event-sorted-again = 出目は{ $dice }でした。
octa-event-left = { $seat }が離脱し、マーカーをすべて取り除きました。
octa-event-scored = { $seat }は{ $total }点でした{ $total ->
    [0] {""}
   *[other] （{ $routes }）
}。1位のルートは{ $firsts }本です。
octa-route-points = ルート{ $route }が{ $points }点
octa-event-ended = { $reason ->
    [last-left] ゲーム終了です。残ったのは1人だけです。
   *[rounds] ゲーム終了です。最後のラウンドが終わりました。
}

## 断りの言葉

octa-refusal-game-over = ゲームは終了しています（裁定A15）。
octa-refusal-left-already = あなたはこのゲームから離脱しています（裁定A28）。
octa-refusal-not-your-turn = 今は{ $player }の手番です（ルール12・19）。
octa-refusal-acted-already = この手番ではもうピックか2d4を済ませました（ルール15）。
octa-refusal-act-first = 先にピックするか、2d4を振ってください（ルール13）。
octa-refusal-no-dice = フタに{ $number }の目のダイスはありません（裁定A6・A21）。
octa-refusal-no-extras = この卓では追加アクションを使いません（ルール16、選択ルール）。
octa-refusal-turned-already = この手番ではもうダイスを回しました（ルール17）。
octa-refusal-rerolled-already = この手番ではもう振り直しました（ルール17）。
octa-refusal-no-marker-at-all = 戻せるマーカーが1つもありません（裁定A11）。
octa-refusal-no-marker = ルート{ $route }に、戻せる自分のマーカーがありません（裁定A11・A20）。
octa-refusal-not-neighbours = { $number }のダイスは隣の目にしか回せません。{ $to }にはできません（裁定A10）。

## 終わり方

octa-reason-points = { $points }点で{ $winners }の勝利です。
octa-reason-first-places = 同じ{ $points }点どうしで、1位のルートが多い（{ $firsts }本）{ $winners }の勝利です。
octa-reason-extras = 同じ{ $points }点、1位のルートも同じ{ $firsts }本で、戻したマスが少ない（{ $given }マス）{ $winners }の勝利です。
octa-reason-shared = 差がつかず、{ $points }点の{ $winners }が勝利を分かち合います。
octa-reason-last-left = 最後に残った{ $winners }の勝利です。
octa-story-contested = いちばん争われたのはルート{ $place }で、首位が{ $count }回入れ替わりました。

## 新しいバージョンのルールで直したこと

octa-upgrade-2 = 2人では最後のラウンドのチップが1マスに、5人では第1～5ラウンドのチップが順に2・1・1・2・3マスになりました。どの席も勝ちやすさがほぼ同じになります。もう取ったチップは2マスのままです（裁定A13・A29）。
octa-upgrade-3 = 4人では最後のラウンドのチップが3マスになりました。4つの席の勝ちやすさがほぼ同じになります。もう取ったチップの値は変わりません（裁定A13・A29）。
octa-upgrade-4 = 5人では第1～5ラウンドのチップが順に1・1・1・2・2マスになりました。5つの席の勝ちやすさがほぼ同じになります。もう取ったチップの値は変わりません（裁定A13・A29）。

## 得点の内訳

octa-score-route-1 = ルート1
octa-score-route-2 = ルート2
octa-score-route-3 = ルート3
octa-score-route-4 = ルート4
octa-score-route-5 = ルート5
octa-score-route-6 = ルート6
octa-score-route-7 = ルート7
octa-score-route-8 = ルート8

## ヒントの理由

octa-hint-steps = ルートを約{ $by }マス多く進む

## オプション

octa-option-length = 長さ
octa-option-length-full = 標準：最大8ラウンド
octa-option-length-short = 短い：3～5ラウンド
octa-option-additional-actions = 追加アクション（独自の補完）
octa-option-host-begins = 最初に参加した人から始め、最後の人が親（「なし」なら、くじで決める）

## 絵の言葉

octa-picture-round = ラウンド
octa-picture-left = 離脱
octa-picture-box = ハコ

## 絵を言葉で

octa-words-title-round = ラウンドとフタ
octa-words-title-routes = ルート
octa-words-title-players = プレイヤー
octa-words-turn = オクタ、第{ $round }ラウンド（全{ $rounds }）、{ $turn }手番目、{ $own ->
    [0] { $player }の番
   *[other] あなたの番
}です。
octa-words-over = オクタは第{ $round }ラウンド（全{ $rounds }）、{ $turn }手番で終了しました。最後の手番は{ $player }です。
octa-words-stage-roll = これからダイスを振ります。
octa-words-stage-act = 目を1つピックするか、2d4を振ります。
octa-words-stage-last-resort = フタが空なので、2d4を振ります。
octa-words-stage-extras = 追加アクションをするか、手番を終えます。
octa-words-thrown = 2d4の出目は{ $dice }。
octa-words-hand = これから{ $dice }個を振り直します。
octa-words-turned = この手番でダイスを1個回しました。
octa-words-rerolled = この手番で目を1つ振り直しました。
octa-words-dealer = 親（最後に手番）：{ $player }。
octa-words-heap = { $number }が{ $count }個
octa-words-lid = { $heaps ->
    [0] フタは空
   *[other] フタは{ $lid }
}、ハコは{ $box }個。
octa-words-number = { $number }の目：{ octa-count-dice }{ $brings ->
    [0] {""}
   *[other] 、{ $pick }
}
octa-words-pick = マーカーは{ $full ->
    [0] { $old ->
        [0] { $space }のマスへ
       *[other] { $old }から{ $space }のマスへ
    }
   *[other] 終点のまま
}、+{ $gain }点{ $lead ->
    [alone] 、単独首位
    [tied] 、同点首位
   *[no] {""}
}
octa-words-empty = ダイスのない目：{ $numbers }
octa-words-box = ハコ（このラウンドのピック）：{ $box }個
octa-words-rest = このラウンドでこのあと手番の人：{ $players }
octa-words-spaces = マーカーのマス（1～{ $spaces }）と、今の点：
octa-words-marker = { $space ->
    [0] { $player } マーカーなし（チップ{ $bonus }）
   *[other] { $player } { $space }{ $bonus ->
        [0] {""}
       *[other] +チップ{ $bonus }
    }
}{ $points ->
    [0] {""}
   *[other] （{ $tied ->
        [0] { $points }点
       *[other] 同順位、{ $points }点
    }）
}
octa-join-markers = 、
octa-words-route = ルート{ $route }：{ $markers }
octa-words-nobody = マーカーのないルート：{ $routes }
octa-words-at = { $route }が{ $space }
octa-words-chip = ルート{ $route }に+{ $bonus }
octa-words-player = { $player }：{ $points }点、1位{ $firsts }本、{ $markers ->
    [0] マーカーなし
   *[other] マーカーはルート{ $spaces }
}{ $held ->
    [0] {""}
   *[other] 、チップは{ $chips }
}{ $given ->
    [0] {""}
   *[other] 、戻したマス{ $given }
}。
octa-words-left = { $player }は離脱しました。

## 「これは？」：初めての人が知らない言葉

octa-term-lid = フタ
octa-term-lid-meaning = 全員で使うダイス置き場。ダイスは目ごとに分けてある
octa-term-route = ルート
octa-term-route-meaning = 番号ごとに1本ある、10マスの道。マーカーが進む
octa-term-marker = マーカー
octa-term-marker-meaning = ルートを進む自分のコマ。8本のルートに1個ずつ
octa-term-chip = チップ
octa-term-chip-meaning = 最後の得点で、持ち主のそのルートのマスに足す数
octa-term-leads = ★
octa-term-leads-meaning = この行動のあと、そのルートの単独首位になる印
octa-term-tied = =
octa-term-tied-meaning = この行動のあと、そのルートの同点首位になる印
octa-term-d4 = 2d4
octa-term-d4-meaning = ピックの代わりに振る4面ダイス2個。ルート1～4を進む
octa-term-round = ラウンド
octa-term-round-meaning = 全員が1手番ずつ行うまで。親が最後

# 予約が比べるもの：予約のときと今。
octa-compared-behind = { $now ->
    [-1] 今はもっとよい行動がある（差は約1点）
   *[other] 今はもっとよい行動がある（差は数点）
}
octa-compared-lead = { $now ->
    [0] 首位ではなくなっている
   *[other] 今は同点首位
}
