# オクタ（日本語）。ルールと裁定の番号は docs/rules/octa.md のものです。

octa-title = オクタ
octa-description = 共通のフタから同じ目のダイスをまとめて取り、同じ番号のルートを個数分進みます。2～5人、5～8ラウンド。

## 選択肢の意味：ボタンと /game play の候補

octa-action-pick = { $number }：{ octa-count-dice }、{ $full ->
    [0] { $old ->
        [0] { $space }のマスへ
       *[other] { $old }から{ $space }のマスへ
    }
   *[other] マーカーは{ $space }のマスのまま
}
octa-count-dice = { $count }個
octa-action-roll = 2d4を振る
octa-action-turn = { $number }を1個{ $to }に回す（{ $to }は{ $there }個に）· { octa-back }
octa-action-reroll = { $number }の{ octa-count-dice }を振り直す · { octa-back }
octa-back = ルート{ $route }のマーカーは{ $space ->
    [0] 外
   *[other] { $space }
}に戻る
octa-action-done = 終わる

## 選択肢のまとまりと、項目ごとの問い

octa-kind-pick = ピックする
octa-kind-roll = 2d4を振る
octa-kind-turn = ダイスを回す
octa-kind-reroll = 振り直す
octa-kind-done = 終わる
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

octa-prompt-act = 第{ $round }ラウンド（全{ $rounds }）。目をひとつ選んでください。その目のダイスは全部ハコに移り、マーカーが同じ番号のルートを個数分進みます。代わりに2d4を振って、ルート1～4を進むこともできます。{ $extras ->
    [0] {""}
   *[other] その前かあとに、マーカーを1マスずつ戻して、ダイスを回すことと目の振り直しを1回ずつ行えます。
}
octa-prompt-last-resort = 第{ $round }ラウンド（全{ $rounds }）。フタが空なので、2d4を振るしかありません。
octa-prompt-extras = { $rolled ->
    [0] {""}
   *[other] 2d4の出目は{ $thrown }です。
}マーカーを1マス戻して、{ $left ->
    [turn] フタのダイスを1個回せます
    [reroll] フタの目をひとつ振り直せます
   *[both] フタのダイスを1個回すことと、目をひとつ振り直すことができます
}。「終わる」で手番が終わります。
octa-prompt-wait = 今は決めることがありません。

## 出来事：これだけを読んでもゲームを追えます

octa-event-began = 最初の親は{ $seat }さんです。全部で{ $rounds }ラウンドです。
octa-event-chip-taken = 第{ $round }ラウンド：親の{ $seat }さんがルート{ $route }のチップを取りました。
octa-event-sorted = { $count ->
    [0] 誰もピックしなかったので、ダイスは振りません。
   *[other] { $seat }さんがダイスを{ $count }個振りました。
}フタの中：{ $lid }。
octa-heap = { $number }が{ $count }個
octa-event-picked = { $seat }さんが{ $number }の目を{ octa-count-dice }ピックしました。{ $stays ->
    [0] { $old ->
        [0] ルート{ $number }の{ $space }のマスにマーカーを置きます。
       *[other] ルート{ $number }を{ $old }から{ $space }へ進みます。
    }
   *[other] ルート{ $number }のマーカーはもう終点にいます。
}
octa-event-thrown = { $seat }さんの2d4の出目は{ $dice }です。
octa-event-advanced = { $stays ->
    [0] { $old ->
        [0] { $seat }さんがルート{ $route }の{ $space }のマスにマーカーを置きました。
       *[other] { $seat }さんがルート{ $route }を{ $old }から{ $space }へ進みました。
    }
   *[other] ルート{ $route }の{ $seat }さんのマーカーはもう終点にいます。
}
octa-event-turned = { $seat }さんがルート{ $route }のマーカーを{ $space ->
    [0] ルートの外
   *[other] { $space }のマス
}に戻し、{ $number }のダイスを1個{ $to }に回しました。
octa-event-rerolled = { $seat }さんがルート{ $route }のマーカーを{ $space ->
    [0] ルートの外
   *[other] { $space }のマス
}に戻し、{ $number }の目を{ octa-count-dice }振り直しました。
octa-event-sorted-again = 出目は{ $dice }です。
octa-event-left = { $seat }さんがゲームから抜け、マーカーをすべて取り除きました。
octa-event-scored = { $seat }さんは{ $total }点です{ $total ->
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
octa-refusal-left-already = あなたはこのゲームから抜けています（裁定A28）。
octa-refusal-not-your-turn = 今は{ $player }さんの手番です（ルール12・19）。
octa-refusal-acted-already = この手番ではもうピックか2d4を済ませました（ルール15）。
octa-refusal-act-first = 先にピックするか、2d4を振ってください（ルール13）。
octa-refusal-no-dice = フタに{ $number }の目のダイスはありません（裁定A6・A21）。
octa-refusal-no-extras = このテーブルでは追加アクションを使いません。
octa-refusal-turned-already = この手番ではもうダイスを回しました（ルール17）。
octa-refusal-rerolled-already = この手番ではもう振り直しました（ルール17）。
octa-refusal-no-marker-at-all = 戻せるマーカーがひとつもありません（裁定A11）。
octa-refusal-no-marker = ルート{ $route }に、戻せる自分のマーカーがありません（裁定A11・A20）。
octa-refusal-not-neighbours = { $number }のダイスは隣の目にしか回せません。{ $to }にはできません（裁定A10）。

## 終わり方

octa-reason-points = { $points }点の{ $winners }さんが勝利しました。
octa-reason-first-places = 同じ{ $points }点どうしで、1位のルートが多い（{ $firsts }本）{ $winners }さんの勝利です。
octa-reason-extras = 同じ{ $points }点、1位のルートも同じ{ $firsts }本で、戻した歩数が少ない（{ $given }歩）{ $winners }さんの勝利です。
octa-reason-shared = 差がつかず、{ $points }点の{ $winners }さんが勝利を分け合います。
octa-reason-last-left = 最後に残った{ $winners }さんの勝利です。

## 得点の内訳

octa-score-route-1 = ルート1
octa-score-route-2 = ルート2
octa-score-route-3 = ルート3
octa-score-route-4 = ルート4
octa-score-route-5 = ルート5
octa-score-route-6 = ルート6
octa-score-route-7 = ルート7
octa-score-route-8 = ルート8

## オプション

octa-option-length = 長さ
octa-option-length-full = ふつう：最大8ラウンド
octa-option-length-short = 短い：3～5ラウンド
octa-option-additional-actions = 追加アクション（独自の補完）

## 絵の言葉

octa-picture-round = ラウンド
octa-picture-points = 得点
octa-picture-parent = 親
octa-picture-left = 退席
octa-picture-box = ハコ
octa-picture-tray = 2d4
octa-picture-first = 1位
octa-picture-second = 2位
octa-picture-chip = チップ
octa-picture-stage-roll = ロール待ち
octa-picture-stage-act = ピックか2d4
octa-picture-stage-last-resort = 2d4を振る
octa-picture-stage-extras = 追加アクション
octa-picture-alt-turn = オクタ、第{ $round }ラウンド（全{ $rounds }）、第{ $turn }手番、{ $player }さんの番です。親は{ $parent }さん。
octa-picture-alt-over = オクタ、{ $turn }手番で終了、{ $winners }さんの勝利です。
octa-picture-alt-dice = { $heaps ->
    [0] フタは空
   *[other] フタは{ $lid }
}、ハコは{ $box }個。
octa-picture-alt-hand = これから{ $dice }個を振り直します。
octa-picture-alt-thrown = 2d4の出目は{ $dice }。
octa-picture-alt-player = { $player }さん：{ $points }点、1位{ $firsts }本{ $held ->
    [0] {""}
   *[other] 、チップ{ $chips }
}、{ $markers ->
    [0] マーカーなし
   *[other] マーカー（ルート:マス）{ $spaces }
}。
octa-picture-alt-left = { $player }さんは抜けました。
