# 出来事：これだけを読んでもゲームを追えます。

rise-of-tribes-event-began = 開始プレイヤーは{ $seat }さんです。先に{ $points }点に達した人の勝ちです。
rise-of-tribes-event-dealt = { $seat }さんは{ $tribe }を率います。村の費用は{ $village }です。
rise-of-tribes-event-led = { $seat }さんは{ $power }を選びました。
rise-of-tribes-event-placed = { $seat }さんが{ $hex }に部族を{ $count }個置きました。
rise-of-tribes-event-taken = { $seat }さんが{ $why ->
    [pottery] 陶器の力で
    [agriculture] 農業の力で
    [dreamtime] 夢の時の力で
    [discovery] 発見から
    [basketry] かご細工の力で
    [glacier] 氷河の残した
   *[start] {""}
}{ $resource }を{ $count }個得ました。
rise-of-tribes-event-turn-began = { $seat }さんの手番です。
rise-of-tribes-event-village-points = { $seat }さんが村で{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-rolled = { $again ->
    [0] { $seat }さんの出目は
   *[other] { $seat }さんが1個振り直し、出目は
}{ $dice }です。{ $doubles ->
    [0] {""}
   *[other] ぞろ目なのでイベントが起きます。
}
rise-of-tribes-event-used = { $seat }さんが{ $die }のダイスで{ $action }を行います（{ $strength ->
    [weak] 弱
    [strong] 強
   *[plain] 普通
}、{ $use ->
    [gather] 1か所{ $amount }個
    [lead] { $amount }枚
   *[other] { $amount }個まで
}）。{ $light ->
    [0] {""}
   *[other] 闇の灯を使いました。
}
rise-of-tribes-event-spent = { $seat }さんが{ $hex }で{ $die }のダイスを使い、{ $deed ->
    [hunt] マンモスを狩ります。
    [tame] マンモスを飼いならします。
   *[fight] トラを追い払います。
}
rise-of-tribes-event-grown = { $seat }さんの部族が{ $hex }で1個増えました。
rise-of-tribes-event-moved = { $seat }さんの部族{ $count }個が{ $origin }から{ $to }へ移動しました{ $again ->
    [0] 。
   *[other] （2歩目）。
}
rise-of-tribes-event-herded = { $seat }さんがマンモスを{ $hex }へ連れて行きました。
rise-of-tribes-event-driven = { $seat }さんが{ $rival }さんの部族1個を{ $origin }から{ $to }へ追い払いました。
rise-of-tribes-event-gathered = { $seat }さんが{ $hex }で{ $resource }を{ $count }個収穫しました。
rise-of-tribes-event-drawn = { $count ->
    [0] { $seat }さんには引ける目標がもうありません。
   *[other] { $seat }さんが{ $told }を引きました。
}
rise-of-tribes-event-sunk = { $seat }さんが{ $card }を山札の下に置きました。
rise-of-tribes-event-struck = { $hex }で{ $seat }さんの部族が{ $count }個失われました（{ $why ->
    [walls] 石壁
    [ambush] 待ち伏せ
    [spears] 槍
    [tar] タール坑
    [tiger] サーベルタイガー
   *[volcano] 火山
}）。
rise-of-tribes-event-fought = { $hex }に部族が集まりすぎ、紛争です（{ $before }）。1つの部族だけになるまで1個ずつ取り除きます。{ $empty ->
    [0] 残ったのは{ $after }です。
   *[other] 誰も残りませんでした。
}
rise-of-tribes-event-evaded = { $seat }さんの部族1個が{ $hex }へ逃れました。
rise-of-tribes-event-village-lost = { $waits ->
    [0] { $hex }の{ $seat }さんの村がなくなりました。
   *[other] { $hex }の{ $seat }さんの村は、隠れて仲間の帰りを待ちます。
}
rise-of-tribes-event-village-kept = { $seat }さんが{ $hex }の隠れ里を守りました。
rise-of-tribes-event-elder-lost = { $seat }さんの長老も失われ、{ $rival }さんが{ $points }点を得ました。
rise-of-tribes-event-completed = { $seat }さんが{ $card }を達成して{ $points }点を得て、{ $total }点になりました。
rise-of-tribes-event-built = { $seat }さんが{ $hex }に村を建てました（支払い：{ $paid }）。
rise-of-tribes-event-tiles-joined = 最初の村です。タイル{ $count }枚をイベントの山札に加えてシャッフルしました。
rise-of-tribes-event-elder-placed = { $seat }さんの長老が{ $hex }に移りました。
rise-of-tribes-event-consulted = { $seat }さんが{ $rival }さんに{ $resource }を1個渡し、この手番は{ $card }を使えます。
rise-of-tribes-event-bought = { $seat }さんが{ $resource }{ $count }個で{ $tile }を買いました。
rise-of-tribes-event-sacrificed = { $seat }さんが{ $hex }の部族1個と{ $paid }を捧げ、{ $points }点を得ました。
rise-of-tribes-event-studied = { $seat }さんが知識の共有に{ $resource }を1個払いました。
rise-of-tribes-event-traded = { $seat }さんが{ $resource }を{ $wanted }に換えました。
rise-of-tribes-event-given = { $seat }さんが{ $rival }さんに{ $resource }を1個渡しました{ $why ->
    [bounty] （分かち合い）。
   *[chieftain] 。
}
rise-of-tribes-event-revealed = 新しいイベント：{ $tile }。{ $effect }
rise-of-tribes-event-discarded = { $tile }は終わりました。
rise-of-tribes-event-shuffled-back = { $tile }を山札に戻してシャッフルしました。
rise-of-tribes-event-cheaper = { $tile }の値段が{ $price }に下がりました。
rise-of-tribes-event-lies = { $piece ->
    [invaders] 侵略者が{ $hex }に現れました。
    [mammoth] マンモスが{ $hex }にいます。
    [tiger] サーベルタイガーが{ $hex }に現れました。
    [volcano] { $hex }に火山ができました。
   *[glacier] 氷河は{ $hex }にあります。
}
rise-of-tribes-event-invaders-grew = 侵略者が{ $count }個に増えました。
rise-of-tribes-event-invaders-beaten = 最後の侵略者がいなくなりました。{ $winner ->
    [0] 誰も点を得ません。
   *[other] { $seat }さんが{ $points }点を得ました。
}
rise-of-tribes-event-hunted = { $seat }さんがマンモスを狩り、食料{ $food }個と{ $points }点を得ました。
rise-of-tribes-event-tamed = { $seat }さんが食料{ $food }個でマンモスを飼いならし、{ $points }点を得ました。
rise-of-tribes-event-tiger-beaten = { $seat }さんが{ $hex }の部族1個と引き換えにトラを追い払い、{ $points }点を得ました。
rise-of-tribes-event-mammoth-lost = マンモスのそばに{ $seat }さんの部族がいなくなり、マンモスと{ $points }点を失いました。
rise-of-tribes-event-erupted = 火山の近くの{ $seat }さんが石を{ $count }個得ました。
rise-of-tribes-event-ice-grew = 氷河の石が{ $count }個になりました。
rise-of-tribes-event-ice-gone = { $hex }の氷河が消え、石が{ $count }個残りました。
rise-of-tribes-event-auction-began = 族長の競りが始まります。勝者は{ $points }点、{ $high }個以上なら{ $high_points }点です。
rise-of-tribes-event-bid-made = { $seat }さんが{ $amount }個を宣言しました。
rise-of-tribes-event-passed = { $seat }さんは{ $why ->
    [bid] 競りから降りました。
   *[settle] 村を建てませんでした。
}
rise-of-tribes-event-auction-won = { $seat }さんが{ $amount }個で族長を競り落とし、{ $points }点を得ました。
rise-of-tribes-event-left = { $seat }さんがゲームから抜け、部族と村をすべて取り除きました。
rise-of-tribes-event-ended = { $reason ->
    [points] ただちにゲーム終了です。
    [turns] 長い戦いでしたが、ここでゲーム終了です。
   *[last-left] ゲーム終了です。残ったのは1人だけです。
}
